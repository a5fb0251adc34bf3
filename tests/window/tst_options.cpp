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
        QTest::newRow("no port") << "udp://192.168.2.2";
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
