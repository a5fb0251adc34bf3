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
class StampedInput {
public:
    /// A frame has the time of its last byte.
    struct Place {
        std::span<const Piece> pieces;
        Stamp stamp;
    };

    /// Gives the stream's next bytes to its parser, and each frame that they complete to `take`.
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
    /// The same for what still waits; what comes then does not go on from it.
    template<class Parser, class Take>
    void drain(Parser& parser, Take take)
    {
        while (const auto frame = parser.drain())
            take(*frame);
        m_fed.clear();
    }
    /// Where the frame at this offset of the stream lies; frames come in their order. Valid until
    /// the next call.
    [[nodiscard]] Place placeOf(std::uint64_t streamOffset, std::size_t length);

private:
    void add(std::uint64_t fileOffset, std::size_t length, Stamp stamp);
    /// All but the last `waiting` bytes are done with.
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
