// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/PagedArray.h"
#include "support/TestMain.h"

#include <QTest>

#include <numeric>
#include <thread>

using namespace leadline;

using Array = io::PagedArray<std::uint32_t, 64, 16, 16>;

class PagedArrayTest : public QObject {
    Q_OBJECT

private slots:
    void keepsWhatWasAppendedAcrossBlocks()
    {
        io::BlockCache cache;
        io::Spill spill(cache);
        Array array(spill, 4);
        std::vector<std::uint32_t> items(1000);
        std::iota(items.begin(), items.end(), 7U);
        for (std::size_t at = 0; at < items.size(); at += 125)
            QVERIFY(array.append(std::span<const std::uint32_t>(items).subspan(at, 125)));
        QCOMPARE(array.size(), std::uint64_t{1000});
        std::vector<std::uint32_t> read(700);
        QVERIFY(array.read(190, read));
        QVERIFY(std::equal(read.begin(), read.end(), items.begin() + 190));
        QVERIFY(!array.read(301, read));
        QVERIFY(!array.at(1000));
    }

    void olderBlocksLeaveMemoryAndAreStillRead()
    {
        io::BlockCache cache;
        io::Spill spill(cache);
        Array array(spill, 3);
        for (std::uint32_t i = 0; i < 64 * 20 + 5; ++i)
            QVERIFY(array.append(i));
        QCOMPARE(array.blocksHeld(), std::size_t{21});
        array.release();
        QCOMPARE(array.blocksHeld(), std::size_t{4});
        for (std::uint32_t i = 0; i < array.size(); ++i)
            QCOMPARE(array.at(i), std::optional(i));
        QCOMPARE(array.firstAvailable(), std::uint64_t{0});
    }

    void aFullArrayTakesNothingMore()
    {
        io::BlockCache cache;
        io::Spill spill(cache);
        io::PagedArray<std::uint8_t, 4, 2, 2> array(spill, 1);
        const std::vector<std::uint8_t> items(15, 3);
        QVERIFY(array.append(items));
        QVERIFY(!array.append(std::span(items).first(2)));
        QVERIFY(array.append(std::uint8_t{9}));
        QVERIFY(!array.append(std::uint8_t{9}));
        QCOMPARE(array.size(), std::uint64_t{16});
    }

    void readersFollowTheWriterWhileBlocksAreReleased()
    {
        io::BlockCache cache;
        io::Spill spill(cache);
        io::PagedArray<std::uint32_t, 64, 64, 64> array(spill, 2);
        constexpr std::uint32_t total = 60'000;
        std::atomic<bool> wrong = false;
        const auto reader = [&] {
            std::uint64_t seen = 0;
            while (seen < total) {
                seen = array.size();
                for (std::uint64_t i = 0; i < seen; i += 1 + seen / 50)
                    if (array.at(i) != std::optional(static_cast<std::uint32_t>(i)))
                        wrong = true;
            }
        };
        std::thread first(reader);
        std::thread second(reader);
        std::thread disk([&] {
            while (array.size() < total)
                array.release();
        });
        for (std::uint32_t i = 0; i < total; ++i)
            array.append(i);
        first.join();
        second.join();
        disk.join();
        QVERIFY(!wrong);
    }
};

LEADLINE_APPLESS_TEST(PagedArrayTest)
#include "tst_pagedarray.moc"
