// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SettingRow.h"
#include "ping/Message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Settings of an S500: a row for each value, and for each group of rows how it is sent and
/// reported.
namespace leadline::device::s500 {

[[nodiscard]] std::span<const SettingRow> settingRows();

/// Values of a group's rows as integers in the device's units, including those that stand for an
/// automatic choice; 0 for what the group does not have.
using WireValue = std::array<std::int64_t, 2>;

/// A setting of one or two rows.
struct Group {
    std::span<const SettingRow> rows;
    /// Name of the setting at the beginning of a sentence.
    base::Message::Template name;
    /// What stands for an automatic choice, for each row that has one.
    WireValue automatic = {};
    /// Sent if the user has requested nothing else.
    WireValue initial = {};
    /// Writes the value into set_ping_params; null for a setting with a message of its own.
    void (*write)(ping::s500::SetPingParams& params, const WireValue& value) = nullptr;
    /// The group's value in a decoded message; nullopt if the message reports another setting.
    std::optional<WireValue> (*valueIn)(const ping::Message& message) = nullptr;
    /// True if the device also reports it while it does not ping.
    bool isReadable = true;

    [[nodiscard]] base::Message nameText() const { return base::Message(name); }
    [[nodiscard]] bool isAutomatic(std::size_t row, const WireValue& value) const
    {
        return rows[row].hasAutomatic() && value[row] == automatic[row];
    }
    /// Value in the row's unit; noValue for an automatic choice.
    [[nodiscard]] double valueOf(std::size_t row, const WireValue& value) const;
    /// Value of a row in the device's units, within the row's limits.
    [[nodiscard]] std::int64_t wireValueOf(std::size_t row, double value) const;
    [[nodiscard]] base::Message textOf(const WireValue& value) const;
    /// True if a device that was sent `wanted` may report `has`: it rounds, and it chooses what is
    /// automatic.
    [[nodiscard]] bool isFulfilled(const WireValue& wanted, const WireValue& has) const;
};

enum Index : std::size_t { range, gain, interval, pulse, report, soundSpeed, groupCount };
[[nodiscard]] const std::array<Group, groupCount>& groups();

} // namespace leadline::device::s500
