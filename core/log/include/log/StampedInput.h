// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <deque>
#include <span>
#include <vector>

namespace leadline::log {

/// Arrival time of a frame, as far as the file contains it.
struct Stamp {
    Time time{};
    bool untimed = false;
};

/// Tracks the file locations and time stamps of a byte stream as long as they may belong to an
/// unfinished frame.
class StampedInput {
public:
    /// Location of a frame, and the time stamp of its last byte.
    struct Place {
        std::span<const Piece> pieces;
        Stamp stamp;
    };

    /// Passes the stream's next bytes to `parser`, and each completed frame to `take`.
    template<class Parser, class Take>
    void feed(Parser& parser, std::uint64_t fileOffset, base::ByteSpan bytes, Stamp stamp,
              Take take)
    {
        if (bytes.empty())
            return;
        add(fileOffset, bytes.size(), stamp);
        while (const auto frame = parser.next(bytes))
            take(*frame);
        forgetUpTo(parser.waitingBytes());
    }
    /// Passes each frame in the parser's buffer to `take`; bytes fed later do not continue them.
    template<class Parser, class Take>
    void drain(Parser& parser, Take take)
    {
        while (const auto frame = parser.drain())
            take(*frame);
        m_fed.clear();
    }
    /// Location of the frame at this offset of the stream; call it in the order of frames. Valid
    /// until the next call.
    [[nodiscard]] Place placeOf(std::uint64_t streamOffset, std::size_t length);

private:
    void add(std::uint64_t fileOffset, std::size_t length, Stamp stamp);
    /// Drops all but the last `waiting` bytes.
    void forgetUpTo(std::size_t waiting);

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
