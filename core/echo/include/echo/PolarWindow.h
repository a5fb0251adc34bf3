// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/PingReader.h"

#include <array>
#include <vector>

namespace leadline::echo {

/// What a polar picture shows at one playhead: the newest ping of every bearing, whatever its age.
class PolarWindow {
public:
    /// Index into spokes() for each sector, or -1.
    using SpokeOfSector = std::array<std::int32_t, sectorsPerTurn>;

    /// Shows the first `count` pings of the reader's stream.
    void load(const PingReader& reader, BearingIndex& index, std::uint64_t count);

    [[nodiscard]] const std::vector<Spoke>& spokes() const { return m_spokes; }
    [[nodiscard]] const std::vector<log::Time>& times() const { return m_times; }
    [[nodiscard]] const SpokeOfSector& spokeOfSector() const { return m_spokeOfSector; }
    /// The largest range among the pings shown, in metres; 0 without pings.
    [[nodiscard]] double edgeM() const { return m_edgeM; }

private:
    std::vector<Spoke> m_spokes;
    std::vector<log::Time> m_times;
    std::vector<std::vector<std::byte>> m_storage;
    SpokeOfSector m_spokeOfSector{};
    double m_edgeM = 0;
};

} // namespace leadline::echo
