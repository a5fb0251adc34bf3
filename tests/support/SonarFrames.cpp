// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/SonarFrames.h"

#include <span>

namespace leadline::test {

namespace {

using base::appendLittle;

void appendSamples(Bytes& payload, const Samples& samples, std::optional<std::uint16_t> claimed)
{
    appendLittle(payload, claimed.value_or(static_cast<std::uint16_t>(samples.size())));
    base::append(payload, std::as_bytes(std::span(samples)));
}

} // namespace

Bytes pingFrame(std::uint16_t id, const Bytes& payload, std::uint8_t source)
{
    Bytes frame{std::byte{'B'}, std::byte{'R'}};
    appendLittle(frame, static_cast<std::uint16_t>(payload.size()));
    appendLittle(frame, id);
    appendLittle(frame, source);
    appendLittle(frame, std::uint8_t{0});
    base::append(frame, payload);
    unsigned sum = 0;
    for (const std::byte byte : frame)
        sum += std::to_integer<unsigned>(byte);
    appendLittle(frame, static_cast<std::uint16_t>(sum & 0xffffU));
    return frame;
}

Bytes Spoke360::payload() const
{
    Bytes payload;
    appendLittle(payload, std::uint8_t{1});
    appendLittle(payload, gain);
    appendLittle(payload, angleGrad);
    appendLittle(payload, transmitUs);
    appendLittle(payload, samplePeriod);
    appendLittle(payload, frequencyKhz);
    if (steps) {
        appendLittle(payload, std::uint16_t{0});
        appendLittle(payload, std::uint16_t{399});
        appendLittle(payload, *steps);
        appendLittle(payload, std::uint8_t{0});
    }
    appendLittle(payload, static_cast<std::uint16_t>(samples.size()));
    appendSamples(payload, samples, claimed);
    return payload;
}

Bytes Spoke360::frame() const
{
    return pingFrame(steps ? 2301 : 2300, payload(), source);
}

Bytes Echo1d::distancePayload() const
{
    Bytes payload;
    appendLittle(payload, distanceMm);
    appendLittle(payload, confidence);
    appendLittle(payload, transmitUs);
    appendLittle(payload, pingNumber);
    appendLittle(payload, startMm);
    appendLittle(payload, lengthMm);
    appendLittle(payload, gain);
    return payload;
}

Bytes Echo1d::profilePayload() const
{
    Bytes payload = distancePayload();
    appendSamples(payload, samples, claimed);
    return payload;
}

Bytes Echo1d::profile() const
{
    return pingFrame(1300, profilePayload(), source);
}

Bytes Echo1d::distance() const
{
    return pingFrame(1212, distancePayload(), source);
}

Bytes pingHfProfile(std::uint32_t number, const Samples& samples, std::uint8_t source)
{
    Bytes payload;
    for (const std::uint32_t value :
         {number, 200U, 9000U, 61'000U + 40 * number, 3U, 0U, 4321U, 4300U})
        appendLittle(payload, value);
    for (const std::uint8_t value : {std::uint8_t{87}, std::uint8_t{90}})
        appendLittle(payload, value);
    appendLittle(payload, std::uint16_t{60});
    appendLittle(payload, static_cast<std::uint16_t>(samples.size()));
    for (const std::uint8_t sample : samples)
        appendLittle(payload, sample);
    return pingFrame(2300, payload, source);
}

Bytes distanceSimple(std::uint32_t distanceMm, std::uint8_t confidence, std::uint8_t source)
{
    Bytes payload;
    appendLittle(payload, distanceMm);
    appendLittle(payload, confidence);
    return pingFrame(1211, payload, source);
}

Bytes speedOfSound(std::uint32_t millimetresPerSecond, std::uint8_t source)
{
    Bytes payload;
    appendLittle(payload, millimetresPerSecond);
    return pingFrame(1203, payload, source);
}

Bytes deviceInformation(std::uint8_t type, std::uint8_t source)
{
    Bytes payload;
    for (const unsigned byte : {unsigned{type}, 0x43U, 3U, 1U, 1U, 0U})
        payload.push_back(static_cast<std::byte>(byte));
    return pingFrame(4, payload, source);
}

Samples someSamples(std::size_t count, unsigned seed)
{
    Samples samples(count);
    std::uint32_t state = 2654435769U * (seed + 1);
    for (std::uint8_t& sample : samples) {
        state = state * 1664525U + 1013904223U;
        sample = static_cast<std::uint8_t>(state >> 24U);
    }
    return samples;
}

Bytes joined(std::initializer_list<Bytes> parts)
{
    Bytes whole;
    for (const Bytes& part : parts)
        base::append(whole, part);
    return whole;
}

} // namespace leadline::test
