// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoLog.h"
#include "echo/MarkerSnippet.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// A turn and a half, a gradian each 50 ms; the samples of the first turn differ.
void fill(test::EchoLog& log)
{
    for (unsigned i = 0; i < 600; ++i)
        log.add(test::Spoke360{.angleGrad = std::uint16_t(i % 400),
                               .samplePeriod = 888,
                               .samples = std::vector<std::uint8_t>(
                                   1200, std::uint8_t(i < 400 ? 10 : 200))}
                    .frame(),
                50ms * i);
}

} // namespace

class MarkerSnippetTest : public QObject {
    Q_OBJECT

private slots:
    void holdsTheEchoesOnBothSidesInTheOrderOfBearings()
    {
        test::EchoLog log(ping::Family::Ping360);
        fill(log);
        const echo::PingReader reader(log.log(), 0);
        echo::PingReader::Scratch scratch;
        const auto marked = reader.read(200, scratch);
        QVERIFY(marked);
        const double range = marked->profile.endM() / 2;
        const auto pieces = echo::snippetAround(reader, 200, range, 300);
        // 22° are 24 steps of 0.9°, on either side.
        QCOMPARE(pieces.size(), std::size_t{49});
        QCOMPARE(pieces[24].besideDeg, 0.0);
        QVERIFY(pieces[24].after == log::Time{});
        QVERIFY(std::abs(pieces.front().besideDeg + 21.6) < 1e-9);
        QVERIFY(std::abs(pieces.back().besideDeg - 21.6) < 1e-9);
        QVERIFY(pieces.back().after == 24 * 50ms);
        const double sample = marked->profile.lengthM / 1200;
        for (const auto& piece : pieces) {
            QVERIFY(std::abs(piece.startM - (range - echo::snippetM)) <= sample);
            QVERIFY(std::abs(piece.startM + piece.lengthM - (range + echo::snippetM)) <= sample);
            QCOMPARE(piece.samples.front(), std::uint8_t{10});
        }
    }

    void isWhatWasSeenLastOfEachBearing()
    {
        test::EchoLog log(ping::Family::Ping360);
        fill(log);
        const echo::PingReader reader(log.log(), 0);
        // The newest spoke: before it those of this turn, behind it those of the last one.
        const auto pieces = echo::snippetAround(reader, 500, 5, 501);
        QCOMPARE(pieces.size(), std::size_t{49});
        QCOMPARE(pieces.front().samples.front(), std::uint8_t{200});
        QCOMPARE(pieces.back().samples.front(), std::uint8_t{10});
        // Upside down the other way round.
        const auto mirrored = echo::snippetAround(reader, 500, 5, 501, true);
        QCOMPARE(mirrored.front().samples.front(), std::uint8_t{10});
    }

    void crossesTheZeroOfBearings()
    {
        test::EchoLog log(ping::Family::Ping360);
        fill(log);
        const echo::PingReader reader(log.log(), 0);
        const auto pieces = echo::snippetAround(reader, 400, 5, 600);
        QCOMPARE(pieces.size(), std::size_t{49});
        QVERIFY(std::abs(pieces.front().besideDeg + 21.6) < 1e-9);
    }

    void ofAnEchosounderItGoesByTime()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 300; ++i)
            log.add(test::Echo1d{.distanceMm = 3000,
                                 .pingNumber = i,
                                 .startMm = 0,
                                 .lengthMm = 10'000,
                                 .samples = test::someSamples(200, i)}
                        .profile());
        const echo::PingReader reader(log.log(), 0);
        const auto pieces = echo::snippetAround(reader, 150, 3, 300);
        QVERIFY(pieces.size() >= 99 && pieces.size() <= 101);
        QVERIFY(pieces.front().after >= -5s && pieces.back().after <= 5s);
        QVERIFY(std::abs(pieces.front().startM - 0.5) < 0.051);
        // At the edge of what was measured there is less.
        const auto edge = echo::snippetAround(reader, 0, 9, 300);
        QVERIFY(std::abs(edge.front().startM + edge.front().lengthM - 10) < 1e-9);
        QVERIFY(echo::snippetAround(reader, 5000, 3, 300).empty());
    }

    void knowsTheSample()
    {
        const std::vector<std::uint8_t> samples(100);
        const echo::Profile profile{.startM = 1, .lengthM = 10, .samples = samples};
        QCOMPARE(echo::sampleAt(profile, 1.05), std::optional<std::uint32_t>(0));
        QCOMPARE(echo::sampleAt(profile, 10.95), std::optional<std::uint32_t>(99));
        QVERIFY(!echo::sampleAt(profile, 11.5) && !echo::sampleAt(profile, 0.5));
    }
};

LEADLINE_APPLESS_TEST(MarkerSnippetTest)
#include "tst_markersnippet.moc"
