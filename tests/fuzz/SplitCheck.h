// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

/// What holds of every parser that splits a stream into frames, whatever the bytes are.
namespace leadline::fuzz {

inline void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "Broken: %s\n", what);
    std::abort();
}

struct Seen {
    struct Place {
        std::uint64_t offset;
        std::size_t size;
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::vector<Place> frames;
    std::uint64_t skipped = 0;
    std::uint64_t bad = 0;
    friend bool operator==(const Seen&, const Seen&) = default;
};

/// `placeOf(frame)` gives a frame's offset and bytes, and checks what is in them; `badOf(parser)`
/// the candidates whose sum failed.
template<class Parser, class PlaceOf, class BadOf>
class SplitCheck {
public:
    SplitCheck(base::ByteSpan stream, PlaceOf placeOf, BadOf badOf)
        : m_stream(stream),
          m_placeOf(placeOf),
          m_badOf(badOf)
    {
    }

    void run()
    {
        const auto whole = [this](std::size_t) { return m_stream.size(); };
        // Cut by the stream's own bytes: mostly small pieces, now and then one of kilobytes.
        const auto byItself = [this](std::size_t at) {
            const auto byte = std::to_integer<std::size_t>(m_stream[at]);
            return byte < 240 ? byte % 23 + 1 : (byte - 239) * 512;
        };
        require(parse(whole, false) == parse(byItself, false), "the cutting does not matter");
        static_cast<void>(parse(byItself, true));
    }

private:
    /// In the pieces that `pieceSize(offset)` gives, each frame checked where it stands. With
    /// `silences` what waits is drained after each piece, as a live link does.
    template<class PieceSize>
    Seen parse(PieceSize pieceSize, bool silences)
    {
        Parser parser;
        Seen seen;
        std::uint64_t end = 0;
        std::uint64_t inFrames = 0;
        const auto keep = [&](const auto& frame) {
            const auto [offset, bytes] = m_placeOf(frame);
            require(offset >= end, "frames do not overlap");
            end = offset + bytes.size();
            require(end <= m_stream.size(), "a frame ends in the stream");
            require(std::ranges::equal(bytes, m_stream.subspan(offset, bytes.size())),
                    "a frame is the stream at its offset");
            inFrames += bytes.size();
            seen.frames.push_back({offset, bytes.size()});
        };
        const auto drain = [&] {
            while (const auto frame = parser.drain())
                keep(*frame);
            require(parser.waitingBytes() == 0, "nothing waits after a drain");
        };
        for (std::size_t at = 0; at < m_stream.size();) {
            const std::size_t size = std::min(pieceSize(at), m_stream.size() - at);
            base::ByteSpan piece = m_stream.subspan(at, size);
            while (const auto frame = parser.next(piece))
                keep(*frame);
            require(piece.empty(), "a piece is taken whole");
            at += size;
            if (silences)
                drain();
            require(inFrames + parser.skippedBytes() + parser.waitingBytes() == at,
                    "every byte is in a frame, skipped, or waits");
        }
        drain();
        seen.skipped = parser.skippedBytes();
        seen.bad = m_badOf(parser);
        require(inFrames + seen.skipped == m_stream.size(), "every byte is in a frame or skipped");
        return seen;
    }

    base::ByteSpan m_stream;
    PlaceOf m_placeOf;
    BadOf m_badOf;
};

template<class Parser>
void checkSplitting(base::ByteSpan stream, auto placeOf, auto badOf)
{
    SplitCheck<Parser, decltype(placeOf), decltype(badOf)>(stream, placeOf, badOf).run();
}

} // namespace leadline::fuzz
