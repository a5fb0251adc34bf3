// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace leadline::base {

/// A growing byte buffer for large data: new bytes are not zero-initialised, and clear() keeps the
/// memory.
class ByteBuffer {
public:
    ByteBuffer() = default;
    ByteBuffer(ByteBuffer&& other) noexcept { swap(other); }
    ByteBuffer& operator=(ByteBuffer&& other) noexcept
    {
        ByteBuffer moved(std::move(other));
        swap(moved);
        return *this;
    }
    ByteBuffer(const ByteBuffer&) = delete;
    ByteBuffer& operator=(const ByteBuffer&) = delete;
    ~ByteBuffer() = default;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] ByteSpan bytes() const { return {m_bytes.get(), m_size}; }
    [[nodiscard]] std::span<std::byte> writable() { return {m_bytes.get(), m_size}; }

    void append(ByteSpan more)
    {
        const std::span<std::byte> room = grow(more.size());
        if (!more.empty())
            std::memcpy(room.data(), more.data(), more.size());
    }
    /// Appends `length` uninitialised bytes and returns them for the caller to fill.
    [[nodiscard]] std::span<std::byte> grow(std::size_t length)
    {
        if (length > m_capacity - m_size)
            enlarge(m_size + length);
        m_size += length;
        return {m_bytes.get() + (m_size - length), length};
    }
    /// Truncates to `size` bytes; does nothing if there are fewer.
    void shrink(std::size_t size) { m_size = std::min(m_size, size); }
    void clear() { m_size = 0; }

    void swap(ByteBuffer& other) noexcept
    {
        std::swap(m_bytes, other.m_bytes);
        std::swap(m_size, other.m_size);
        std::swap(m_capacity, other.m_capacity);
    }

private:
    void enlarge(std::size_t least)
    {
        const std::size_t room = std::max(least, m_capacity + m_capacity / 2);
        auto bytes = std::make_unique_for_overwrite<std::byte[]>(room);
        if (m_size > 0)
            std::memcpy(bytes.get(), m_bytes.get(), m_size);
        m_bytes = std::move(bytes);
        m_capacity = room;
    }

    std::unique_ptr<std::byte[]> m_bytes;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace leadline::base
