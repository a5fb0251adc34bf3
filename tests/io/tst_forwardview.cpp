// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/ForwardView.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace leadline;
using io::ForwardView;

namespace {

/// Tells how much was read of it; its medium may end early.
class CountedSource : public io::ByteSource {
public:
    explicit CountedSource(std::size_t size) : m_bytes(size)
    {
        std::minstd_rand random(1);
        std::generate(m_bytes.begin(), m_bytes.end(), [&] { return std::byte(random() >> 8U); });
    }
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        if (offset >= readable)
            return 0;
        const std::size_t end = offset <= broken ? std::min(readable, broken) : readable;
        const std::size_t count = std::min(into.size(), end - std::size_t(offset));
        std::copy_n(m_bytes.begin() + std::ptrdiff_t(offset), count, into.begin());
        bytesRead += count;
        return count;
    }
    [[nodiscard]] base::ByteSpan at(std::uint64_t offset, std::size_t length) const
    {
        return base::ByteSpan(m_bytes).subspan(std::size_t(offset), length);
    }
    void cut(std::size_t size) { m_bytes.resize(size); }

    std::size_t readable = std::size_t(-1);
    /// One byte that cannot be read.
    std::size_t broken = std::size_t(-1);
    mutable std::uint64_t bytesRead = 0;

private:
    std::vector<std::byte> m_bytes;
};

bool same(base::ByteSpan a, base::ByteSpan b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

} // namespace

class ForwardViewTest : public QObject {
    Q_OBJECT

private slots:
    void anythingIsSeenWhereItIs()
    {
        CountedSource source(5'000'000);
        source.readable = 5'000'000;
        ForwardView view(source);
        std::minstd_rand random(3);
        std::uint64_t at = 0;
        for (int i = 0; i < 3000; ++i) {
            // Mostly onwards, at times a little or far back.
            const auto way = random() % 10;
            if (way < 7)
                at += random() % 20'000;
            else
                at -= std::min<std::uint64_t>(at, random() % (way == 9 ? 3000000UL : 90000UL));
            at %= source.size();
            const std::size_t length = random() % (i % 50 == 0 ? 2500000UL : 3000UL);
            const auto there = std::min<std::size_t>(length, source.size() - at);
            QVERIFY(same(view.at(at, length), source.at(at, there)));
        }
        QVERIFY(view.at(5'000'000, 1).empty());
    }

    /// As those do who look at the next record before they read this one.
    void whoLooksAheadReadsEverythingOnce()
    {
        CountedSource source(8'000'000);
        source.readable = 8'000'000;
        ForwardView view(source);
        for (std::uint64_t at = 0; at + 1600 < source.size(); at += 1300) {
            QVERIFY(same(view.at(at + 1300, 300), source.at(at + 1300, 300)));
            QVERIFY(same(view.at(at, 1300), source.at(at, 1300)));
        }
        QVERIFY2(source.bytesRead <= source.size(), qPrintable(QString::number(source.bytesRead)));
    }

    /// A broken place keeps nobody from what lies behind it.
    void aBrokenPlaceIsJumpedOver()
    {
        CountedSource source(3'000'000);
        source.readable = 3'000'000;
        source.broken = 1'200'000;
        ForwardView view(source);
        QCOMPARE(view.at(1'100'000, 200'000).size(), std::size_t(100'000));
        QVERIFY(view.at(1'200'000, 100).empty());
        QVERIFY(same(view.at(1'200'001, 5000), source.at(1'200'001, 5000)));
    }

    void aMediumThatFailsGivesWhatItHas()
    {
        CountedSource source(3'000'000);
        source.readable = 1'500'000;
        ForwardView view(source);
        for (std::uint64_t at = 0; at < source.size(); at += 70'000) {
            const std::size_t left = at < 1'500'000 ? std::size_t(1'500'000 - at) : 0;
            QCOMPARE(view.at(at, 100'000).size(), std::min<std::size_t>(left, 100'000));
        }
        // A stick that is back, and a file that was cut meanwhile.
        source.readable = 3'000'000;
        QVERIFY(same(view.at(1'450'000, 100'000), source.at(1'450'000, 100'000)));
        source.cut(1'500'000);
        QVERIFY(same(view.at(1'499'000, 5000), source.at(1'499'000, 1000)));
        QVERIFY(view.at(2'000'000, 1).empty());
    }
};

LEADLINE_APPLESS_TEST(ForwardViewTest)
#include "tst_forwardview.moc"
