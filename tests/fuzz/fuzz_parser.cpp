// SPDX-License-Identifier: GPL-3.0-or-later
#include "SplitCheck.h"
#include "ping/Parser.h"

#include <utility>

using namespace leadline;

namespace {

struct RecordingParser : ping::Parser {
    RecordingParser() : Parser(Lengths::Any) {}
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto placeOf = [](const ping::Frame& frame) {
        const auto sumAt = frame.bytes.size() - ping::checksumSize;
        fuzz::require(frame.bytes.size() == frame.payload.size() + 10,
                      "a frame is header and payload");
        fuzz::require(ping::checksum(frame.bytes.first(sumAt)) ==
                          base::loadLittle<std::uint16_t>(frame.bytes, sumAt),
                      "a frame's sum holds");
        return std::pair(frame.streamOffset, frame.bytes);
    };
    const auto badOf = [](const ping::Parser& parser) { return parser.badChecksums(); };
    const auto bytes = std::as_bytes(std::span(data, size));
    fuzz::checkSplitting<ping::Parser>(bytes, placeOf, badOf);
    fuzz::checkSplitting<RecordingParser>(bytes, placeOf, badOf);
    return 0;
}
