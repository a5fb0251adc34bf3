// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/FaultTable.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QSet>
#include <QTest>

using namespace leadline;
using test::Cell;

/// Tests each fault with each device, and compares the results with the table in the guide.
class FaultTableTest : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsThereOnce()
    {
        const auto& table = test::faultTable();
        std::size_t at = 0;
        for (int fault = 0; fault <= static_cast<int>(test::lastFault); ++fault)
            for (int device = 0; device <= static_cast<int>(test::lastDevice); ++device, ++at) {
                QVERIFY(at < table.size());
                const QByteArray name = test::fileNameOf(table[at]).toUtf8();
                QVERIFY2(static_cast<int>(table[at].fault) == fault, name.constData());
                QVERIFY2(static_cast<int>(table[at].device) == device, name.constData());
            }
        QCOMPARE(at, table.size());
    }

    void eachSaysWhatIsToldKeptAndDoneOrWhyNot()
    {
        QSet<QString> names;
        for (const Cell& cell : test::faultTable()) {
            const QByteArray name = test::fileNameOf(cell).toUtf8();
            const bool isPlayed = cell.notHere.isEmpty();
            QVERIFY2(isPlayed == !cell.kept.isEmpty(), name.constData());
            QVERIFY2(isPlayed == !cell.help.isEmpty(), name.constData());
            QVERIFY2(isPlayed || cell.says.isEmpty(), name.constData());
            names += test::fileNameOf(cell);
        }
        QCOMPARE(std::size_t(names.size()), test::faultTable().size());
    }

    void whatIsCutOffIsNoSentence()
    {
        const auto is = [](const char* words, const char* sentence) {
            return test::isSentence(QString::fromUtf8(words), QString::fromUtf8(sentence));
        };
        QVERIFY(
            is("UDP 14550 · 12/s · 31 from other senders dropped", "… from other senders dropped"));
        QVERIFY(is("Sub 1/1 · also system 42", "…also system …"));
        QVERIFY(is("Loss 12.5 %", "Loss … %"));
        QVERIFY(!is("UDP 14550 · 12/s · 31 from oth…", "… from other senders dropped"));
        QVERIFY(!is("UDP … 31 from other senders dropped", "… from other senders dropped"));
        QVERIFY(!is("Sub 1/1 · also system …", "…also system …"));
        QVERIFY(!is("… 12.5 %", "Loss … %"));
        QVERIFY(!is(" from other senders dropped", "… from other senders dropped"));
        QVERIFY(!is("Loss 12.5 % ", "Loss … %"));
        QVERIFY(is("UDP 14550 (listens)", "UDP 14550 (listens)"));
        QVERIFY(is("Disk full. Only 189 MB left.", "Only … MB left."));
        QVERIFY(!is("Disk full… Only 189 MB left.", "Only … MB left."));
        QVERIFY(!is("Only 189 MB left. Disk full.", "Only … MB left."));
    }

    void everyFaultHappensToSomething()
    {
        QSet<int> played;
        for (const Cell& cell : test::faultTable())
            if (cell.notHere.isEmpty())
                played += static_cast<int>(cell.fault);
        QCOMPARE(played.size(), static_cast<int>(test::lastFault) + 1);
    }

    void theGuideHasTheSameTable()
    {
        const QString page = QString::fromUtf8(
            test::readFile(QStringLiteral(LEADLINE_SOURCE_DIR "/resources/guide/trouble.md")));
        QStringList rows;
        for (const QString& line : page.split('\n'))
            if (line.startsWith("| ") && !line.startsWith("| what happens"))
                rows += line;
        const QString wanted = test::guideRows().join('\n');
        QVERIFY2(rows.join('\n') == wanted,
                 ("The table of trouble.md is to be:\n" + wanted.toUtf8()).constData());
    }
};

LEADLINE_APPLESS_TEST(FaultTableTest)
#include "tst_faulttable.moc"
