// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BlockCache.h"
#include "support/MemorySource.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

namespace {

std::vector<std::byte> pattern(std::size_t size)
{
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>(i * 31 + i / 256);
    return bytes;
}

} // namespace

class BlockCacheTest : public QObject {
    Q_OBJECT

private slots:
    void readsAcrossBlocksAndStopsAtTheEnd()
    {
        const auto bytes = pattern(3 * io::BlockCache::blockSize + 100);
        const test::MemorySource source(bytes);
        io::BlockCache cache;
        std::vector<std::byte> read(io::BlockCache::blockSize + 10);
        const std::size_t at = io::BlockCache::blockSize - 5;
        QCOMPARE(cache.readAt(source, at, read), read.size());
        QVERIFY(std::equal(read.begin(), read.end(), bytes.begin() + std::ptrdiff_t(at)));
        QCOMPARE(cache.readAt(source, bytes.size() - 3, read), std::size_t{3});
        QCOMPARE(cache.readAt(source, bytes.size() + 3, read), std::size_t{0});
    }

    void staysWithinItsBound()
    {
        const test::MemorySource source(pattern(40 * io::BlockCache::blockSize));
        io::BlockCache cache(4 * io::BlockCache::blockSize);
        std::vector<std::byte> read(10);
        for (std::size_t block = 0; block < 40; ++block)
            QCOMPARE(cache.readAt(source, block * io::BlockCache::blockSize, read), read.size());
        QCOMPARE(cache.bytesHeld(), 4 * io::BlockCache::blockSize);
    }

    void aFailedMediumGivesWhatItHadBefore()
    {
        const auto bytes = pattern(2 * io::BlockCache::blockSize);
        test::MemorySource source(bytes);
        io::BlockCache cache;
        std::vector<std::byte> read(10);
        QCOMPARE(cache.readAt(source, 0, read), read.size());
        source.failFrom(0);
        QCOMPARE(cache.readAt(source, 20, read), read.size());
        QCOMPARE(cache.readAt(source, io::BlockCache::blockSize + 20, read), std::size_t{0});
    }
};

LEADLINE_APPLESS_TEST(BlockCacheTest)
#include "tst_blockcache.moc"
