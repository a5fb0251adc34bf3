// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/FieldTexts.h"

#include "mavlink/Message.h"

namespace leadline::mavlink {

namespace {

template<class T>
std::string valueText(const T& value)
{
    if constexpr (base::Scalar<T>)
        return base::numberText(value);
    else if constexpr (std::is_same_v<typename T::value_type, char>)
        return base::lineText(textOf(value));
    else
        return base::listText(std::span<const typename T::value_type>(value), value.size());
}

template<WireMessage M>
void appendFields(base::FieldTexts& texts, const Frame& frame)
{
    const M message = decodePayload<M>(frame.payload());
    std::size_t at = 0;
    M::fields([&](const Field& field, auto member) {
        const bool missing = field.isExtension && frame.version() == Version::V1;
        texts.fields.push_back({.name = field.name,
                                .type = fieldInfos<M>[at++].type,
                                .value = missing ? std::string() : valueText(message.*member),
                                .unit = field.unit,
                                .oldNames = {},
                                .missing = missing});
    });
    const std::size_t known = wireSize<M>(true);
    texts.furtherBytes = std::max(frame.payload().size(), known) - known;
}

template<WireMessage... Ms>
std::span<const FieldInfo> fieldsOf(MessageList<Ms...>, std::uint16_t id)
{
    std::span<const FieldInfo> found;
    static_cast<void>(((id == Ms::id && (found = fieldInfos<Ms>, true)) || ...));
    return found;
}

template<WireMessage... Ms>
bool appendTexts(MessageList<Ms...>, base::FieldTexts& texts, const Frame& frame)
{
    return ((frame.messageId() == Ms::id && (appendFields<Ms>(texts, frame), true)) || ...);
}

} // namespace

std::span<const FieldInfo> fieldsOf(std::uint16_t messageId)
{
    return fieldsOf(DecodedMessages{}, messageId);
}

base::FieldTexts fieldTexts(const Frame& frame)
{
    base::FieldTexts texts;
    if (!appendTexts(DecodedMessages{}, texts, frame))
        texts.furtherBytes = frame.payload().size();
    return texts;
}

bool namesContain(const MessageInfo& message, std::string_view text)
{
    return base::namesContain(message.name, text) ||
           std::ranges::any_of(fieldsOf(message.id), [&](const FieldInfo& field) {
               return base::namesContain(field.name, text) ||
                      base::namesContain(field.partNames, text);
           });
}

} // namespace leadline::mavlink
