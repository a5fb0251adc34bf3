// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"
#include "window/Options.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void sourcesAreFilesAndLinks()
    {
        const auto options =
            parsed({"sim:ping1d", "dive.bin", "udp://192.168.2.2:9092", "sim:vehicle"});
        QVERIFY(options);
        QCOMPARE(options->files, QStringList("dive.bin"));
        QCOMPARE(options->links,
                 (QStringList{"sim:ping1d", "udp://192.168.2.2:9092", "sim:vehicle"}));
        QVERIFY(!options->demo);
    }

    void addressesAreUnderstoodAsTheyAreTyped()
    {
        const auto options = parsed({"127.0.0.1:9092", "/dev/ttyUSB7?baud=9600", "192.168.2.2",
                                     "UDP:[::1]:9090", "localhost", "dive.mcap", "2026:13"});
        QVERIFY(options);
        QCOMPARE(options->links,
                 (QStringList{"udp://127.0.0.1:9092", "serial:/dev/ttyUSB7?baud=9600",
                              "udp://[::1]:9090"}));
        QCOMPARE(options->hosts, (QStringList{"192.168.2.2", "localhost"}));
        QCOMPARE(options->files, (QStringList{"dive.mcap", "2026:13"}));
    }

    void theDemoMayHaveGoneOnForAWhile()
    {
        const auto options = parsed({"--demo", "--at", "1:30"});
        QVERIFY(options && options->demo);
        QCOMPARE(options->at, std::optional<log::Time>(90s));
    }

    void whatNobodyCanConnectIsWrongUsage_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("no such device") << "sim:submarine";
        QTest::newRow("no such port") << "udp://192.168.2.2:0";
    }
    void whatNobodyCanConnectIsWrongUsage()
    {
        QFETCH(QString, source);
        const auto result = app::parseOptions({source});
        const auto* exit = std::get_if<app::EarlyExit>(&result);
        QVERIFY(exit);
        QCOMPARE(exit->status, 2);
        QVERIFY2(exit->text.size() > 10, qPrintable(exit->text));
    }

private:
    static std::optional<app::WindowOptions> parsed(const QStringList& arguments)
    {
        const auto result = app::parseOptions(arguments);
        const auto* options = std::get_if<app::WindowOptions>(&result);
        return options ? std::optional(*options) : std::nullopt;
    }
};

LEADLINE_GUILESS_TEST(OptionsTest)
#include "tst_options.moc"
