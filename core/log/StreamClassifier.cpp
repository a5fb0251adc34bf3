// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/StreamClassifier.h"

#include "log/PingClassifier.h"

namespace leadline::log {

namespace {

using base::loadLittle;

constexpr std::uint16_t deviceInformation = 4;
constexpr std::uint16_t firmwareVersion = 1200;

std::uint8_t byteAt(const ping::Frame& frame, std::size_t at)
{
    return std::to_integer<std::uint8_t>(frame.payload[at]);
}

std::optional<DeviceInfo> deviceSaidBy(const ping::Frame& frame)
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
    // In firmware_version 0/0 is the echosounder of older documents.
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
    }
    if (known && m_mounting)
        m_log.streamForWriting(*known).setMounting(*m_mounting);
    if (known && m_simulated)
        m_log.streamForWriting(*known).setSimulated();
    return known;
}

void StreamClassifier::settle(Source& source, std::uint8_t id, StreamKind kind, Sureness sureness)
{
    const bool first = !source.stream;
    const bool saidBefore = source.sureness == Sureness::Said;
    source.sureness = sureness;
    auto& known = source.byKind[static_cast<std::size_t>(kind)];
    if (first || saidBefore || known) {
        source.stream = streamOfKind(source, id, kind);
        return;
    }
    // What came before belongs to it too.
    Stream& stream = m_log.streamForWriting(*source.stream);
    source.byKind[static_cast<std::size_t>(stream.kind())].reset();
    stream.setKind(kind);
    known = source.stream;
}

std::optional<StreamNumber> StreamClassifier::streamOf(const ping::Frame& frame)
{
    Source& source = m_sources[frame.source];
    const auto device = deviceSaidBy(frame);
    std::optional<StreamNumber> stream;
    if (m_headerKind) {
        source.stream = streamOfKind(source, frame.source, *m_headerKind);
    } else if (const auto said = device ? kindOf(frame, *device) : std::nullopt) {
        settle(source, frame.source, *said, Sureness::Said);
    } else if (source.sureness != Sureness::Said) {
        const auto shown = kindByShape(frame);
        const bool shared = isSharedShape(frame.messageId);
        // What only other families have tells of what they share, too.
        const bool settles = source.sureness == Sureness::Open ||
                             (source.sureness == Sureness::Shared && shown == StreamKind::Other);
        if (shown && settles)
            settle(source, frame.source, *shown, shared ? Sureness::Shared : Sureness::Shape);
        else if (shown && !shared)
            stream = streamOfKind(source, frame.source, *shown);
        if (stream && stream == source.stream)
            source.sureness = Sureness::Shape;
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

} // namespace leadline::log
