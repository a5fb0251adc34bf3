// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Parser.h"
#include "sim/Frames.h"
#include "sim/Sea.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

class SimFramesTest : public QObject {
    Q_OBJECT

private slots:
    void theInformationIsTheGoldenFrame()
    {
        const QByteArray golden = QByteArray::fromHex("4252060004000200024303010100ea00");
        const auto frame = sim::ping360InformationFrame();
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(frame.data()), qsizetype(frame.size())),
                 golden);
    }

    void everyFramePassesTheParser()
    {
        const sim::Sea sea(2);
        std::vector<std::byte> stream = sim::ping360InformationFrame();
        base::append(stream, sim::ping1dInformationFrame());
        for (std::uint16_t angle = 0; angle < 50; ++angle) {
            const auto time = std::chrono::milliseconds(61 * angle);
            const auto pose = sea.poseAt(time);
            const sim::SpokeSettings settings{.angleGrad = angle};
            base::append(stream,
                         sim::deviceDataFrame(settings, sea.spoke360(time, pose, settings)));
            base::append(stream, sim::profileFrame(sea.profile1d(time, pose), angle));
        }
        ping::Parser parser;
        base::ByteSpan input = stream;
        int frames = 0;
        while (parser.next(input))
            ++frames;
        QCOMPARE(frames, 102);
        QCOMPARE(parser.badChecksums(), std::uint64_t{0});
        QCOMPARE(parser.skippedBytes(), std::uint64_t{0});
        QCOMPARE(parser.waitingBytes(), std::size_t{0});
    }

    void deviceDataHasItsFieldsInOrder()
    {
        const std::vector<std::uint8_t> samples{1, 2, 3};
        const auto bytes = sim::deviceDataFrame({.angleGrad = 0x123,
                                                 .samplePeriod = 0x456,
                                                 .samples = 3,
                                                 .gain = 2,
                                                 .transmitDurationUs = 0x78,
                                                 .transmitFrequencyKhz = 0x2ee},
                                                samples);
        const ping::Frame frame = ping::viewFrame(bytes);
        QCOMPARE(frame.messageId, std::uint16_t{2300});
        QCOMPARE(frame.source, std::uint8_t{2});
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(frame.payload.data()),
                            qsizetype(frame.payload.size())),
                 QByteArray::fromHex("0102 2301 7800 5604 ee02 0300 0300 010203"));
    }

    void profileHasItsFieldsInOrder()
    {
        const sim::Profile1d profile{.settings = {.scanStartMm = 0x0a0b,
                                                  .scanLengthMm = 0x0c0d,
                                                  .gainIndex = 6,
                                                  .points = 2,
                                                  .transmitDurationUs = 0x28},
                                     .distanceMm = 0x01020304,
                                     .confidencePercent = 99,
                                     .samples = {0xaa, 0xbb}};
        const auto bytes = sim::profileFrame(profile, 7);
        const ping::Frame frame = ping::viewFrame(bytes);
        QCOMPARE(frame.messageId, std::uint16_t{1300});
        QCOMPARE(frame.source, std::uint8_t{1});
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(frame.payload.data()),
                            qsizetype(frame.payload.size())),
                 QByteArray::fromHex("04030201 6300 2800 07000000 0b0a0000 0d0c0000 06000000"
                                     "0200 aabb"));
    }
};

LEADLINE_APPLESS_TEST(SimFramesTest)
#include "tst_simframes.moc"
