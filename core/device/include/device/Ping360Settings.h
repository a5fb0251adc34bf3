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

/// What a Ping360 is sent, and reports with each ping, in the units of the wire.
struct Ping360Request {
    std::uint8_t gain = 1;
    std::uint16_t transmitDurationUs = 0;
    /// Ticks of 25 ns.
    std::uint16_t samplePeriod = 0;
    std::uint16_t frequencyKhz = 0;
    std::uint16_t samples = 0;
    HeadSector sector = {};
    std::uint8_t step = 1;
    std::uint8_t delayMs = 0;

    friend bool operator==(const Ping360Request&, const Ping360Request&) = default;

    /// With the sector that a device_data does not report taken from `sector`.
    [[nodiscard]] static Ping360Request of(const ping::ping360::DeviceData& data,
                                           const Ping360Request& sector);
    [[nodiscard]] static Ping360Request of(const ping::ping360::AutoDeviceData& data);

    [[nodiscard]] ping::ping360::Transducer transducer(std::uint16_t angle) const;
    [[nodiscard]] ping::ping360::AutoTransmit autoTransmit() const;
    [[nodiscard]] double rangeM(double soundSpeed = base::defaultSoundSpeed) const;
    /// Of the sound, there and back.
    [[nodiscard]] double soundSeconds() const;
};

} // namespace leadline::device

/// The settings of a Ping360. A head takes them all in one request and reports them with each ping.
namespace leadline::device::ping360 {

/// Of the rows.
enum Index : std::size_t {
    // Before the range, which is requested in it.
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

/// A value for each row, in its unit; noValue is automatic, or off.
using Values = std::array<double, rowCount>;
/// Those of a first start.
[[nodiscard]] Values initialValues();

/// What the values in a user's terms depend on beside the request.
struct Installation {
    Mount mount = {};
    /// Of the water, m/s: of the range.
    double soundSpeed = base::defaultSoundSpeed;
};

[[nodiscard]] Ping360Request requestOf(const Values& values, const Installation& installation = {});
/// What a request comes to; noValue of what is not in it.
[[nodiscard]] Values valuesOf(const Ping360Request& request, const Installation& installation);
/// Empty for what may be requested.
[[nodiscard]] std::string complaintOf(const Values& values);

} // namespace leadline::device::ping360
