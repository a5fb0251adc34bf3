// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace leadline::echo {

/// Least and greatest of a value in equal bins of time, of hours of data in bounded memory: a
/// quarter of a second each at first, and twice as long whenever there would be more than mostBins.
/// Times may come in any order.
class BinnedValues {
public:
    static constexpr std::size_t mostBins = 32'768;
    static constexpr log::Time shortestBin = std::chrono::milliseconds(250);

    struct Bin {
        /// Begins at so many bin lengths after the log's zero.
        std::int64_t number = 0;
        /// Angles of one bin, in degrees, are continuous and may leave 0..360.
        float first = 0;
        float last = 0;
        float least = 0;
        float most = 0;
    };

    BinnedValues() = default;
    explicit BinnedValues(bool wraps) : m_wraps(wraps) {}

    void add(log::Time time, double value);
    [[nodiscard]] const std::vector<Bin>& bins() const { return m_bins; }
    [[nodiscard]] log::Time length() const { return m_length; }
    [[nodiscard]] log::Time middleOf(const Bin& bin) const
    {
        return bin.number * m_length + m_length / 2;
    }
    /// Values further apart than this are not connected: five of the mean period, 1.5 to 10 s.
    [[nodiscard]] log::Time longestStep() const;

private:
    void merge(Bin& into, const Bin& later) const;
    void halve();

    bool m_wraps = false;
    log::Time m_length = shortestBin;
    std::uint64_t m_count = 0;
    std::vector<Bin> m_bins;
};

/// Depth and heading of a log's vehicle over the whole of it, built once and read in any part at
/// the cost of the picture that is made of it. Values are taken from the messages that VehicleState
/// takes them from, in the same order of preference; the user's corrections are not applied.
///
/// One thread extends it while others read; neither waits for the disk of the other.
class VehicleProfile {
public:
    /// With `link` only messages of that link are used.
    VehicleProfile(const log::Log& log, std::uint8_t system,
                   std::optional<log::StreamNumber> link = {});

    /// Takes up to `most` further messages; false if all of the log are taken.
    bool extend(std::uint64_t most);

    /// A value in one column of a picture, metres or degrees. Headings are continuous within a
    /// column and may leave 0..360.
    struct Extent {
        float first = 0;
        float last = 0;
        float least = 0;
        float most = 0;
    };
    struct Column {
        std::optional<Extent> depthM = {};
        std::optional<Extent> headingDeg = {};
    };
    /// Fills equal columns over [from, until); those between values are interpolated, and those
    /// where nothing is known are empty.
    void read(log::Time from, log::Time until, std::span<Column> into) const;

    struct Range {
        double least = 0;
        double most = 0;
    };
    /// Of all depths, metres; nullopt if none is known.
    [[nodiscard]] std::optional<Range> depthRange() const;
    [[nodiscard]] bool hasHeading() const;

private:
    /// In the order of preference: VFR_HUD, GLOBAL_POSITION_INT.
    static constexpr std::size_t depthSources = 2;
    /// ATTITUDE, GLOBAL_POSITION_INT, VFR_HUD.
    static constexpr std::size_t headingSources = 3;

    struct Sample {
        log::Time time{};
        std::optional<std::size_t> depthSource = {};
        std::optional<std::size_t> headingSource = {};
        double depthM = 0;
        double headingDeg = 0;
    };
    [[nodiscard]] std::optional<Sample> sampleOf(log::FrameNumber number);

    const log::Log* m_log;
    std::uint8_t m_system;
    std::optional<log::StreamNumber> m_link;
    /// Next message of each series, used by the extending thread.
    std::map<std::pair<log::StreamNumber, std::uint16_t>, std::uint64_t> m_next;
    std::vector<std::byte> m_scratch;

    mutable std::mutex m_mutex;
    std::array<BinnedValues, depthSources> m_depths{};
    std::array<BinnedValues, headingSources> m_headings{BinnedValues(true), BinnedValues(true),
                                                        BinnedValues(true)};
};

} // namespace leadline::echo
