// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "mavlink/LinkTiming.h"

#include <optional>
#include <vector>

namespace leadline::app {

/// Which of what a component was asked by.
enum class Probe : std::uint8_t { None, Timesync, Ping };

/// A component, and what it was asked by.
struct ProbeOf {
    mavlink::Address component;
    Probe probe = Probe::None;

    friend bool operator==(const ProbeOf&, const ProbeOf&) = default;
};

/// The timing of a link at one moment of a log, made once and then only looked at.
struct TimingPicture {
    /// A row of the table.
    struct Row {
        ProbeOf of;
        std::optional<mavlink::Heartbeat> heartbeat;
        /// It sent heartbeats, and does not any more.
        bool isSilent = false;
        /// It was asked by something, whether it replied or not.
        bool wasAsked = false;
        /// It sends other messages besides heartbeats.
        bool sendsMore = false;
        mavlink::ProbeFigures figures;
        base::Duration jitter{};
        std::optional<mavlink::TimesyncVersion> version;
        std::optional<mavlink::OffsetEstimate> offset;
        std::size_t offsetSamples = 0;
        /// One by one, as the charts and the CSV have them.
        mavlink::ProbeHistory history;
        std::deque<mavlink::ComponentTiming::OffsetAt> offsets;
        std::deque<mavlink::ComponentTiming::Event> events;
    };
    struct Message {
        mavlink::Address from;
        std::uint16_t id = 0;
        mavlink::MessageTiming timing;
    };
    /// A smoothed round trip; interrupted where none was replied to.
    struct Smoothed {
        base::Instant at;
        std::optional<base::Duration> median;
        std::optional<base::Duration> p95;
    };

    base::Instant at;
    std::vector<Row> rows;
    /// Of the row that is chosen; none without rows.
    std::size_t chosen = 0;
    /// Of the chosen row's component.
    std::vector<Message> messages;
    std::vector<Smoothed> smoothed;
    std::uint64_t foreignReplies = 0;
    bool othersSynchronise = false;

    [[nodiscard]] const Row* row() const { return chosen < rows.size() ? &rows[chosen] : nullptr; }
};

/// `wanted` is the row to choose; without it, or where it is not, the first one is chosen.
[[nodiscard]] TimingPicture makeTimingPicture(mavlink::LinkTiming& timing, base::Instant now,
                                              const std::optional<ProbeOf>& wanted);

} // namespace leadline::app
