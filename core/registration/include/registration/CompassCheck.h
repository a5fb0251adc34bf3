// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registration/MotionTracker.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace leadline::registration {

/// Compares how far a vehicle turned by its compass with how far it turned by the echoes of its
/// scanning sonar. It corrects nothing.
///
/// The two differ if, compared with the same earlier sweep, they do so by more than the bound of
/// the compass and twice that of the picture in two sweeps running, when each of them is the
/// newest, and agree again once they differ by less in two sweeps running. Where the picture or the
/// compass is unknown nothing is compared, and the last result stays.
class CompassCheck {
public:
    /// Bound of a difference between two headings of a compass that is right, degrees: noise, and
    /// what the iron of the vehicle adds.
    static constexpr double compassErrorDeg = 12;
    /// Sweeps over which they are compared: over more of them an honest compass wanders, too.
    static constexpr std::size_t mostSweeps = 4;

    enum class Result : std::uint8_t {
        /// Nothing could be compared yet.
        Unknown,
        Agree,
        Differ,
    };

    /// To be called after each sweep that `tracker` got.
    void update(const MotionTracker& tracker);

    [[nodiscard]] Result result() const { return m_result; }
    /// Degrees by which the compass turned more, clockwise, than the picture; only of `Differ`.
    [[nodiscard]] double differenceDeg() const { return m_difference.deg; }
    /// Of `Differ`, the bound of the difference by the picture, and of `Agree`, the difference
    /// within which they agree; degrees.
    [[nodiscard]] double errorDeg() const { return m_difference.errorDeg; }
    /// The middle of the last sweep at which the two agreed, seconds; only of `Differ`.
    [[nodiscard]] double sinceS() const { return m_sinceS; }
    /// The newest sweep could be compared.
    [[nodiscard]] bool isChecked() const { return m_checked; }
    /// The end of the last sweep that could be compared, seconds; nullopt if none could.
    [[nodiscard]] std::optional<double> lastCheckedS() const { return m_lastCheckedS; }

private:
    /// An earlier sweep compared with which the two differ by more than both bounds.
    struct Excess {
        double middleS = 0;
        bool isClockwise = false;

        friend bool operator==(const Excess&, const Excess&) = default;
    };

    Result m_result = Result::Unknown;
    Rotation m_difference;
    double m_sinceS = 0;
    bool m_checked = false;
    std::optional<double> m_lastCheckedS;
    int m_agreeing = 0;
    /// As of the last sweep, where it was compared.
    std::vector<Excess> m_exceeded;
    /// After they came to agree again, what was before is not compared any more.
    double m_fromS = std::numeric_limits<double>::lowest();
};

} // namespace leadline::registration
