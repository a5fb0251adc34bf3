// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"
#include "sim/FaultyLine.h"
#include "sim/SimulatedDevice.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <variant>

namespace leadline::cli {

/// What `leadline-cli simulate` was told to do.
struct SimulateOptions {
    link::Device device = link::Device::Ping1D;
    /// Where it listens; nothing stands for a pty.
    std::optional<link::LinkUrl> listen;
    std::uint64_t seed = 1;
    sim::DeviceOptions deviceOptions;
    sim::Faults faults;
};

/// The options, or the exit status when that was all (help, or wrong usage that was said).
[[nodiscard]] std::variant<SimulateOptions, int> parseSimulateOptions(const QStringList& arguments);

} // namespace leadline::cli
