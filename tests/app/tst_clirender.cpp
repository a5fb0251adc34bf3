// SPDX-License-Identifier: GPL-3.0-or-later
#include "RenderSupport.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QColor>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace leadline;
using std::chrono::milliseconds;
using test::CliRun;

class CliRenderTest : public QObject {
    Q_OBJECT

private slots:
    void picturesAreThoseOfAPlainRenderer_data()
    {
        QTest::addColumn<QString>("view");
        QTest::addColumn<bool>("scanner");
        QTest::newRow("polar") << "polar" << true;
        QTest::newRow("waterfall of a Ping360") << "waterfall" << true;
        QTest::newRow("waterfall of a Ping1D") << "waterfall" << false;
        QTest::newRow("ascan of a Ping360") << "ascan" << true;
        QTest::newRow("ascan of a Ping1D") << "ascan" << false;
    }

    void picturesAreThoseOfAPlainRenderer()
    {
        QFETCH(QString, view);
        QFETCH(bool, scanner);
        const QByteArray log = scanner ? wildScanner() : wildEchosounder();
        compare(log, view, {}, QSize(800, 800));
        compare(log, view, 512 * 50 - 50, QSize(640, 400)); // a border of the bearing index
        compare(log, view, 512 * 50, QSize(401, 777));
        compare(log, view, 13 * 50, QSize(300, 200));
        compare(log, view, 1700 * 50 + 25, QSize(77, 78));
    }

    void everyStepIsAsWideAsItSays_data()
    {
        QTest::addColumn<int>("steps");
        for (int steps = 1; steps <= 10; ++steps)
            QTest::addRow("%d", steps) << steps;
    }

    void everyStepIsAsWideAsItSays()
    {
        QFETCH(int, steps);
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (int grad = 150, i = 0; grad <= 250; grad += steps, ++i)
            writer.record(milliseconds(50 * i), spoke(grad, i, std::uint8_t(steps)).frame());
        compare(bytesOf(writer), "polar", {}, QSize(200, 200));
    }

    void beforeTheFirstPingThePictureIsEmpty_data() { views(); }
    void beforeTheFirstPingThePictureIsEmpty()
    {
        QFETCH(QString, view);
        const QImage plain = image(smallScanner(), {"--view", view, "--plain", "--at", "0.999"});
        QCOMPARE(plain.size(), QSize(800, 800));
        for (int y = 0; y < plain.height(); ++y)
            for (int x = 0; x < plain.width(); ++x)
                QVERIFY(plain.pixel(x, y) == 0);
        QVERIFY(!image(smallScanner(), {"--view", view, "--at", "0.999"}).isNull());
    }

    void theNewestPingStandsAtTheRight()
    {
        const QImage picture =
            image(smallScanner(), {"--view", "waterfall", "--plain", "--size", "50x20"});
        for (int x = 0; x < 50; ++x)
            for (int y = 0; y < 20; ++y)
                QCOMPARE(qAlpha(picture.pixel(x, y)), x < 30 ? 0 : 255);
    }

    void aPaletteColoursTheGreyPicture_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"ember", "ink", "night-red", "amber", "ice", "viridis", "cividis"})
            QTest::newRow(name) << name;
    }

    void aPaletteColoursTheGreyPicture()
    {
        QFETCH(QString, name);
        const QList<QColor> colours = coloursOf(name);
        QCOMPARE(colours.size(), 256);
        for (const char* view : {"polar", "waterfall", "ascan"}) {
            const QStringList options{"--view", view, "--plain", "--size", "120x90"};
            const QImage grey = image(smallScanner(), options + QStringList{"--palette", "grey"});
            const QImage other = image(smallScanner(), options + QStringList{"--palette", name});
            if (name == "ember") // unless said
                QCOMPARE(image(smallScanner(), options), other);
            int data = 0;
            for (int y = 0; y < 90; ++y)
                for (int x = 0; x < 120; ++x) {
                    const QRgb value = grey.pixel(x, y);
                    const QRgb wanted = qAlpha(value) == 0 ? 0 : colours[qRed(value)].rgb();
                    QCOMPARE(other.pixel(x, y), wanted);
                    data += qAlpha(value) > 0 ? 1 : 0;
                }
            QVERIFY(data > 500);
        }
    }

    void theStreamIsChosenByName()
    {
        test::Bytes bytes =
            test::joined({test::deviceInformation(1, 1), test::deviceInformation(2, 2)});
        base::append(bytes, spoke(200, 1, 1).frame());
        base::append(bytes, test::Echo1d{.samples = test::Samples(20, 0)}.profile());
        test::writeFile(m_folder.filePath("two.svlog"),
                        {reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())});
        const auto blackIn = [&](const QStringList& options) {
            const CliRun run =
                cli(QStringList{"render", m_folder.filePath("two.svlog"), "--view", "waterfall",
                                "--plain", "--palette", "grey", "--size", "1x20", "-o", "-"} +
                    options);
            const QImage picture = QImage::fromData(run.out);
            int black = 0;
            for (int y = 0; y < picture.height(); ++y)
                black += picture.pixel(0, y) == qRgb(0, 0, 0) ? 1 : 0;
            return run.status == 0 ? black : -1;
        };
        QCOMPARE(blackIn({"--stream", "ping1d"}), 20);
        QVERIFY(blackIn({"--stream", "ping360"}) < 5);
        QCOMPARE(blackIn({"--stream", "ping360", "--columns", "ping"}),
                 blackIn({"--stream", "ping360"}));
        QCOMPARE(blackIn({"--stream", "ping"}), -1);
    }

    void pictureWithWordsNeedNoDisplay_data() { views(); }
    void pictureWithWordsNeedNoDisplay()
    {
        QFETCH(QString, view);
        for (const char* size : {"1x1", "30x20", "800x800", "1000x120"})
            for (const char* columns : {"ping", "time"}) {
                const CliRun run = cli({"render", write(smallScanner()), "--view", view, "--size",
                                        size, "--columns", columns, "-o", "-"});
                QVERIFY2(run.status == 0, run.error);
                QCOMPARE(run.error, QByteArray());
                const QImage picture = QImage::fromData(run.out);
                QCOMPARE(QString("%1x%2").arg(picture.width()).arg(picture.height()),
                         QString(size));
            }
    }

private:
    static void views()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : {"polar", "waterfall", "ascan"})
            QTest::newRow(view) << view;
    }
    static QByteArray bytesOf(const test::PingViewerWriter& writer)
    {
        return {reinterpret_cast<const char*>(writer.bytes().data()),
                qsizetype(writer.bytes().size())};
    }
    static test::Spoke360 spoke(int grad, int seed, std::optional<std::uint8_t> steps)
    {
        return {.angleGrad = std::uint16_t(grad),
                .samples = test::someSamples(200, unsigned(seed)),
                .steps = steps};
    }
    /// 20 pings from 1 s on.
    static QByteArray smallScanner()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (int i = 0; i < 20; ++i)
            writer.record(milliseconds(1000 + 50 * i), spoke(10 * i, i, 10).frame());
        return bytesOf(writer);
    }
    /// Sweeps, jumps, changing ranges and steps, and pings without samples.
    static QByteArray wildScanner()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        std::mt19937 random(360);
        const auto below = [&](unsigned limit) { return unsigned(random() % limit); };
        unsigned grad = 0;
        unsigned step = 1;
        unsigned period = 888;
        for (int i = 0; i < 1800; ++i) {
            if (below(40) == 0)
                step = 1 + below(12);
            if (below(300) == 0)
                period = 80 + below(2600);
            grad = (below(50) == 0 ? below(400) : grad + step) % 400;
            test::Spoke360 ping{
                .angleGrad = std::uint16_t(grad),
                .samplePeriod = std::uint16_t(period),
                .samples = test::someSamples(below(20) == 0 ? 0 : 100 + below(200), unsigned(i))};
            if (below(3) == 0)
                ping.steps = std::uint8_t(below(11));
            writer.record(milliseconds(50 * i), ping.frame());
        }
        return bytesOf(writer);
    }
    static QByteArray wildEchosounder()
    {
        test::PingViewerWriter writer({.type = 1});
        std::mt19937 random(1);
        const auto below = [&](unsigned limit) { return unsigned(random() % limit); };
        test::Echo1d ping;
        for (int i = 0; i < 1800; ++i) {
            if (below(60) == 0) {
                ping.startMm = 100 * below(40);
                ping.lengthMm = 1000 + 100 * below(300);
            }
            ping.samples = test::someSamples(below(20) == 0 ? 0 : 200, unsigned(i));
            writer.record(milliseconds(50 * i), below(10) == 0 ? ping.distance() : ping.profile());
        }
        return bytesOf(writer);
    }
    static QList<QColor> coloursOf(const QString& name)
    {
        QList<QColor> colours;
        const QString path =
            QStringLiteral(LEADLINE_SOURCE_DIR "/resources/colormaps/%1.txt").arg(name);
        for (const QByteArray& line : test::readFile(path).split('\n'))
            if (line.startsWith('#'))
                colours += QColor(QString::fromLatin1(line.trimmed()));
            else if (const auto parts = line.simplified().split(' ');
                     parts.size() == 3 && !line.startsWith("//"))
                colours += QColor(parts[0].toInt(), parts[1].toInt(), parts[2].toInt());
        return colours;
    }
    QString write(const QByteArray& log)
    {
        test::writeFile(m_folder.filePath("log.bin"), log);
        return m_folder.filePath("log.bin");
    }
    QImage image(const QByteArray& log, const QStringList& options)
    {
        const QString out = m_folder.filePath("out.png");
        const CliRun run = cli(QStringList{"render", write(log), "--force", "-o", out} + options);
        if (run.status != 0 || !run.error.isEmpty() || !run.out.isEmpty())
            qFatal("%s", run.reported().constData());
        return QImage(out);
    }
    void compare(const QByteArray& log, const QString& view, std::optional<qint64> atMs, QSize size)
    {
        QStringList arguments{"render",    write(log), "--view", view, "--plain",
                              "--palette", "grey",     "-o",     "-"};
        if (atMs)
            arguments += {"--at", QString::number(double(*atMs) / 1000, 'f', 3)};
        if (size != QSize(800, 800))
            arguments += {"--size", QString("%1x%2").arg(size.width()).arg(size.height())};
        const CliRun run = cli(arguments);
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.error);
        const auto wanted = test::expectedPicture(view, test::readNaively(log), atMs, size);
        QCOMPARE(test::differenceOf(run.out, size, wanted), QString());
    }
    static CliRun cli(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments);
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(CliRenderTest)
#include "tst_clirender.moc"
