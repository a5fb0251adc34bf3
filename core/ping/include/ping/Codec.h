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

/// A field of fixed length behind a variable one would be read where it is not.
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

} // namespace detail

/// Reads a message whose id is known to be M's; allocates nothing.
///
/// Views in the result point into `payload`. nullopt if a field of fixed length is cut off; a
/// longer payload is fine (newer firmware may append). The length of a `u8[u16]` is clamped to what
/// the payload holds, and one whose length is cut off is empty. One NUL at the end of a text is not
/// part of it.
template<WireMessage M>
[[nodiscard]] std::optional<M> decodePayload(base::ByteSpan payload)
{
    static_assert(detail::variablePartIsLast<M>());
    std::optional<M> message;
    if (payload.size() < fixedSize<M>())
        return message;
    message.emplace();
    std::size_t at = 0;
    M::fields([&]<class Pointer>(const Field&, Pointer member) {
        using T = MemberType<Pointer>;
        if constexpr (std::is_same_v<T, BytesView>) {
            (*message).*member = detail::readBytes(payload.subspan(at));
        } else if constexpr (std::is_same_v<T, std::string_view>) {
            (*message).*member = detail::readText(payload.subspan(at));
        } else {
            (*message).*member = base::loadLittle<T>(payload, at);
            at += sizeof(T);
        }
    });
    return message;
}

/// The payload of a message. A text gets a NUL behind it, for peers that read a C string there, so
/// that decoding gives back every text, even one that ends in a NUL. A vector is cut at the 65535
/// bytes that its length can count.
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
            payload.push_back(std::byte{0});
        } else {
            base::appendLittle(payload, value);
        }
    });
    return payload;
}

/// The whole frame; a payload above maxPayloadSize is cut there.
template<WireMessage M>
[[nodiscard]] std::vector<std::byte> encodeFrame(const M& message, std::uint8_t source = 0,
                                                 std::uint8_t destination = 0)
{
    return encodeFrame(M::id, encodePayload(message), source, destination);
}

} // namespace leadline::ping
