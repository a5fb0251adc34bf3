// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "ping/Codec.h"
#include "ping/omniscan450/Omniscan450.h"
#include "sidescan/RowWindow.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <vector>

namespace leadline::test {

/// A flat bottom, and on it at most one object, as one ping of an Omniscan 450 hears them.
struct SideScanSea {
    struct Object {
        /// Horizontal distance and height, metres.
        double groundM = 20;
        double heightM = 1;
    };

    double altitudeM = 8;
    double rangeM = 50;
    std::uint16_t samples = 600;
    /// Above the noise of the water, straight below.
    double bottomDb = 45;
    std::optional<Object> object = {};
    bool hasBottom = true;
    /// Of the device's clock, milliseconds.
    std::uint32_t stampMs = 0;

    /// Relative decibels of the samples.
    [[nodiscard]] std::vector<double> decibels(std::mt19937& random) const
    {
        std::uniform_real_distribution<double> uniform(1e-3, 1);
        std::vector<double> all;
        for (std::uint16_t i = 0; i < samples; ++i) {
            // A sample holds what comes from anywhere between its edges.
            const double begin = i * rangeM / samples;
            const double end = (i + 1) * rangeM / samples;
            const double slant = (begin + end) / 2;
            const double speckle = 10 * std::log10(-std::log(uniform(random)) + 1e-3);
            // Noise, and the ringing of the transducer on top of it.
            double db = std::max(-100.0, -30.0 - 5 * i);
            if (hasBottom && end > altitudeM && !isShaded(begin, end))
                db = -100 + bottomDb - 30 * std::log10(std::max(slant, altitudeM) / altitudeM);
            if (object && end > faceM() && begin < topM())
                db = -100 + bottomDb + 6;
            all.push_back(db + speckle);
        }
        return all;
    }
    /// Slant ranges of the object's foot, of its top, and of the end of its shadow.
    [[nodiscard]] double faceM() const { return topM() - 0.6; }
    [[nodiscard]] double topM() const
    {
        return std::hypot(object->groundM, altitudeM - object->heightM);
    }
    [[nodiscard]] double shadowEndM() const
    {
        return topM() * altitudeM / (altitudeM - object->heightM);
    }
    [[nodiscard]] bool isShaded(double beginM, double endM) const
    {
        return object && beginM >= topM() && endM <= shadowEndM();
    }

    /// The bytes of a ping's message.
    [[nodiscard]] std::vector<std::byte> frame(std::mt19937& random, std::uint8_t source,
                                               std::uint8_t channel, float headingDeg) const
    {
        const std::vector<double> all = decibels(random);
        const auto [least, most] = std::ranges::minmax(all);
        std::vector<std::uint8_t> bytes;
        for (const double db : all) {
            const auto raw =
                static_cast<std::uint16_t>(std::lround((db - least) / (most - least) * 65535));
            bytes.push_back(static_cast<std::uint8_t>(raw & 0xffU));
            bytes.push_back(static_cast<std::uint8_t>(raw >> 8U));
        }
        ping::omniscan450::MonoProfile message;
        message.timestampMs = stampMs;
        message.lengthMm = static_cast<std::uint32_t>(rangeM * 1000);
        message.numResults = samples;
        message.sosDmps = 15000;
        message.pingHz = 450'000;
        message.channelNumber = channel;
        message.pulseDurationSec = static_cast<float>(0.002 * 2 * rangeM / 1500);
        message.analogGain = sidescan::referenceGain;
        message.minPwrDb = static_cast<float>(least);
        message.maxPwrDb = static_cast<float>(most);
        message.transducerHeadingDeg = headingDeg;
        message.pwrResults.bytes = bytes;
        return ping::encodeFrame(message, source);
    }
    [[nodiscard]] sidescan::Row row(std::mt19937& random) const
    {
        const auto bytes = frame(random, 1, 0, -90);
        const ping::Frame ping = ping::viewFrame(bytes);
        return sidescan::rowOf(*ping::omniscan450::descriptor().ping(ping)->read(ping.payload));
    }
};

/// Adds the ping to a log.
inline void addRow(log::Log& log, log::StreamNumber stream, log::Time time, const SideScanSea& sea,
                   std::mt19937& random, std::uint8_t channel, float headingDeg)
{
    const auto bytes = sea.frame(random, log.stream(stream).source(), channel, headingDeg);
    log.append(stream, ping::viewFrame(bytes), time);
}

} // namespace leadline::test
