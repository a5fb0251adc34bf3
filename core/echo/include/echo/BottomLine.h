// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BottomDetector.h"
#include "echo/PingReader.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace leadline::echo {

/// The bottom in a stream's pings, detected for the pings asked for and cached, so that the cost
/// does not depend on the log's length. The result for a ping does not depend on the order of
/// queries. Used by one thread; the log may grow meanwhile.
class BottomLine {
public:
    explicit BottomLine(const PingReader& reader);

    /// Runs the detector over the pings [from, to), at most `most` of those not cached yet; true if
    /// all of them are cached.
    bool extend(std::uint64_t from, std::uint64_t to, std::uint64_t most);
    /// Nullopt if no bottom was found, or the ping was not processed by extend() yet.
    [[nodiscard]] std::optional<BottomFix> at(std::uint64_t ping) const;

private:
    static constexpr std::uint64_t pageSize = 256;
    static constexpr std::uint64_t nowhere = ~std::uint64_t{0};

    /// Cached result of one ping, in eight bytes.
    struct Kept {
        float distanceM = 0;
        /// -1 if no bottom was found.
        std::int8_t qualityPercent = -1;
    };
    using Page = std::vector<Kept>;

    void update(std::uint64_t ping);

    PingReader m_reader;
    PingReader::Scratch m_scratch;
    BottomDetector m_detector;
    /// The ping that the detector expects next.
    std::uint64_t m_next = nowhere;
    /// Pages by number; each holds results for the pings from its first on, as far as processed.
    std::map<std::uint64_t, Page> m_pages;
};

} // namespace leadline::echo
