// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/DigestCache.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::DigestCache;

namespace {

formats::RecordingDigest digestOf(int seconds)
{
    return {.format = log::Format::PingViewer,
            .bytes = 7,
            .duration = std::chrono::seconds(seconds),
            .devices = {{.name = "ping360", .kind = ping::Family::Ping360, .messages = 3}}};
}

QString keyOf(int number)
{
    return QStringLiteral("%1").arg(number, 40, 16, QLatin1Char('0'));
}

} // namespace

class DigestCacheTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatWasKeptIsThereAfterARestart()
    {
        {
            DigestCache cache(path());
            QCOMPARE(cache.count(), 0);
            for (int i = 0; i < 100; ++i)
                cache.put(keyOf(i), digestOf(i));
            QVERIFY(cache.save());
        }
        DigestCache again(path());
        QCOMPARE(again.count(), 100);
        for (int i = 0; i < 100; ++i) {
            const auto digest = again.find(keyOf(i));
            QVERIFY(digest && digest->duration == std::chrono::seconds(i));
            QVERIFY(digest->devices == digestOf(i).devices);
        }
        QVERIFY(!again.find(keyOf(100)));
        // Nothing but the file itself is left.
        QCOMPARE(QDir(m_folder->filePath("cache")).entryList(QDir::Files | QDir::Hidden),
                 QStringList("digests"));
    }

    void aDamagedFileIsThrownAway()
    {
        DigestCache cache(path());
        for (int i = 0; i < 10; ++i)
            cache.put(keyOf(i), digestOf(i));
        QVERIFY(cache.save());
        const QByteArray whole = test::readFile(path());
        for (qsizetype at = 0; at < whole.size(); at += 71) {
            QByteArray damaged = whole;
            damaged[at] = char(damaged[at] ^ 0x20);
            test::writeFile(path(), damaged);
            QCOMPARE(DigestCache(path()).count(), 0);
            test::writeFile(path(), whole.first(at));
            QCOMPARE(DigestCache(path()).count(), 0);
        }
        // One that is written over it is whole again.
        DigestCache anew(path());
        anew.put(keyOf(1), digestOf(1));
        QVERIFY(anew.save());
        QCOMPARE(DigestCache(path()).count(), 1);
    }

    void oneOfAnotherVersionIsThrownAway()
    {
        DigestCache cache(path());
        cache.put(keyOf(1), digestOf(1));
        QVERIFY(cache.save());
        test::writeFile(
            path(), test::readFile(path()).replace("leadline-digests/1\n", "leadline-digests/2\n"));
        QCOMPARE(DigestCache(path()).count(), 0);
        // And a digest of another version counts as none.
        test::writeFile(path(), DigestCache::fileOf({{keyOf(1).toLatin1(), "{\"version\":0}"}}));
        DigestCache other(path());
        QCOMPARE(other.count(), 1);
        QVERIFY(!other.find(keyOf(1)));
    }

    void thoseThatWereUsedTheLongestTimeAgoMakeRoom()
    {
        {
            DigestCache cache(path());
            for (int i = 0; i <= DigestCache::maximumDigests; ++i)
                cache.put(keyOf(i), digestOf(1));
            QVERIFY(cache.find(keyOf(0)));
            QVERIFY(cache.save());
            QCOMPARE(cache.count(), DigestCache::maximumDigests);
        }
        DigestCache again(path());
        QCOMPARE(again.count(), DigestCache::maximumDigests);
        QVERIFY(again.find(keyOf(0)));
        QVERIFY(!again.find(keyOf(1)));
        // However much they say, it is bounded.
        const QByteArray large(DigestCache::maximumBytes / 3, 'x');
        QCOMPARE(
            DigestCache::digestsIn(DigestCache::fileOf({{"a", large}, {"b", large}, {"c", large}}))
                .size(),
            2);
    }

    void whereNothingCanBeWrittenItIsOnlySlower()
    {
        test::writeFile(m_folder->filePath("cache"), "a file in its folder's place");
        DigestCache cache(path());
        cache.put(keyOf(1), digestOf(1));
        QVERIFY(!cache.save());
        QVERIFY(cache.find(keyOf(1)));
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath("cache/digests"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(DigestCacheTest)
#include "tst_digestcache.moc"
