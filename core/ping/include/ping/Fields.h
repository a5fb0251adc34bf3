// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldList.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace leadline::ping {

/// Purpose of a message, as the protocol's documents classify it.
enum class Category : std::uint8_t { General, Get, Set, Control };

/// Wire format of a field. Bytes is preceded by a u16 length, Text extends to the payload's end.
enum class WireType : std::uint8_t { U8, U16, U32, Bytes, Text };

/// View into the decoded payload; valid as long as the frame's bytes.
using BytesView = std::span<const std::uint8_t>;

/// A field as the protocol's documents describe it: current name, unit ("" if none), and names in
/// older documents, separated by blanks.
struct Field {
    std::string_view name;
    std::string_view unit = {};
    std::string_view oldNames = {};
};

/// An entry of the `fields` of a message, such as `field(&Range::scanStart, "scan_start", "mm")`.
template<class M, class T>
[[nodiscard]] constexpr auto field(T M::*member, std::string_view name, std::string_view unit = {},
                                   std::string_view oldNames = {})
{
    return std::pair(Field{name, unit, oldNames}, member);
}

struct FieldInfo : Field {
    WireType type = WireType::U8;
};

/// A message as the protocol's documents describe it: current name, category, and names in older
/// documents, separated by blanks.
struct Description {
    std::string_view name;
    Category category = Category::General;
    std::string_view oldNames = {};
};

/// A message is a plain struct whose `fields` is a base::FieldList in wire order. That list defines
/// the wire layout and is used for decoding, encoding, comparing and listing.
template<class M>
concept WireMessage = requires
{
    {
        M::id
        } -> std::convertible_to<std::uint16_t>;
    {
        M::description
        } -> std::convertible_to<Description>;
};

/// The type of the member that `Pointer` points to.
template<class Pointer>
struct MemberOf;
template<class M, class T>
struct MemberOf<T M::*> {
    using Type = T;
};
template<class Pointer>
using MemberType = typename MemberOf<Pointer>::Type;

template<class T>
[[nodiscard]] consteval WireType wireTypeOf()
{
    if constexpr (std::is_same_v<T, std::uint8_t>) {
        return WireType::U8;
    } else if constexpr (std::is_same_v<T, std::uint16_t>) {
        return WireType::U16;
    } else if constexpr (std::is_same_v<T, std::uint32_t>) {
        return WireType::U32;
    } else if constexpr (std::is_same_v<T, BytesView>) {
        return WireType::Bytes;
    } else {
        static_assert(std::is_same_v<T, std::string_view>, "no such type on the wire");
        return WireType::Text;
    }
}

/// Type name as in the protocol's documents: `u8`, `u16`, `u32`, `u8[u16]`, `char[rest]`.
[[nodiscard]] std::string_view wireTypeName(WireType type);

/// `general`, `get`, `set`, `control`.
[[nodiscard]] std::string_view categoryName(Category category);

/// Bytes on the wire; 0 for types of variable length.
[[nodiscard]] constexpr std::size_t wireSize(WireType type)
{
    switch (type) {
    case WireType::U8:
        return 1;
    case WireType::U16:
        return 2;
    case WireType::U32:
        return 4;
    case WireType::Bytes:
    case WireType::Text:
        return 0;
    }
    return 0;
}

template<WireMessage M>
[[nodiscard]] consteval std::size_t fieldCount()
{
    std::size_t count = 0;
    M::fields([&](const Field&, auto) { ++count; });
    return count;
}

template<WireMessage M>
[[nodiscard]] consteval auto makeFieldInfos()
{
    std::array<FieldInfo, fieldCount<M>()> infos{};
    std::size_t at = 0;
    M::fields([&]<class Pointer>(const Field& field, Pointer) {
        infos[at++] = FieldInfo{field, wireTypeOf<MemberType<Pointer>>()};
    });
    return infos;
}

/// The fields of a message in wire order.
template<WireMessage M>
inline constexpr auto fieldInfos = makeFieldInfos<M>();

/// Total bytes of the fixed-length fields, which precede any variable-length one.
template<WireMessage M>
[[nodiscard]] consteval std::size_t fixedSize()
{
    std::size_t size = 0;
    for (const FieldInfo& field : fieldInfos<M>)
        size += wireSize(field.type);
    return size;
}

/// Compares all fields; views are compared by content.
template<WireMessage M>
[[nodiscard]] constexpr bool operator==(const M& a, const M& b)
{
    bool equal = true;
    M::fields([&]<class Pointer>(const Field&, Pointer member) {
        if constexpr (std::is_same_v<MemberType<Pointer>, BytesView>)
            equal = equal && std::equal((a.*member).begin(), (a.*member).end(), (b.*member).begin(),
                                        (b.*member).end());
        else
            equal = equal && a.*member == b.*member;
    });
    return equal;
}

/// The messages of a family's table.
template<WireMessage... Ms>
struct MessageList {
};

} // namespace leadline::ping
