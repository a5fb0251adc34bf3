// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/StreamClassifier.h"

namespace leadline::log {

namespace {

using base::loadLittle;

constexpr std::uint16_t deviceInformation = 4;
constexpr std::uint16_t firmwareVersion = 1200;

std::uint8_t byteAt(const ping::Frame& frame, std::size_t at)
{
    return std::to_integer<std::uint8_t>(frame.payload[at]);
}

std::optional<DeviceInfo> reportedDevice(const ping::Frame& frame)
{
    if (frame.payload.size() < 6)
        return std::nullopt;
    if (frame.messageId == deviceInformation)
        return DeviceInfo{byteAt(frame, 0), byteAt(frame, 1), byteAt(frame, 2), byteAt(frame, 3),
                          byteAt(frame, 4)};
    if (frame.messageId == firmwareVersion && frame.payload.size() == 6)
        return DeviceInfo{byteAt(frame, 0), byteAt(frame, 1),
                          static_cast<std::uint8_t>(loadLittle<std::uint16_t>(frame.payload, 2)),
                          static_cast<std::uint8_t>(loadLittle<std::uint16_t>(frame.payload, 4)),
                          0};
    return std::nullopt;
}

std::optional<StreamKind> kindOf(const ping::Frame& frame, const DeviceInfo& device)
{
    // In firmware_version, 0/0 denotes the echosounder of the older documents.
    if (frame.messageId == firmwareVersion) {
        const bool echosounder = device.type == 1 || (device.type == 0 && device.revision == 0);
        return echosounder ? std::optional(StreamKind::Ping1D) : std::nullopt;
    }
    switch (device.type) {
    case 0:
        return std::nullopt;
    case 1:
        return StreamKind::Ping1D;
    case 2:
        return StreamKind::Ping360;
    default:
        return StreamKind::Other;
    }
}

} // namespace

std::optional<StreamNumber> StreamClassifier::streamOfKind(Source& source, std::uint8_t id,
                                                           StreamKind kind)
{
    auto& known = source.byKind[static_cast<std::size_t>(kind)];
    if (!known) {
        known = m_log.addStream(id, kind);
        for (const auto& [from, speed] : m_speeds)
            if (known)
                m_log.streamForWriting(*known).addSoundSpeed(from, speed);
        if (known && m_label)
            m_log.streamForWriting(*known).setLabel(*m_label);
    }
    if (known && m_mounting)
        m_log.streamForWriting(*known).setMounting(*m_mounting);
    if (known && m_simulated)
        m_log.streamForWriting(*known).setSimulated();
    return known;
}

void StreamClassifier::settle(Source& source, std::uint8_t id, StreamKind kind, Certainty certainty)
{
    const bool first = !source.stream;
    const bool saidBefore = source.certainty == Certainty::Stated;
    source.certainty = certainty;
    auto& known = source.byKind[static_cast<std::size_t>(kind)];
    if (first || saidBefore || known) {
        source.stream = streamOfKind(source, id, kind);
        return;
    }
    // Earlier frames of the source belong to this kind, too.
    Stream& stream = m_log.streamForWriting(*source.stream);
    source.byKind[static_cast<std::size_t>(stream.kind())].reset();
    stream.setKind(kind);
    known = source.stream;
}

std::optional<StreamNumber> StreamClassifier::streamOf(const ping::Frame& frame)
{
    Source& source = m_sources[frame.source];
    const auto device = reportedDevice(frame);
    std::optional<StreamNumber> stream;
    if (m_headerKind) {
        source.stream = streamOfKind(source, frame.source, *m_headerKind);
    } else if (const auto said = device ? kindOf(frame, *device) : std::nullopt) {
        settle(source, frame.source, *said, Certainty::Stated);
    } else if (source.certainty != Certainty::Stated) {
        const auto shown = kindByShape(frame);
        const bool shared = isSharedShape(frame.messageId);
        // A message that only other families have also decides about messages that families share.
        const bool settles = source.certainty == Certainty::Open ||
                             (source.certainty == Certainty::Shared && shown == StreamKind::Other);
        if (shown && settles)
            settle(source, frame.source, *shown, shared ? Certainty::Shared : Certainty::Shape);
        else if (shown && !shared)
            stream = streamOfKind(source, frame.source, *shown);
        if (stream && stream == source.stream)
            source.certainty = Certainty::Shape;
    } else if (isForeignPing(frame)) {
        stream = streamOfKind(source, frame.source, StreamKind::Other);
    }
    if (!source.stream)
        source.stream = streamOfKind(source, frame.source, StreamKind::Other);
    if (!stream)
        stream = source.stream;
    if (stream && device) {
        Stream& named = m_log.streamForWriting(*stream);
        if (frame.messageId == deviceInformation || !named.device())
            named.setDevice(*device);
    }
    return stream;
}

std::vector<StreamNumber> StreamClassifier::streams() const
{
    std::vector<StreamNumber> all;
    for (const Source& source : m_sources)
        for (const auto& stream : source.byKind)
            if (stream)
                all.push_back(*stream);
    return all;
}

namespace {

// Number of fixed bytes before the samples, including their u16 count.
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
        // The kind remains open if the samples look like the end of a Ping HF header.
        scanning = endsWithSamples(payload, deviceDataHead) && turns(payload) &&
                   !endsWithSamples(payload, pingHfProfileHead);
        break;
    case 2301: // auto_device_data
        scanning = endsWithSamples(payload, autoDeviceDataHead) && turns(payload);
        break;
    case 1015: // set_ping_params of the Cerulean S500
    case 1223: // distance2 of the Cerulean S500
    case 1308: // profile6_t of the Cerulean S500
    case 2194: // Cerulean Omniscan 450
    case 2197: // os_ping_params of the Cerulean Omniscan 450
    case 2198: // os_mono_profile of the Cerulean Omniscan 450
    case 3011: // yz_point_data of the Cerulean Surveyor
    case 3012: // atof_point_data of the Cerulean Surveyor
    case 3023: // set_ping_parameters of the Cerulean Surveyor
    case 3024: // os3d_set_ping_params of the Cerulean Omniscan 3D
    case 3104: // os3d_point_set of the Cerulean Omniscan 3D
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
