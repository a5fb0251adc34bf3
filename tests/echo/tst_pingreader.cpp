// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/PingReader.h"
#include "ping/Codec.h"
#include "ping/s500/S500.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// A profile between these limits with these echoes.
std::vector<std::byte> stretched(float minDb, float maxDb, const std::vector<double>& decibels)
{
    std::vector<std::uint16_t> results;
    for (const double each : decibels)
        results.push_back(std::uint16_t(std::lround((each - minDb) / (maxDb - minDb) * 65535)));
    const auto packed = ping::packItems(std::span<const std::uint16_t>(results));
    ping::s500::Profile6 profile;
    profile.lengthMm = 10'000;
    profile.minPwrDb = minDb;
    profile.maxPwrDb = maxDb;
    profile.numResults = std::uint16_t(results.size());
    profile.pwrResults = ping::viewItems(packed, 2);
    return ping::encodeFrame(profile);
}

} // namespace

class PingReaderTest : public QObject {
    Q_OBJECT

private slots:
    void countsPingsUpToATime()
    {
        test::EchoLog log(ping::Family::Ping1D);
        const auto profile = test::Echo1d{}.profile();
        log.add(test::distanceSimple(1, 1), 50ms);
        log.add(profile, 100ms);
        log.add(profile, 200ms);
        log.add(profile, 200ms);
        log.add(test::Echo1d{}.distance(), 250ms);
        log.add(profile, 300ms);
        const echo::PingReader reader(log.log(), 0);
        QCOMPARE(reader.count(), 4U);
        QCOMPARE(reader.countUpTo(-1ms), 0U);
        QCOMPARE(reader.countUpTo(99'999us), 0U);
        QCOMPARE(reader.countUpTo(100ms), 1U);
        QCOMPARE(reader.countUpTo(199ms), 1U);
        QCOMPARE(reader.countUpTo(200ms), 3U);
        QCOMPARE(reader.countUpTo(299ms), 3U);
        QCOMPARE(reader.countUpTo(300ms), 4U);
        QCOMPARE(reader.countUpTo(9h), 4U);
        QCOMPARE(*reader.timeOf(2), log::Time(200ms));
        QVERIFY(!reader.timeOf(4));
    }

    void countsUpToTheLastOneWhereTimesGoBack()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (const auto time : {10s, 20s, 5s, 8s})
            log.add(test::Echo1d{}.profile(), time);
        const echo::PingReader reader(log.log(), 0);
        QCOMPARE(reader.countUpTo(4s), 0U);
        QCOMPARE(reader.countUpTo(6s), 3U);
        QCOMPARE(reader.countUpTo(8s), 4U);
    }

    void aPingKnowsWhereItComesFrom()
    {
        test::EchoLog log(ping::Family::Ping360);
        log.add(test::deviceInformation(2, 1), 1s);
        log.add(test::Spoke360{.angleGrad = 7, .samples = {1, 2, 3}}.frame(), 2s);
        const echo::PingReader reader(log.log(), 0);
        echo::PingReader::Scratch scratch;
        const auto ping = reader.read(0, scratch);
        QVERIFY(ping);
        QCOMPARE(ping->frame, 1U);
        QCOMPARE(ping->stream, log::StreamNumber{0});
        QCOMPARE(ping->time, log::Time(2s));
        QCOMPARE(ping->profile.samples.size(), std::size_t{3});
        QVERIFY(!reader.read(1, scratch));
        QVERIFY(!reader.readFrame(0, scratch)); // no measurement
    }

    void theNewestPlausibleSpeedBeforeAPingCountsInAnyOrderOfReading()
    {
        test::EchoLog log(ping::Family::Ping1D);
        const auto ping = test::Echo1d{.distanceMm = 3000}.profile();
        const std::uint32_t reports[] = {1'500,     1'400'000, 1'500,     2'000'000, 0,
                                         1'600'000, 1'700'000, 1'700'001, 1'300'000, 1'299'999};
        std::vector<double> wanted;
        double device = 1500;
        for (const std::uint32_t report : reports) {
            log.add(ping);
            wanted.push_back(3 * 1490 / device);
            log.add(test::speedOfSound(report));
            if (report >= 1'300'000 && report <= 1'700'000)
                device = report / 1000.0;
        }
        const echo::PingReader reader(log.log(), 0, 1490);
        echo::PingReader::Scratch scratch;
        for (const std::size_t i : {0U, 1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 9U, 3U, 0U, 5U, 2U, 8U})
            QVERIFY(qAbs(*reader.read(i, scratch)->distanceM - wanted[i]) < 1e-9);
        // A log that grows.
        log.add(test::speedOfSound(1'450'000));
        log.add(ping);
        QVERIFY(qAbs(*reader.read(10, scratch)->distanceM - 3 * 1490 / 1450.0) < 1e-9);
    }

    /// A device stretches each ping between its least and its greatest.
    void equalDecibelsAreEqualSamples()
    {
        test::EchoLog log(ping::Family::S500);
        const std::vector<double> echoes{-20, 0, 13.5, 40};
        log.add(stretched(-20, 40, echoes), 1s);
        log.add(stretched(-31.5F, 58.25F, echoes), 2s);
        const echo::PingReader reader(log.log(), 0);
        std::array<echo::PingReader::Scratch, 2> scratch;
        const auto one = reader.read(0, scratch[0]);
        const auto other = reader.read(1, scratch[1]);
        QVERIFY(one && other);
        QVERIFY(one->decibels == echo::commonDecibels && other->decibels == echo::commonDecibels);
        for (std::size_t i = 0; i < echoes.size(); ++i) {
            // What was rounded twice may differ by one.
            QVERIFY(std::abs(one->profile.samples[i] - std::lround((echoes[i] + 155) * 257)) <= 1);
            QVERIFY(std::abs(one->profile.samples[i] - other->profile.samples[i]) <= 1);
        }

        const echo::PingReader asSent(log.log(), 0, std::nullopt, echo::SampleScale::AsSent);
        const auto raw = asSent.read(0, scratch[0]);
        QVERIFY(raw && raw->decibels);
        QCOMPARE(raw->decibels->atFullScale, 40.0);
        QCOMPARE(raw->profile.samples[0], std::uint16_t(0));
        QCOMPARE(raw->profile.samples[3], std::uint16_t(65535));
    }

    void badLimitsShowTheLeast()
    {
        test::EchoLog log(ping::Family::S500);
        constexpr float nothing = std::numeric_limits<float>::quiet_NaN();
        constexpr std::array<std::array<float, 2>, 4> limits{
            {{10, 10}, {10, nothing}, {10, -50}, {1e30F, 2e30F}}};
        for (const auto& [least, greatest] : limits) {
            const std::vector<std::uint16_t> results{0, 1000, 65535};
            const auto packed = ping::packItems(std::span(results));
            ping::s500::Profile6 profile;
            profile.minPwrDb = least;
            profile.maxPwrDb = greatest;
            profile.numResults = 3;
            profile.pwrResults = ping::viewItems(packed, 2);
            log.add(ping::encodeFrame(profile));
        }
        const echo::PingReader reader(log.log(), 0);
        echo::PingReader::Scratch scratch;
        for (std::uint64_t i = 0; i < limits.size(); ++i) {
            const auto ping = reader.read(i, scratch);
            QVERIFY(ping);
            const std::uint16_t wanted = i < 3 ? 165 * 257 : 65535;
            for (const std::uint16_t sample : ping->profile.samples)
                QCOMPARE(sample, wanted);
        }
    }
};

LEADLINE_APPLESS_TEST(PingReaderTest)
#include "tst_pingreader.moc"
