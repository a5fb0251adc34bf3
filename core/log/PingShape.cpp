// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/PingShape.h"

namespace leadline::log {

namespace {

using base::loadLittle;

// Fixed bytes before the samples, their u16 count included (ping_messages.csv).
constexpr std::size_t profileHead = 26;
constexpr std::size_t deviceDataHead = 14;
constexpr std::size_t autoDeviceDataHead = 20;
constexpr std::uint16_t turnGrad = 400;

bool endsWithSamples(base::ByteSpan payload, std::size_t head)
{
    return payload.size() >= head &&
           loadLittle<std::uint16_t>(payload, head - 2) == payload.size() - head;
}

bool hasSamples(base::ByteSpan payload, std::size_t head)
{
    return payload.size() > head && loadLittle<std::uint16_t>(payload, head - 2) > 0;
}

bool turns(base::ByteSpan payload)
{
    return loadLittle<std::uint16_t>(payload, 2) < turnGrad;
}

} // namespace

bool isWholeFrame(base::ByteSpan bytes)
{
    constexpr std::size_t smallest = ping::headerSize + ping::checksumSize;
    if (bytes.size() < smallest || bytes[0] != std::byte{'B'} || bytes[1] != std::byte{'R'} ||
        base::loadLittle<std::uint16_t>(bytes, 2) != bytes.size() - smallest)
        return false;
    const auto body = bytes.first(bytes.size() - ping::checksumSize);
    return ping::checksum(body) == base::loadLittle<std::uint16_t>(bytes, body.size());
}

PingEntry describePing(const ping::Frame& frame, FrameNumber number)
{
    PingEntry entry{.frame = number};
    const auto payload = frame.payload;
    if (frame.messageId == 1300) {
        entry.hasSamples = hasSamples(payload, profileHead) ? 1 : 0;
        return entry;
    }
    const bool automatic = frame.messageId == 2301;
    entry.hasSamples = hasSamples(payload, automatic ? autoDeviceDataHead : deviceDataHead) ? 1 : 0;
    if (payload.size() >= 4)
        entry.angleGrad = loadLittle<std::uint16_t>(payload, 2);
    if (automatic && payload.size() > 14)
        entry.steps = std::to_integer<std::uint8_t>(payload[14]);
    return entry;
}

std::optional<StreamKind> kindByShape(const ping::Frame& frame)
{
    const auto payload = frame.payload;
    const auto has = [&](std::size_t size) { return payload.size() == size; };
    bool echosounder = false;
    bool scanning = false;
    switch (frame.messageId) {
    case 1205: // mode_auto
    case 1215: // ping_enable
        echosounder = has(1);
        break;
    case 1202: // voltage_5
    case 1208: // transmit_duration
    case 1213: // processor_temperature
    case 1214: // pcb_temperature
        echosounder = has(2);
        break;
    case 1301: // oss_profile_configuration
        echosounder = has(4);
        break;
    case 1210: // general_info
        echosounder = has(10);
        break;
    case 1211: // distance_simple
        echosounder = has(5);
        break;
    case 1212: // distance
        echosounder = has(24);
        break;
    case 1300: // profile
        echosounder = endsWithSamples(payload, profileHead);
        break;
    case 2300: // device_data
        scanning = endsWithSamples(payload, deviceDataHead) && turns(payload);
        break;
    case 2301: // auto_device_data
        scanning = endsWithSamples(payload, autoDeviceDataHead) && turns(payload);
        break;
    case 1223: // distance2 of the Cerulean S500
    case 1308: // profile6_t of the Cerulean S500
        return StreamKind::Other;
    default:
        break;
    }
    if (echosounder)
        return StreamKind::Ping1D;
    if (scanning)
        return StreamKind::Ping360;
    return std::nullopt;
}

} // namespace leadline::log
