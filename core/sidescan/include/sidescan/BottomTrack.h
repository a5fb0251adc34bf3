// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "sidescan/RowWindow.h"

#include <chrono>
#include <optional>
#include <vector>

namespace leadline::sidescan {

/// The first echo of the bottom: where the levels step up from the quiet water to the bottom's.
/// Nothing within the transducer's ringing counts, neither the steps from it nor a few samples of
/// fish. Nullopt if nothing steps up by 6 dB.
[[nodiscard]] std::optional<FirstReturn> findFirstReturn(const Row& row);

/// Height of the sonar above the bottom.
struct Altitude {
    double metres = 0;
    /// ± metres.
    double errorM = 0;
    /// 0..100: how clearly the bottom steps up, and how well the neighbouring pings agree. 100 if
    /// it was set by hand.
    int confidencePercent = 0;
    bool byHand = false;
};

/// A stretch of the bottom line that the user has set, straight between its points.
struct HandSection {
    struct Point {
        log::Time time{};
        double metres = 0;

        friend bool operator==(const Point&, const Point&) = default;
    };
    /// At least one, sorted by time.
    std::vector<Point> points;

    friend bool operator==(const HandSection&, const HandSection&) = default;
};

/// The bottom line over the rows of both sides: the median of the first returns of neighbouring
/// pings, overridden by the sections set by hand.
class BottomTrack {
public:
    /// Neighbouring pings, of both sides, that decide together. As many of either side, so that
    /// the line does not go to and fro between them where their first returns differ: then the
    /// farther one decides, as something above the bottom may be the nearer one.
    static constexpr std::size_t neighbours = 16;
    /// Pings that lie further away say nothing.
    static constexpr log::Time farthest = std::chrono::seconds(3);
    static constexpr int leastConfidencePercent = 40;

    /// Takes the first returns of all rows.
    void take(const RowWindow& rows);
    void setByHand(std::vector<HandSection> sections) { m_byHand = std::move(sections); }
    [[nodiscard]] const std::vector<HandSection>& byHand() const { return m_byHand; }

    /// Nullopt where no bottom is found. Of a time between pings it is that of the nearest ones.
    [[nodiscard]] std::optional<Altitude> at(log::Time time) const;
    /// How steep the bottom is along the track for some metres before and behind a vehicle of that
    /// speed, ± metres per metre; nullopt where it is too slow or too little of the bottom is
    /// known.
    [[nodiscard]] std::optional<double> slopeAround(log::Time time, double metresPerSecond) const;

private:
    struct Candidate {
        log::Time time{};
        std::optional<FirstReturn> found;
        double errorM = 0;
        double sampleM = 0;
    };

    [[nodiscard]] std::optional<Altitude> automatic(log::Time time) const;

    std::vector<Candidate> m_candidates;
    std::vector<HandSection> m_byHand;
};

} // namespace leadline::sidescan
