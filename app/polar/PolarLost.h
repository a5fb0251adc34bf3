// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"

#include <bitset>
#include <functional>
#include <span>

namespace leadline::app {

using PolarSectors = std::bitset<echo::sectorsPerTurn>;

/// The bearings that a request loop (2300) passed over without getting a reply: one or a few steps
/// between two pings of one pass whose neighbours keep the same step. What an auto_transmit scan
/// (2301) passes over is its own choice and not among them.
///
/// `entries` are the pings up to the playhead, the first of them number `first` of the stream. A
/// bearing that a later ping shows in `shown` is not lost any more. `shiftGrad` tells how far aside
/// of the device's the bearing of a ping lies in the picture, where the vehicle turns.
[[nodiscard]] PolarSectors
lostSectors(std::span<const log::PingEntry> entries, std::uint64_t first,
            const echo::NewestPings& shown,
            const std::function<double(std::uint64_t)>& shiftGrad = nullptr);

} // namespace leadline::app
