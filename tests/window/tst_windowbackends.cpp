// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "support/CliRun.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace leadline;

namespace {

/// Where the edges of letters and lines are smoothed, backends may differ by that.
constexpr int slack = 24;

int pixelsApart(const QImage& a, const QImage& b)
{
    int apart = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            apart +=
                std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                          std::abs(qBlue(one) - qBlue(other))}) > slack;
        }
    return apart;
}

} // namespace

/// The program on an X server with OpenGL writes the same picture as without a display. Without
/// an X server there is nothing to compare.
class WindowBackendsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::prepareWindows();
        if (QGuiApplication::platformName() != QLatin1String("xcb"))
            QSKIP("This compares OpenGL on an X server: the test runs again under xvfb");
    }

    void openGlShowsWhatTheSoftwareShows_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("theme");
        for (const char* theme : {"dusk", "day", "night"})
            QTest::newRow(theme) << test::simulatedFile(test::Sonars::Both) << theme;
        QTest::newRow("full-circle.bin") << test::realFile("full-circle.bin") << "dusk";
    }
    void openGlShowsWhatTheSoftwareShows()
    {
        FETCH_RECORDING(path);
        QFETCH(const QString, theme);
        const QImage software = picture(
            path, theme, {{"QT_QPA_PLATFORM", "offscreen"}, {"QT_QUICK_BACKEND", "software"}});
        const QImage openGl = picture(path, theme,
                                      {{"QT_QPA_PLATFORM", "xcb"},
                                       {"QSG_RHI_BACKEND", "opengl"},
                                       {"DISPLAY", qEnvironmentVariable("DISPLAY")},
                                       {"XAUTHORITY", qEnvironmentVariable("XAUTHORITY")}});
        QCOMPARE(software.size(), m_size);
        QCOMPARE(openGl.size(), m_size);

        test::WindowRun run;
        run.resize(m_size);
        QVERIFY(run.open(path));
        const auto plots = run.plots();
        QVERIFY(!plots.isEmpty());
        for (const app::EchoItem* plot : plots) {
            const QRect place = run.placeOf(*plot);
            const int apart = pixelsApart(software.copy(place), openGl.copy(place));
            QVERIFY2(apart <= place.width() * place.height() / 1000,
                     QByteArray(plot->metaObject()->className()) + ": " +
                         QByteArray::number(apart) + " pixels differ");
        }
    }

private:
    QImage picture(const QString& path, const QString& theme, const QMap<QString, QString>& where)
    {
        const QString png = m_folder.filePath("window.png");
        const auto run = test::runCli(
            LEADLINE_BIN_DIR "/leadline",
            {"--data-dir", m_folder.filePath("settings"), "--theme", theme, "--at", "12.345",
             "--size", QStringLiteral("%1x%2").arg(m_size.width()).arg(m_size.height()),
             "--screenshot", png, "--force", path},
            where);
        if (run.status != 0)
            qWarning("%s", run.told().constData());
        return QImage(png).convertToFormat(QImage::Format_RGB32);
    }

    const QSize m_size{1440, 900};
    QTemporaryDir m_folder;
};

QTEST_MAIN(WindowBackendsTest)
#include "tst_windowbackends.moc"
