// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "engine/Hysteresis.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

namespace leadline::app {

/// Finds the bytes of a link that are in no frame, so that they are recorded, too. To be told of
/// everything: of bytes before the parser has them, of each frame that it finds.
class UnframedBytes {
public:
    using Take = std::function<void(base::ByteSpan bytes, base::Instant at)>;
    struct Counts {
        /// That arrived, and of these those in no frame.
        std::uint64_t bytes = 0;
        std::uint64_t stray = 0;
        /// Between frames at which there were some: each one a damaged message, as a rule.
        std::uint64_t places = 0;
    };

    explicit UnframedBytes(Take take) : m_take(std::move(take)) {}

    void arrived(base::ByteSpan bytes, base::Instant at);
    /// Where the frame stands in the stream of bytes.
    void framed(std::uint64_t offset, std::size_t size);
    /// All but the last bytes have been looked at.
    void looked(std::size_t waiting);
    [[nodiscard]] const Counts& counts() const { return m_counts; }

private:
    struct Arrival {
        std::uint64_t end = 0;
        base::Instant at;
    };
    void giveUpTo(std::uint64_t offset);
    void forgetUpTo(std::uint64_t offset);

    Take m_take;
    Counts m_counts;
    bool m_inStray = false;
    /// Of the first byte that is kept.
    std::uint64_t m_begin = 0;
    std::vector<std::byte> m_bytes;
    std::deque<Arrival> m_arrivals;
};

/// How much of what a line brings is in no valid message, of the last seconds, and whether that is
/// worth a word: a cable or plug that is about to fail, a wrong supply, a baud rate that is too
/// high.
class LinkErrorRate {
public:
    struct Figures {
        /// Damaged places a second.
        double perSecond = 0;
        /// Of all bytes.
        double percent = 0;
        /// More than a pilot should accept, for a while.
        bool lasts = false;
    };

    /// `counts` since the beginning; where they begin anew, so does this. To be called some times a
    /// second.
    Figures update(base::Instant now, const UnframedBytes::Counts& counts);

private:
    struct Look {
        base::Instant at;
        UnframedBytes::Counts counts;
    };

    std::deque<Look> m_looks;
    Hysteresis m_lasting;
};

} // namespace leadline::app
