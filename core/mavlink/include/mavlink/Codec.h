// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Fields.h"
#include "mavlink/Frame.h"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <vector>

namespace leadline::mavlink {

namespace detail {

template<class T>
T loadField(base::ByteSpan bytes, std::size_t at)
{
    if constexpr (base::Scalar<T>) {
        return base::loadLittle<T>(bytes, at);
    } else {
        T items{};
        for (std::size_t i = 0; i < items.size(); ++i)
            items[i] = base::loadLittle<typename T::value_type>(
                bytes, at + i * sizeof(typename T::value_type));
        return items;
    }
}

template<class T>
void appendField(std::vector<std::byte>& bytes, const T& value)
{
    if constexpr (base::Scalar<T>)
        base::appendLittle(bytes, value);
    else
        for (const auto item : value)
            base::appendLittle(bytes, item);
}

} // namespace detail

/// Decodes a payload whose message id is known to be M's. Does not allocate and never fails: bytes
/// missing at the end are zero, and bytes beyond M's fields are ignored.
template<WireMessage M>
[[nodiscard]] M decodePayload(base::ByteSpan payload)
{
    std::array<std::byte, wireSize<M>(true)> whole{};
    std::copy_n(payload.begin(), std::min(payload.size(), whole.size()), whole.begin());
    M message;
    std::size_t at = 0;
    M::fields([&]<class T>(const Field&, T M::*member) {
        message.*member = detail::loadField<T>(whole, at);
        at += sizeof(T);
    });
    return message;
}

/// The full payload; the frame writer truncates trailing zeros.
template<WireMessage M>
[[nodiscard]] std::vector<std::byte> encodePayload(const M& message)
{
    std::vector<std::byte> payload;
    payload.reserve(wireSize<M>(true));
    M::fields([&](const Field&, auto member) { detail::appendField(payload, message.*member); });
    return payload;
}

/// Nullopt if the frame is another message.
template<WireMessage M>
[[nodiscard]] std::optional<M> decodeAs(const Frame& frame)
{
    return frame.messageId() == M::id ? std::optional(decodePayload<M>(frame.payload()))
                                      : std::nullopt;
}

template<WireMessage M>
[[nodiscard]] std::vector<std::byte> encodeFrame(const FrameHeader& header, const M& message)
{
    return encodeFrame(header, infoOf<M>(), encodePayload(message));
}

} // namespace leadline::mavlink
