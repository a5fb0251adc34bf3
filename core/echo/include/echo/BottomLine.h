// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BottomDetector.h"
#include "echo/PingReader.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace leadline::echo {

/// The bottom in the pings of a stream, found where somebody looks and kept: what it costs follows
/// what is looked at for the first time, not how long the log is. What it says of a ping is the
/// same however one came there. Used by one thread; the log may grow.
class BottomLine {
public:
    explicit BottomLine(const PingReader& reader);

    /// Looks at pings [from, to), at `most` of those it does not know yet; true when all are known.
    bool extend(std::uint64_t from, std::uint64_t to, std::uint64_t most);
    /// Nullopt where no bottom was found, or nobody looked yet.
    [[nodiscard]] std::optional<BottomFix> at(std::uint64_t ping) const;

private:
    static constexpr std::uint64_t pageSize = 256;
    static constexpr std::uint64_t nowhere = ~std::uint64_t{0};

    /// Of one ping, in eight bytes.
    struct Kept {
        float distanceM = 0;
        /// -1: none found.
        std::int8_t qualityPercent = -1;
    };
    using Page = std::vector<Kept>;

    void update(std::uint64_t ping);

    PingReader m_reader;
    PingReader::Scratch m_scratch;
    BottomDetector m_detector;
    /// The ping that the detector is to be told of next.
    std::uint64_t m_next = nowhere;
    /// By number; each known from its begin on, as far as it is long.
    std::map<std::uint64_t, Page> m_pages;
};

} // namespace leadline::echo
