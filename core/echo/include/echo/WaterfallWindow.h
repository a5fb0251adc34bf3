// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/LevelOfDetail.h"
#include "echo/PingReader.h"
#include "echo/PingShaper.h"

#include <optional>
#include <utility>
#include <vector>

namespace leadline::echo {

/// What a waterfall shows: profiles and the stretch of time for which each holds.
class WaterfallWindow {
public:
    using Period = std::pair<log::Time, log::Time>;

    /// The pings of [from, until) for a view of so many pixel columns, shaped. Where many share a
    /// column it takes the level of detail that fits, so that a view of ten hours costs what its
    /// pixels cost. Smoothing has no effect there: the largest echo of them all is shown, and the
    /// range gain is that of the range which holds them all.
    void load(const PingReader& reader, LevelOfDetail& detail, log::Time from, log::Time until,
              std::size_t columns, const EchoShaping& shaping = {});
    /// Pings [from, to) of the reader's stream, as recorded; those that cannot be read keep an
    /// empty profile.
    void load(const PingReader& reader, std::uint64_t from, std::uint64_t to);

    [[nodiscard]] const std::vector<Profile>& profiles() const { return m_profiles; }
    [[nodiscard]] const std::vector<Period>& periods() const { return m_periods; }
    /// The device's own distance (m) where a profile is that of a single ping with one.
    [[nodiscard]] const std::vector<std::optional<double>>& distances() const
    {
        return m_distances;
    }
    /// Nearest start and farthest end among what is shown, in metres; both 0 without.
    [[nodiscard]] double topM() const { return m_topM; }
    [[nodiscard]] double bottomM() const { return m_bottomM; }

private:
    struct Stored {
        PingReader::Scratch frame;
        std::vector<std::uint8_t> shaped;
    };

    void clear(const EchoShaping& shaping);
    void add(const Profile& profile, Period period, std::optional<double> distanceM = {});
    void loadPings(const PingReader& reader, std::uint64_t from, std::uint64_t to);
    void loadNodes(const PingReader& reader, LevelOfDetail& detail, std::size_t level,
                   std::uint64_t from, std::uint64_t to);

    std::vector<Profile> m_profiles;
    std::vector<Period> m_periods;
    std::vector<std::optional<double>> m_distances;
    std::vector<Stored> m_storage;
    PingShaper m_shaper;
    std::vector<DetailNode> m_nodes;
    double m_topM = 0;
    double m_bottomM = 0;
};

} // namespace leadline::echo
