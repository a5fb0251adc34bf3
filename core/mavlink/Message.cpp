// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Message.h"

namespace leadline::mavlink {

namespace {

template<WireMessage... Ms, class Visit>
void visitDecoded(MessageList<Ms...>, const Frame& frame, Visit visit)
{
    // The fold expression stops at the one message type with this id.
    static_cast<void>((
        (frame.messageId() == Ms::id && (visit(decodePayload<Ms>(frame.payload())), true)) || ...));
}

constexpr std::size_t noBootTime = SIZE_MAX;

template<WireMessage M>
consteval std::size_t bootTimeAt()
{
    std::size_t at = 0;
    std::size_t found = noBootTime;
    M::fields([&]<class T>(const Field& field, T M::*) {
        if (field.name == "time_boot_ms")
            found = at;
        at += sizeof(T);
    });
    return found;
}

template<WireMessage... Ms>
std::size_t bootTimeOffset(MessageList<Ms...>, std::uint16_t id)
{
    std::size_t at = noBootTime;
    static_cast<void>(((id == Ms::id && (at = bootTimeAt<Ms>(), true)) || ...));
    return at;
}

} // namespace

Message decode(const Frame& frame)
{
    Message message = RawMessage{&frame.message(), frame.payload()};
    visitDecoded(DecodedMessages{}, frame, [&](const auto& decoded) { message = decoded; });
    return message;
}

std::optional<std::uint32_t> timeBootMs(const Frame& frame)
{
    const std::size_t at = bootTimeOffset(DecodedMessages{}, frame.messageId());
    if (at == noBootTime)
        return std::nullopt;
    std::uint32_t time = 0;
    const auto payload = frame.payload();
    for (std::size_t i = 0; i < sizeof time && at + i < payload.size(); ++i)
        time |= std::to_integer<std::uint32_t>(payload[at + i]) << (8U * i);
    return time;
}

std::optional<std::chrono::nanoseconds> senderStamp(const Frame& frame)
{
    if (const auto ms = timeBootMs(frame))
        return std::chrono::milliseconds(*ms);
    const auto gps = decodeAs<GpsRawInt>(frame);
    constexpr std::uint64_t maxUs = std::uint64_t{1} << 53U;
    if (!gps || gps->timeUsec == 0 || gps->timeUsec > maxUs)
        return std::nullopt;
    return std::chrono::microseconds(static_cast<std::int64_t>(gps->timeUsec));
}

std::string firmwareText(const AutopilotVersion& version)
{
    const std::uint32_t number = version.flightSwVersion;
    if (number >> 8U == 0)
        return {};
    std::string text = std::to_string(number >> 24U) + '.' + std::to_string(number >> 16U & 0xffU) +
                       '.' + std::to_string(number >> 8U & 0xffU);
    // Numbers at which the release types of FIRMWARE_VERSION_TYPE begin.
    constexpr std::uint32_t alpha = 64;
    constexpr std::uint32_t beta = 128;
    constexpr std::uint32_t candidate = 192;
    constexpr std::uint32_t official = 255;
    const std::uint32_t type = number & 0xffU;
    if (type < official)
        text += type >= candidate ? " rc"
                : type >= beta    ? " beta"
                : type >= alpha   ? " alpha"
                                  : " dev";
    return text;
}

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
