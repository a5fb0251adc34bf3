// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/Recording.h"
#include "mavlink/LinkStatistics.h"

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace leadline::cli {

/// What a stream holds, counted over all of its frames.
struct StreamSummary {
    std::string name;
    log::StreamKind kind = log::StreamKind::Other;
    std::uint8_t source = 0;
    bool simulated = false;
    std::optional<log::DeviceInfo> device;
    std::uint64_t frames = 0;
    /// Frames 1300, 2300 and 2301, also without samples.
    std::uint64_t pings = 0;
    log::Time first{};
    log::Time last{};
    /// Who speaks in a stream of MAVLink.
    std::map<mavlink::Address, mavlink::ComponentCounts> components;
    std::map<std::uint16_t, std::uint64_t> messages;
};

/// The streams of an indexed recording, in the order in which they were first heard; what was sent
/// is not among them. Not all of it, when it was stopped.
[[nodiscard]] std::vector<StreamSummary> summarise(const log::Log& log,
                                                   const std::stop_token& stop);

} // namespace leadline::cli
