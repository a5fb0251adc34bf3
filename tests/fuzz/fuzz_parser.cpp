// SPDX-License-Identifier: GPL-3.0-or-later
#include "SplitCheck.h"
#include "ping/Parser.h"

#include <utility>

using namespace leadline;

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
    fuzz::checkSplitting<ping::Parser>(
        std::as_bytes(std::span(data, size)), placeOf,
        [](const ping::Parser& parser) { return parser.badChecksums(); });
    return 0;
}
