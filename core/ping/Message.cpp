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

/// False if no message of the list has the frame's id.
template<class... Ms>
bool decodeBy(MessageList<Ms...>, const Frame& frame, Message& message)
{
    // The fold expression stops at the one message type with this id.
    return ((frame.messageId == Ms::id && decodeAs<Ms>(frame, message)) || ...);
}

bool decodeByFamily(Family family, const Frame& frame, Message& message)
{
    switch (family) {
    case Family::Ping1D:
        return decodeBy(ping1d::Messages{}, frame, message);
    case Family::Ping360:
        return decodeBy(ping360::Messages{}, frame, message);
    case Family::S500:
        return decodeBy(s500::Messages{}, frame, message);
    case Family::Omniscan450:
        return decodeBy(omniscan450::Messages{}, frame, message);
    case Family::Surveyor240:
        return decodeBy(surveyor240::Messages{}, frame, message);
    case Family::Omniscan3D:
        return decodeBy(omniscan3d::Messages{}, frame, message);
    case Family::Xtf:
        return decodeBy(xtf::Messages{}, frame, message);
    case Family::Unknown:
        break;
    }
    return false;
}

} // namespace

Message decode(Family family, const Frame& frame)
{
    Message message = RawMessage{frame.messageId, frame.payload};
    if (!decodeByFamily(family, frame, message))
        static_cast<void>(decodeBy(common::Messages{}, frame, message));
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

std::string numberText(WireType type, base::ByteSpan bytes)
{
    switch (type) {
    case WireType::U8:
        return base::numberText(base::loadLittle<std::uint8_t>(bytes));
    case WireType::U16:
        return base::numberText(base::loadLittle<std::uint16_t>(bytes));
    case WireType::U32:
        return base::numberText(base::loadLittle<std::uint32_t>(bytes));
    case WireType::U64:
        return base::numberText(base::loadLittle<std::uint64_t>(bytes));
    case WireType::I16:
        return base::numberText(base::loadLittle<std::int16_t>(bytes));
    case WireType::I32:
        return base::numberText(base::loadLittle<std::int32_t>(bytes));
    case WireType::Float:
        return base::numberText(base::loadLittle<float>(bytes));
    case WireType::Bool:
        return loadValue<bool>(bytes) ? "true" : "false";
    case WireType::Bytes:
    case WireType::Text:
    case WireType::Rest:
        break;
    }
    return {};
}

/// An item of several values is in parentheses.
std::string itemText(const ItemFormat& format, base::ByteSpan bytes)
{
    const bool several = format.values.size() > 1;
    std::string text;
    for (const WireType type : format.values) {
        text += !text.empty() ? " " : several ? "(" : "";
        text += numberText(type, bytes);
        bytes = bytes.subspan(wireSize(type));
    }
    if (several)
        text += ')';
    return text;
}

/// Takes the items from the front of the remaining payload.
std::string takeItems(const FieldInfo& field, base::ByteSpan payload, base::ByteSpan& rest)
{
    const ItemFormat format = field.itemFormat(payload);
    const auto claimed = base::loadLittle<std::uint16_t>(payload, field.countOffset);
    const RestView items = detail::readItems(rest, format.size(), claimed);
    const auto bytes = rest.first(items.bytes.size());
    rest = rest.subspan(bytes.size());
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < std::min(items.size(), base::maxListed); ++i)
        shown.push_back(itemText(format, bytes.subspan(i * format.size(), format.size())));
    return base::listText(shown, items.size(), claimed);
}

/// Takes a field from the front of the remaining payload; nullopt if the field is incomplete.
std::optional<std::string> takeValue(const FieldInfo& field, base::ByteSpan payload,
                                     base::ByteSpan& rest)
{
    const base::ByteSpan from = rest;
    switch (field.type) {
    case WireType::Bytes: {
        if (rest.size() < countSize)
            return std::nullopt;
        const BytesView values = detail::readBytes(from);
        rest = from.subspan(countSize + values.size());
        return base::listText(values, base::loadLittle<std::uint16_t>(from));
    }
    case WireType::Text:
        rest = {};
        return base::lineText(detail::readText(from));
    case WireType::Rest:
        return takeItems(field, payload, rest);
    default:
        break;
    }
    if (rest.size() < wireSize(field.type))
        return std::nullopt;
    rest = rest.subspan(wireSize(field.type));
    return numberText(field.type, from);
}

} // namespace

base::FieldTexts fieldTexts(Family family, const Frame& frame)
{
    base::FieldTexts texts;
    base::ByteSpan rest = frame.payload;
    const MessageInfo* info = messageInfo(family, frame.messageId);
    bool cut = false;
    for (const FieldInfo& field : info ? info->fields : std::span<const FieldInfo>{}) {
        auto value = cut ? std::nullopt : takeValue(field, frame.payload, rest);
        cut = !value;
        texts.fields.push_back({.name = field.name,
                                .type = field.typeName,
                                .value = std::move(value).value_or(std::string()),
                                .unit = field.unit,
                                .oldNames = field.oldNames,
                                .missing = cut});
    }
    texts.furtherBytes = rest.size();
    return texts;
}

} // namespace leadline::ping
