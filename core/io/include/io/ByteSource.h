// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace leadline::log {

/// Bytes that can be read at any place, from any thread.
class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// How many bytes could be read from `offset` on: fewer than asked for at the end, or when the
    /// medium fails (a stick that was pulled).
    [[nodiscard]] virtual std::size_t readAt(std::uint64_t offset,
                                             std::span<std::byte> into) const = 0;
};

} // namespace leadline::log
