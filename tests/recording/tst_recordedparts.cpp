// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/RecorderState.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

/// Tests which file contains what was recorded at a time.
class RecordedPartsTest : public QObject {
    Q_OBJECT

private slots:
    void anInstantIsInThePartThatWasRecordedThen()
    {
        app::RecorderState state;
        const app::RecordedParts parts(state);
        QVERIFY(!parts.at(10s));
        log::RecorderStatus status;
        state.apply(status);
        QVERIFY(!parts.at(10s));
        status.file = "dive.mcap";
        status.fileBegan = 100s;
        state.apply(status);
        QCOMPARE(fileAt(parts, 50s), "dive.mcap");
        QCOMPARE(fileAt(parts, 500s), "dive.mcap");
        for (const auto& [file, began] :
             {std::pair("dive-part002.mcap", 160s), std::pair("dive-part003.mcap", 220s)}) {
            status.file = file;
            status.fileBegan = began;
            // It is told again and again how large it is.
            state.apply(status);
            state.apply(status);
        }
        QCOMPARE(fileAt(parts, 50s), "dive.mcap");
        QCOMPARE(fileAt(parts, 159'999ms), "dive.mcap");
        QCOMPARE(fileAt(parts, 160s), "dive-part002.mcap");
        QCOMPARE(fileAt(parts, 219s), "dive-part002.mcap");
        QCOMPARE(fileAt(parts, 220s), "dive-part003.mcap");
        QVERIFY(parts.at(219s)->began == 160s);
        // Also when nothing is recorded any more.
        state.apply(std::nullopt);
        QCOMPARE(fileAt(parts, 170s), "dive-part002.mcap");
    }

private:
    static std::string fileAt(const app::RecordedParts& parts, std::chrono::nanoseconds utc)
    {
        return parts.at(utc)->file.string();
    }
};

LEADLINE_GUILESS_TEST(RecordedPartsTest)
#include "tst_recordedparts.moc"
