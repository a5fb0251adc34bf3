// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace leadline::ping {

/// A 16-bit sample as it lies in a frame: little-endian, at any address.
struct WideSample {
    std::array<std::uint8_t, 2> bytes{};

    constexpr WideSample() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): it is a number in another form.
    constexpr WideSample(std::uint16_t value)
        : bytes{static_cast<std::uint8_t>(value & 0xffU), static_cast<std::uint8_t>(value >> 8U)}
    {
    }
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr operator std::uint16_t() const
    {
        return static_cast<std::uint16_t>(bytes[0] | (bytes[1] << 8U));
    }
};
static_assert(sizeof(WideSample) == 2 && alignof(WideSample) == 1);

/// The full scale of samples of that type.
template<class Sample>
inline constexpr unsigned fullScaleOf = 255;
template<>
inline constexpr unsigned fullScaleOf<WideSample> = 65535;
template<>
inline constexpr unsigned fullScaleOf<std::uint16_t> = 65535;

/// View of a ping's raw samples, 8 or 16 bits each, in bytes owned elsewhere.
class Samples {
public:
    using Narrow = std::span<const std::uint8_t>;
    using Wide = std::span<const WideSample>;

    /// Reads the samples by value.
    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = std::uint16_t;
        using difference_type = std::ptrdiff_t;
        using pointer = const std::uint16_t*;
        using reference = std::uint16_t;

        constexpr Iterator() = default;
        constexpr Iterator(const std::uint8_t* at, std::ptrdiff_t width) : m_at(at), m_width(width)
        {
        }
        constexpr std::uint16_t operator*() const
        {
            return m_width == 1 ? m_at[0] : static_cast<std::uint16_t>(m_at[0] | (m_at[1] << 8U));
        }
        constexpr std::uint16_t operator[](std::ptrdiff_t n) const { return *(*this + n); }
        constexpr Iterator& operator+=(std::ptrdiff_t n)
        {
            m_at += n * m_width;
            return *this;
        }
        constexpr Iterator& operator-=(std::ptrdiff_t n) { return *this += -n; }
        constexpr Iterator& operator++() { return *this += 1; }
        constexpr Iterator& operator--() { return *this += -1; }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr Iterator operator--(int)
        {
            const Iterator before = *this;
            --*this;
            return before;
        }
        friend constexpr Iterator operator+(Iterator it, std::ptrdiff_t n) { return it += n; }
        friend constexpr Iterator operator+(std::ptrdiff_t n, Iterator it) { return it += n; }
        friend constexpr Iterator operator-(Iterator it, std::ptrdiff_t n) { return it -= n; }
        friend constexpr std::ptrdiff_t operator-(const Iterator& a, const Iterator& b)
        {
            return (a.m_at - b.m_at) / a.m_width;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b)
        {
            return a.m_at == b.m_at;
        }
        friend constexpr auto operator<=>(const Iterator& a, const Iterator& b)
        {
            return a.m_at <=> b.m_at;
        }

    private:
        const std::uint8_t* m_at = nullptr;
        std::ptrdiff_t m_width = 1;
    };

    constexpr Samples() = default;
    // NOLINTBEGIN(google-explicit-constructor): each is a view of samples already.
    constexpr Samples(Narrow samples) : m_data(samples.data()), m_size(samples.size()) {}
    constexpr Samples(std::span<std::uint8_t> samples) : Samples(Narrow(samples)) {}
    Samples(const std::vector<std::uint8_t>& samples) : Samples(Narrow(samples)) {}
    template<std::size_t n>
    constexpr Samples(const std::array<std::uint8_t, n>& samples) : Samples(Narrow(samples))
    {
    }
    Samples(Wide samples)
        : m_data(reinterpret_cast<const std::uint8_t*>(samples.data())),
          m_size(samples.size()),
          m_width(sizeof(WideSample))
    {
    }
    // NOLINTEND(google-explicit-constructor)
    /// `width` is the bytes of a sample, 1 or 2; a last byte that makes no sample is left out.
    constexpr Samples(std::span<const std::uint8_t> bytes, unsigned width)
        : m_data(bytes.data()),
          m_size(bytes.size() / width),
          m_width(static_cast<std::uint8_t>(width))
    {
    }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    /// Bytes of a sample, 1 or 2.
    [[nodiscard]] constexpr unsigned width() const { return m_width; }
    [[nodiscard]] constexpr bool isWide() const { return m_width > 1; }
    /// 255 or 65535.
    [[nodiscard]] constexpr unsigned fullScale() const { return isWide() ? 65535 : 255; }

    [[nodiscard]] constexpr std::uint16_t operator[](std::size_t i) const
    {
        return begin()[static_cast<std::ptrdiff_t>(i)];
    }
    [[nodiscard]] constexpr Iterator begin() const { return {m_data, m_width}; }
    [[nodiscard]] constexpr Iterator end() const
    {
        return begin() + static_cast<std::ptrdiff_t>(m_size);
    }
    [[nodiscard]] constexpr Samples first(std::size_t count) const { return subspan(0, count); }
    [[nodiscard]] constexpr Samples subspan(std::size_t first) const
    {
        return subspan(first, m_size - first);
    }
    [[nodiscard]] constexpr Samples subspan(std::size_t first, std::size_t count) const
    {
        Samples part = *this;
        part.m_data += first * m_width;
        part.m_size = count;
        return part;
    }

    /// The bytes as they lie in the frame.
    [[nodiscard]] constexpr std::span<const std::uint8_t> bytes() const
    {
        return {m_data, m_size * m_width};
    }
    [[nodiscard]] constexpr const std::uint8_t* data() const { return m_data; }
    /// Of 16-bit samples only.
    [[nodiscard]] Wide wide() const
    {
        return {reinterpret_cast<const WideSample*>(m_data), m_size};
    }
    /// Calls `use` with the samples as a span of bytes or of WideSample, so that a loop over them
    /// is compiled once for each.
    auto visit(auto&& use) const { return isWide() ? use(wide()) : use(bytes()); }

    friend bool operator==(const Samples& a, const Samples& b)
    {
        return a.m_width == b.m_width && std::ranges::equal(a.bytes(), b.bytes());
    }

private:
    const std::uint8_t* m_data = nullptr;
    std::size_t m_size = 0;
    std::uint8_t m_width = 1;
};

} // namespace leadline::ping
