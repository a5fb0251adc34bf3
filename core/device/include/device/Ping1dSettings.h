// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/DeviceClient.h"
#include "device/SettingRow.h"
#include "ping/Message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The settings of a Ping1D: a row for each value, and for each group of rows the messages that set
/// and report it.
namespace leadline::device::ping1d {

[[nodiscard]] std::span<const SettingRow> settingRows();

/// The values of a group's rows, in the device's whole numbers; what a group has not is 0.
using WireValue = std::array<std::uint32_t, 2>;

/// How the values of a group of rows are exchanged with the device.
struct Exchange {
    std::span<const SettingRow> rows;
    /// In sentences about it.
    std::string_view name;
    void (*set)(DeviceClient& device, const WireValue& value, DeviceClient::Done done,
                DeviceClient::Effort effort);
    void (*get)(DeviceClient& device, DeviceClient::Done done, DeviceClient::Effort effort);
    /// Nothing of a message that reports another setting.
    std::optional<WireValue> (*valueIn)(const ping::Message& message);
    std::optional<WireValue> (*valueOf)(const ping::Frame& frame);

    [[nodiscard]] bool isChosenInAuto() const { return !rows.front().chosenBy.empty(); }
    /// `values` are in the rows' units.
    [[nodiscard]] WireValue wireValueOf(std::span<const double> values) const;
    [[nodiscard]] std::string textOf(const WireValue& value) const;
    /// Empty for a value that may be sent.
    [[nodiscard]] std::string complaintOf(const WireValue& value) const;
};

/// Of the exchanges, which are in the order in which they are sent again: what others depend on
/// comes first.
enum Index : std::size_t { pinging, mode, range, gain, interval, soundSpeed, exchangeCount };
[[nodiscard]] const std::array<Exchange, exchangeCount>& exchanges();

} // namespace leadline::device::ping1d
