// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/FieldTexts.h"

#include "ping/Codec.h"
#include "ping/MessageTable.h"

namespace leadline::ping {

namespace {

constexpr std::size_t countSize = sizeof(std::uint16_t);

/// Takes a field from the front of what is left of the payload; nullopt when it is not all there.
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
