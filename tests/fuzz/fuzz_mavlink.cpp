// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as a stream of MAVLink, which is split, decoded, counted, and evaluated as a
// vehicle's.
#include "SplitCheck.h"
#include "mavlink/FramePeek.h"
#include "mavlink/LinkStatistics.h"
#include "mavlink/Parser.h"
#include "mavlink/Signature.h"
#include "mavlink/VehicleState.h"

#include <cmath>
#include <utility>

using namespace leadline;

namespace {

void checkFrame(const mavlink::Frame& frame)
{
    const auto again = mavlink::readFrame(frame.bytes());
    fuzz::require(again && again->messageId() == frame.messageId(), "a frame is one by itself");
    fuzz::require(frame.version() == mavlink::Version::V2 ||
                      frame.payload().size() == frame.message().baseSize,
                  "version 1 sends the base fields");
    const auto message = mavlink::decode(frame);
    std::visit(
        [&]<class M>(const M& decoded) {
            if constexpr (mavlink::WireMessage<M>) {
                // The writer leaves out no more than zeros, and adds nothing.
                const auto bytes = mavlink::encodeFrame({frame.sender(), 0}, decoded);
                const auto made = mavlink::readFrame(bytes);
                fuzz::require(made.has_value(), "what is decoded can be sent");
                fuzz::require(mavlink::encodePayload(mavlink::decodePayload<M>(made->payload())) ==
                                  mavlink::encodePayload(decoded),
                              "what is sent is what was decoded");
            }
        },
        message);
}

void checkVehicle(base::ByteSpan stream)
{
    mavlink::Parser parser;
    mavlink::LinkStatistics link;
    mavlink::VehicleState vehicle;
    mavlink::SignatureChecker signatures{mavlink::SigningKey{}};
    base::FakeClock clock;
    std::uint64_t frames = 0;
    while (const auto frame = parser.next(stream)) {
        ++frames;
        clock.advance(std::chrono::milliseconds(frame->sequence()));
        const auto now = clock.now();
        link.add(*frame, now.sinceZero);
        static_cast<void>(signatures.check(*frame, 0));
        vehicle.handle(*frame, now);
        if (frame->sequence() % 16 == 0)
            vehicle.zeroDepthHere(now);
        if (const auto heading = vehicle.heading(now))
            fuzz::require(heading->deg >= 0 && heading->deg < 360, "a heading is on the rose");
        if (const auto depth = vehicle.depth(now))
            fuzz::require(std::isfinite(depth->m), "a depth is a number");
        static_cast<void>(vehicle.position(now));
    }
    std::uint64_t counted = 0;
    for (const auto& [address, counts] : link.components()) {
        counted += counts.received;
        fuzz::require(counts.duplicates + counts.reordered <= counts.received,
                      "what came is counted once");
        fuzz::require(counts.lost <= 255 * counts.received, "losses were in gaps");
    }
    fuzz::require(counted == frames, "every frame has a sender");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto stream = std::as_bytes(std::span(data, size));
    const auto placeOf = [](const mavlink::Frame& frame) {
        checkFrame(frame);
        return std::pair(frame.streamOffset(), frame.bytes());
    };
    fuzz::checkSplitting<mavlink::Parser>(
        stream, placeOf, [](const mavlink::Parser& parser) { return parser.badCrcs(); });
    checkVehicle(stream);
    return 0;
}
