// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"

namespace leadline::test {

/// A file in memory whose medium can fail from a position on.
class MemorySource : public io::MemoryBytes {
public:
    explicit MemorySource(std::vector<std::byte> bytes)
        : MemoryBytes(std::move(bytes)),
          m_readable(size())
    {
    }

    void failFrom(std::uint64_t offset) { m_readable = offset; }

    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        if (offset >= m_readable)
            return 0;
        return MemoryBytes::readAt(
            offset, into.first(std::min<std::uint64_t>(into.size(), m_readable - offset)));
    }

private:
    std::uint64_t m_readable;
};

} // namespace leadline::test
