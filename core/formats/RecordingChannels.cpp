// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/RecordingChannels.h"

#include "annotations/MarkerRecord.h"
#include "base/Units.h"
#include "log/StreamClassifier.h"
#include "ping/Parser.h"

#include <array>

namespace leadline::formats {

namespace {

using Protocol = log::RecordedSource::Protocol;

base::ByteSpan bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

std::optional<std::string> summaryOf(const log::RecordedBytes& item,
                                     const log::RecordedSource& source)
{
    ping::Parser parser;
    base::ByteSpan bytes = item.bytes;
    const auto frame = parser.next(bytes);
    if (!frame)
        return std::nullopt;
    const double speed = source.soundSpeed.value_or(base::defaultSoundSpeed);
    if (const auto family = ping::familyNamed(source.family); family != ping::Family::Unknown)
        return summaryJson(family, *frame, speed);
    const auto shown = source.family.empty() ? log::kindByShape(*frame) : std::nullopt;
    return shown ? summaryJson(*shown, *frame, speed) : std::nullopt;
}

} // namespace

RecordingChannels::RecordingChannels(const std::string& library) : m_writer({"", library}) {}

void RecordingChannels::addNote(const std::string& name, const log::NoteValues& values)
{
    m_writer.addMetadata({name, values});
}

void RecordingChannels::addBytes(const log::RecordedBytes& item, const log::RecordedSource& source,
                                 std::uint64_t logTime, std::uint64_t publishTime)
{
    const Use use = item.sent ? Use::Sent : Use::Received;
    addMessage(channel({use, item.source}, &source), logTime, publishTime,
               encodeRawFrame(item.bytes));
    if (item.sent || source.protocol != Protocol::Ping)
        return;
    if (const auto json = summaryOf(item, source))
        addMessage(channel({Use::Summary, item.source}, &source), logTime, publishTime,
                   bytesOf(*json));
}

void RecordingChannels::addEvent(const log::RecordedEvent& event, std::uint64_t logTime,
                                 std::uint64_t publishTime)
{
    const std::chrono::nanoseconds utc(static_cast<std::int64_t>(publishTime));
    const bool isMark = event.kind == log::markerKind;
    addMessage(channel({isMark ? Use::Marker : Use::Event, 0}, nullptr), logTime, publishTime,
               bytesOf(isMark ? event.value : eventJson(event)));
    addMessage(channel({Use::Log, 0}, nullptr), logTime, publishTime,
               bytesOf(foxgloveLogJson(event, utc)));
}

void RecordingChannels::newChannels(std::uint16_t source)
{
    for (const Use use : {Use::Received, Use::Sent, Use::Summary})
        m_channels.erase({use, source});
}

std::uint16_t RecordingChannels::schemaOf(Use use)
{
    const bool raw = use == Use::Received || use == Use::Sent;
    const log::JsonSchema json = use == Use::Summary  ? summarySchema()
                                 : use == Use::Log    ? foxgloveLogSchema()
                                 : use == Use::Marker ? annotations::markerSchema()
                                                      : eventSchema();
    const auto next = static_cast<std::uint16_t>(m_schemas.size() + 1);
    const auto [place, isNew] = m_schemas.try_emplace(raw ? rawFrameSchema : json.name, next);
    if (isNew && raw)
        m_writer.addSchema({next, std::string(rawFrameSchema), "protobuf", {rawFrameDescriptor()}});
    else if (isNew)
        m_writer.addSchema({next, std::string(json.name), "jsonschema", {bytesOf(json.text)}});
    return place->second;
}

RecordingChannels::Place& RecordingChannels::channel(const Key& key,
                                                     const log::RecordedSource* source)
{
    const auto [found, isNew] = m_channels.try_emplace(key);
    if (!isNew)
        return found->second;
    const Use use = key.first;
    const bool raw = use == Use::Received || use == Use::Sent;
    mcap::Channel channel{.id = ++m_lastChannel,
                          .schemaId = schemaOf(use),
                          .topic = use == Use::Log      ? "/log"
                                   : use == Use::Marker ? std::string(markerTopic)
                                                        : std::string(eventTopic),
                          .messageEncoding = raw ? "protobuf" : "json",
                          .metadata = {}};
    if (source) {
        const bool vehicle = source->protocol == Protocol::Mavlink;
        const std::string here = "sonar/" + source->name;
        if (use == Use::Summary)
            channel.topic = here + "/summary";
        else if (use == Use::Sent)
            channel.topic = vehicle ? std::string(toVehicleTopic) : here + "/tx";
        else
            channel.topic = !vehicle                          ? here + "/rx"
                            : source->family == refusedFamily ? std::string(refusedTopic)
                                                              : std::string(fromVehicleTopic);
        channel.metadata = {{"device", source->name},
                            {"link", source->link},
                            {"direction", use == Use::Sent ? "tx" : "rx"}};
        if (!source->family.empty())
            channel.metadata.emplace_back("family", source->family);
    }
    m_writer.addChannel(channel);
    found->second.id = channel.id;
    m_newChannel = true;
    return found->second;
}

void RecordingChannels::addMessage(Place& place, std::uint64_t logTime, std::uint64_t publishTime,
                                   base::ByteSpan data)
{
    m_writer.addMessage({.channelId = place.id,
                         .sequence = ++place.sequence,
                         .logTime = logTime,
                         .publishTime = publishTime,
                         .data = {data}});
}

namespace {

constexpr unsigned dataTag = (1U << 3U) | 2U;

void appendVarint(std::vector<std::byte>& bytes, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7U)
        bytes.push_back(static_cast<std::byte>(value | 0x80U));
    bytes.push_back(static_cast<std::byte>(value));
}

std::optional<std::uint64_t> takeVarint(base::ByteSpan& bytes)
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto byte = std::to_integer<std::uint64_t>(bytes.front());
        bytes = bytes.subspan(1);
        value |= (byte & 0x7fU) << shift;
        if (byte < 0x80)
            return value;
    }
    return std::nullopt;
}

} // namespace

base::ByteSpan rawFrameDescriptor()
{
    // Output of protoc --descriptor_set_out (54 bytes) for raw.proto: syntax proto3, package sonar,
    // message RawFrame with the field `bytes data = 1`.
    static constexpr std::array<unsigned char, 54> descriptor{
        0x0a, 0x34, 0x0a, 0x09, 'r',  'a',  'w',  '.',  'p',  'r',  'o', 't', 'o',  0x12,
        0x05, 's',  'o',  'n',  'a',  'r',  0x22, 0x18, 0x0a, 0x08, 'R', 'a', 'w',  'F',
        'r',  'a',  'm',  'e',  0x12, 0x0c, 0x0a, 0x04, 'd',  'a',  't', 'a', 0x18, 0x01,
        0x20, 0x01, 0x28, 0x0c, 0x62, 0x06, 'p',  'r',  'o',  't',  'o', '3'};
    return std::as_bytes(std::span(descriptor));
}

std::vector<std::byte> encodeRawFrame(base::ByteSpan bytes)
{
    std::vector<std::byte> message;
    message.reserve(bytes.size() + 6);
    appendRawFrameHead(message, bytes.size());
    base::append(message, bytes);
    return message;
}

void appendRawFrameHead(std::vector<std::byte>& message, std::size_t length)
{
    appendVarint(message, dataTag);
    appendVarint(message, length);
}

std::optional<base::ByteSpan> rawFrameBytes(base::ByteSpan message)
{
    // An empty field is omitted in proto3.
    base::ByteSpan found = message.first(0);
    while (!message.empty()) {
        const auto tag = takeVarint(message);
        if (!tag)
            return std::nullopt;
        std::optional<std::uint64_t> length;
        switch (*tag & 7U) {
        case 0:
            length = takeVarint(message) ? std::optional<std::uint64_t>(0) : std::nullopt;
            break;
        case 1:
            length = 8;
            break;
        case 2:
            length = takeVarint(message);
            break;
        case 5:
            length = 4;
            break;
        default:
            break;
        }
        if (!length || *length > message.size())
            return std::nullopt;
        if (*tag == dataTag)
            found = message.first(static_cast<std::size_t>(*length));
        message = message.subspan(static_cast<std::size_t>(*length));
    }
    return found;
}

} // namespace leadline::formats
