// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace leadline::io {

/// Random-access bytes, readable from any thread.
class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Returns the number of bytes read from `offset`: fewer than requested at the end, or if the
    /// medium fails (a removed USB stick).
    [[nodiscard]] virtual std::size_t readAt(std::uint64_t offset,
                                             std::span<std::byte> into) const = 0;
};

/// Bytes held in memory.
class MemoryBytes : public ByteSource {
public:
    explicit MemoryBytes(std::vector<std::byte> bytes) : m_bytes(std::move(bytes)) {}

    [[nodiscard]] std::span<const std::byte> span() const { return m_bytes; }

    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        const auto from = static_cast<std::size_t>(std::min<std::uint64_t>(offset, size()));
        const std::size_t length = std::min(into.size(), m_bytes.size() - from);
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(from), length, into.begin());
        return length;
    }

private:
    std::vector<std::byte> m_bytes;
};

/// Records whether a read within the file returned too few bytes, which means that the medium
/// failed and not that the file is damaged.
class ShortReadSource : public ByteSource {
public:
    explicit ShortReadSource(const ByteSource& file) : m_file(file) {}

    [[nodiscard]] std::uint64_t size() const override { return m_file.size(); }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        const std::size_t read = m_file.readAt(offset, into);
        m_short = m_short || (read < into.size() && read < size() - std::min(offset, size()));
        return read;
    }
    [[nodiscard]] bool isShort() const { return m_short; }

private:
    const ByteSource& m_file;
    mutable bool m_short = false;
};

} // namespace leadline::io
