// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Parser.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using leadline::base::ByteSpan;
using leadline::ping::Frame;
using leadline::ping::Parser;

namespace {

void require(bool holds, const char* what)
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

/// Parses `stream` in the pieces that `pieceSize(offset)` gives, and checks each frame where it
/// stands. With `silences` what waits is drained after each piece, as a live link does.
template<class PieceSize>
Seen parse(ByteSpan stream, PieceSize pieceSize, bool silences)
{
    Parser parser;
    Seen seen;
    std::uint64_t end = 0;
    std::uint64_t inFrames = 0;
    const auto keep = [&](const Frame& frame) {
        require(frame.streamOffset >= end, "frames do not overlap");
        end = frame.streamOffset + frame.bytes.size();
        require(end <= stream.size(), "a frame ends in the stream");
        const ByteSpan there = stream.subspan(frame.streamOffset, frame.bytes.size());
        require(std::ranges::equal(frame.bytes, there), "a frame is the stream at its offset");
        require(frame.bytes.size() == frame.payload.size() + 10, "a frame is header and payload");
        require(leadline::ping::checksum(there.first(there.size() - 2)) ==
                    leadline::base::loadLittle<std::uint16_t>(there, there.size() - 2),
                "a frame's sum holds");
        inFrames += frame.bytes.size();
        seen.frames.push_back({frame.streamOffset, frame.bytes.size()});
    };
    const auto drain = [&] {
        while (const auto frame = parser.drain())
            keep(*frame);
        require(parser.waitingBytes() == 0, "nothing waits after a drain");
    };
    for (std::size_t at = 0; at < stream.size();) {
        const std::size_t size = std::min(pieceSize(at), stream.size() - at);
        ByteSpan piece = stream.subspan(at, size);
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
    seen.bad = parser.badChecksums();
    require(inFrames + seen.skipped == stream.size(), "every byte is in a frame or skipped");
    return seen;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ByteSpan stream = std::as_bytes(std::span(data, size));
    const auto whole = [&](std::size_t) { return stream.size(); };
    // Cut by the stream's own bytes: mostly small pieces, now and then one of kilobytes.
    const auto byItself = [&](std::size_t at) {
        const auto byte = std::to_integer<std::size_t>(stream[at]);
        return byte < 240 ? byte % 23 + 1 : (byte - 239) * 512;
    };
    require(parse(stream, whole, false) == parse(stream, byItself, false),
            "the cutting does not matter");
    static_cast<void>(parse(stream, byItself, true));
    return 0;
}
