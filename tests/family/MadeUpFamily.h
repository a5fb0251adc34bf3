// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Family.h"
#include "ping/Fields.h"

#include <cstdint>
#include <vector>

/// A family that only this test has: an echosounder with 16-bit samples in decibels, whose ping has
/// the id of the Ping360's.
namespace leadline::test::madeup {

using ping::operator==;

inline constexpr auto family = static_cast<ping::Family>(200);
inline constexpr std::uint8_t deviceType = 77;
inline constexpr std::size_t sampleCount = 96;
inline constexpr std::uint32_t startMm = 500;
inline constexpr std::uint32_t lengthMm = 9600;

/// The samples are little-endian, two bytes each.
struct Echo {
    std::uint32_t pingNumber = 0;
    std::uint32_t start = 0;
    std::uint32_t length = 0;
    std::uint8_t gain = 0;
    ping::BytesView data = {};

    static constexpr std::uint16_t id = 2300;
    static constexpr ping::Description description{"echo", ping::Category::Get};
    static constexpr base::FieldList fields{
        ping::field(&Echo::pingNumber, "ping_number"),
        ping::field(&Echo::start, "start", "mm"),
        ping::field(&Echo::length, "length", "mm"),
        ping::field(&Echo::gain, "gain"),
        ping::field(&Echo::data, "data"),
    };
};

struct Start {
    std::uint8_t on = 0;

    static constexpr std::uint16_t id = 2400;
    static constexpr ping::Description description{"start", ping::Category::Control};
    static constexpr base::FieldList fields{ping::field(&Start::on, "on")};
};

/// What the simulator sends in its ping of that number: values over the whole scale, of which
/// neighbours often differ in their low bytes only.
[[nodiscard]] std::vector<std::uint16_t> samplesOf(std::uint32_t pingNumber);

/// Registers descriptor, driver and simulator; the one thing that a program needs to have them.
void registerAll();

} // namespace leadline::test::madeup
