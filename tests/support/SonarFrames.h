// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace leadline::test {

/// Builds frames of the Ping protocol by hand from the tables of fields, without Leadline's codec.
using Bytes = std::vector<std::byte>;
using Samples = std::vector<std::uint8_t>;

[[nodiscard]] Bytes pingFrame(std::uint16_t id, const Bytes& payload, std::uint8_t source = 0);

/// The message device_data (2300), or auto_device_data (2301) if `steps` is set.
struct Spoke360 {
    std::uint16_t angleGrad = 0;
    std::uint8_t gain = 1;
    std::uint16_t transmitUs = 107;
    std::uint16_t samplePeriod = 888;
    std::uint16_t frequencyKhz = 750;
    Samples samples = {};
    std::optional<std::uint8_t> steps = {};
    /// Value of data_length; by default the number of samples.
    std::optional<std::uint16_t> claimed = {};
    std::uint8_t source = 2;

    [[nodiscard]] Bytes payload() const;
    [[nodiscard]] Bytes frame() const;
};

/// The message profile (1300), or distance (1212) without samples.
struct Echo1d {
    std::uint32_t distanceMm = 4321;
    std::uint16_t confidence = 87;
    std::uint16_t transmitUs = 60;
    std::uint32_t pingNumber = 1;
    std::uint32_t startMm = 250;
    std::uint32_t lengthMm = 9750;
    std::uint32_t gain = 3;
    Samples samples = {};
    std::optional<std::uint16_t> claimed = {};
    std::uint8_t source = 1;

    [[nodiscard]] Bytes profilePayload() const;
    [[nodiscard]] Bytes distancePayload() const;
    [[nodiscard]] Bytes profile() const;
    [[nodiscard]] Bytes distance() const;
};

/// The profile of a Ping HF, which has the id 2300 like a Ping360's device_data.
[[nodiscard]] Bytes pingHfProfile(std::uint32_t number, const Samples& samples,
                                  std::uint8_t source = 0);
[[nodiscard]] Bytes distanceSimple(std::uint32_t distanceMm, std::uint8_t confidence,
                                   std::uint8_t source = 1);
/// The message speed_of_sound (1203).
[[nodiscard]] Bytes speedOfSound(std::uint32_t millimetresPerSecond, std::uint8_t source = 1);
/// The message device_information (4) with firmware 3.1.1.
[[nodiscard]] Bytes deviceInformation(std::uint8_t type, std::uint8_t source);

/// Returns `count` samples that differ from each other and from those of other seeds.
[[nodiscard]] Samples someSamples(std::size_t count, unsigned seed);

[[nodiscard]] Bytes joined(std::initializer_list<Bytes> parts);

} // namespace leadline::test
