// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "log/Log.h"
#include "sidescan/Side.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace leadline::sidescan {

/// Scale of the levels of all rows, relative decibels: one level is half a decibel.
inline constexpr ping::DecibelScale levelScale{.atZero = -125, .atFullScale = 2.5};
inline constexpr double levelsPerDecibel = 255 / (levelScale.atFullScale - levelScale.atZero);
/// Analogue gain to which the levels refer, a factor of the amplitude: they stay the same when a
/// unit's automatic gain moves.
inline constexpr double referenceGain = 100;

[[nodiscard]] constexpr double decibelsOf(double level)
{
    return levelScale.atZero + level / levelsPerDecibel;
}

/// The first echo of the bottom in one ping.
struct FirstReturn {
    /// Slant range of its leading edge.
    double rangeM = 0;
    /// By which the bottom is above the water before it.
    double contrastDb = 0;
};

/// One ping of one unit.
struct Row {
    log::Time time{};
    log::FrameNumber frame = 0;
    Unit unit = {};
    /// Slant range of the first sample's near edge, and the length of all samples, metres.
    double startM = 0;
    double lengthM = 0;
    /// Metres per second, of which the ranges were made.
    double soundSpeed = 0;
    std::uint32_t transmitUs = 0;
    std::uint32_t frequencyKhz = 0;
    /// By levelScale; what lies outside is its end. Sample i of n lies at startM + (i + 1/2) *
    /// lengthM / n.
    std::vector<std::uint8_t> levels = {};
    std::optional<FirstReturn> bottom = {};

    [[nodiscard]] double endM() const { return startM + lengthM; }
    [[nodiscard]] double sampleM() const
    {
        return levels.empty() ? 0 : lengthM / static_cast<double>(levels.size());
    }
    [[nodiscard]] echo::Profile profile() const { return {startM, lengthM, levels}; }
    /// ± metres of the slant range of one echo: half a sample and a quarter of the pulse.
    [[nodiscard]] double rangeErrorM() const;
};

/// A row from a ping's message; `chosenSpeed` (m/s) is set by the user. Time, frame and unit are
/// left to the caller.
[[nodiscard]] Row rowOf(const ping::PingFields& ping, std::optional<double> chosenSpeed = {});

/// The rows of a time interval over all side-scan streams of a log, each side sorted by its own
/// time, however the frames of two units are mixed in the log. Used by one thread; the log may
/// grow.
class RowWindow {
public:
    using Rows = std::vector<Row>;
    /// Rows of a side that are read at most; of more, every n-th is.
    static constexpr std::uint64_t mostRows = 4096;

    explicit RowWindow(const log::Log& log, std::optional<double> chosenSpeed = {});

    [[nodiscard]] const log::Log& log() const { return *m_log; }
    [[nodiscard]] const SideFinder& sides() const { return m_sides; }
    /// What the user said of the units; true if it is something else than before, for load() to
    /// follow.
    bool setChoices(SideChoices choices);
    /// Which one of the units whose side is not known to show. Without a choice it is the first
    /// one, but none where another unit's side is known. True if it is another one than before, for
    /// load() to follow.
    bool setShown(std::optional<Unit> unit);
    /// The unit whose side is not known of which there are rows: of two of them they would be in
    /// one stream.
    [[nodiscard]] const std::optional<Unit>& unknownUnit() const { return m_unknownUnit; }

    /// Makes the rows those of [from, until], and reads only those that it does not have. True if
    /// rows that it had may have changed, as all do that turn out to be of the other side.
    bool load(log::Time from, log::Time until);

    /// Rows of port, of starboard or of the unknownUnit().
    [[nodiscard]] const Rows& rows(Side side) const
    {
        return m_rows[static_cast<std::size_t>(side)];
    }
    /// The last row at or before the time; null if there is none.
    [[nodiscard]] const Row* rowAt(Side side, log::Time time) const;
    /// Time of the side's last ping in the whole log, at or before a time. Pings that were searched
    /// once are not read again.
    [[nodiscard]] std::optional<log::Time> lastTime(Side side, log::Time until);

private:
    /// Numbers of the pings of a stream whose rows are there, without the end.
    struct Part {
        std::uint64_t first = 0;
        std::uint64_t end = 0;
    };

    /// The last ping of a unit among the first `count` of its stream.
    struct LastPing {
        std::uint64_t count = 0;
        std::optional<std::uint64_t> number = {};
    };

    void read(log::StreamNumber stream, Part part);
    [[nodiscard]] std::optional<Unit> unitAt(log::StreamNumber stream, std::uint64_t ping);
    [[nodiscard]] std::optional<std::uint64_t> lastPing(const Unit& unit, std::uint64_t count);
    void forgetRows();
    [[nodiscard]] std::optional<Unit> findUnknownUnit() const;

    const log::Log* m_log;
    std::optional<double> m_chosenSpeed;
    SideFinder m_sides;
    std::optional<Unit> m_shown;
    std::optional<Unit> m_unknownUnit;
    std::array<Rows, 3> m_rows;
    std::uint64_t m_stride = 1;
    std::map<log::StreamNumber, Part> m_read;
    std::map<Unit, LastPing> m_last;
    /// A unit was found, or something else was said of one.
    bool m_unitsChanged = false;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::sidescan
