// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/MultibeamSettings.h"

#include "base/Units.h"

#include <QObject>

#include <array>
#include <cmath>
#include <limits>
#include <variant>

namespace leadline::device {

namespace {

using EndPingInfo = ping::cerulean::EndPingInfo;

constexpr double millimetresInMetre = 1000;
constexpr double tenthsPerStep = 10;

constexpr std::array<SettingChoice, 2> offOn{{
    {0, "off", QT_TRANSLATE_NOOP("core", "Off")},
    {1, "on", QT_TRANSLATE_NOOP("core", "On")},
}};

constexpr SettingRow rangeStartRow{.key = "rangeStartM",
                                   .name = QT_TRANSLATE_NOOP("core", "Range start"),
                                   .group = QT_TRANSLATE_NOOP("core", "range"),
                                   .option = "range",
                                   .part = "start",
                                   .unit = SettingUnit::Metres,
                                   .highest = 99,
                                   .perUnit = millimetresInMetre,
                                   .summary = QT_TRANSLATE_NOOP("core", "from %1"),
                                   .help = "Nearer echoes do not count; at least a twentieth of "
                                           "the end. In Auto the sonar ignores it."};
constexpr SettingRow rangeEndRow{.key = "rangeEndM",
                                 .name = QT_TRANSLATE_NOOP("core", "Range end"),
                                 .group = QT_TRANSLATE_NOOP("core", "range"),
                                 .option = "range",
                                 .part = "end",
                                 .unit = SettingUnit::Metres,
                                 .lowest = 1,
                                 .highest = 100,
                                 .roundUpTo = 100,
                                 .perUnit = millimetresInMetre,
                                 .automatic = "auto",
                                 .help = "How far the sonar listens, slant range; in Auto it "
                                         "follows the bottom."};
constexpr SettingRow depthLimitRow{.key = "depthLimitM",
                                   .name = QT_TRANSLATE_NOOP("core", "Greatest depth"),
                                   .group = QT_TRANSLATE_NOOP("core", "greatest depth"),
                                   .option = "depth-limit",
                                   .unit = SettingUnit::Metres,
                                   .lowest = 1,
                                   .highest = 100,
                                   .roundUpTo = 100,
                                   .perUnit = millimetresInMetre,
                                   .automatic = "off",
                                   .help = "How deep the automatic range may follow the bottom."};
constexpr SettingRow gainRow{.key = "gain",
                             .name = QT_TRANSLATE_NOOP("core", "Gain"),
                             .group = QT_TRANSLATE_NOOP("core", "gain"),
                             .option = "gain",
                             .highest = 10,
                             .automatic = "auto",
                             .summary = QT_TRANSLATE_NOOP("core", "gain %1"),
                             .help = "How much the sonar amplifies: 0 for strong echoes, 10 for "
                                     "weak ones."};
constexpr SettingRow intervalRow{.key = "intervalMs",
                                 .name = QT_TRANSLATE_NOOP("core", "Ping interval"),
                                 .group = QT_TRANSLATE_NOOP("core", "ping interval"),
                                 .option = "interval",
                                 .unit = SettingUnit::Milliseconds,
                                 .lowest = 50,
                                 .highest = 10'000,
                                 .step = 10,
                                 .help = "The time from ping to ping, at least; a long range takes "
                                         "longer by itself."};
constexpr SettingRow rangeStepsRow(double highest)
{
    return {.key = "rangeSteps",
            .name = QT_TRANSLATE_NOOP("core", "Range steps"),
            .group = QT_TRANSLATE_NOOP("core", "range steps"),
            .option = "steps",
            .lowest = 200,
            .highest = highest,
            .step = 50,
            .place = SettingPlace::Advanced,
            .help = "Into how many steps the sonar divides its range."};
}
constexpr SettingRow pulseStepsRow{.key = "pulseSteps",
                                   .name = QT_TRANSLATE_NOOP("core", "Pulse length in range steps"),
                                   .group = QT_TRANSLATE_NOOP("core", "pulse length"),
                                   .option = "pulse-length",
                                   .lowest = 0.5,
                                   .highest = 5,
                                   .step = 0.5,
                                   .perUnit = tenthsPerStep,
                                   .place = SettingPlace::Advanced,
                                   .help = "How long a ping is sent: short for detail, long for "
                                           "range."};
constexpr SettingRow channelDataRow{.key = "channelData",
                                    .name = QT_TRANSLATE_NOOP("core", "Channel data"),
                                    .group = QT_TRANSLATE_NOOP("core", "channel data"),
                                    .option = "channel-data",
                                    .highest = 1,
                                    .choices = offOn,
                                    .place = SettingPlace::Advanced,
                                    .help = "Records the signals of all channels, too, which are "
                                            "large; Leadline does not show them."};
constexpr SettingRow soundSpeedRow{.key = "soundSpeed",
                                   .name = QT_TRANSLATE_NOOP("core", "Sonar sound speed"),
                                   .group = QT_TRANSLATE_NOOP("core", "sound speed"),
                                   .option = "sound-speed",
                                   .unit = SettingUnit::MetresPerSecond,
                                   .lowest = base::lowestSoundSpeed,
                                   .highest = base::highestSoundSpeed,
                                   .perUnit = millimetresInMetre,
                                   .help = "The sonar computes angles and range with it."};

std::int64_t millimetresOf(double metres)
{
    return std::llround(metres * millimetresInMetre);
}

std::optional<WireValue> rangeIn(const ping::Message& message)
{
    constexpr float farthestM = 10'000;
    const auto* end = std::get_if<EndPingInfo>(&message);
    if (end == nullptr ||
        !(end->rangeStartM >= 0 && end->rangeEndM < farthestM && end->rangeEndM > end->rangeStartM))
        return std::nullopt;
    return WireValue{millimetresOf(double{end->rangeStartM}),
                     millimetresOf(double{end->rangeEndM})};
}

std::optional<WireValue> gainIn(const ping::Message& message)
{
    const auto* end = std::get_if<EndPingInfo>(&message);
    return end ? std::optional(WireValue{end->gainIndex}) : std::nullopt;
}

std::optional<WireValue> rangeStepsIn(const ping::Message& message)
{
    const auto* end = std::get_if<EndPingInfo>(&message);
    return end ? std::optional(WireValue{end->nRangeBins}) : std::nullopt;
}

std::optional<WireValue> soundSpeedOf(float metresPerSecond)
{
    return base::plausibleSoundSpeed(double{metresPerSecond})
               ? std::optional(WireValue{millimetresOf(double{metresPerSecond})})
               : std::nullopt;
}

std::optional<WireValue> soundSpeedIn(const ping::Message& message)
{
    if (const auto* points = std::get_if<ping::surveyor240::AtofPointData>(&message))
        return soundSpeedOf(points->sosMps);
    if (const auto* points = std::get_if<ping::surveyor240::YzPointData>(&message))
        return soundSpeedOf(points->sosMps);
    if (const auto* points = std::get_if<ping::omniscan3d::PointSet>(&message))
        return soundSpeedOf(points->sosMps);
    return std::nullopt;
}

SettingGroup rangeGroup(std::span<const SettingRow> rows)
{
    return {.rows = rows,
            .name = QT_TRANSLATE_NOOP("core", "Range"),
            .valueIn = rangeIn,
            .endsRange = true};
}
SettingGroup depthLimitGroup(std::span<const SettingRow> rows)
{
    return {.rows = rows, .name = QT_TRANSLATE_NOOP("core", "Greatest depth")};
}
SettingGroup gainGroup(std::span<const SettingRow> rows)
{
    return {.rows = rows,
            .name = QT_TRANSLATE_NOOP("core", "Gain"),
            .automatic = {-1},
            .initial = {-1},
            .valueIn = gainIn};
}
SettingGroup intervalGroup(std::span<const SettingRow> rows)
{
    return {.rows = rows, .name = QT_TRANSLATE_NOOP("core", "Ping interval"), .initial = {100}};
}
SettingGroup rangeStepsGroup(std::span<const SettingRow> rows, std::int64_t initial)
{
    return {.rows = rows,
            .name = QT_TRANSLATE_NOOP("core", "Range steps"),
            .initial = {initial},
            .valueIn = rangeStepsIn};
}
SettingGroup pulseStepsGroup(std::span<const SettingRow> rows)
{
    return {.rows = rows, .name = QT_TRANSLATE_NOOP("core", "Pulse length"), .initial = {15}};
}
SettingGroup channelDataGroup(std::span<const SettingRow> rows)
{
    return {.rows = rows, .name = QT_TRANSLATE_NOOP("core", "Channel data")};
}
SettingGroup soundSpeedGroup(std::span<const SettingRow> rows)
{
    return {.rows = rows,
            .name = QT_TRANSLATE_NOOP("core", "Sonar sound speed"),
            .initial = {1'500'000},
            .valueIn = soundSpeedIn};
}

float unitsOf(const WireValue& value, double perUnit)
{
    return static_cast<float>(static_cast<double>(value[0]) / perUnit);
}

} // namespace

namespace surveyor240 {

namespace {

constexpr double mostRangeSteps = 800;
constexpr std::int32_t frequencyHz = 240'000;

/// Rows in the order of their groups.
constexpr std::array<SettingRow, groupCount + 1> surveyorRows{
    {rangeStartRow, rangeEndRow, depthLimitRow, gainRow, intervalRow, rangeStepsRow(mostRangeSteps),
     pulseStepsRow, channelDataRow, soundSpeedRow}};

} // namespace

std::span<const SettingRow> settingRows()
{
    return surveyorRows;
}

std::span<const SettingGroup> groups()
{
    constexpr std::int64_t steps = 400;
    static const std::span<const SettingRow> rows = surveyorRows;
    static const std::array<SettingGroup, groupCount> all{
        {rangeGroup(rows.first(2)), depthLimitGroup(rows.subspan(2, 1)),
         gainGroup(rows.subspan(3, 1)), intervalGroup(rows.subspan(4, 1)),
         rangeStepsGroup(rows.subspan(5, 1), steps), pulseStepsGroup(rows.subspan(6, 1)),
         channelDataGroup(rows.subspan(7, 1)), soundSpeedGroup(rows.subspan(8, 1))}};
    return all;
}

ping::surveyor240::SetPingParameters parametersOf(std::span<const WireValue> values, bool pings)
{
    // An automatic range that may follow the bottom so deep is a negative end.
    const std::int64_t end = values[range][1] != 0 ? values[range][1] : -values[depthLimit][0];
    return {.startMm = static_cast<std::int32_t>(values[range][0]),
            .endMm = static_cast<std::int32_t>(end),
            .sosMps = unitsOf(values[soundSpeed], millimetresInMetre),
            .gainIndex = static_cast<std::int16_t>(values[gain][0]),
            .msecPerPing = static_cast<std::int16_t>(values[interval][0]),
            .pingEnable = pings,
            .enableChannelData = values[channelData][0] != 0,
            .enableAtofData = true,
            .targetPingHz = frequencyHz,
            .nRangeSteps = static_cast<std::uint16_t>(values[rangeSteps][0]),
            .pulseLenSteps = unitsOf(values[pulseSteps], tenthsPerStep)};
}

} // namespace surveyor240

namespace omniscan3d {

namespace {

constexpr double mostRangeSteps = 1000;
constexpr std::int32_t frequencyHz = 450'000;

/// Rows in the order of their groups.
constexpr std::array<SettingRow, groupCount + 1> omniscanRows{
    {rangeStartRow, rangeEndRow, gainRow, intervalRow, rangeStepsRow(mostRangeSteps), pulseStepsRow,
     channelDataRow, soundSpeedRow}};

} // namespace

std::span<const SettingRow> settingRows()
{
    return omniscanRows;
}

std::span<const SettingGroup> groups()
{
    constexpr std::int64_t steps = 1000;
    static const std::span<const SettingRow> rows = omniscanRows;
    static const std::array<SettingGroup, groupCount> all{
        {rangeGroup(rows.first(2)), gainGroup(rows.subspan(2, 1)),
         intervalGroup(rows.subspan(3, 1)), rangeStepsGroup(rows.subspan(4, 1), steps),
         pulseStepsGroup(rows.subspan(5, 1)), channelDataGroup(rows.subspan(6, 1)),
         soundSpeedGroup(rows.subspan(7, 1))}};
    return all;
}

ping::omniscan3d::SetPingParams parametersOf(std::span<const WireValue> values, bool pings)
{
    return {.startM = unitsOf(values[range], millimetresInMetre),
            .endM = unitsOf({values[range][1]}, millimetresInMetre),
            .sosMps = unitsOf(values[soundSpeed], millimetresInMetre),
            .gainIndex = static_cast<std::int16_t>(values[gain][0]),
            .msecPerPing = static_cast<std::int16_t>(values[interval][0]),
            .pingEnable = pings,
            .enableChannelData = values[channelData][0] != 0,
            .enableAtofData = true,
            .targetPingHz = frequencyHz,
            .nRangeSteps = static_cast<std::uint16_t>(values[rangeSteps][0]),
            .pulseLenSteps = unitsOf(values[pulseSteps], tenthsPerStep)};
}

} // namespace omniscan3d

} // namespace leadline::device
