// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <deque>
#include <span>
#include <vector>

namespace leadline::log {

/// When a frame of a file came, as far as the file tells.
struct Stamp {
    Time time{};
    bool untimed = false;
};

/// Remembers of a file's stream of bytes where in the file they are and when they came, for as
/// long as they may be part of a frame to come.
class FedBytes {
public:
    /// A frame has the time of its last byte.
    struct Place {
        std::span<const Piece> pieces;
        Stamp stamp;
    };

    void add(std::uint64_t fileOffset, std::size_t length, Stamp stamp);
    /// Where the frame at this offset of the stream lies; frames come in their order. Valid until
    /// the next call.
    [[nodiscard]] Place placeOf(std::uint64_t streamOffset, std::size_t length);
    /// All but the last `waiting` bytes are done with.
    void forgetUpTo(std::size_t waiting);
    void clear() { m_fed.clear(); }

private:
    struct Fed {
        std::uint64_t streamOffset = 0;
        std::uint64_t fileOffset = 0;
        std::uint32_t length = 0;
        Stamp stamp;
        [[nodiscard]] std::uint64_t end() const { return streamOffset + length; }
    };

    std::deque<Fed> m_fed;
    std::uint64_t m_bytes = 0;
    std::vector<Piece> m_pieces;
};

} // namespace leadline::log
