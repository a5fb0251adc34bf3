// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Message.h"

#include "ping/Codec.h"
#include "ping/MessageTable.h"

namespace leadline::ping {

namespace {

template<class M>
bool decodeAs(const Frame& frame, Message& message)
{
    if (auto decoded = decodePayload<M>(frame.payload))
        message = *decoded;
    return true;
}

template<class... Ms>
void decodeBy(MessageList<Ms...>, const Frame& frame, Message& message)
{
    // The fold expression stops at the one message type with this id.
    static_cast<void>(((frame.messageId == Ms::id && decodeAs<Ms>(frame, message)) || ...));
}

} // namespace

Message decode(Family family, const Frame& frame)
{
    Message message = RawMessage{frame.messageId, frame.payload};
    if (frame.messageId < firstFamilyId)
        decodeBy(common::Messages{}, frame, message);
    else if (family == Family::Ping1D)
        decodeBy(ping1d::Messages{}, frame, message);
    else if (family == Family::Ping360)
        decodeBy(ping360::Messages{}, frame, message);
    return message;
}

std::uint16_t messageId(const Message& message)
{
    return std::visit([](const auto& m) -> std::uint16_t { return m.id; }, message);
}

std::vector<std::byte> encodeFrame(const Message& message, std::uint8_t source,
                                   std::uint8_t destination)
{
    if (const auto* raw = std::get_if<RawMessage>(&message))
        return encodeFrame(raw->id, raw->payload, source, destination);
    return std::visit(
        [&]<class M>(const M& m) -> std::vector<std::byte> {
            if constexpr (WireMessage<M>)
                return encodeFrame(m, source, destination);
            else
                return {};
        },
        message);
}

std::optional<std::uint16_t> oldRequestedId(Family family, const Frame& frame)
{
    const MessageInfo* info = messageInfo(family, frame.messageId);
    if (!frame.payload.empty() || !info || info->category != Category::Get)
        return std::nullopt;
    return frame.messageId;
}

namespace {

constexpr std::size_t countSize = sizeof(std::uint16_t);

/// Takes a field from the front of the remaining payload; nullopt if the field is incomplete.
std::optional<std::string> takeValue(WireType type, base::ByteSpan& rest)
{
    if (rest.size() < wireSize(type) || (type == WireType::Bytes && rest.size() < countSize))
        return std::nullopt;
    const base::ByteSpan from = rest;
    rest = rest.subspan(wireSize(type));
    switch (type) {
    case WireType::U8:
        return base::numberText(base::loadLittle<std::uint8_t>(from));
    case WireType::U16:
        return base::numberText(base::loadLittle<std::uint16_t>(from));
    case WireType::U32:
        return base::numberText(base::loadLittle<std::uint32_t>(from));
    case WireType::Bytes: {
        const BytesView values = detail::readBytes(from);
        rest = from.subspan(countSize + values.size());
        return base::listText(values, base::loadLittle<std::uint16_t>(from));
    }
    case WireType::Text:
        rest = {};
        return base::lineText(detail::readText(from));
    }
    return std::nullopt;
}

} // namespace

base::FieldTexts fieldTexts(Family family, const Frame& frame)
{
    base::FieldTexts texts;
    base::ByteSpan rest = frame.payload;
    const MessageInfo* info = messageInfo(family, frame.messageId);
    bool cut = false;
    for (const FieldInfo& field : info ? info->fields : std::span<const FieldInfo>{}) {
        auto value = cut ? std::nullopt : takeValue(field.type, rest);
        cut = !value;
        texts.fields.push_back({.name = field.name,
                                .type = wireTypeName(field.type),
                                .value = std::move(value).value_or(std::string()),
                                .unit = field.unit,
                                .oldNames = field.oldNames,
                                .missing = cut});
    }
    texts.furtherBytes = rest.size();
    return texts;
}

} // namespace leadline::ping
