// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SettingRow.h"
#include "ping/Message.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace leadline::device {

/// Values of a group's rows as integers in the device's units, including those that stand for an
/// automatic choice; 0 for what the group does not have.
using WireValue = std::array<std::int64_t, 2>;

/// A setting of one or two rows of a sonar that takes all of its parameters in one message.
struct SettingGroup {
    std::span<const SettingRow> rows;
    /// Name of the setting at the beginning of a sentence.
    base::Message::Template name;
    /// What stands for an automatic choice, for each row that has one.
    WireValue automatic = {};
    /// Sent if the user has requested nothing else.
    WireValue initial = {};
    /// The group's value in a decoded message; nullopt if the message reports another setting. Null
    /// if no message reports it: then it counts as applied when the device pings on.
    std::optional<WireValue> (*valueIn)(const ping::Message& message) = nullptr;
    /// True if the device also reports it while it does not ping.
    bool isReadable = false;
    /// True for a setting with a message of its own, which is not among the parameters.
    bool hasOwnMessage = false;
    /// True if the second row is the end of a range, false if it is the length.
    bool endsRange = false;

    [[nodiscard]] base::Message nameText() const { return base::Message(name); }
    [[nodiscard]] bool isAutomatic(std::size_t row, const WireValue& value) const
    {
        return rows[row].hasAutomatic() && value[row] == automatic[row];
    }
    /// Value of a row in the device's units, within the row's limits.
    [[nodiscard]] std::int64_t wireValueOf(std::size_t row, double value) const;
    [[nodiscard]] base::Message textOf(const WireValue& value) const;
    /// True if a device that was sent `wanted` may report `has`: it rounds, and it chooses what is
    /// automatic.
    [[nodiscard]] bool isFulfilled(const WireValue& wanted, const WireValue& has) const;
};

} // namespace leadline::device
