// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/MessageTable.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace leadline::mavlink {

/// What the definitions say of a field.
struct Field {
    std::string_view name;
    /// As on the wire, such as `cm/s`; "" if none.
    std::string_view unit = {};
    /// Came later: version 1 does not send it.
    bool isExtension = false;
};

/// Text of a fixed room; one that is shorter ends with a NUL.
template<std::size_t Size>
using Text = std::array<char, Size>;

template<std::size_t Size>
[[nodiscard]] constexpr std::string_view textOf(const Text<Size>& text)
{
    std::size_t length = 0;
    while (length < Size && text[length] != '\0')
        ++length;
    return {text.data(), length};
}

/// A message is a plain struct whose `fields(visit)` calls `visit(Field, pointer to member)` in
/// wire order. That one description is the wire layout: decoding, encoding and every listing
/// follow from it. Members hold what is on the wire, in the wire's units.
template<class M>
concept WireMessage = requires
{
    {
        M::id
        } -> std::convertible_to<std::uint16_t>;
};

/// Bytes of the fields on the wire, with or without those that came later.
template<WireMessage M>
[[nodiscard]] consteval std::size_t wireSize(bool withExtensions)
{
    std::size_t size = 0;
    M::fields([&]<class T>(const Field& field, T M::*) {
        size += withExtensions || !field.isExtension ? sizeof(T) : 0;
    });
    return size;
}

/// The messages that are decoded.
template<WireMessage... Ms>
struct MessageList {
};

template<WireMessage M>
[[nodiscard]] const MessageInfo& infoOf()
{
    static const MessageInfo& info = *messageInfo(M::id);
    return info;
}

} // namespace leadline::mavlink
