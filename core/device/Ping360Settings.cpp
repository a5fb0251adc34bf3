// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping360Settings.h"

#include "ping/Ping360Range.h"

namespace leadline::device {

namespace {

/// What real heads report; they accept 0, too.
constexpr std::uint8_t mode = 1;
constexpr std::uint16_t lowestFrequencyKhz = 500;
constexpr std::uint16_t highestFrequencyKhz = 1000;
constexpr std::uint16_t longestTransmitDurationUs = 1000;
constexpr double shortestRangeM = 0.5;
constexpr double longestRangeM = 100;

} // namespace

Ping360Order Ping360Order::of(const Ping360Wish& wish, const Mount& mount, double soundSpeed)
{
    const ping::ping360::RangeSettings range =
        ping::ping360::settingsForRange(wish.rangeM, soundSpeed);
    return {.gain = wish.gain,
            .transmitDurationUs = wish.transmitDurationUs.value_or(range.transmitDurationUs),
            .samplePeriod = range.samplePeriod,
            .frequencyKhz = wish.frequencyKhz,
            .samples = range.numberOfSamples,
            .sector = headSector(wish.sector, mount),
            .step = wish.step,
            .delayMs = wish.delayMs};
}

Ping360Order Ping360Order::of(const ping::ping360::DeviceData& data, const Ping360Order& sector)
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

Ping360Order Ping360Order::of(const ping::ping360::AutoDeviceData& data)
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

ping::ping360::Transducer Ping360Order::transducer(std::uint16_t angle) const
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

ping::ping360::AutoTransmit Ping360Order::autoTransmit() const
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

double Ping360Order::rangeM(double soundSpeed) const
{
    return ping::ping360::rangeM(samplePeriod, samples, soundSpeed);
}

double Ping360Order::soundSeconds() const
{
    return ping::ping360::secondsPerTick * samplePeriod * samples;
}

std::string complaint(const Ping360Wish& wish)
{
    // Written so that a NaN is refused.
    if (!(wish.rangeM >= shortestRangeM && wish.rangeM <= longestRangeM))
        return "The range is 0.5 to 100 m.";
    if (wish.gain > 2)
        return "The gain is low, normal or high.";
    if (wish.frequencyKhz < lowestFrequencyKhz || wish.frequencyKhz > highestFrequencyKhz)
        return "The frequency is 500 to 1000 kHz.";
    if (wish.transmitDurationUs &&
        (*wish.transmitDurationUs < 1 || *wish.transmitDurationUs > longestTransmitDurationUs))
        return "The transmit duration is 1 to 1000 microseconds.";
    if (wish.step < 1 || wish.step > 10)
        return "A step is 1 to 10 gradians.";
    if (wish.delayMs > 100)
        return "The delay is 0 to 100 ms.";
    return complaint(wish.sector);
}

Ping360Settings::Values Ping360Settings::valuesOf(const Ping360Order& order, const Mount& mount,
                                                  double soundSpeed)
{
    return {.rangeM = order.rangeM(soundSpeed),
            .gain = order.gain,
            .frequencyKhz = order.frequencyKhz,
            .transmitDurationUs = order.transmitDurationUs,
            .sector = sectorOf(order.sector, mount),
            .step = order.step,
            .delayMs = order.delayMs};
}

void Ping360Settings::request(const Values& before, const Values& wanted)
{
    forEach(*this, [&](auto& setting, auto value) {
        if (before.*value != wanted.*value || setting.state() != SettingState::Applied)
            setting.request(wanted.*value);
    });
}

bool Ping360Settings::confirm(const Values& asked, const Values& reported)
{
    bool same = true;
    forEach(*this, [&](auto& setting, auto value) {
        if (reported.*value != asked.*value) {
            static_cast<void>(setting.report(reported.*value));
            same = false;
        } else if (setting.state() != SettingState::Refused) {
            setting.confirm(reported.*value);
        }
    });
    return same;
}

void Ping360Settings::refuse(const Values& one, const Values& other, const std::string& words)
{
    forEach(*this, [&](auto& setting, auto value) {
        if (one.*value != other.*value)
            setting.refuse(words);
    });
}

bool Ping360Settings::report(const Values& reported)
{
    bool changed = false;
    forEach(*this, [&](auto& setting, auto value) {
        changed = setting.report(reported.*value) || changed;
    });
    return changed;
}

bool Ping360Settings::anyPending() const
{
    bool any = false;
    forEach(*this, [&](const auto& setting, auto) { any = any || setting.isPending(); });
    return any;
}

} // namespace leadline::device
