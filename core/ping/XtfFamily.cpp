// SPDX-License-Identifier: GPL-3.0-or-later
#include "WidePing.h"
#include "base/Units.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/xtf/Xtf.h"

#include <array>
#include <cmath>

namespace leadline::ping::xtf {

namespace {

std::optional<PingFields> readProfile(base::ByteSpan payload)
{
    const auto message = decodePayload<Profile>(payload);
    if (!message)
        return std::nullopt;
    const RestView& results = message->results;
    PingFields ping;
    ping.samples = Samples(results.bytes, 2);
    if (message->maxPwrDb > message->minPwrDb)
        ping.decibels = wide::scaleOf(message->minPwrDb, message->maxPwrDb);
    ping.hasRange = true;
    ping.startM = base::metresFromMillimetres(message->startMm);
    ping.lengthM = base::metresFromMillimetres(message->lengthMm);
    ping.isCut = results.isCut();
    if (ping.isCut && results.size() > 0)
        ping.lengthM *= static_cast<double>(results.size()) / static_cast<double>(results.claimed);
    if (message->soundSpeedMps > 0 && std::isfinite(message->soundSpeedMps))
        ping.soundSpeed = message->soundSpeedMps;
    if (message->pingHz > 0)
        ping.frequencyKhz = message->pingHz / 1000;
    ping.pingNumber = message->pingNumber;
    ping.stampMs = message->timestampMs;
    ping.channel = message->channelNumber;
    if (message->channelNumber != noSideChannel && std::isfinite(message->transducerHeadingDeg))
        ping.transducerHeadingDeg = message->transducerHeadingDeg;
    return ping;
}

bool holdsHead(base::ByteSpan payload)
{
    return payload.size() >= fixedSize<Profile>();
}

bool shows(const Frame& frame)
{
    return frame.messageId == Profile::id && holdsHead(frame.payload);
}

constexpr auto messages = makeMessageTable(Messages{});
static_assert(idsAscend(messages));
constexpr std::array<PingMessage, 1> pings{{{.id = Profile::id,
                                             .sampleWidth = 2,
                                             .inDecibels = true,
                                             .headSize = fixedSize<Profile>(),
                                             .read = readProfile,
                                             .accepts = holdsHead}}};

constexpr FamilyDescriptor family{.family = Family::Xtf,
                                  .name = "xtf",
                                  .title = "Side-scan",
                                  .manufacturer = {},
                                  .view = View::SideScan,
                                  .messages = messages,
                                  .pings = pings,
                                  .shows = shows};

} // namespace

const FamilyDescriptor& descriptor()
{
    return family;
}

} // namespace leadline::ping::xtf
