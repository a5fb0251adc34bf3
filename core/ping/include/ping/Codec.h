// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "ping/Fields.h"
#include "ping/Frame.h"

#include <limits>
#include <optional>
#include <vector>

namespace leadline::ping {

namespace detail {

/// Fields after a variable-length one could not be located.
template<WireMessage M>
[[nodiscard]] consteval bool variablePartIsLast()
{
    bool variable = false;
    for (const FieldInfo& field : fieldInfos<M>) {
        if (variable)
            return false;
        variable = wireSize(field.type) == 0;
    }
    return true;
}

inline BytesView readBytes(base::ByteSpan rest)
{
    constexpr std::size_t lengthSize = sizeof(std::uint16_t);
    if (rest.size() < lengthSize)
        return {};
    const std::size_t claimed = base::loadLittle<std::uint16_t>(rest);
    const std::size_t held = rest.size() - lengthSize;
    return {reinterpret_cast<const std::uint8_t*>(rest.data()) + lengthSize,
            std::min(claimed, held)};
}

inline std::string_view readText(base::ByteSpan rest)
{
    if (!rest.empty() && rest.back() == std::byte{0})
        rest = rest.first(rest.size() - 1);
    return {reinterpret_cast<const char*>(rest.data()), rest.size()};
}

/// As many whole items as `rest` holds, but no more than claimed.
inline RestView readItems(base::ByteSpan rest, std::size_t itemSize, std::size_t claimed)
{
    const std::size_t held = std::min(claimed, rest.size() / itemSize);
    return {.bytes = {reinterpret_cast<const std::uint8_t*>(rest.data()), held * itemSize},
            .itemSize = itemSize,
            .claimed = claimed};
}

/// False for a text that peers do not end with a NUL.
template<WireMessage M>
[[nodiscard]] consteval bool endsWithNul()
{
    if constexpr (requires { M::textEndsWithNul; })
        return M::textEndsWithNul;
    else
        return true;
}

} // namespace detail

/// Decodes a payload whose message id is known to be M's, without allocating.
///
/// Views in the result point into `payload`. Nullopt if the payload is shorter than requiredSize();
/// extra bytes are ignored (newer firmware may append fields), and fields beyond the end of an
/// older form keep their default. The length of a `u8[u16]` is limited to what the payload holds;
/// one with a truncated length is empty. So is the number of items. One trailing NUL is removed
/// from a text.
template<WireMessage M>
[[nodiscard]] std::optional<M> decodePayload(base::ByteSpan payload)
{
    static_assert(detail::variablePartIsLast<M>());
    std::optional<M> message;
    if (payload.size() < requiredSize<M>())
        return message;
    message.emplace();
    std::size_t at = 0;
    M::fields([&]<class Pointer>(const Field&, Pointer member) {
        using T = MemberType<Pointer>;
        if constexpr (std::is_same_v<T, BytesView>) {
            (*message).*member = detail::readBytes(payload.subspan(at));
        } else if constexpr (std::is_same_v<T, std::string_view>) {
            (*message).*member = detail::readText(payload.subspan(at));
        } else if constexpr (std::is_same_v<T, RestView>) {
            using Own = typename MemberOf<Pointer>::Struct;
            (*message).*member = detail::readItems(
                payload.subspan(at), Own::itemFormat(payload).size(), (*message).*Own::itemCount);
        } else {
            if (at + sizeof(T) <= payload.size())
                (*message).*member = loadValue<T>(payload, at);
            at += sizeof(T);
        }
    });
    return message;
}

/// Encodes the payload of a message. A NUL is appended to a text for peers that read a C string, so
/// decoding returns every text unchanged, even one that ends in NUL; not so to the texts of
/// messages with `textEndsWithNul` = false. An array is truncated at 65535 bytes, the maximum of
/// its length field.
template<WireMessage M>
[[nodiscard]] std::vector<std::byte> encodePayload(const M& message)
{
    std::vector<std::byte> payload;
    M::fields([&]<class Pointer>(const Field&, Pointer member) {
        using T = MemberType<Pointer>;
        const T& value = message.*member;
        if constexpr (std::is_same_v<T, BytesView>) {
            constexpr std::size_t longest = std::numeric_limits<std::uint16_t>::max();
            const BytesView kept = value.first(std::min(value.size(), longest));
            payload.reserve(payload.size() + sizeof(std::uint16_t) + kept.size());
            base::appendLittle(payload, static_cast<std::uint16_t>(kept.size()));
            base::append(payload, std::as_bytes(kept));
        } else if constexpr (std::is_same_v<T, std::string_view>) {
            base::append(payload, std::as_bytes(std::span(value)));
            if constexpr (detail::endsWithNul<M>())
                payload.push_back(std::byte{0});
        } else if constexpr (std::is_same_v<T, RestView>) {
            base::append(payload, std::as_bytes(value.bytes));
        } else {
            appendValue(payload, value);
        }
    });
    return payload;
}

/// Encodes the whole frame; the payload is truncated at longestPayload(M::id).
template<WireMessage M>
[[nodiscard]] std::vector<std::byte> encodeFrame(const M& message, std::uint8_t source = 0,
                                                 std::uint8_t destination = 0)
{
    return encodeFrame(M::id, encodePayload(message), source, destination);
}

} // namespace leadline::ping
