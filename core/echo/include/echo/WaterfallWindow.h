// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <optional>
#include <vector>

namespace leadline::echo {

/// What a waterfall shows at one playhead: consecutive pings of one stream and the stretch of
/// range that holds them all.
class WaterfallWindow {
public:
    /// Pings [from, to) of the reader's stream; those that cannot be read keep an empty profile.
    void load(const PingReader& reader, std::uint64_t from, std::uint64_t to);

    [[nodiscard]] const std::vector<Profile>& profiles() const { return m_profiles; }
    [[nodiscard]] const std::vector<log::Time>& times() const { return m_times; }
    /// The device's own distance (m) where it gives one.
    [[nodiscard]] const std::vector<std::optional<double>>& distances() const
    {
        return m_distances;
    }
    /// Nearest start and farthest end among the pings with samples, in metres; both 0 without.
    [[nodiscard]] double topM() const { return m_topM; }
    [[nodiscard]] double bottomM() const { return m_bottomM; }

private:
    std::vector<Profile> m_profiles;
    std::vector<log::Time> m_times;
    std::vector<std::optional<double>> m_distances;
    std::vector<std::vector<std::byte>> m_storage;
    double m_topM = 0;
    double m_bottomM = 0;
};

} // namespace leadline::echo
