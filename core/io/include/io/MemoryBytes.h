// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace leadline::log {

/// Bytes that are in memory as a whole.
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

} // namespace leadline::log
