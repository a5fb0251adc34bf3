// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/S500Settings.h"

#include "base/Units.h"

#include <QObject>

#include <array>
#include <limits>
#include <variant>

namespace leadline::device::s500 {

namespace {

namespace wire = ping::s500;

constexpr double millimetresPerMetre = 1000;

constexpr std::array<SettingChoice, 2> pulses{{
    {1, "chirp", QT_TRANSLATE_NOOP("core", "Chirp")},
    {0, "single", QT_TRANSLATE_NOOP("core", "One frequency")},
}};
constexpr std::array<SettingChoice, 2> reports{{
    {wire::Profile6::id, "profile", QT_TRANSLATE_NOOP("core", "Profile")},
    {wire::Distance2::id, "distance", QT_TRANSLATE_NOOP("core", "Distance only")},
}};

/// Rows in the order of their groups.
constexpr std::array<SettingRow, groupCount + 1> settings{{
    {.key = "rangeStartM",
     .name = QT_TRANSLATE_NOOP("core", "Range start"),
     .group = QT_TRANSLATE_NOOP("core", "range"),
     .option = "range",
     .part = "start",
     .unit = SettingUnit::Metres,
     .highest = 199,
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
     .highest = 200,
     .roundUpTo = 200,
     .perUnit = millimetresPerMetre,
     .automatic = "auto",
     .help = "How far the profile reaches from its start; in Auto the sonar chooses it."},
    {.key = "gain",
     .name = QT_TRANSLATE_NOOP("core", "Gain"),
     .group = QT_TRANSLATE_NOOP("core", "gain"),
     .option = "gain",
     .highest = 13,
     .automatic = "auto",
     .summary = QT_TRANSLATE_NOOP("core", "gain %1"),
     .help = "How much the sonar amplifies: 0 for strong echoes, 13 for weak ones."},
    {.key = "intervalMs",
     .name = QT_TRANSLATE_NOOP("core", "Ping interval"),
     .group = QT_TRANSLATE_NOOP("core", "ping interval"),
     .option = "interval",
     .unit = SettingUnit::Milliseconds,
     .highest = std::numeric_limits<std::int16_t>::max(),
     .offeredHighest = 10'000,
     .step = 10,
     .help = "The time from ping to ping, at least; 0 is as fast as possible."},
    {.key = "pulse",
     .name = QT_TRANSLATE_NOOP("core", "Pulse"),
     .group = QT_TRANSLATE_NOOP("core", "pulse"),
     .option = "pulse",
     .highest = 1,
     .choices = pulses,
     .help = "A chirp resolves more; one frequency makes shorter messages."},
    {.key = "report",
     .name = QT_TRANSLATE_NOOP("core", "Report"),
     .group = QT_TRANSLATE_NOOP("core", "report"),
     .option = "report",
     .lowest = wire::Distance2::id,
     .highest = wire::Profile6::id,
     .choices = reports,
     .help = "What the sonar sends for each ping; a distance alone suits a slow line."},
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
    if (const auto* read = std::get_if<wire::Range>(&message))
        return WireValue{read->startMm, read->lengthMm};
    if (const auto* profile = std::get_if<wire::Profile6>(&message))
        return WireValue{profile->startMm, profile->lengthMm};
    return std::nullopt;
}

std::optional<WireValue> gainIn(const ping::Message& message)
{
    if (const auto* read = std::get_if<wire::GainIndex>(&message))
        return WireValue{read->gainIndex};
    if (const auto* profile = std::get_if<wire::Profile6>(&message))
        return WireValue{profile->gainIndex};
    return std::nullopt;
}

std::optional<WireValue> intervalIn(const ping::Message& message)
{
    const auto* read = std::get_if<wire::PingInterval>(&message);
    return read ? std::optional(WireValue{read->msecPerPing}) : std::nullopt;
}

std::optional<WireValue> pulseIn(const ping::Message& message)
{
    const auto* profile = std::get_if<wire::Profile6>(&message);
    if (profile == nullptr)
        return std::nullopt;
    return WireValue{profile->startPingHz != profile->endPingHz ? 1 : 0};
}

std::optional<WireValue> reportIn(const ping::Message& message)
{
    const std::uint16_t id = ping::messageId(message);
    const bool isReport = std::holds_alternative<wire::Profile6>(message) ||
                          std::holds_alternative<wire::Distance2>(message);
    return isReport ? std::optional(WireValue{id}) : std::nullopt;
}

std::optional<WireValue> soundSpeedIn(const ping::Message& message)
{
    const auto* read = std::get_if<wire::SpeedOfSound>(&message);
    return read ? std::optional(WireValue{read->sosMmPerSec}) : std::nullopt;
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
         .valueIn = rangeIn,
         .isReadable = true},
        {.rows = rowsFrom(2),
         .name = QT_TRANSLATE_NOOP("core", "Gain"),
         .automatic = {-1},
         .initial = {-1},
         .valueIn = gainIn,
         .isReadable = true},
        {.rows = rowsFrom(3),
         .name = QT_TRANSLATE_NOOP("core", "Ping interval"),
         .initial = {100},
         .valueIn = intervalIn,
         .isReadable = true},
        {.rows = rowsFrom(4),
         .name = QT_TRANSLATE_NOOP("core", "Pulse"),
         .initial = {1},
         .valueIn = pulseIn},
        {.rows = rowsFrom(5),
         .name = QT_TRANSLATE_NOOP("core", "Report"),
         .initial = {wire::Profile6::id},
         .valueIn = reportIn},
        {.rows = rowsFrom(6),
         .name = QT_TRANSLATE_NOOP("core", "Sonar sound speed"),
         .initial = {1'500'000},
         .valueIn = soundSpeedIn,
         .isReadable = true,
         .hasOwnMessage = true},
    }};
    return all;
}

ping::s500::SetPingParams parametersOf(std::span<const WireValue> values, bool pings)
{
    return {.startMm = static_cast<std::uint32_t>(values[range][0]),
            .lengthMm = static_cast<std::uint32_t>(values[range][1]),
            .gainIndex = static_cast<std::int16_t>(values[gain][0]),
            .msecPerPing = static_cast<std::int16_t>(values[interval][0]),
            .reportId = pings ? static_cast<std::uint16_t>(values[report][0]) : std::uint16_t{0},
            .chirp = static_cast<std::uint8_t>(values[pulse][0])};
}

} // namespace leadline::device::s500
