// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping360Settings.h"

#include "ping/Ping360Range.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace leadline::device {

namespace {

/// Value that real heads report; they also accept 0.
constexpr std::uint8_t mode = 1;

} // namespace

Ping360Request Ping360Request::of(const ping::ping360::DeviceData& data,
                                  const Ping360Request& sector)
{
    return {.gain = data.gainSetting,
            .transmitDurationUs = data.transmitDuration,
            .samplePeriod = data.samplePeriod,
            .frequencyKhz = data.transmitFrequency,
            .samples = data.numberOfSamples,
            .sector = sector.sector,
            .step = sector.step,
            .delayMs = sector.delayMs};
}

Ping360Request Ping360Request::of(const ping::ping360::AutoDeviceData& data)
{
    return {.gain = data.gainSetting,
            .transmitDurationUs = data.transmitDuration,
            .samplePeriod = data.samplePeriod,
            .frequencyKhz = data.transmitFrequency,
            .samples = data.numberOfSamples,
            .sector = {data.startAngle, data.stopAngle},
            .step = data.numSteps,
            .delayMs = data.delay};
}

ping::ping360::Transducer Ping360Request::transducer(std::uint16_t angle) const
{
    return {.mode = mode,
            .gainSetting = gain,
            .angle = angle,
            .transmitDuration = transmitDurationUs,
            .samplePeriod = samplePeriod,
            .transmitFrequency = frequencyKhz,
            .numberOfSamples = samples,
            .transmit = 1,
            .reserved = 0};
}

ping::ping360::AutoTransmit Ping360Request::autoTransmit() const
{
    return {.mode = mode,
            .gainSetting = gain,
            .transmitDuration = transmitDurationUs,
            .samplePeriod = samplePeriod,
            .transmitFrequency = frequencyKhz,
            .numberOfSamples = samples,
            .startAngle = sector.start,
            .stopAngle = sector.stop,
            .numSteps = step,
            .delay = delayMs};
}

double Ping360Request::rangeM(double soundSpeed) const
{
    return ping::ping360::rangeM(samplePeriod, samples, soundSpeed);
}

double Ping360Request::soundSeconds() const
{
    return ping::ping360::secondsPerTick * samplePeriod * samples;
}

} // namespace leadline::device

namespace leadline::device::ping360 {

namespace {

constexpr double turnDeg = 360;

/// A row with the functions that convert its value to and from a request; null for values that the
/// head does not know.
struct Row {
    SettingRow row;
    void (*encode)(const Values& values, const Installation& installation,
                   Ping360Request& request) = nullptr;
    double (*decode)(const Ping360Request& request, const Installation& installation) = nullptr;
};

template<class T>
void setWhole(T& field, double value)
{
    constexpr auto most = static_cast<double>(std::numeric_limits<T>::max());
    // The comparison is false for NaN, which thus becomes 0.
    field = value > 0 ? static_cast<T>(std::min(std::round(value), most)) : T{0};
}

/// A row whose value is a field of the request without conversion.
template<auto field, Index at>
constexpr Row rowOfField(SettingRow row)
{
    return {row,
            [](const Values& values, const Installation&, Ping360Request& request) {
                setWhole(request.*field, values[at]);
            },
            [](const Ping360Request& request, const Installation&) {
                return static_cast<double>(request.*field);
            }};
}

ping::ping360::RangeSettings rangeSettings(const Values& values, const Installation& installation)
{
    return ping::ping360::settingsForRange(values[range], installation.soundSpeed);
}

void encodeRange(const Values& values, const Installation& installation, Ping360Request& request)
{
    const auto settings = rangeSettings(values, installation);
    request.samplePeriod = settings.samplePeriod;
    request.samples = settings.numberOfSamples;
}

void encodeTransmit(const Values& values, const Installation& installation, Ping360Request& request)
{
    if (std::isnan(values[transmit]))
        request.transmitDurationUs = rangeSettings(values, installation).transmitDurationUs;
    else
        setWhole(request.transmitDurationUs, values[transmit]);
}

void encodeSector(const Values& values, const Installation& installation, Ping360Request& request)
{
    request.sector = headSector({.centreDeg = static_cast<int>(values[sectorCentre]),
                                 .widthDeg = static_cast<int>(values[sectorWidth])},
                                installation.mount);
}

constexpr std::array<SettingChoice, 3> gains{{
    {0, "low", QT_TRANSLATE_NOOP("core", "Low")},
    {1, "normal", QT_TRANSLATE_NOOP("core", "Normal")},
    {2, "high", QT_TRANSLATE_NOOP("core", "High")},
}};
/// Presets of the list; other steps can be requested, too.
constexpr std::array<SettingChoice, 5> steps{{
    {.value = 1},
    {.value = 2},
    {.value = 3},
    {.value = 4},
    {.value = 10},
}};

/// Rows in the order of Index.
constexpr std::array<Row, rowCount> table{{
    {{.key = "soundSpeed",
      .name = "Sound speed",
      .group = QT_TRANSLATE_NOOP("core", "sound speed"),
      .option = "sound-speed",
      .unit = SettingUnit::MetresPerSecond,
      .lowest = base::lowestSoundSpeed,
      .highest = base::highestSoundSpeed,
      .perUnit = 0,
      .isKept = false,
      .place = SettingPlace::Nowhere}},
    {{.key = "rangeM",
      .name = QT_TRANSLATE_NOOP("core", "Range"),
      .group = QT_TRANSLATE_NOOP("core", "range"),
      .option = "range",
      .unit = SettingUnit::Metres,
      .lowest = 0.5,
      .highest = 100,
      .roundUpTo = 60,
      .initial = 20,
      .perUnit = 0,
      .limits = QT_TRANSLATE_NOOP("core", "The range is 0.5 to 100 m."),
      .help = "How far the sonar listens; longer ranges take longer and have coarser samples."},
     &encodeRange,
     [](const Ping360Request& request, const Installation& installation) {
         return request.rangeM(installation.soundSpeed);
     }},
    {{.key = "sectorCentreDeg",
      .name = QT_TRANSLATE_NOOP("core", "Centre"),
      .group = QT_TRANSLATE_NOOP("core", "sector"),
      .option = "sector",
      .part = "centre",
      .unit = SettingUnit::Degrees,
      .lowest = -180,
      .highest = 179,
      .step = 5,
      .initial = 0,
      .isCircular = true,
      .summary = QT_TRANSLATE_NOOP("core", "at %1"),
      .place = SettingPlace::OwnView,
      .limits =
          QT_TRANSLATE_NOOP("core", "The sector centre is -180 to 179 degrees from the front."),
      .help = "Where the middle of the sector lies, clockwise from the vehicle's front."},
     &encodeSector,
     [](const Ping360Request& request, const Installation& installation) {
         return static_cast<double>(sectorOf(request.sector, installation.mount).centreDeg);
     }},
    {{.key = "sectorWidthDeg",
      .name = QT_TRANSLATE_NOOP("core", "Sector"),
      .group = QT_TRANSLATE_NOOP("core", "sector"),
      .option = "sector",
      .part = "width",
      .unit = SettingUnit::Degrees,
      .lowest = 10,
      .highest = turnDeg,
      .step = 5,
      .initial = turnDeg,
      .place = SettingPlace::OwnView,
      .limits = QT_TRANSLATE_NOOP("core", "A sector is 10 to 360 degrees wide."),
      .help = "How much of the circle is scanned: a narrow sector is renewed more often."},
     &encodeSector,
     [](const Ping360Request& request, const Installation& installation) {
         return static_cast<double>(sectorOf(request.sector, installation.mount).widthDeg);
     }},
    rowOfField<&Ping360Request::gain, gain>(
        {.key = "gain",
         .name = QT_TRANSLATE_NOOP("core", "Gain"),
         .group = QT_TRANSLATE_NOOP("core", "gain"),
         .option = "gain",
         .highest = 2,
         .initial = 1,
         .choices = gains,
         .limits = QT_TRANSLATE_NOOP("core", "The gain is low, normal or high."),
         .help = "How much the sonar amplifies: High for weak echoes."}),
    rowOfField<&Ping360Request::frequencyKhz, frequency>(
        {.key = "frequencyKhz",
         .name = QT_TRANSLATE_NOOP("core", "Frequency"),
         .group = QT_TRANSLATE_NOOP("core", "frequency"),
         .option = "frequency",
         .unit = SettingUnit::Kilohertz,
         .lowest = 500,
         .highest = 1000,
         .step = 10,
         .initial = 750,
         .limits = QT_TRANSLATE_NOOP("core", "The frequency is 500 to 1000 kHz."),
         .help = "The frequency of the sound; the transducer is made for 750 kHz."}),
    rowOfField<&Ping360Request::step, step>(
        {.key = "stepGrad",
         .name = QT_TRANSLATE_NOOP("core", "Angular step"),
         .group = QT_TRANSLATE_NOOP("core", "step"),
         .option = "step",
         .unit = SettingUnit::Gradians,
         .lowest = 1,
         .highest = 10,
         .initial = 1,
         .choices = steps,
         .summary = QT_TRANSLATE_NOOP("core", "step %1"),
         .limits = QT_TRANSLATE_NOOP("core", "A step is 1 to 10 gradians."),
         .help = "The angle from ping to ping: a larger one turns faster and leaves out more."}),
    {{.key = "stareDeg",
      .name = QT_TRANSLATE_NOOP("core", "Stare"),
      .group = QT_TRANSLATE_NOOP("core", "stare"),
      .unit = SettingUnit::Degrees,
      .lowest = -turnDeg / 2,
      .highest = turnDeg / 2,
      .step = 5,
      .perUnit = 0,
      .automatic = QT_TRANSLATE_NOOP("core", "off"),
      .isCircular = true,
      .isKept = false,
      .place = SettingPlace::OwnView,
      .help = "Holds the head at one bearing instead of scanning."}},
    {{.key = "transmitUs",
      .name = QT_TRANSLATE_NOOP("core", "Transmit duration"),
      .group = QT_TRANSLATE_NOOP("core", "transmit duration"),
      .option = "transmit",
      .unit = SettingUnit::Microseconds,
      .lowest = 1,
      .highest = 1000,
      .automatic = QT_TRANSLATE_NOOP("core", "auto"),
      .isKept = false,
      .place = SettingPlace::Advanced,
      .limits = QT_TRANSLATE_NOOP("core", "The transmit duration is 1 to 1000 microseconds."),
      .help = "How long a ping is sent: short for detail, long for range. Auto follows the range."},
     &encodeTransmit,
     [](const Ping360Request& request, const Installation&) {
         return static_cast<double>(request.transmitDurationUs);
     }},
    rowOfField<&Ping360Request::delayMs, delay>(
        {.key = "delayMs",
         .name = "Delay",
         .group = QT_TRANSLATE_NOOP("core", "delay"),
         .unit = SettingUnit::Milliseconds,
         .highest = 100,
         .initial = 0,
         .isKept = false,
         .place = SettingPlace::Nowhere,
         .limits = QT_TRANSLATE_NOOP("core", "The delay is 0 to 100 ms.")}),
}};

} // namespace

std::span<const SettingRow> settingRows()
{
    static const std::array<SettingRow, rowCount> rows = [] {
        std::array<SettingRow, rowCount> all;
        std::ranges::transform(table, all.begin(), &Row::row);
        return all;
    }();
    return rows;
}

Values initialValues()
{
    Values values;
    std::ranges::transform(table, values.begin(), [](const Row& each) { return each.row.initial; });
    return values;
}

Ping360Request requestOf(const Values& values, const Installation& installation)
{
    Ping360Request request;
    for (const Row& each : table)
        if (each.encode != nullptr)
            each.encode(values, installation, request);
    return request;
}

Values valuesOf(const Ping360Request& request, const Installation& installation)
{
    Values values;
    std::ranges::transform(table, values.begin(), [&](const Row& each) {
        return each.decode != nullptr ? each.decode(request, installation) : noValue;
    });
    return values;
}

base::Message validationError(const Values& values)
{
    for (std::size_t at = 0; at < rowCount; ++at)
        if (const SettingRow& row = table[at].row;
            table[at].encode != nullptr && !row.accepts(values[at]))
            return row.limitsText();
    return {};
}

} // namespace leadline::device::ping360
