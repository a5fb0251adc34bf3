// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "measure/PolarMeasure.h"
#include "support/TestMain.h"

#include <QSettings>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// What stands on the plot for good: labels, signs, pins and blocks, with what may not lie on it.
QRectF placeOf(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

} // namespace

/// Tests the fan in the program's window: how it is chosen, kept and labelled.
class WindowFanTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        QSettings().clear();
        m_run = std::make_unique<test::WindowRun>();
    }
    void cleanup() { m_run.reset(); }

    void theKeyAndTheSegmentChooseIt()
    {
        open(90, {1440, 900});
        QVERIFY(!polar().isFan());
        QQuickItem* choice = m_run->named("layoutChoice");
        QVERIFY(choice && choice->isVisible());
        QCOMPARE(choice->property("options").toStringList(), QStringList({"Polar", "Fan"}));
        QCOMPARE(choice->property("usable").toInt(), 2);
        press(Qt::Key_F);
        QVERIFY(polar().isFan());
        QCOMPARE(choice->property("current").toInt(), 1);
        // With the pointer, back.
        clickSegment(*choice, 0);
        QVERIFY(!polar().isFan());
        clickSegment(*choice, 1);
        QVERIFY(polar().isFan());
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(polar().centre().y() > polar().height() * 0.7);
        // A fan is head up.
        QCOMPARE(m_run->named("headingUp")->property("options").toStringList(),
                 QStringList("Head up"));
        press(Qt::Key_H);
        QCOMPARE(polar().up(), app::VehicleSettings::Up::Head);
        QCOMPARE(m_run->session().vehicle()->settings()->up(), app::VehicleSettings::Up::Head);
    }

    void aSmallWindowHasOneButtonWithTheWord()
    {
        open(90, {1024, 640});
        QQuickItem* choice = m_run->named("layoutChoice");
        QCOMPARE(choice->property("options").toStringList(), QStringList("Polar"));
        clickSegment(*choice, 0);
        QVERIFY(polar().isFan());
        QCOMPARE(choice->property("options").toStringList(), QStringList("Fan"));
        clickSegment(*choice, 0);
        QVERIFY(!polar().isFan());
    }

    void aWiderSectorCannotAndSaysWhy_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 640);
        QTest::newRow("large") << QSize(1920, 1080);
    }
    void aWiderSectorCannotAndSaysWhy()
    {
        QFETCH(const QSize, size);
        open(270, size);
        QVERIFY(!m_run->named("layoutChoice")->isVisible());
        press(Qt::Key_F);
        QVERIFY(!polar().isFan());
        QVERIFY(says(QStringLiteral("Fan shows sectors up to 180°")));
    }

    void theDisplaySettingsHaveItToo()
    {
        open(60, {1440, 900});
        QQuickItem* layout = m_run->named("layoutSetting");
        QVERIFY(m_run->drawUntil([&] {
            layout = m_run->named("layoutSetting");
            return layout != nullptr && layout->isVisible();
        }));
        QCOMPARE(layout->property("current").toInt(), 0);
        QCOMPARE(layout->property("usable").toInt(), 2);
        QVERIFY(QMetaObject::invokeMethod(layout, "activated", Q_ARG(int, 1)));
        QVERIFY(polar().isFan());
        QCOMPARE(layout->property("current").toInt(), 1);
    }

    void eachWidthKeepsItsChoice()
    {
        open(90, {1440, 900});
        press(Qt::Key_F);
        QVERIFY(polar().isFan());
        openFile(120);
        QVERIFY(polar().isFan()); // as it was chosen last
        press(Qt::Key_F);
        QVERIFY(!polar().isFan());
        openFile(90);
        QVERIFY(polar().isFan());
        openFile(120);
        QVERIFY(!polar().isFan());
        // After another start, too.
        m_run.reset();
        m_run = std::make_unique<test::WindowRun>();
        open(90, {1440, 900});
        QVERIFY(polar().isFan());
        openFile(120);
        QVERIFY(!polar().isFan());
        openFile(90);
        press(Qt::Key_F);
        QVERIFY(!polar().isFan());
    }

    void fitAndDoubleClick()
    {
        open(90, {1440, 900});
        press(Qt::Key_F);
        QVERIFY(m_run->drawUntilReady());
        const QPointF at = polar().mapToScene(polar().pointOf(polar().edgeM() * 0.6, 10));
        QTest::mouseMove(&m_run->window(), at.toPoint());
        press(Qt::Key_Plus);
        QVERIFY(polar().zoom() > 1);
        QTest::mouseDClick(&m_run->window(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(polar().zoom(), 1.0);
        QTest::mouseRelease(&m_run->window(), Qt::LeftButton, {}, at.toPoint());
        // The echoes of this recording are noise all over: it is shown as a whole.
        press(Qt::Key_0);
        QVERIFY(polar().zoom() < 1.2);
        press(Qt::Key_F);
    }

    void labelsStayApart_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("sector");
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)})
            for (const int sector : {36, 90, 180})
                QTest::addRow("%dx%d, %d", size.width(), size.height(), sector) << size << sector;
    }
    /// All labels of the plots, pins, signs, tags and buttons, in a fan and in a disc, zoomed or
    /// not.
    void labelsStayApart()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, sector);
        if (size.width() * qGuiApp->devicePixelRatio() > 3840)
            return;
        open(sector, size);
        m_run->seek(41'550ms);
        QVERIFY(m_run->drawUntilReady());
        // Those of the window before, which are kept beside the file.
        app::SessionMarkers& kept = *m_run->session().markers();
        while (!kept.markers().empty())
            kept.remove(QString::fromStdString(kept.markers().front().id));
        // Markers on the newest spoke, which has echoes all along; where it is the last one of the
        // sector, half of its pixels in a small plot are outside.
        double newest = polar().newestBearingDeg();
        for (const double share : {0.35, 0.55, 0.8}) {
            const bool seen = std::ranges::any_of(std::array{0.0, -0.4, 0.4}, [&](double aside) {
                const QPointF at = polar().pointOf(polar().edgeM() * share, newest + aside);
                const bool there = polar().probe(at.x(), at.y()) && polar().cursorIntensity() >= 0;
                if (there)
                    newest += aside;
                return there;
            });
            QVERIFY(seen);
            press(Qt::Key_M);
            // The field for its name is open.
            press(Qt::Key_Escape);
        }
        polar().leave();
        QCOMPARE(kept.markers().size(), std::size_t(3));
        QStringList faults;
        for (const bool fan : {true, false}) {
            polar().chooseFan(fan);
            QCOMPARE(polar().isFan(), fan);
            app::VehicleSettings& vehicle = *m_run->session().vehicle()->settings();
            for (int heading = -180; heading < 180; heading += 45) {
                vehicle.setHeadingOffset(heading);
                look(QStringLiteral("heading %1").arg(heading), faults);
            }
            vehicle.setHeadingOffset(0);
            const double half = fan ? sector / 2.0 - 1 : 170;
            for (const double share : {0.3, 0.7, 0.97})
                for (const double side : {-1.0, 0.0, 0.6}) {
                    const QPointF at = polar().pointOf(polar().edgeM() * share, side * half);
                    QVERIFY(polar().probe(at.x(), at.y()));
                    look(QStringLiteral("cursor at %1, %2").arg(share).arg(side), faults);
                }
            polar().leave();
            auto& tool = m_run->made<app::PolarMeasure>();
            tool.start();
            tool.press(polar().pointOf(polar().edgeM() * 0.3, newest), false);
            tool.drag(polar().pointOf(polar().edgeM() * 0.5, newest), false);
            tool.drag(polar().pointOf(polar().edgeM() * 0.7, newest), false);
            tool.release();
            QCOMPARE(tool.count(), 2);
            look(QStringLiteral("measured"), faults);
            tool.leave();
            polar().leave();
            for (const double zoom : {1.5, 6.0})
                for (const double share : {0.2, 0.6, 0.95})
                    for (const double side : {-0.9, 0.0, 0.9}) {
                        polar().showAll();
                        const QPointF at = polar().pointOf(polar().edgeM() * share, side * half);
                        polar().zoomAt(zoom, at.x(), at.y());
                        look(QStringLiteral("zoom %1 at %2, %3").arg(zoom).arg(share).arg(side),
                             faults);
                        if (share > 0.5)
                            QVERIFY(labels().size() >= 2);
                    }
            polar().showAll();
        }
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

private:
    void openFile(int sector)
    {
        QVERIFY(m_run->open(test::sectorFile(sector)));
        m_run->seek(50s);
        QVERIFY(m_run->drawUntilReady());
    }
    void open(int sector, QSize size)
    {
        m_run->resize(size);
        openFile(sector);
    }
    [[nodiscard]] app::PolarItem& polar() const { return *m_run->polar(); }
    void press(Qt::Key key) { QTest::keyClick(&m_run->window(), key); }
    void clickSegment(QQuickItem& segments, int index)
    {
        QVERIFY(m_run->drawUntilReady());
        QList<QQuickItem*> buttons;
        for (QQuickItem* item : test::drawnBelow(segments))
            if (item->inherits("QQuickAbstractButton"))
                buttons += item;
        QVERIFY(index < buttons.size());
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {},
                          placeOf(*buttons[index]).center().toPoint());
    }
    /// Some text in the window has these words.
    [[nodiscard]] bool says(const QString& words) const
    {
        for (const QQuickItem* item : m_run->items())
            if (test::isText(*item) && item->isVisible() &&
                item->property("text").toString().contains(words))
                return true;
        return false;
    }
    [[nodiscard]] QList<QQuickItem*> labels() const
    {
        QList<QQuickItem*> found;
        for (QQuickItem* item : m_run->items())
            if (item->isVisible() && (item->objectName() == QLatin1String("ringLabel") ||
                                      item->objectName() == QLatin1String("bearingNumber")))
                found += item;
        return found;
    }
    void look(const QString& where, QStringList& faults)
    {
        QVERIFY(m_run->drawUntilReady());
        const QString name = (polar().isFan() ? "fan, " : "disc, ") + where + ": ";
        const QQuickItem* panel = nullptr;
        QList<QQuickItem*> others;
        for (QQuickItem* item : m_run->items()) {
            if (test::typeOf(*item) == QLatin1String("PolarPanel"))
                panel = item;
            static const QStringList apart{"pin",          "headingBox", "zoomButtons",
                                           "echoScale360", "measureTag", "polarReadout"};
            if (item->isVisible() && apart.contains(item->objectName()))
                others += item;
        }
        QVERIFY(panel);
        // Tags are laid out once all blocks have come, a frame or two later.
        for (const QString& fault : m_run->lastingLayoutFaults(*panel))
            faults += name + fault;
        const QRectF view = placeOf(polar());
        for (const QQuickItem* label : labels()) {
            if (!view.adjusted(-1, -1, 1, 1).contains(test::inkOf(*label)))
                faults += name + test::describe(*label) + " leaves the plot";
            for (const QQuickItem* other : others) {
                const QRectF both = test::inkOf(*label) & placeOf(*other);
                if (both.width() > 1 && both.height() > 1)
                    faults += name + test::describe(*label) + " is under " +
                              test::describe(*other) + other->objectName();
            }
        }
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowFanTest)
#include "tst_windowfan.moc"
