// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "swath/Swath.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace leadline::swath {

/// Which of the device's thresholds the power of a sounding has to reach.
enum class PowerLimit : std::uint8_t { None, Low, Medium, High };

/// Leaves out soundings that are too weak, and those that lie off the median of their neighbours in
/// the ping and in the pings before it. They stay in the swath, with their verdict.
///
/// A sounding is an outlier if its depth is further from that median than 0.3 m, 5 % of the depth,
/// twice its own bound, and three deviations of its neighbours. With fewer than four neighbours it
/// is kept. Used by one thread.
class SoundingFilter {
public:
    struct Options {
        /// Sonars that send no powers, or no thresholds, keep all.
        PowerLimit power = PowerLimit::Medium;
        bool byNeighbours = true;

        friend bool operator==(const Options&, const Options&) = default;
    };
    /// So many pings before it are compared with, none of which is older than a second.
    static constexpr std::size_t pingsBefore = 3;

    explicit SoundingFilter(const Options& options) : m_options(options) {}

    [[nodiscard]] const Options& options() const { return m_options; }
    /// To be called in the order of time.
    void apply(Swath& swath);
    /// The next swath does not follow on the last one.
    void clear() { m_before.clear(); }

private:
    /// Across and depth, by across.
    using Line = std::vector<std::pair<double, double>>;
    struct Before {
        log::Time time{};
        std::uint8_t device = 0;
        Line line;
    };

    [[nodiscard]] bool isOutlier(const LevelSounding& sounding, std::size_t rank);

    Options m_options;
    std::vector<Before> m_before;
    Line m_line;
    std::vector<std::size_t> m_order;
    std::vector<double> m_depths;
};

} // namespace leadline::swath
