// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldList.h"
#include "mavlink/MessageTable.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace leadline::mavlink {

/// A field as the MAVLink definitions describe it.
struct Field {
    std::string_view name;
    /// Wire unit such as `cm/s`; "" if none.
    std::string_view unit = {};
    /// True for an extension field, which version 1 frames do not contain.
    bool isExtension = false;
    /// Names of an array's elements where the definitions have separate fields, separated by
    /// blanks.
    std::string_view partNames = {};
};

/// An entry of the `fields` of a message, such as `field(&VfrHud::alt, "alt", "m")`.
template<class M, class T>
[[nodiscard]] constexpr auto field(T M::*member, std::string_view name, std::string_view unit = {},
                                   bool isExtension = false, std::string_view partNames = {})
{
    return std::pair(Field{name, unit, isExtension, partNames}, member);
}

/// Fixed-size text; a shorter one is terminated by NUL.
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

/// A message is a plain struct whose `fields` is a base::FieldList in wire order. That list defines
/// the wire layout and is used for decoding, encoding, comparing and listing. Members hold wire
/// values in wire units.
template<class M>
concept WireMessage = requires
{
    {
        M::id
        } -> std::convertible_to<std::uint16_t>;
};

template<WireMessage M>
[[nodiscard]] constexpr bool operator==(const M& a, const M& b)
{
    bool equal = true;
    M::fields([&](const Field&, auto member) { equal = equal && a.*member == b.*member; });
    return equal;
}

/// Size of the fields on the wire in bytes, with or without extensions.
template<WireMessage M>
[[nodiscard]] consteval std::size_t wireSize(bool withExtensions)
{
    std::size_t size = 0;
    M::fields([&]<class T>(const Field& field, T M::*) {
        size += withExtensions || !field.isExtension ? sizeof(T) : 0;
    });
    return size;
}

namespace detail {

template<class T>
[[nodiscard]] consteval std::string_view scalarName()
{
    if constexpr (std::is_same_v<T, char>)
        return "char";
    else if constexpr (std::is_floating_point_v<T>)
        return sizeof(T) == 4 ? "f32" : "f64";
    else if constexpr (std::is_signed_v<T>)
        return sizeof(T) == 1 ? "i8" : sizeof(T) == 2 ? "i16" : sizeof(T) == 4 ? "i32" : "i64";
    else
        return sizeof(T) == 1 ? "u8" : sizeof(T) == 2 ? "u16" : sizeof(T) == 4 ? "u32" : "u64";
}

/// Type name of an array such as `char[50]`; sizes up to three digits.
template<class T, std::size_t Size>
inline constexpr auto arrayName = [] {
    static_assert(Size < 1000);
    std::array<char, 16> text{};
    std::size_t at = 0;
    for (const char c : scalarName<T>())
        text[at++] = c;
    text[at++] = '[';
    for (std::size_t unit = Size < 10 ? 1 : Size < 100 ? 10 : 100; unit > 0; unit /= 10)
        text[at++] = static_cast<char>('0' + Size / unit % 10);
    text[at] = ']';
    return text;
}();

template<class T>
struct WireTypeName {
    static constexpr std::string_view value = scalarName<T>();
};
template<class T, std::size_t Size>
struct WireTypeName<std::array<T, Size>> {
    static constexpr std::string_view value = textOf(arrayName<T, Size>);
};

} // namespace detail

/// Type-erased description of a field.
struct FieldInfo : Field {
    /// `u16`, `f32`, `char[50]`.
    std::string_view type;
    /// Offset in the full payload, bytes.
    std::size_t offset = 0;
    std::size_t size = 0;
};

/// The fields of a message in wire order.
template<WireMessage M>
inline constexpr auto fieldInfos = [] {
    constexpr std::size_t count = [] {
        std::size_t fields = 0;
        M::fields([&](const Field&, auto) { ++fields; });
        return fields;
    }();
    std::array<FieldInfo, count> infos{};
    std::size_t at = 0;
    std::size_t offset = 0;
    M::fields([&]<class T>(const Field& field, T M::*) {
        infos[at++] = FieldInfo{field, detail::WireTypeName<T>::value, offset, sizeof(T)};
        offset += sizeof(T);
    });
    return infos;
}();

/// List of the messages that are decoded.
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
