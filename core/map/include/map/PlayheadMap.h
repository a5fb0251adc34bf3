// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/MapBuilder.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::map {

/// The map of a recording as it was known at a playhead, which may move both ways, or of a dive as
/// it grows. The work is done in small parts, so that its owner can stop or look at the map between
/// them. Used by one thread.
class PlayheadMap {
public:
    struct Request {
        /// Number of pings up to the playhead.
        std::uint64_t pings = 0;
        /// The recording ends there: sweeps need not wait for later ones.
        bool isWhole = false;
        /// 0.02 to 1 m; nullopt chooses it by the range.
        std::optional<double> cellM = {};

        friend bool operator==(const Request&, const Request&) = default;
    };
    enum class Result : std::uint8_t { Done, More };
    /// Why a map is incomplete.
    enum class Limit : std::uint8_t { None, Sweeps, Cells };
    struct Loop {
        LoopClosure of;
        /// How far it moved the newest pose, metres.
        double movedM = 0;
        /// Time of the ping by which it was found, seconds.
        double knownS = 0;
    };

    /// Number of earlier states of the map that are kept for when the playhead returns.
    static constexpr std::size_t mostStates = 128;

    explicit PlayheadMap(const echo::PingReader& reader);

    /// Does one part of the work: reads a sweep, places all of them, or draws one. Once it was
    /// stopped there is no map.
    [[nodiscard]] Result work(const Request& request, const std::stop_token& stop = {});

    /// As known at the playhead, complete once work() is done; its mosaic is the last one that was.
    [[nodiscard]] const DiveMap& map() const { return m_map; }
    [[nodiscard]] const std::vector<Loop>& loops() const { return m_loops; }
    /// Of each pose of map().
    [[nodiscard]] const std::vector<MapSweep>& sweeps() const { return m_growth->sweeps(); }
    /// Poses of sweeps behind the last one of map() by what is known of them now.
    [[nodiscard]] const std::vector<MapPose>& ahead() const { return m_ahead; }
    [[nodiscard]] std::size_t sweepsRead() const { return m_growth->sweepsRead(); }
    /// Number of pings by which the sweep that was read last was known to be whole.
    [[nodiscard]] std::uint64_t pingsRead() const { return m_growth->pingsRead(); }
    [[nodiscard]] Limit limit() const { return m_limit; }

private:
    /// All that was known when so many pings were read.
    struct State {
        std::uint64_t pings = 0;
        std::vector<MapPose> poses;
        std::vector<Loop> loops;
        MapSources sources;
        bool hasNorth = false;
    };

    void begin();
    [[nodiscard]] bool read(const Request& request, const std::stop_token& stop);
    void place(const std::stop_token& stop);
    [[nodiscard]] bool choose(const Request& request);
    [[nodiscard]] bool draw(const Request& request);
    void drawAnew(double cellM);
    void forgetCells();

    echo::PingReader m_reader;
    std::unique_ptr<MapGrowth> m_growth;
    bool m_isFinished = false;
    std::size_t m_unplaced = 0;
    std::vector<State> m_states;
    std::optional<std::size_t> m_shown;
    DiveMap m_map;
    std::vector<Loop> m_loops;
    std::vector<MapPose> m_ahead;
    Limit m_limit = Limit::None;
    /// In progress; null while that of the map is being drawn on.
    std::unique_ptr<Mosaic> m_next;
    /// Poses in which the sweeps are drawn in the mosaic that is drawn on.
    std::vector<MapPose> m_drawn;
    /// What was drawn belongs to a map that has begun anew since.
    bool m_isStale = true;
    /// Number of sweeps at which it is asked next whether it has to.
    std::size_t m_checkAt = 1;
    /// Larger than the usual one where that has too many cells.
    double m_leastCellM = 0;
};

} // namespace leadline::map
