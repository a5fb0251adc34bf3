// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"
#include "device/Sector.h"
#include "device/SettingRow.h"
#include "ping/Ping360.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace leadline::device {

/// Settings that a Ping360 is sent and reports with each ping, in the units of the wire.
struct Ping360Request {
    std::uint8_t gain = 1;
    std::uint16_t transmitDurationUs = 0;
    /// In ticks of 25 ns.
    std::uint16_t samplePeriod = 0;
    std::uint16_t frequencyKhz = 0;
    std::uint16_t samples = 0;
    HeadSector sector = {};
    std::uint8_t step = 1;
    std::uint8_t delayMs = 0;

    friend bool operator==(const Ping360Request&, const Ping360Request&) = default;

    /// Settings in a message. device_data does not report a sector; it is taken from `sector`.
    [[nodiscard]] static Ping360Request of(const ping::ping360::DeviceData& data,
                                           const Ping360Request& sector);
    [[nodiscard]] static Ping360Request of(const ping::ping360::AutoDeviceData& data);

    [[nodiscard]] ping::ping360::Transducer transducer(std::uint16_t angle) const;
    [[nodiscard]] ping::ping360::AutoTransmit autoTransmit() const;
    [[nodiscard]] double rangeM(double soundSpeed = base::defaultSoundSpeed) const;
    /// Time of the sound to the end of the range and back, in seconds.
    [[nodiscard]] double soundSeconds() const;
};

} // namespace leadline::device

/// Settings of a Ping360. A head takes all of them in one request and reports them with each ping.
namespace leadline::device::ping360 {

/// Indices of the rows.
enum Index : std::size_t {
    // The sound speed comes before the range because the range's request is computed with it.
    soundSpeed,
    range,
    sectorCentre,
    sectorWidth,
    gain,
    frequency,
    step,
    stare,
    transmit,
    delay,
    rowCount
};
[[nodiscard]] std::span<const SettingRow> settingRows();

/// One value per row, in the row's unit; noValue stands for automatic or off.
using Values = std::array<double, rowCount>;
/// Values of a device that is met for the first time.
[[nodiscard]] Values initialValues();

/// Conditions that the conversion between a user's values and a request depends on.
struct Installation {
    Mount mount = {};
    /// Sound speed of the water in m/s; ranges are converted with it.
    double soundSpeed = base::defaultSoundSpeed;
};

[[nodiscard]] Ping360Request requestOf(const Values& values, const Installation& installation = {});
/// Values that a request amounts to; noValue for what a request does not contain.
[[nodiscard]] Values valuesOf(const Ping360Request& request, const Installation& installation);
/// Why the values must not be requested; empty if they may.
[[nodiscard]] base::Message validationError(const Values& values);

} // namespace leadline::device::ping360
