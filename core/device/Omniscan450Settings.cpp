// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Omniscan450Settings.h"

#include "base/Units.h"

#include <QObject>

#include <array>
#include <cmath>
#include <variant>

namespace leadline::device::omniscan450 {

namespace {

using Profile = ping::omniscan450::MonoProfile;

constexpr double millimetresPerMetre = 1000;
/// The device's fractions are kept as millionths.
constexpr double millionthsPerPercent = 10'000;
constexpr double millionths = 1'000'000;
constexpr std::int64_t millimetresPerDecimetre = 100;

/// Rows in the order of their groups.
constexpr std::array<SettingRow, groupCount + 1> settings{{
    {.key = "rangeStartM",
     .name = QT_TRANSLATE_NOOP("core", "Range start"),
     .group = QT_TRANSLATE_NOOP("core", "range"),
     .option = "range",
     .part = "start",
     .unit = SettingUnit::Metres,
     .highest = 149,
     .perUnit = millimetresPerMetre,
     .summary = QT_TRANSLATE_NOOP("core", "from %1"),
     .help = "Nearer echoes are not in the profile."},
    {.key = "rangeLengthM",
     .name = QT_TRANSLATE_NOOP("core", "Range length"),
     .group = QT_TRANSLATE_NOOP("core", "range"),
     .option = "range",
     .part = "length",
     .unit = SettingUnit::Metres,
     .lowest = 1,
     .highest = 150,
     .roundUpTo = 150,
     .perUnit = millimetresPerMetre,
     .help = "How far the profile reaches from its start, slant range; a longer one pings less "
             "often."},
    {.key = "gain",
     .name = QT_TRANSLATE_NOOP("core", "Gain"),
     .group = QT_TRANSLATE_NOOP("core", "gain"),
     .option = "gain",
     .highest = 7,
     .automatic = "auto",
     .summary = QT_TRANSLATE_NOOP("core", "gain %1"),
     .help = "How much the sonar amplifies: 0 for strong echoes, 7 for weak ones."},
    {.key = "intervalMs",
     .name = QT_TRANSLATE_NOOP("core", "Ping interval"),
     .group = QT_TRANSLATE_NOOP("core", "ping interval"),
     .option = "interval",
     .unit = SettingUnit::Milliseconds,
     .highest = 10'000,
     .step = 10,
     .help = "The time from ping to ping, at least; 0 is as fast as possible."},
    {.key = "results",
     .name = QT_TRANSLATE_NOOP("core", "Samples"),
     .group = QT_TRANSLATE_NOOP("core", "samples"),
     .option = "samples",
     .lowest = 200,
     .highest = 1200,
     .step = 50,
     .help = "Samples of a profile: more resolve finer, and make longer messages."},
    {.key = "pulseLengthPercent",
     .name = QT_TRANSLATE_NOOP("core", "Pulse length"),
     .group = QT_TRANSLATE_NOOP("core", "pulse length"),
     .option = "pulse-length",
     .unit = SettingUnit::Percent,
     .lowest = 0.01,
     .highest = 5,
     .step = 0.01,
     .perUnit = millionthsPerPercent,
     .place = SettingPlace::Advanced,
     .help = "How long a ping is sent, of the time to the end of the range and back."},
    {.key = "filterLengthPercent",
     .name = QT_TRANSLATE_NOOP("core", "Filter length"),
     .group = QT_TRANSLATE_NOOP("core", "filter length"),
     .option = "filter",
     .unit = SettingUnit::Percent,
     .lowest = 0.01,
     .highest = 5,
     .step = 0.01,
     .perUnit = millionthsPerPercent,
     .place = SettingPlace::Advanced,
     .help = "Over how long echoes are averaged, of the time to the end of the range and back."},
    {.key = "soundSpeed",
     .name = QT_TRANSLATE_NOOP("core", "Sonar sound speed"),
     .group = QT_TRANSLATE_NOOP("core", "sound speed"),
     .option = "sound-speed",
     .unit = SettingUnit::MetresPerSecond,
     .lowest = base::lowestSoundSpeed,
     .highest = base::highestSoundSpeed,
     .perUnit = millimetresPerMetre,
     .help = "The sonar computes its ranges with it; Leadline shows them in that of the water."},
}};

std::span<const SettingRow> rowsFrom(std::size_t first, std::size_t count = 1)
{
    return std::span(settings).subspan(first, count);
}

std::optional<WireValue> rangeIn(const ping::Message& message)
{
    const auto* profile = std::get_if<Profile>(&message);
    return profile ? std::optional(WireValue{profile->startMm, profile->lengthMm}) : std::nullopt;
}

std::optional<WireValue> gainIn(const ping::Message& message)
{
    const auto* profile = std::get_if<Profile>(&message);
    return profile ? std::optional(WireValue{profile->gainIndex}) : std::nullopt;
}

std::optional<WireValue> resultsIn(const ping::Message& message)
{
    const auto* profile = std::get_if<Profile>(&message);
    return profile ? std::optional(WireValue{profile->numResults}) : std::nullopt;
}

/// The message has the pulse in seconds.
std::optional<WireValue> pulseLengthIn(const ping::Message& message)
{
    const auto* profile = std::get_if<Profile>(&message);
    if (profile == nullptr || profile->lengthMm == 0 || !std::isfinite(profile->pulseDurationSec))
        return std::nullopt;
    const auto soundMmS = static_cast<double>(profile->sosDmps * millimetresPerDecimetre);
    const double share = double{profile->pulseDurationSec} * soundMmS / (2.0 * profile->lengthMm);
    return share >= 0 && share < 1 ? std::optional(WireValue{std::llround(share * millionths)})
                                   : std::nullopt;
}

std::optional<WireValue> soundSpeedIn(const ping::Message& message)
{
    const auto* profile = std::get_if<Profile>(&message);
    if (profile == nullptr || profile->sosDmps == 0)
        return std::nullopt;
    return WireValue{profile->sosDmps * millimetresPerDecimetre};
}

} // namespace

std::span<const SettingRow> settingRows()
{
    return settings;
}

std::span<const SettingGroup> groups()
{
    static const std::array<SettingGroup, groupCount> all{{
        {.rows = rowsFrom(0, 2),
         .name = QT_TRANSLATE_NOOP("core", "Range"),
         .initial = {0, 30'000},
         .valueIn = rangeIn},
        {.rows = rowsFrom(2),
         .name = QT_TRANSLATE_NOOP("core", "Gain"),
         .automatic = {-1},
         .initial = {-1},
         .valueIn = gainIn},
        {.rows = rowsFrom(3), .name = QT_TRANSLATE_NOOP("core", "Ping interval")},
        {.rows = rowsFrom(4),
         .name = QT_TRANSLATE_NOOP("core", "Samples"),
         .initial = {600},
         .valueIn = resultsIn},
        {.rows = rowsFrom(5),
         .name = QT_TRANSLATE_NOOP("core", "Pulse length"),
         .initial = {2000},
         .valueIn = pulseLengthIn},
        {.rows = rowsFrom(6),
         .name = QT_TRANSLATE_NOOP("core", "Filter length"),
         .initial = {1500}},
        {.rows = rowsFrom(7),
         .name = QT_TRANSLATE_NOOP("core", "Sonar sound speed"),
         .initial = {1'500'000},
         .valueIn = soundSpeedIn,
         .hasOwnMessage = true},
    }};
    return all;
}

ping::omniscan450::PingParams parametersOf(std::span<const WireValue> values, bool pings)
{
    const auto share = [](const WireValue& value) {
        return static_cast<float>(static_cast<double>(value[0]) / millionths);
    };
    return {.startMm = static_cast<std::uint32_t>(values[range][0]),
            .lengthMm = static_cast<std::uint32_t>(values[range][1]),
            .msecPerPing = static_cast<std::uint32_t>(values[interval][0]),
            .pulseLenPercent = share(values[pulseLength]),
            .filterDurationPercent = share(values[filterLength]),
            .gainIndex = static_cast<std::int16_t>(values[gain][0]),
            .numResults = static_cast<std::uint16_t>(values[results][0]),
            .enable = static_cast<std::uint8_t>(pings ? 1 : 0)};
}

} // namespace leadline::device::omniscan450
