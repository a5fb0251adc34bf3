// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Frame.h"
#include "support/PingViewerWriter.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

using namespace leadline;
using std::chrono::milliseconds;
using test::PingViewerWriter;

namespace {

QByteArray bytesOf(const PingViewerWriter& writer)
{
    return {reinterpret_cast<const char*>(writer.bytes().data()), qsizetype(writer.bytes().size())};
}

std::vector<std::byte> distanceSimple()
{
    const QByteArray payload = QByteArray::fromHex("d204000064");
    return ping::encodeFrame(1211, std::as_bytes(std::span(payload.constData(), 5)), 1);
}

} // namespace

class PingViewerWriterTest : public QObject {
    Q_OBJECT

private slots:
    void writesTheWorkedExample()
    {
        QFile file(LEADLINE_SHARED_DIR "/data/pingviewer/worked-example.bin");
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The shared folder with worked-example.bin is not here.");
        PingViewerWriter writer({.type = 1});
        writer.record(milliseconds(2103), distanceSimple());
        writer.record(milliseconds(62'150), {});
        QCOMPARE(bytesOf(writer), file.readAll());
        QCOMPARE(writer.records(), std::uint64_t{2});
    }

    void digitsOfAnyScript()
    {
        // The start of the records of a real log.
        PingViewerWriter writer({.header = false, .zeroDigit = 0x06f0});
        writer.record(milliseconds(324), {});
        QCOMPARE(bytesOf(writer),
                 QByteArray::fromHex("00000018 06f006f0003a 06f006f0003a 06f006f0002e 06f306f206f4"
                                     "00000000"));
        // Mathematical digits lie behind U+FFFF: two units each.
        PingViewerWriter wide({.header = false, .zeroDigit = 0x1d7ce});
        wide.record(milliseconds(1), {});
        QCOMPARE(wide.bytes().size(), std::size_t{4 + 2 * (9 * 2 + 3) + 4});
        QCOMPARE(bytesOf(wide).mid(4, 4), QByteArray::fromHex("d835dfce"));
    }

    void headerless()
    {
        PingViewerWriter writer({.header = false});
        QVERIFY(writer.bytes().empty());
        writer.record(milliseconds(0), {});
        QCOMPARE(bytesOf(writer).left(6), QByteArray::fromHex("000000180030"));
    }

    void utf8Strings()
    {
        PingViewerWriter writer({.utf8 = true});
        QVERIFY(bytesOf(writer).startsWith(QByteArray::fromHex("0000001a") +
                                           "PingViewer sensor log file"));
        writer.record(milliseconds(3'723'004), {});
        QVERIFY(bytesOf(writer).endsWith("01:02:03.004" + QByteArray(4, '\0')));
    }

    void nullsAndForeignBytes()
    {
        PingViewerWriter writer({.header = false, .utf8 = true});
        const std::array one{std::byte{7}};
        writer.recordWithNullTime(one);
        writer.recordWithNullData(milliseconds(0));
        writer.record(std::chrono::hours(24), one);
        writer.recordWithTime("??", {});
        writer.raw(one);
        QCOMPARE(bytesOf(writer), QByteArray::fromHex("ffffffff 00000001 07") +
                                      QByteArray::fromHex("0000000c") + "00:00:00.000" +
                                      QByteArray::fromHex("ffffffff") +
                                      QByteArray::fromHex("ffffffff 00000001 07") +
                                      QByteArray::fromHex("00000002 3f3f 00000000 07"));
        QCOMPARE(writer.records(), std::uint64_t{4});
    }
};

LEADLINE_APPLESS_TEST(PingViewerWriterTest)
#include "tst_pingviewerwriter.moc"
