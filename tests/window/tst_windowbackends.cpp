// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pictures.h"
#include "Recordings.h"
#include "WindowRun.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// Pixels within two of those in which the pictures differ.
QImage around(const QImage& a, const QImage& b)
{
    QImage mask(a.size(), QImage::Format_Grayscale8);
    mask.fill(Qt::black);
    constexpr int reach = 2;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            if (a.pixel(x, y) == b.pixel(x, y))
                continue;
            for (int row = std::max(y - reach, 0); row <= std::min(y + reach, a.height() - 1);
                 ++row)
                std::memset(mask.scanLine(row) + std::max(x - reach, 0), 255,
                            static_cast<std::size_t>(std::min(x + reach + 1, a.width()) -
                                                     std::max(x - reach, 0)));
        }
    return mask;
}

struct Apart {
    /// Pixels beside lines and letters, and those of them that are not the same.
    int compared = 0;
    int different = 0;
    /// Mean difference under lines and letters, which backends smooth in their own ways.
    double overlaid = 0;
};

Apart apart(const QImage& a, const QImage& b, const QImage& mask)
{
    Apart result;
    int masked = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            if (mask.constScanLine(y)[x] == 0) {
                ++result.compared;
                result.different += one != other ? 1 : 0;
            } else {
                ++masked;
                result.overlaid += std::abs(qGray(one) - qGray(other));
            }
        }
    result.overlaid /= std::max(masked, 1);
    return result;
}

} // namespace

/// Tests that the program draws the same picture with OpenGL on an X server as without a display.
/// Skipped without an X server.
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
        run.setTheme(theme);
        run.resize(m_size);
        QVERIFY(run.open(path));
        run.seek(12345ms);
        QVERIFY(run.drawUntilReady());
        const QImage withLines = run.grab().convertToFormat(QImage::Format_RGB32);
        test::showPlotsOnly(run);
        QVERIFY(run.drawUntilReady());
        const QImage bare = run.grab().convertToFormat(QImage::Format_RGB32);
        for (const app::EchoItem* plot : run.plots()) {
            const QRect place = run.placeOf(*plot);
            const Apart found = apart(software.copy(place), openGl.copy(place),
                                      around(withLines.copy(place), bare.copy(place)));
            const QByteArray said =
                QByteArray(plot->metaObject()->className()) + ": " +
                QByteArray::number(found.different) + " of " + QByteArray::number(found.compared) +
                " pixels differ, lines by " + QByteArray::number(found.overlaid);
            QVERIFY2(found.compared > place.width() * place.height() / 2, said);
            QVERIFY2(found.different <= found.compared / 1000, said);
            QVERIFY2(found.overlaid < 16, said);
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
            qWarning("%s", run.reported().constData());
        return QImage(png).convertToFormat(QImage::Format_RGB32);
    }

    const QSize m_size{1440, 900};
    QTemporaryDir m_folder;
};

LEADLINE_GUI_TEST(WindowBackendsTest)
#include "tst_windowbackends.moc"
