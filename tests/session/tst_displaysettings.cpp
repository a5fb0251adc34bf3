// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DisplaySettings.h"
#include "support/TestMain.h"

#include <QColor>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leadline;
using app::DisplaySettings;

class DisplaySettingsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit()));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("leadline"));
        QCoreApplication::setApplicationName(QStringLiteral("leadline"));
    }
    void init() { QSettings().clear(); }

    void atFirstEchoesAreAsRecorded()
    {
        const DisplaySettings display;
        QVERIFY(display.shaping().isOff());
        QCOMPARE(display.rangeGain(), 1.0);
        QCOMPARE(display.smoothing(), 1);
        QCOMPARE(display.gainStart(), 0);
        QVERIFY(display.deviceLine() && display.bottomLine());
    }

    void theyAreKept()
    {
        {
            DisplaySettings display;
            display.setRangeGain(2.5);
            display.setSmoothing(4);
            display.setGainStart(30);
            display.setBottomLine(false);
            display.setImperial(true);
            display.setThreshold(30);
            display.setTargetsOnBottom(true);
        }
        const DisplaySettings again;
        QCOMPARE(again.rangeGain(), 2.5);
        QCOMPARE(again.smoothing(), 4);
        QCOMPARE(again.shaping(),
                 (echo::EchoShaping{.rangeGain = 2.5, .gainStart = 0.3, .smoothing = 4}));
        QVERIFY(again.imperial());
        QVERIFY(!again.bottomLine());
        QVERIFY(again.deviceLine());
        QCOMPARE(again.threshold(), 30);
        QVERIFY(again.targetsOnBottom());
    }

    void eachSectorWidthKeepsItsFan()
    {
        {
            DisplaySettings display;
            QVERIFY(!display.isFan(90) && !display.isFan(-1));
            display.setFan(90, true);
            display.setFan(120, true);
            display.setFan(60, false);
            display.setFan(120, false);
        }
        DisplaySettings display;
        QVERIFY(display.isFan(90) && !display.isFan(60) && !display.isFan(120));
        // The device rounds the ends of a sector to its gradians.
        QVERIFY(display.isFan(90.9) && display.isFan(89.1) && !display.isFan(59.4));
        // Another width is as it was chosen last.
        QVERIFY(!display.isFan(45));
        display.setFan(30, true);
        QVERIFY(display.isFan(45) && !display.isFan(60));
        display.reset();
        for (const double width : {30.0, 45.0, 90.0})
            QVERIFY(!display.isFan(width));
    }

    void theBottomZoomHasRoundHeightsInBothUnits()
    {
        {
            DisplaySettings display;
            QVERIFY(!display.bottomZoom());
            display.setImperial(false);
            QCOMPARE(display.bottomZoomHeights(), QList({1.0, 2.0, 3.0, 5.0, 10.0}));
            QCOMPARE(display.bottomZoomM(), 3.0);
            display.setBottomZoom(true);
            display.setBottomZoomHeight(9);
            QCOMPARE(display.bottomZoomM(), 10.0);
            display.setBottomZoomHeight(3);
        }
        DisplaySettings again;
        QVERIFY(again.bottomZoom());
        QCOMPARE(again.bottomZoomM(), 5.0);
        again.setImperial(true);
        QList<double> feet;
        for (const double height : again.bottomZoomHeights())
            feet += std::round(height / 0.3048 * 1000) / 1000;
        QCOMPARE(feet, QList({3.0, 6.0, 10.0, 15.0, 30.0}));
        again.reset();
        QVERIFY(!again.bottomZoom());
        QCOMPARE(again.bottomZoomHeight(), 2);
    }

    void resetTakesBackAllButUnits()
    {
        DisplaySettings display;
        display.setPalette("ice");
        display.setRangeGain(3);
        display.setSmoothing(8);
        display.setTargetsOnBottom(true);
        display.setImperial(true);
        display.reset();
        QVERIFY(display.shaping().isOff());
        QCOMPARE(display.palette(), QStringLiteral("theme"));
        QCOMPARE(display.persistence(), DisplaySettings::Persistence::Three);
        QCOMPARE(display.detail(), DisplaySettings::Detail::Largest);
        QCOMPARE(display.averaging(), DisplaySettings::Averaging::Off);
        QVERIFY(!display.interpolation());
        QVERIFY(!display.targetsOnBottom());
        QVERIFY(display.imperial());
        QVERIFY(DisplaySettings().shaping().isOff());
    }

    void persistenceGoesRoundAndTakesOverFromTheFadeOfBefore()
    {
        using Persistence = DisplaySettings::Persistence;
        QCOMPARE(DisplaySettings().persistence(), Persistence::Three);
        QSettings().setValue("display/fade", true);
        QCOMPARE(DisplaySettings().persistence(), Persistence::Three);
        // Who did not want old echoes to fade keeps them.
        QSettings().setValue("display/fade", false);
        QCOMPARE(DisplaySettings().persistence(), Persistence::All);
        {
            DisplaySettings display;
            display.nextPersistence(1);
            QCOMPARE(display.persistence(), Persistence::One);
            display.nextPersistence(-1);
            QCOMPARE(display.persistence(), Persistence::All);
            display.nextPersistence(-1);
        }
        QCOMPARE(DisplaySettings().persistence(), Persistence::Ten);
    }

    void whatIsAppliedToSweepsIsSaid()
    {
        DisplaySettings display;
        QCOMPARE(display.appliedToSweeps(), QString());
        display.setAveraging(DisplaySettings::Averaging::Ten);
        display.setInterpolation(true);
        display.setDetail(DisplaySettings::Detail::Mean);
        QCOMPARE(display.appliedToSweeps(), QStringLiteral("mean of 10 sweeps · interpolated"));
        QCOMPARE(display.applied(), QStringLiteral("mean of samples"));
        QCOMPARE(display.shaping().sweeps, 10);
    }

    void tvgByPhysicsAndByThePicture()
    {
        using Spreading = echo::RangeCompensation::Spreading;
        DisplaySettings display;
        QCOMPARE(display.applied(), QString());
        display.setTvg(DisplaySettings::Tvg::Log20);
        QCOMPARE(display.shaping().compensation.spreading, Spreading::Area);
        QCOMPARE(display.applied(), QStringLiteral("TVG 20 log R"));
        display.setTvg(DisplaySettings::Tvg::Log40);
        QCOMPARE(display.shaping().compensation.spreading, Spreading::Target);
        display.setTvg(DisplaySettings::Tvg::RangeAverage);
        QVERIFY(display.shaping().averageRemoved && display.shaping().compensation.isOff());
        QCOMPARE(display.shaping().rangeGain, 1.0);
        display.setTvg(DisplaySettings::Tvg::Linear);
        QCOMPARE(display.shaping().rangeGain, 2.0);
        display.setNoiseFilter(DisplaySettings::NoiseFilter::SpikesAndSpeckle);
        QCOMPARE(display.shaping().filter, echo::EchoShaping::Filter::SpikesAndSpeckle);
        QCOMPARE(display.applied(), QStringLiteral("TVG linear · spikes and speckle filtered"));
        const DisplaySettings again;
        QCOMPARE(again.tvg(), DisplaySettings::Tvg::Linear);
        QCOMPARE(again.noiseFilter(), DisplaySettings::NoiseFilter::SpikesAndSpeckle);
    }

    void aRangeGainOfBeforeIsLinear()
    {
        QSettings().setValue("display/rangeGain", 3);
        const DisplaySettings display;
        QCOMPARE(display.tvg(), DisplaySettings::Tvg::Linear);
        QCOMPARE(display.shaping().rangeGain, 3.0);
    }

    void everyChangeIsToldOnce()
    {
        DisplaySettings display;
        const QSignalSpy changed(&display, &DisplaySettings::changed);
        display.setRangeGain(2);
        display.setRangeGain(2.04); // tenths
        display.setSmoothing(2);
        display.setSmoothing(2);
        QCOMPARE(changed.size(), 2);
    }

    void valuesStayInTheirBounds()
    {
        DisplaySettings display;
        display.setRangeGain(100);
        QCOMPARE(display.rangeGain(), 8.0);
        display.setRangeGain(-3);
        QCOMPARE(display.rangeGain(), 1.0);
        display.setRangeGain(qQNaN());
        QCOMPARE(display.rangeGain(), 1.0);
        display.setSmoothing(0);
        QCOMPARE(display.smoothing(), 1);
        display.setSmoothing(99);
        QCOMPARE(display.smoothing(), 8);
        // What others wrote into the settings is no better.
        QSettings().setValue("display/rangeGain", "nan");
        QSettings().setValue("display/smoothing", -7);
        const DisplaySettings again;
        QVERIFY(again.shaping().isOff());
    }

    void everyPaletteHasItsColours()
    {
        const QDir folder(m_folder.path() + "/leadline/colormaps");
        QVERIFY(folder.mkpath("."));
        QFile file(folder.filePath("mine.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("#102030\n#f0e0d0\n"), 16);
        file.close();
        const DisplaySettings display;
        QVERIFY(display.palettes().contains("mine"));
        for (const QString& palette : display.palettes()) {
            const QStringList stops = display.stopsOf(palette);
            QVERIFY2(stops.size() == 9, qPrintable(palette));
            for (const QString& stop : stops)
                QVERIFY(QColor::isValidColor(stop));
        }
        QCOMPARE(display.stopsOf("mine").first(), QStringLiteral("#102030"));
        QCOMPARE(display.stopsOf("mine").last(), QStringLiteral("#f0e0d0"));
        QCOMPARE(display.stopsOf("grey").first(), QStringLiteral("#000000"));
        QCOMPARE(display.stopsOf("grey").last(), QStringLiteral("#ffffff"));
        QVERIFY(display.stopsOf("there is none").isEmpty());
    }

private:
    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(DisplaySettingsTest)
#include "tst_displaysettings.moc"
