// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/LevelOfDetail.h"
#include "echo/PingReader.h"
#include "echo/PingShaper.h"

#include <optional>
#include <utility>
#include <vector>

namespace leadline::echo {

/// The content of a waterfall: profiles, and the time interval for which each is shown.
class WaterfallWindow {
public:
    using Period = std::pair<log::Time, log::Time>;

    /// Loads the pings of [from, until) for a view of `columns` pixel columns, shaped. If many
    /// pings share a column it uses the matching level of detail, so that the cost depends on the
    /// view's pixels. Then smoothing has no effect, columns show the maximum, and the range gain
    /// uses the node's range.
    void load(const PingReader& reader, LevelOfDetail& detail, log::Time from, log::Time until,
              std::size_t columns, const EchoShaping& shaping = {});
    /// Loads the pings [from, to) as recorded; an unreadable ping gets an empty profile.
    void load(const PingReader& reader, std::uint64_t from, std::uint64_t to);

    [[nodiscard]] const std::vector<Profile>& profiles() const { return m_profiles; }
    [[nodiscard]] const std::vector<Period>& periods() const { return m_periods; }
    /// Distance reported by the device (m), for profiles of a single ping that has one.
    [[nodiscard]] const std::vector<std::optional<double>>& distances() const
    {
        return m_distances;
    }
    /// Smallest start and largest end of range among the profiles, metres; both 0 if there are
    /// none.
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
    template<class Node>
    void loadNodes(const PingReader& reader, LevelOfDetail& detail, std::size_t level,
                   std::uint64_t from, std::uint64_t to, std::vector<Node>& nodes);

    std::vector<Profile> m_profiles;
    std::vector<Period> m_periods;
    std::vector<std::optional<double>> m_distances;
    std::vector<Stored> m_storage;
    PingShaper m_shaper;
    std::vector<DetailNode> m_nodes;
    std::vector<WideDetailNode> m_wideNodes;
    double m_topM = 0;
    double m_bottomM = 0;
};

} // namespace leadline::echo
