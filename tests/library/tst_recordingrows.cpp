// SPDX-License-Identifier: GPL-3.0-or-later
#include "LogsBench.h"
#include "library/RecordingRows.h"
#include "library/RecordingText.h"
#include "support/TestMain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace leadline;
using namespace std::chrono_literals;
using app::RecordingFile;
using app::RecordingFinding;
using app::RecordingRows;
using State = RecordingFinding::State;

namespace {

RecordingFile fileOf(const QString& name, int hour = 12)
{
    return {"/logs/" + name, 1'500'000, QDateTime({2026, 9, 20}, {hour, 0}, QTimeZone::utc())};
}

RecordingFinding foundAt(std::chrono::hours later, const annotations::DiveSheet& sheet = {})
{
    RecordingFinding found{.state = State::Whole,
                           .digest = formats::RecordingDigest{
                               .startUtc = test::LogsBench::firstDive + later,
                               .duration = 31min + 40s,
                               .devices = {{.name = "ping360-7", .kind = ping::Family::Ping360},
                                           {.name = "v", .kind = ping::DeviceKind::Vehicle}}}};
    if (!sheet.isEmpty())
        found.sheet = sheet;
    return found;
}

} // namespace

class RecordingRowsTest : public QObject {
    Q_OBJECT

private slots:
    void theNewestStandsFirst()
    {
        RecordingRows rows;
        rows.setFiles({fileOf("a.mcap", 9), fileOf("b.mcap", 11), fileOf("c.mcap", 10)}, {});
        QCOMPARE(names(rows), (QStringList{"b.mcap", "c.mcap", "a.mcap"}));
        QCOMPARE(rows.data(rows.index(0), RecordingRows::KnownRole).toBool(), false);
        // By what is in them, as soon as that is known.
        rows.setFinding(fileOf("b.mcap", 11), foundAt(-100h));
        rows.setFinding(fileOf("a.mcap", 9), foundAt(1h));
        QCOMPARE(names(rows), (QStringList{"c.mcap", "a.mcap", "b.mcap"}));
    }

    void whatIsFoundOutMovesItsRowAlone()
    {
        RecordingRows rows;
        const QAbstractItemModelTester tester(
            &rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<RecordingFile> files;
        for (int i = 0; i < 30; ++i)
            files += fileOf(QStringLiteral("%1.mcap").arg(i, 2, 10, QLatin1Char('0')));
        rows.setFiles(files, {});
        QSignalSpy reset(&rows, &RecordingRows::modelReset);
        QSignalSpy moved(&rows, &RecordingRows::rowsMoved);
        // Every way, and where it stands already.
        for (const auto& [which, hours] : std::vector<std::pair<int, int>>{
                 {3, 400}, {29, 300}, {0, -5}, {15, 350}, {15, 350}, {7, -9}})
            rows.setFinding(files[which], foundAt(std::chrono::hours(hours)));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(moved.count(), 3); // the others stand where they belong
        const QStringList now = names(rows);
        QCOMPARE(now.size(), 30);
        QCOMPARE(now.mid(0, 3), (QStringList{"03.mcap", "15.mcap", "29.mcap"}));
        QCOMPARE(now.mid(28), (QStringList{"00.mcap", "07.mcap"}));
        // The list is another one only where a search is.
        rows.setSearch("9.mcap");
        QCOMPARE(names(rows), (QStringList{"29.mcap", "19.mcap", "09.mcap"}));
        reset.clear();
        rows.setFinding(files[9], foundAt(500h));
        QCOMPARE(names(rows), (QStringList{"09.mcap", "29.mcap", "19.mcap"}));
        rows.setSearch("ada");
        QCOMPARE(rows.count(), 0);
        reset.clear();
        rows.setFinding(files[12], foundAt(0h, {.pilot = "Ada"}));
        rows.setFinding(files[13], foundAt(1h, {.pilot = "Ada"}));
        QCOMPARE(names(rows), (QStringList{"13.mcap", "12.mcap"}));
        rows.setFinding(files[13], foundAt(1h));
        QCOMPARE(names(rows), QStringList{"12.mcap"});
        QCOMPARE(reset.count(), 0);
    }

    void filesThatComeAndGoLeaveTheOthersWhereTheyAre()
    {
        RecordingRows rows;
        const QAbstractItemModelTester tester(
            &rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        rows.setFiles({fileOf("a.mcap", 9), fileOf("b.mcap", 11), fileOf("c.mcap", 10)}, {});
        rows.setFinding(fileOf("c.mcap", 10), foundAt(0h));
        QSignalSpy reset(&rows, &RecordingRows::modelReset);
        QSignalSpy counted(&rows, &RecordingRows::countChanged);
        rows.setFiles({fileOf("a.mcap", 9), fileOf("d.mcap", 10), fileOf("c.mcap", 10)}, {});
        QCOMPARE(names(rows), (QStringList{"d.mcap", "a.mcap", "c.mcap"}));
        QCOMPARE(counted.count(), 1);
        // The same once more is nothing new, and what is known of it stays.
        rows.setFiles({fileOf("a.mcap", 9), fileOf("d.mcap", 10), fileOf("c.mcap", 10)}, {});
        QCOMPARE(counted.count(), 1);
        QVERIFY(rows.data(rows.index(2), RecordingRows::KnownRole).toBool());
        QCOMPARE(reset.count(), 0);
    }

    void namesTellTheStartBeforeAnybodyLooksIntoThem()
    {
        RecordingRows rows;
        rows.setFiles({fileOf("20260913-135512Z.mcap", 1), fileOf("20260914-135512Z.mcap", 2),
                       fileOf("20210829-000057895.bin", 3), fileOf("drive.tlog", 4)},
                      {});
        QCOMPARE(names(rows), (QStringList{"drive.tlog", "20260914-135512Z.mcap",
                                           "20260913-135512Z.mcap", "20210829-000057895.bin"}));
        // So they stay where they are when somebody does.
        QSignalSpy moved(&rows, &RecordingRows::rowsMoved);
        rows.setFinding(fileOf("20260913-135512Z.mcap", 1), foundAt(0h));
        QCOMPARE(moved.count(), 0);
    }

    void whatIsKnownIsNotForgotten()
    {
        RecordingRows rows;
        const RecordingFile file = fileOf("a.mcap");
        const QHash<QString, RecordingFinding> known{{file.key(), foundAt(0h)}};
        rows.setFiles({file, file}, known);
        QCOMPARE(rows.count(), 1);
        QCOMPARE(rows.data(rows.index(0), RecordingRows::LengthRole).toString(), "00:31:40");
        rows.tick(0, true);
        rows.setFiles({file, fileOf("b.mcap")}, known);
        QCOMPARE(rows.ticked().size(), std::size_t{1});
        // Something was written to it.
        RecordingFile grown = file;
        grown.bytes += 1;
        rows.setFiles({grown}, known);
        QVERIFY(!rows.data(rows.index(0), RecordingRows::KnownRole).toBool());
    }

    void aRowSaysWhatIsInIt()
    {
        RecordingRows rows;
        const RecordingFile file = fileOf("a.mcap");
        rows.setFiles({file}, {});
        QSignalSpy changed(&rows, &RecordingRows::dataChanged);
        rows.setFinding(file, foundAt(0h, {.job = "Quay", .dive = "3", .pilot = "Ada"}));
        const auto say = [&](RecordingRows::Role role) {
            return rows.data(rows.index(0), role).toString();
        };
        QCOMPARE(say(RecordingRows::WhenRole), QStringLiteral("Sun 13 Sep 2026 · 13:55 UTC"));
        QCOMPARE(say(RecordingRows::DevicesRole), QStringLiteral("Ping360 · Vehicle"));
        QCOMPARE(say(RecordingRows::SizeRole), QStringLiteral("1.5 MB"));
        QCOMPARE(say(RecordingRows::SheetRole), QStringLiteral("Quay · dive 3 · Ada"));
        QCOMPARE(say(RecordingRows::StateRole), QString());
        RecordingFinding local = foundAt(0h);
        local.digest->startUtc.reset();
        local.digest->startLocal = base::CivilTime{2021, 8, 29, 0, 0, 57, 895};
        local.state = State::Damaged;
        rows.setFinding(file, local);
        QCOMPARE(say(RecordingRows::WhenRole),
                 QStringLiteral("Sun 29 Aug 2021 · 00:00 local time"));
        QVERIFY(rows.data(rows.index(0), RecordingRows::FaultRole).toBool());
    }

    void theSearchLooksIntoAllOfIt_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("name") << "B.MC" << QStringList{"b.mcap"};
        QTest::newRow("sheet") << "ada" << QStringList{"a.mcap"};
        QTest::newRow("notes") << "tether caught" << QStringList{"a.mcap"};
        QTest::newRow("words in any order") << "quay  mcap" << QStringList{"a.mcap"};
        QTest::newRow("date") << "2026-09-14" << QStringList{"b.mcap"};
        QTest::newRow("date as shown") << "14 sep" << QStringList{"b.mcap"};
        QTest::newRow("device") << "ping360-7" << QStringList{"b.mcap", "a.mcap"};
        QTest::newRow("kind") << "vehicle" << QStringList{"b.mcap", "a.mcap"};
        QTest::newRow("none") << "ada b.mcap" << QStringList{};
        QTest::newRow("blank") << "  " << QStringList{"b.mcap", "a.mcap"};
    }

    void theSearchLooksIntoAllOfIt()
    {
        QFETCH(QString, search);
        QFETCH(QStringList, found);
        RecordingRows rows;
        rows.setFiles({fileOf("a.mcap"), fileOf("b.mcap")}, {});
        rows.setFinding(fileOf("a.mcap"),
                        foundAt(0h, {.job = "Quay", .pilot = "Ada", .notes = "Tether caught"}));
        rows.setFinding(fileOf("b.mcap"), foundAt(24h));
        rows.setSearch(search);
        QCOMPARE(names(rows), found);
        QCOMPARE(rows.all(), 2);
        rows.setSearch({});
        QCOMPARE(rows.count(), 2);
    }

    void ticksAreOpenedFromTheOldestOn()
    {
        RecordingRows rows;
        rows.setFiles({fileOf("a.mcap", 9), fileOf("b.mcap", 11), fileOf("c.mcap", 10)}, {});
        rows.setSearch("c.mcap");
        rows.tickAll();
        rows.setSearch({});
        rows.tick(2, true);
        const auto ticked = rows.ticked();
        QCOMPARE(ticked.size(), std::size_t{2});
        QCOMPARE(ticked[0]->file.name(), QStringLiteral("a.mcap"));
        QCOMPARE(ticked[1]->file.name(), QStringLiteral("c.mcap"));
        rows.tick(7, true);
        rows.tickNone();
        QVERIFY(rows.ticked().empty());
    }

private:
    static QStringList names(const RecordingRows& rows)
    {
        QStringList all;
        for (int row = 0; row < rows.count(); ++row)
            all += rows.data(rows.index(row), RecordingRows::NameRole).toString();
        return all;
    }
};

LEADLINE_GUILESS_TEST(RecordingRowsTest)
#include "tst_recordingrows.moc"
