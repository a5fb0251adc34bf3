// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/FieldList.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace leadline::ping {

/// Purpose of a message, as the protocol's documents classify it.
enum class Category : std::uint8_t { General, Get, Set, Control };

/// Wire format of a field, little-endian. Bool is a byte, Bytes is preceded by a u16 length, Text
/// extends to the payload's end, and Rest is items whose number is in an earlier field.
enum class WireType : std::uint8_t { U8, U16, U32, U64, I16, I32, Float, Bool, Bytes, Text, Rest };

/// Bytes on the wire; 0 for types of variable length.
[[nodiscard]] constexpr std::size_t wireSize(WireType type)
{
    switch (type) {
    case WireType::U8:
    case WireType::Bool:
        return 1;
    case WireType::U16:
    case WireType::I16:
        return 2;
    case WireType::U32:
    case WireType::I32:
    case WireType::Float:
        return 4;
    case WireType::U64:
        return 8;
    case WireType::Bytes:
    case WireType::Text:
    case WireType::Rest:
        return 0;
    }
    return 0;
}

/// View into the decoded payload; valid as long as the frame's bytes.
using BytesView = std::span<const std::uint8_t>;

/// The values of one item of a RestView, in wire order.
struct ItemFormat {
    std::span<const WireType> values;

    [[nodiscard]] constexpr std::size_t size() const
    {
        std::size_t bytes = 0;
        for (const WireType type : values)
            bytes += wireSize(type);
        return bytes;
    }
};

/// View of the items of fixed size at a payload's end; valid as long as the frame's bytes.
struct RestView {
    /// Whole items only.
    BytesView bytes = {};
    std::size_t itemSize = 1;
    /// The number of items that the message claims, which its payload may not hold.
    std::size_t claimed = 0;

    [[nodiscard]] constexpr std::size_t size() const { return bytes.size() / itemSize; }
    [[nodiscard]] constexpr bool isCut() const { return size() < claimed; }

    /// Compares the items.
    friend bool operator==(const RestView& a, const RestView& b)
    {
        return std::ranges::equal(a.bytes, b.bytes);
    }
};

/// A field as the protocol's documents describe it: current name, unit ("" if none), and names in
/// older documents, separated by blanks.
struct Field {
    std::string_view name;
    std::string_view unit = {};
    std::string_view oldNames = {};
    /// Of a RestView only, such as `u16[num_results]`.
    std::string_view itemsName = {};
};

/// An entry of the `fields` of a message, such as `field(&Range::scanStart, "scan_start", "mm")`.
template<class M, class T>
[[nodiscard]] constexpr auto field(T M::*member, std::string_view name, std::string_view unit = {},
                                   std::string_view oldNames = {})
{
    return std::pair(Field{name, unit, oldNames}, member);
}

/// The last entry of the `fields` of a message that ends with items. Such a message also has
/// `itemCount`, a pointer to the u16 member with their number, and `itemFormat(payload)`, the
/// ItemFormat of the items of a payload that holds all other fields.
template<class M>
[[nodiscard]] constexpr auto itemsField(RestView M::*member, std::string_view name,
                                        std::string_view typeName)
{
    return std::pair(Field{.name = name, .itemsName = typeName}, member);
}

struct FieldInfo : Field {
    WireType type = WireType::U8;
    /// As in the protocol's documents: `u8`, `float`, `u8[u16]`, `char[rest]`, `u16[num_results]`.
    std::string_view typeName = {};
    /// Of a RestView only: the offset of the u16 number of items, and their format.
    std::size_t countOffset = 0;
    ItemFormat (*itemFormat)(base::ByteSpan payload) = nullptr;
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
    using Struct = M;
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
    } else if constexpr (std::is_same_v<T, std::uint64_t>) {
        return WireType::U64;
    } else if constexpr (std::is_same_v<T, std::int16_t>) {
        return WireType::I16;
    } else if constexpr (std::is_same_v<T, std::int32_t>) {
        return WireType::I32;
    } else if constexpr (std::is_same_v<T, float>) {
        return WireType::Float;
    } else if constexpr (std::is_same_v<T, bool>) {
        return WireType::Bool;
    } else if constexpr (std::is_same_v<T, BytesView>) {
        return WireType::Bytes;
    } else if constexpr (std::is_same_v<T, RestView>) {
        return WireType::Rest;
    } else {
        static_assert(std::is_same_v<T, std::string_view>, "no such type on the wire");
        return WireType::Text;
    }
}

namespace detail {

[[nodiscard]] constexpr std::string_view wireTypeName(WireType type)
{
    switch (type) {
    case WireType::U8:
        return "u8";
    case WireType::U16:
        return "u16";
    case WireType::U32:
        return "u32";
    case WireType::U64:
        return "u64";
    case WireType::I16:
        return "i16";
    case WireType::I32:
        return "i32";
    case WireType::Float:
        return "float";
    case WireType::Bool:
        return "bool";
    case WireType::Bytes:
        return "u8[u16]";
    case WireType::Text:
        return "char[rest]";
    case WireType::Rest:
        break;
    }
    return {};
}

} // namespace detail

/// `general`, `get`, `set`, `control`.
[[nodiscard]] std::string_view categoryName(Category category);

template<WireMessage M>
[[nodiscard]] consteval std::size_t fieldCount()
{
    std::size_t count = 0;
    M::fields([&](const Field&, auto) { ++count; });
    return count;
}

/// Bytes of the fields that precede the u16 with the number of the message's items.
template<WireMessage M>
[[nodiscard]] consteval std::size_t itemCountOffset()
{
    std::size_t offset = 0;
    bool found = false;
    M::fields([&]<class Pointer>(const Field&, Pointer member) {
        if constexpr (std::is_same_v<Pointer, std::uint16_t M::*>)
            found = found || member == M::itemCount;
        if (!found)
            offset += wireSize(wireTypeOf<MemberType<Pointer>>());
    });
    return offset;
}

template<WireMessage M>
[[nodiscard]] consteval auto makeFieldInfos()
{
    std::array<FieldInfo, fieldCount<M>()> infos{};
    std::size_t at = 0;
    M::fields([&]<class Pointer>(const Field& field, Pointer) {
        constexpr WireType type = wireTypeOf<MemberType<Pointer>>();
        FieldInfo& info = infos[at++];
        info = FieldInfo{field, type, detail::wireTypeName(type)};
        if constexpr (type == WireType::Rest) {
            info.typeName = field.itemsName;
            // Named by the pointer, because only messages with items have these.
            using Own = typename MemberOf<Pointer>::Struct;
            info.countOffset = itemCountOffset<Own>();
            info.itemFormat = &Own::itemFormat;
        }
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

/// Bytes without which a payload is not decoded. A message that got fields at its end, and of which
/// the older, shorter form is still in use, has that as `oldestSize`.
template<WireMessage M>
[[nodiscard]] consteval std::size_t requiredSize()
{
    if constexpr (requires { M::oldestSize; })
        return M::oldestSize;
    else
        return fixedSize<M>();
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

/// The value of an item at byte `offset`, which the caller has checked to be there.
template<class T>
[[nodiscard]] constexpr T loadValue(base::ByteSpan bytes, std::size_t offset = 0)
{
    if constexpr (std::is_same_v<T, bool>)
        return base::loadLittle<std::uint8_t>(bytes, offset) != 0;
    else
        return base::loadLittle<T>(bytes, offset);
}

template<class T>
void appendValue(std::vector<std::byte>& bytes, T value)
{
    if constexpr (std::is_same_v<T, bool>)
        bytes.push_back(std::byte{value});
    else
        base::appendLittle(bytes, value);
}

namespace detail {

template<class Item>
inline constexpr auto itemValues = std::array{wireTypeOf<Item>()};

template<class Item>
requires requires
{
    Item::fields;
}
inline constexpr auto itemValues<Item> = [] {
    constexpr std::size_t count = [] {
        std::size_t members = 0;
        Item::fields([&](auto) { ++members; });
        return members;
    }();
    std::array<WireType, count> types{};
    std::size_t at = 0;
    Item::fields([&]<class Pointer>(Pointer) { types[at++] = wireTypeOf<MemberType<Pointer>>(); });
    return types;
}();

} // namespace detail

/// The format of items that are one value of type `Item`, or a struct whose `fields` is a
/// base::FieldList of pointers to its members in wire order.
template<class Item>
[[nodiscard]] constexpr ItemFormat itemFormatOf()
{
    return {detail::itemValues<Item>};
}

/// Item `i`, below items.size(); its format has to be that of `Item`.
template<class Item>
[[nodiscard]] Item itemAt(const RestView& items, std::size_t i)
{
    const auto bytes = std::as_bytes(items.bytes.subspan(i * items.itemSize, items.itemSize));
    if constexpr (requires { Item::fields; }) {
        Item item;
        std::size_t at = 0;
        Item::fields([&]<class Pointer>(Pointer member) {
            using T = MemberType<Pointer>;
            item.*member = loadValue<T>(bytes, at);
            at += sizeof(T);
        });
        return item;
    } else {
        return loadValue<Item>(bytes);
    }
}

/// The bytes of items, for a RestView.
template<class Item>
[[nodiscard]] std::vector<std::byte> packItems(std::span<const Item> items)
{
    std::vector<std::byte> bytes;
    bytes.reserve(items.size() * itemFormatOf<Item>().size());
    for (const Item& item : items) {
        if constexpr (requires { Item::fields; })
            Item::fields([&](auto member) { appendValue(bytes, item.*member); });
        else
            appendValue(bytes, item);
    }
    return bytes;
}

/// A view of packed items, for a message that is to be encoded; their number has to be set too.
[[nodiscard]] inline RestView viewItems(base::ByteSpan packed, std::size_t itemSize)
{
    return {.bytes = {reinterpret_cast<const std::uint8_t*>(packed.data()), packed.size()},
            .itemSize = itemSize,
            .claimed = packed.size() / itemSize};
}

} // namespace leadline::ping
