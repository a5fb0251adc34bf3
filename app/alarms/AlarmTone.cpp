// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmTone.h"

#include "base/Bytes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string_view>

namespace leadline::app {

namespace {

constexpr std::uint32_t samplesPerSecond = 22'050;
constexpr std::uint16_t bytesPerSample = 2;
constexpr std::uint16_t pcm = 1;
constexpr std::uint32_t formatBytes = 16;
/// From "WAVE" to the data's length, both included.
constexpr std::uint32_t headBytes = 36;
/// Beeps that begin and end at once crack.
constexpr double edgeS = 0.006;

struct Beeps {
    int count;
    double hertz;
    double lengthS;
    double periodS;
};

Beeps beepsOf(AlarmLimit::Side side)
{
    return side == AlarmLimit::Side::Near
               ? Beeps{.count = 3, .hertz = 1320, .lengthS = 0.11, .periodS = 0.18}
               : Beeps{.count = 1, .hertz = 520, .lengthS = 0.4, .periodS = 1};
}

double heightOf(AlarmVolume volume)
{
    switch (volume) {
    case AlarmVolume::Off:
        break;
    case AlarmVolume::Soft:
        return 0.2;
    case AlarmVolume::Loud:
        return 0.9;
    }
    return 0;
}

double loudnessAt(const Beeps& beeps, double seconds)
{
    const double number = std::floor(seconds / beeps.periodS);
    if (number >= beeps.count)
        return 0;
    const double into = seconds - number * beeps.periodS;
    return std::clamp(std::min(into, beeps.lengthS - into) / edgeS, 0.0, 1.0);
}

void appendWords(std::vector<std::byte>& bytes, std::string_view words)
{
    for (const char letter : words)
        bytes.push_back(static_cast<std::byte>(letter));
}

} // namespace

std::vector<std::byte> alarmTone(AlarmLimit::Side side, AlarmVolume volume)
{
    constexpr std::uint32_t dataBytes = samplesPerSecond * bytesPerSample;
    std::vector<std::byte> bytes;
    bytes.reserve(dataBytes + headBytes + 8);
    appendWords(bytes, "RIFF");
    base::appendLittle(bytes, headBytes + dataBytes);
    appendWords(bytes, "WAVEfmt ");
    base::appendLittle(bytes, formatBytes);
    base::appendLittle(bytes, pcm);
    base::appendLittle(bytes, std::uint16_t{1});
    base::appendLittle(bytes, samplesPerSecond);
    base::appendLittle(bytes, samplesPerSecond * bytesPerSample);
    base::appendLittle(bytes, bytesPerSample);
    base::appendLittle(bytes, std::uint16_t{8 * bytesPerSample});
    appendWords(bytes, "data");
    base::appendLittle(bytes, dataBytes);

    const Beeps beeps = beepsOf(side);
    const double height = 32'767 * heightOf(volume);
    for (std::uint32_t i = 0; i < samplesPerSecond; ++i) {
        const double seconds = static_cast<double>(i) / samplesPerSecond;
        const double wave = std::sin(2 * std::numbers::pi * beeps.hertz * seconds);
        base::appendLittle(bytes, static_cast<std::int16_t>(
                                      std::lround(height * loudnessAt(beeps, seconds) * wave)));
    }
    return bytes;
}

} // namespace leadline::app
