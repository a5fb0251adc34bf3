// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping1dSettings.h"

#include "base/Units.h"
#include "ping/Ping1d.h"

#include <array>
#include <charconv>

namespace leadline::device::ping1d {

namespace {

constexpr std::uint32_t shortestScanMm = 1000;
/// The protocol's sensible end.
constexpr std::uint64_t farthestMm = 200'000;

std::string metres(std::uint64_t mm)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(),
                                   base::metresFromMillimetres(static_cast<double>(mm)));
    return {text.data(), end.ptr};
}

} // namespace

std::string Range::words(const Value& value)
{
    return metres(value.startMm) + " to " + metres(std::uint64_t{value.startMm} + value.lengthMm) +
           " m";
}

std::string Range::complaint(const Value& value)
{
    if (value.lengthMm < shortestScanMm)
        return "The range is 1 m long at least.";
    if (std::uint64_t{value.startMm} + value.lengthMm > farthestMm)
        return "The range ends at 200 m.";
    return {};
}

std::string Gain::words(Value value)
{
    return std::to_string(value);
}

std::string Gain::complaint(Value value)
{
    return value < ping::ping1d::gainFactors.size() ? "" : "The gain is 0 to 6.";
}

std::string Interval::words(Value value)
{
    return std::to_string(value) + " ms";
}

std::string SoundSpeed::words(Value value)
{
    return metres(value) + " m/s";
}

std::string SoundSpeed::complaint(Value value)
{
    return base::plausibleSoundSpeed(base::metresFromMillimetres(value))
               ? ""
               : "The sound speed is 1300 to 1700 m/s.";
}

} // namespace leadline::device::ping1d
