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

/// Settings of a Ping1D: a row for each value, and for each group of rows the messages that set and
/// report it.
namespace leadline::device::ping1d {

[[nodiscard]] std::span<const SettingRow> settingRows();

/// Values of a group's rows as integers in the device's units; 0 for what the group does not have.
using WireValue = std::array<std::uint32_t, 2>;

/// How the values of a group of rows are exchanged with the device.
struct Exchange {
    std::span<const SettingRow> rows;
    /// Name of the setting at the beginning of a sentence.
    base::Message::Template name;
    void (*set)(DeviceClient& device, const WireValue& value, DeviceClient::Done done,
                DeviceClient::RequestPolicy effort);
    void (*get)(DeviceClient& device, DeviceClient::Done done, DeviceClient::RequestPolicy effort);
    /// The group's value in a decoded message; nullopt if the message reports another setting.
    std::optional<WireValue> (*valueIn)(const ping::Message& message);
    std::optional<WireValue> (*valueOf)(const ping::Frame& frame);

    [[nodiscard]] base::Message nameText() const { return base::Message(name); }
    [[nodiscard]] bool isChosenInAuto() const { return !rows.front().chosenBy.empty(); }
    /// Values in the device's units; `values` are in the rows' units.
    [[nodiscard]] WireValue wireValueOf(std::span<const double> values) const;
    [[nodiscard]] base::Message textOf(const WireValue& value) const;
    /// Why a value must not be sent; empty if it may be sent.
    [[nodiscard]] base::Message validationError(const WireValue& value) const;
};

/// Indices of the exchanges, in the order in which they are sent again after a power cycle:
/// settings that others depend on come first.
enum Index : std::size_t { pinging, mode, range, gain, interval, soundSpeed, exchangeCount };
[[nodiscard]] const std::array<Exchange, exchangeCount>& exchanges();

} // namespace leadline::device::ping1d
