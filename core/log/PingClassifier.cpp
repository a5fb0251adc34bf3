// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/PingClassifier.h"

namespace leadline::log {

namespace {

using base::loadLittle;

// Fixed bytes before the samples, their u16 count included (ping_messages.csv).
constexpr std::size_t profileHead = 26;
constexpr std::size_t deviceDataHead = 14;
constexpr std::size_t autoDeviceDataHead = 20;
constexpr std::size_t pingHfProfileHead = 38;
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

bool isForeignPing(const ping::Frame& frame)
{
    return frame.messageId == 2300 && hasSamples(frame.payload, pingHfProfileHead) &&
           endsWithSamples(frame.payload, pingHfProfileHead) &&
           !endsWithSamples(frame.payload, deviceDataHead);
}

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
        if (isForeignPing(frame))
            return StreamKind::Other;
        // Of samples that look like the end of Ping HF's head it is open.
        scanning = endsWithSamples(payload, deviceDataHead) && turns(payload) &&
                   !endsWithSamples(payload, pingHfProfileHead);
        break;
    case 2301: // auto_device_data
        scanning = endsWithSamples(payload, autoDeviceDataHead) && turns(payload);
        break;
    case 1015: // set_ping_params of the Cerulean S500
    case 1223: // its distance2
    case 1308: // its profile6_t
    case 2194: // Cerulean Omniscan 450
    case 2197: // its os_ping_params
    case 2198: // its os_mono_profile
    case 3011: // yz_point_data of the Cerulean Surveyor
    case 3012: // its atof_point_data
    case 3023: // its set_ping_parameters
    case 3024: // os3d_set_ping_params of the Cerulean Omniscan 3D
    case 3104: // its os3d_point_set
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
