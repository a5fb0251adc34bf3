// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping1dSettings.h"

#include "base/FieldText.h"
#include "base/Units.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>
#include <variant>

namespace leadline::device::ping1d {

namespace {

namespace wire = ping::ping1d;

constexpr double millimetres = 1000;
/// Largest range that the protocol's documents call sensible.
constexpr std::uint64_t farthestMm = 200'000;

/// The factor by which a gain setting amplifies, as text.
std::string gainFactorText(double gain)
{
    const auto factor =
        gain >= 0 ? wire::gainFactor(static_cast<std::uint32_t>(gain)) : std::nullopt;
    return factor ? "×" + base::numberText(*factor) : std::string();
}

constexpr std::array<SettingChoice, 2> onOrOff{{{1, "on", "on"}, {0, "off", "off"}}};
constexpr std::array<SettingChoice, 2> modes{{
    {1, "auto", QT_TRANSLATE_NOOP("core", "Auto")},
    {0, "manual", QT_TRANSLATE_NOOP("core", "Manual")},
}};

constexpr std::array<SettingRow, exchangeCount + 1> rows{{
    {.key = "pinging",
     .name = "Pinging",
     .group = QT_TRANSLATE_NOOP("core", "pinging"),
     .highest = 1,
     .choices = onOrOff,
     .isKept = false,
     .place = SettingPlace::Nowhere},
    {.key = "mode",
     .name = QT_TRANSLATE_NOOP("core", "Mode"),
     .group = QT_TRANSLATE_NOOP("core", "mode"),
     .option = "mode",
     .highest = 1,
     .choices = modes,
     .help = "In Auto the sonar chooses range and gain itself."},
    {.key = "rangeStartM",
     .name = QT_TRANSLATE_NOOP("core", "Range start"),
     .group = QT_TRANSLATE_NOOP("core", "range"),
     .option = "range",
     .part = "start",
     .unit = SettingUnit::Metres,
     .highest = 199,
     .perUnit = millimetres,
     .summary = QT_TRANSLATE_NOOP("core", "from %1"),
     .chosenBy = "mode",
     .limits = QT_TRANSLATE_NOOP("core", "The range ends at 200 m."),
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
     .perUnit = millimetres,
     .chosenBy = "mode",
     .limits = QT_TRANSLATE_NOOP("core", "The range length is 1 m or more."),
     .help = "How far the profile reaches from its start, in metres of the sonar's sound speed."},
    {.key = "gain",
     .name = QT_TRANSLATE_NOOP("core", "Gain"),
     .group = QT_TRANSLATE_NOOP("core", "gain"),
     .option = "gain",
     .highest = 6,
     .summary = QT_TRANSLATE_NOOP("core", "gain %1"),
     .chosenBy = "mode",
     .note = &gainFactorText,
     .limits = QT_TRANSLATE_NOOP("core", "The gain is 0 to 6."),
     .help = "How much the sonar amplifies: 0 for strong echoes, 6 for weak ones."},
    {.key = "intervalMs",
     .name = QT_TRANSLATE_NOOP("core", "Ping interval"),
     .group = QT_TRANSLATE_NOOP("core", "ping interval"),
     .option = "interval",
     .unit = SettingUnit::Milliseconds,
     .highest = 65'535,
     .offeredLowest = 10,
     .offeredHighest = 10'000,
     .step = 10,
     .help = "The time from ping to ping; a long range takes longer by itself."},
    {.key = "soundSpeed",
     .name = QT_TRANSLATE_NOOP("core", "Sonar sound speed"),
     .group = QT_TRANSLATE_NOOP("core", "sound speed"),
     .option = "sound-speed",
     .unit = SettingUnit::MetresPerSecond,
     .lowest = base::lowestSoundSpeed,
     .highest = base::highestSoundSpeed,
     .perUnit = millimetres,
     .limits = QT_TRANSLATE_NOOP("core", "The sound speed is 1300 to 1700 m/s."),
     .help = "The sonar computes its ranges with it; Leadline shows them in that of the water."},
}};

template<class M>
WireValue valuesIn(const M& message)
{
    WireValue values{};
    auto* next = values.data();
    M::fields([&](const ping::Field&, auto member) { *next++ = message.*member; });
    return values;
}

template<class M>
M messageOf(const WireValue& values)
{
    M message;
    const auto* next = values.data();
    M::fields([&](const ping::Field&, auto member) {
        using Field = std::remove_reference_t<decltype(message.*member)>;
        message.*member = static_cast<Field>(*next++);
    });
    return message;
}

/// Reduces a switch to 0 or 1, since a device may report another number for on.
WireValue normal(std::span<const SettingRow> rows, WireValue value)
{
    if (rows.front().highest == 1)
        value[0] = std::min(value[0], std::uint32_t{1});
    return value;
}

/// Makes an exchange of two messages: `Get` reports what `Set` sets.
template<class Get, class Set, std::size_t first, std::size_t count = 1>
Exchange exchangeOf(base::Message::Template name)
{
    static constexpr std::span<const SettingRow> its = std::span(rows).subspan(first, count);
    return {
        .rows = its,
        .name = name,
        .set =
            [](DeviceClient& device, const WireValue& value, DeviceClient::Done done,
               DeviceClient::RequestPolicy effort) {
                device.send(messageOf<Set>(value), std::move(done), effort);
            },
        .get = [](DeviceClient& device, DeviceClient::Done done,
                  DeviceClient::RequestPolicy effort) { device.get<Get>(std::move(done), effort); },
        .valueIn = [](const ping::Message& message) -> std::optional<WireValue> {
            const auto* each = std::get_if<Get>(&message);
            return each != nullptr ? std::optional(normal(its, valuesIn(*each))) : std::nullopt;
        },
        .valueOf = [](const ping::Frame& frame) -> std::optional<WireValue> {
            const auto each = ping::decodePayload<Get>(frame.payload);
            return each ? std::optional(normal(its, valuesIn(*each))) : std::nullopt;
        }};
}

} // namespace

std::span<const SettingRow> settingRows()
{
    return rows;
}

const std::array<Exchange, exchangeCount>& exchanges()
{
    static const std::array<Exchange, exchangeCount> all{
        exchangeOf<wire::PingEnable, wire::SetPingEnable, 0>(QT_TRANSLATE_NOOP("core", "Pinging")),
        exchangeOf<wire::ModeAuto, wire::SetModeAuto, 1>(QT_TRANSLATE_NOOP("core", "Mode")),
        exchangeOf<wire::Range, wire::SetRange, 2, 2>(QT_TRANSLATE_NOOP("core", "Range")),
        exchangeOf<wire::GainSetting, wire::SetGainSetting, 4>(QT_TRANSLATE_NOOP("core", "Gain")),
        exchangeOf<wire::PingInterval, wire::SetPingInterval, 5>(
            QT_TRANSLATE_NOOP("core", "Ping interval")),
        exchangeOf<wire::SpeedOfSound, wire::SetSpeedOfSound, 6>(
            QT_TRANSLATE_NOOP("core", "Sonar sound speed"))};
    return all;
}

WireValue Exchange::wireValueOf(std::span<const double> values) const
{
    WireValue wire{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        double value = values[i];
        // Values without an error text for limits are clamped instead of refused.
        if (rows[i].limits.empty())
            value = std::clamp(value, rows[i].lowest, rows[i].highest);
        constexpr double most = std::numeric_limits<std::uint32_t>::max();
        const double whole = std::round(value * rows[i].perUnit);
        // The comparison is false for NaN, which thus becomes 0.
        wire[i] = whole > 0 ? static_cast<std::uint32_t>(std::min(whole, most)) : 0;
    }
    return wire;
}

base::Message Exchange::textOf(const WireValue& value) const
{
    const SettingRow& row = rows.front();
    if (rows.size() == 1)
        return row.textOf(value[0] / row.perUnit);
    // A range is shown as start and end.
    const double end = static_cast<double>(std::uint64_t{value[0]} + value[1]) / row.perUnit;
    return base::Message("%1 to %2 m", base::numberText(value[0] / row.perUnit),
                         base::numberText(end));
}

base::Message Exchange::validationError(const WireValue& value) const
{
    for (std::size_t i = rows.size(); i-- > 0;)
        if (!rows[i].limits.empty() && !rows[i].accepts(value[i] / rows[i].perUnit))
            return rows[i].limitsText();
    if (rows.size() == 2 && std::uint64_t{value[0]} + value[1] > farthestMm)
        return rows.front().limitsText();
    return {};
}

} // namespace leadline::device::ping1d
