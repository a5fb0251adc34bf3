// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

namespace leadline::base {

using ByteSpan = std::span<const std::byte>;

namespace detail {

template<std::size_t Size>
struct UnsignedOf;
template<>
struct UnsignedOf<1> {
    using Type = std::uint8_t;
};
template<>
struct UnsignedOf<2> {
    using Type = std::uint16_t;
};
template<>
struct UnsignedOf<4> {
    using Type = std::uint32_t;
};
template<>
struct UnsignedOf<8> {
    using Type = std::uint64_t;
};

template<class T>
constexpr T load(const std::byte* from, std::endian order)
{
    using U = typename UnsignedOf<sizeof(T)>::Type;
    U value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        const std::size_t at = order == std::endian::little ? sizeof(T) - 1 - i : i;
        if constexpr (sizeof(T) > 1)
            value = static_cast<U>(value << 8U);
        value = static_cast<U>(value | std::to_integer<U>(from[at]));
    }
    return std::bit_cast<T>(value);
}

template<class T>
constexpr void store(std::byte* to, T value, std::endian order)
{
    using U = typename UnsignedOf<sizeof(T)>::Type;
    const U bits = std::bit_cast<U>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        const std::size_t shift = 8 * (order == std::endian::little ? i : sizeof(T) - 1 - i);
        to[i] = static_cast<std::byte>((bits >> shift) & 0xffU);
    }
}

} // namespace detail

template<class T>
concept Scalar = (std::integral<T> || std::floating_point<T>)&&sizeof(T) <= 8;

/// The value at byte `offset`; the caller has checked that `bytes` holds it.
template<Scalar T>
[[nodiscard]] constexpr T loadLittle(ByteSpan bytes, std::size_t offset = 0)
{
    return detail::load<T>(bytes.subspan(offset, sizeof(T)).data(), std::endian::little);
}

template<Scalar T>
[[nodiscard]] constexpr T loadBig(ByteSpan bytes, std::size_t offset = 0)
{
    return detail::load<T>(bytes.subspan(offset, sizeof(T)).data(), std::endian::big);
}

template<Scalar T>
constexpr void storeLittle(std::span<std::byte> bytes, std::size_t offset, T value)
{
    detail::store(bytes.subspan(offset, sizeof(T)).data(), value, std::endian::little);
}

template<Scalar T>
constexpr void storeBig(std::span<std::byte> bytes, std::size_t offset, T value)
{
    detail::store(bytes.subspan(offset, sizeof(T)).data(), value, std::endian::big);
}

template<Scalar T>
void appendLittle(std::vector<std::byte>& bytes, T value)
{
    bytes.resize(bytes.size() + sizeof(T));
    detail::store(bytes.data() + bytes.size() - sizeof(T), value, std::endian::little);
}

template<Scalar T>
void appendBig(std::vector<std::byte>& bytes, T value)
{
    bytes.resize(bytes.size() + sizeof(T));
    detail::store(bytes.data() + bytes.size() - sizeof(T), value, std::endian::big);
}

inline void append(std::vector<std::byte>& bytes, ByteSpan more)
{
    const std::size_t before = bytes.size();
    bytes.resize(before + more.size());
    std::ranges::copy(more, bytes.data() + before);
}

} // namespace leadline::base
