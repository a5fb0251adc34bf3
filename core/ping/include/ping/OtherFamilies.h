// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace leadline::ping {

/// A message of devices that Leadline does not read, known by its name: ids mean different things
/// to different devices, so this says no more than what a frame may be.
struct OtherMessage {
    std::uint16_t id = 0;
    std::string_view name;
    /// Whose it is, such as `s500, omniscan450`.
    std::string_view devices;
};

/// All of them, by id; one id can have several.
[[nodiscard]] std::span<const OtherMessage> otherMessages();
[[nodiscard]] std::span<const OtherMessage> otherMessages(std::uint16_t id);

} // namespace leadline::ping
