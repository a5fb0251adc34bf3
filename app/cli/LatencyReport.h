// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/ClockOffset.h"
#include "mavlink/PendingProbes.h"

#include <QByteArray>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace leadline::cli {

/// One reply to a request.
struct LatencyReply {
    mavlink::Address from;
    mavlink::PendingProbes::Fate fate = mavlink::PendingProbes::Fate::InTime;
    base::Duration roundTrip{};
    /// TIMESYNC only.
    std::optional<mavlink::OffsetEstimate> clock = {};
    std::optional<int> version = {};
};

/// What `leadline-cli latency` prints, in words or as JSON.
class LatencyReport {
public:
    /// `probe` is "timesync" or "ping".
    LatencyReport(const char* probe, bool json) : m_probe(probe), m_json(json) {}

    /// Its line; none for a duplicate.
    [[nodiscard]] QByteArray take(const LatencyReply& reply);
    /// Of so many requests.
    [[nodiscard]] QByteArray summary(std::uint64_t sent) const;

    /// From the component that replied most often.
    [[nodiscard]] std::uint64_t mostReplies() const;

private:
    [[nodiscard]] std::uint64_t lost(std::uint64_t sent) const;

    const char* m_probe;
    bool m_json;
    std::map<mavlink::Address, std::uint64_t> m_replies;
    std::vector<base::Duration> m_roundTrips;
    std::uint64_t m_late = 0;
    std::uint64_t m_duplicates = 0;
};

} // namespace leadline::cli
