// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/StreamClassifier.h"

#include "ping/FamilyDescriptor.h"
#include "ping/cerulean/Container.h"

#include <algorithm>

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

std::optional<ping::DeviceKind> kindOf(const ping::Frame& frame, const DeviceInfo& device)
{
    // In firmware_version, 0/0 denotes the echosounder of the older documents.
    if (frame.messageId == firmwareVersion) {
        const bool echosounder = device.type == 1 || (device.type == 0 && device.revision == 0);
        return echosounder ? std::optional(ping::Family::Ping1D) : std::nullopt;
    }
    if (device.type == 0)
        return std::nullopt;
    return ping::familyOfDeviceType(device.type);
}

/// The ping that the frame is for a device of that kind; null if it is none.
const ping::PingMessage* pingOf(ping::DeviceKind kind, const ping::Frame& frame)
{
    if (kind.isVehicle())
        return nullptr;
    if (const auto* descriptor = ping::descriptorOf(kind.family())) {
        if (const ping::PingMessage* found = descriptor->ping(frame))
            return found;
        // The header of a Ping Viewer log can name the wrong device; what shows by id and shape
        // whose it is counts all the same.
        for (const ping::FamilyDescriptor* each : ping::families())
            if (each->shows && each->shows(frame))
                if (const ping::PingMessage* found = each->ping(frame))
                    return found;
        return nullptr;
    }
    for (const ping::FamilyDescriptor* each : ping::families())
        if (const ping::PingMessage* found = each->ping(frame))
            return found;
    return nullptr;
}

/// True for a device that may send what isSharedShape().
bool mayShare(ping::DeviceKind kind)
{
    return kind == ping::Family::Unknown || std::ranges::any_of(ping::familyMessages(kind.family()),
                                                                [](const ping::MessageInfo& each) {
                                                                    return isSharedShape(each.id);
                                                                });
}

/// True if a frame of a family may come from another device with the same id, or from one of an
/// unknown type if that of its family is not published.
bool mayBeBeside(ping::DeviceKind said, ping::DeviceKind shown)
{
    const ping::FamilyDescriptor* descriptor = ping::descriptorOf(shown.family());
    return said != ping::Family::Unknown || !descriptor || descriptor->deviceTypes.empty();
}

/// True for a frame whose id is that of a family's ping, but not its payload: Ping HF uses 2300 for
/// its profile, too.
bool isForeignPing(const ping::Frame& frame)
{
    return isPingId(frame.messageId) && !isPing({}, frame);
}

} // namespace

ping::Family findFamily(const ChosenFamilies& families, const RecordedDevice& device)
{
    auto found = families.find(device);
    if (found == families.end())
        found = families.find(RecordedDevice(device.id));
    return found != families.end() ? found->second : ping::Family::Unknown;
}

void StreamClassifier::beginSession()
{
    m_described.reset();
    for (Source& source : m_sources) {
        source.described.reset();
        source.certainty = Certainty::Open;
        source.isEarlier = source.stream.has_value();
    }
}

void StreamClassifier::describeDevice(std::optional<std::uint8_t> id, ping::Family family,
                                      DeviceLabel label)
{
    (id ? m_sources[*id].described : m_described) = Description{family, std::move(label)};
}

const StreamClassifier::Description* StreamClassifier::descriptionOf(const Source& source) const
{
    if (source.described)
        return &*source.described;
    return m_described ? &*m_described : nullptr;
}

ping::Family StreamClassifier::chosenFamily(const Source& source, std::uint8_t id) const
{
    const Description* described = descriptionOf(source);
    const std::string name = m_label ? m_label->name : described ? described->label.name : "";
    return findFamily(m_chosen, {id, name});
}

std::optional<StreamNumber> StreamClassifier::streamOfKind(Source& source, std::uint8_t id,
                                                           ping::DeviceKind kind)
{
    auto& known = source.byKind[kind];
    if (!known) {
        known = m_log.addStream(id, kind);
        for (const auto& [from, speed] : m_speeds)
            if (known)
                m_log.streamForWriting(*known).addSoundSpeed(from, speed);
        if (known && m_label)
            m_log.streamForWriting(*known).setLabel(*m_label);
        const Description* described = descriptionOf(source);
        if (known && described && !described->label.name.empty())
            m_log.streamForWriting(*known).setLabel(described->label);
    }
    if (known && m_mounting)
        m_log.streamForWriting(*known).setMounting(*m_mounting);
    if (known && m_simulated)
        m_log.streamForWriting(*known).setSimulated();
    return known;
}

void StreamClassifier::settle(Source& source, std::uint8_t id, ping::DeviceKind kind,
                              Certainty certainty)
{
    const bool first = !source.stream;
    const bool saidBefore = source.certainty >= Certainty::Shape || source.isEarlier;
    source.certainty = certainty;
    source.isEarlier = false;
    auto& known = source.byKind[kind];
    if (first || saidBefore || known) {
        source.stream = streamOfKind(source, id, kind);
        return;
    }
    // Earlier frames of the source belong to this kind, too.
    for (auto& [itsKind, stream] : source.byKind)
        if (stream == source.stream)
            stream.reset();
    m_log.streamForWriting(*source.stream).setKind(kind);
    known = source.stream;
}

std::optional<StreamNumber> StreamClassifier::streamByShape(Source& source,
                                                            const ping::Frame& frame)
{
    const auto shown = kindByShape(frame);
    const bool shared = isSharedShape(frame.messageId);
    if (source.certainty == Certainty::Described)
        return shown && !shared ? streamOfKind(source, frame.source, *shown) : std::nullopt;
    // What only one of them has tells of what families share, too.
    const bool settles = source.certainty == Certainty::Open ||
                         (source.certainty == Certainty::Shared && shown && mayShare(*shown));
    std::optional<StreamNumber> stream;
    if (shown && settles)
        settle(source, frame.source, *shown, shared ? Certainty::Shared : Certainty::Shape);
    else if (shown && !shared)
        stream = streamOfKind(source, frame.source, *shown);
    if (stream && stream == source.stream)
        source.certainty = Certainty::Shape;
    return stream;
}

std::optional<StreamNumber> StreamClassifier::streamOf(const ping::Frame& frame)
{
    Source& source = m_sources[frame.source];
    if (!m_headerKind && isWrapped(frame.messageId)) {
        if (!source.wrapped)
            source.wrapped = m_log.addStream(frame.source, ping::Family::Unknown);
        return source.wrapped;
    }
    const auto device = reportedDevice(frame);
    std::optional<StreamNumber> stream;
    if (m_headerKind) {
        const bool isOpen = *m_headerKind == ping::Family::Unknown;
        source.stream = streamOfKind(source, frame.source,
                                     isOpen ? chosenFamily(source, frame.source) : *m_headerKind);
    } else if (const auto said = device ? kindOf(frame, *device) : std::nullopt) {
        settle(source, frame.source, *said, Certainty::Stated);
    } else if (source.certainty != Certainty::Stated) {
        const Description* described = descriptionOf(source);
        if (described && described->family != ping::Family::Unknown &&
            source.certainty < Certainty::Described)
            settle(source, frame.source, described->family, Certainty::Described);
        stream = streamByShape(source, frame);
    } else if (const auto shown = kindByShape(frame);
               shown && source.stream && !isSharedShape(frame.messageId) &&
               mayBeBeside(m_log.stream(*source.stream).kind(), *shown)) {
        stream = streamOfKind(source, frame.source, *shown);
    }
    if (!source.stream)
        source.stream = streamOfKind(source, frame.source, chosenFamily(source, frame.source));
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
        for (const auto& [kind, stream] : source.byKind)
            if (stream)
                all.push_back(*stream);
    for (const Source& source : m_sources)
        if (source.wrapped)
            all.push_back(*source.wrapped);
    return all;
}

bool isWrapped(std::uint16_t messageId)
{
    using namespace ping::cerulean;
    return messageId == JsonWrapper::id || messageId == ViewSettings::id ||
           messageId == NmeaSentence::id || messageId == MavlinkJson::id;
}

bool isPing(ping::DeviceKind kind, const ping::Frame& frame)
{
    return pingOf(kind, frame) != nullptr;
}

bool isPingId(std::uint16_t messageId)
{
    return std::ranges::any_of(ping::families(), [&](const ping::FamilyDescriptor* each) {
        const ping::PingMessage* found = each->measurement(messageId);
        return found && found->isPing();
    });
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

std::optional<PingEntry> describePing(ping::DeviceKind kind, const ping::Frame& frame,
                                      FrameNumber number)
{
    const ping::PingMessage* message = pingOf(kind, frame);
    if (!message)
        return std::nullopt;
    PingEntry entry{.frame = number};
    if (const auto ping = message->read(frame.payload)) {
        entry.angleGrad = ping->angleGrad.value_or(PingEntry::noAngle);
        entry.steps = ping->stepsGrad.value_or(0);
        entry.hasSamples = ping->samples.empty() ? 0 : 1;
    }
    return entry;
}

std::optional<ping::DeviceKind> kindByShape(const ping::Frame& frame)
{
    for (const ping::FamilyDescriptor* each : ping::families())
        if (each->shows && each->shows(frame))
            return each->family;
    if (isForeignPing(frame))
        return ping::DeviceKind();
    return std::nullopt;
}

} // namespace leadline::log
