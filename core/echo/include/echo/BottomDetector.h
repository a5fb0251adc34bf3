// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "log/FrameEntry.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace leadline::echo {

/// A detected bottom.
struct BottomFix {
    /// Slant range, on the profile's range axis.
    double distanceM = 0;
    /// 0..100, from how clearly the bottom echo exceeds the noise and the ping's other echoes, and
    /// how well adjacent pings agree.
    int qualityPercent = 0;

    friend bool operator==(const BottomFix&, const BottomFix&) = default;
};

/// An echo of one ping that may be the bottom.
struct BottomEcho {
    /// Range of the echo's leading edge.
    double rangeM = 0;
    /// Likelihood that it is the bottom, from this ping alone, without unit; larger is likelier.
    double score = 0;
    /// Height above the noise, 0..1 of full scale.
    double height = 0;
};

/// The likeliest bottom echoes of one ping, in descending order of score.
struct BottomEchoes {
    static constexpr std::size_t most = 5;

    std::array<BottomEcho, most> echoes{};
    std::size_t count = 0;
};

/// Finds echoes above the profile's own noise, beyond the transducer's ringing. An echo at twice
/// the range of a stronger one is scored as its multiple. Pure noise gives few or none.
[[nodiscard]] BottomEchoes findBottomEchoes(const Profile& profile);

/// Finds the bottom in an echosounder's raw profiles, independently of the distance that the device
/// reports. It tracks the best path without jumps through the candidate echoes of this ping and the
/// eight before it, so that fish, spikes, bubbles and missing echoes do not move it. The result for
/// a ping depends only on these nine pings.
///
/// Pings are passed in the order of time; a gap of 1.5 s or five ping periods resets it.
class BottomDetector {
public:
    /// Number of earlier pings that affect a result.
    static constexpr std::size_t memory = 8;

    /// Nullopt if no bottom is found.
    [[nodiscard]] std::optional<BottomFix> next(const Profile& profile, log::Time time);
    void forget() { m_count = 0; }

private:
    struct Seen {
        log::Time time{};
        BottomEchoes echoes;
        /// Spacing of samples (m).
        double sampleM = 0;
    };
    /// Score of a path through the pings, and the echo that it uses in each.
    struct Path;

    [[nodiscard]] const Seen& back(std::size_t pings) const;
    [[nodiscard]] std::size_t joined() const;
    [[nodiscard]] std::optional<BottomFix> follow(std::size_t pings) const;

    std::array<Seen, memory + 1> m_seen{};
    std::size_t m_newest = 0;
    std::size_t m_count = 0;
};

} // namespace leadline::echo
