// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "log/FrameEntry.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace leadline::echo {

/// Where the bottom was found.
struct BottomFix {
    /// Along the look, as the profile's ranges.
    double distanceM = 0;
    /// 0..100: how far it stands out of noise and of the other echoes of its ping, and how well its
    /// neighbours agree.
    int qualityPercent = 0;

    friend bool operator==(const BottomFix&, const BottomFix&) = default;
};

/// An echo of one ping that may be the bottom's.
struct BottomEcho {
    /// Where it rises.
    double rangeM = 0;
    /// How likely it is the bottom, from this ping alone; larger is likelier.
    double score = 0;
    /// How far its height stands above the noise, 0..1 of full scale.
    double height = 0;
};

/// The likeliest of one ping, the likeliest first.
struct BottomEchoes {
    static constexpr std::size_t most = 5;

    std::array<BottomEcho, most> echoes{};
    std::size_t count = 0;
};

/// Echoes of a profile that rise above its own noise, behind the transducer's ringing. An echo that
/// lies twice as far as a stronger one is most likely its second coming. Shapeless bytes give few
/// or none.
[[nodiscard]] BottomEchoes findBottomEchoes(const Profile& profile);

/// Finds the bottom in an echosounder's raw profiles, beside the device's own distance: of the
/// likely echoes of this ping and of the eight before it, it takes the line that goes through the
/// best of them without leaps, so that fish, spikes, bubbles and a ping without an echo do not move
/// it. What it says of a ping depends on that ping and the eight before it alone.
///
/// Pings are handed in in the order of their time; a gap of 1.5 s or five periods begins anew.
class BottomDetector {
public:
    /// So many pings before one have a say in it.
    static constexpr std::size_t memory = 8;

    /// Nullopt: no bottom.
    [[nodiscard]] std::optional<BottomFix> next(const Profile& profile, log::Time time);
    void forget() { m_count = 0; }

private:
    struct Seen {
        log::Time time{};
        BottomEchoes echoes;
        /// Between two samples (m).
        double sampleM = 0;
    };
    /// What a path through the pings comes to, and which echo it took.
    struct Path;

    [[nodiscard]] const Seen& back(std::size_t pings) const;
    [[nodiscard]] std::size_t joined() const;
    [[nodiscard]] std::optional<BottomFix> follow(std::size_t pings) const;

    std::array<Seen, memory + 1> m_seen{};
    std::size_t m_newest = 0;
    std::size_t m_count = 0;
};

} // namespace leadline::echo
