// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace leadline::test {

/// Bytes of a recording in the eXtended Triton Format, written by the offsets of its description.
struct XtfFile {
    using Bytes = std::vector<std::byte>;

    struct Channel {
        /// 0 sub-bottom, 1 port, 2 starboard, 3 bathymetry.
        std::uint8_t type = 1;
        std::uint16_t bytesPerSample = 1;
        std::uint16_t unipolar = 1;
        std::uint8_t sampleFormat = 0;
        float frequency = 445;
    };
    struct Ping {
        std::uint32_t number = 1;
        int second = 0;
        int hundredths = 0;
        /// 0 writes no date.
        std::uint16_t year = 2026;
        double latitude = 0;
        double longitude = 0;
        float heading = 0;
        float roll = 0;
        float pitch = 0;
        float depth = 0;
        float speedKnots = 0;
        float soundVelocity = 750;
        float altitude = 0;
    };
    /// Samples of one channel as they lie in the file.
    struct Part {
        std::uint16_t channel = 0;
        std::uint32_t samples = 0;
        Bytes data = {};
        float slantRange = 50;
        float delay = 0;
        std::int16_t weight = 0;
    };

    template<class T>
    static void put(Bytes& bytes, std::size_t at, T value)
    {
        base::storeLittle(std::span(bytes), at, value);
    }
    static void putText(Bytes& bytes, std::size_t at, std::string_view text)
    {
        std::ranges::copy(std::as_bytes(std::span(text)), bytes.begin() + std::ptrdiff_t(at));
    }

    static Bytes header(const std::vector<Channel>& channels, std::uint16_t units = 3)
    {
        Bytes bytes(1024 + (channels.size() > 6 ? (channels.size() - 6 + 7) / 8 * 1024 : 0));
        bytes[0] = std::byte{123};
        bytes[1] = std::byte{1};
        putText(bytes, 2, "Survey");
        putText(bytes, 10, "4.1");
        putText(bytes, 18, "Towfish");
        put(bytes, 164, units);
        put(bytes, 166, static_cast<std::uint16_t>(channels.size()));
        for (std::size_t i = 0; i < channels.size(); ++i) {
            const std::size_t at = 256 + 128 * i;
            bytes[at] = static_cast<std::byte>(channels[i].type);
            put(bytes, at + 4, channels[i].unipolar);
            put(bytes, at + 6, channels[i].bytesPerSample);
            put(bytes, at + 32, channels[i].frequency);
            bytes[at + 74] = static_cast<std::byte>(channels[i].sampleFormat);
        }
        return bytes;
    }

    static Bytes packet(std::uint8_t type, std::size_t size)
    {
        Bytes bytes(size);
        put(bytes, 0, std::uint16_t{0xface});
        bytes[2] = static_cast<std::byte>(type);
        put(bytes, 10, static_cast<std::uint32_t>(size));
        return bytes;
    }

    static void putDate(Bytes& bytes, std::size_t at, std::uint16_t year, int second)
    {
        put(bytes, at, year);
        if (year == 0)
            return;
        const int fields[]{6, 1, 12, second / 60, second % 60};
        for (std::size_t i = 0; i < 5; ++i)
            bytes[at + 2 + i] = static_cast<std::byte>(fields[i]);
    }

    /// At noon of 2026-06-01 plus the second, filled up to a multiple of 64 bytes.
    static Bytes ping(const Ping& its, const std::vector<Part>& parts)
    {
        Bytes bytes = packet(0, 256);
        put(bytes, 4, static_cast<std::uint16_t>(parts.size()));
        putDate(bytes, 14, its.year, its.second);
        bytes[21] = static_cast<std::byte>(its.hundredths);
        put(bytes, 28, its.number);
        put(bytes, 32, its.soundVelocity);
        put(bytes, 152, its.speedKnots);
        put(bytes, 160, its.latitude);
        put(bytes, 168, its.longitude);
        put(bytes, 192, its.depth);
        put(bytes, 196, its.altitude);
        put(bytes, 204, its.pitch);
        put(bytes, 208, its.roll);
        put(bytes, 212, its.heading);
        for (const Part& part : parts) {
            Bytes head(64);
            put(head, 0, part.channel);
            put(head, 4, part.slantRange);
            put(head, 12, part.delay);
            put(head, 42, part.samples);
            put(head, 58, part.weight);
            base::append(bytes, head);
            base::append(bytes, part.data);
        }
        bytes.resize((bytes.size() + 63) / 64 * 64);
        put(bytes, 10, static_cast<std::uint32_t>(bytes.size()));
        return bytes;
    }

    template<class T>
    static Part part(std::uint16_t channel, const std::vector<T>& samples)
    {
        Part made{.channel = channel, .samples = static_cast<std::uint32_t>(samples.size())};
        for (const T sample : samples)
            base::appendLittle(made.data, sample);
        return made;
    }
};

} // namespace leadline::test
