// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/ByteSource.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace leadline::test {

/// A file that a test made in memory; its medium can fail from a place on.
class MemorySource : public log::ByteSource {
public:
    explicit MemorySource(std::vector<std::byte> bytes)
        : m_bytes(std::move(bytes)),
          m_readable(m_bytes.size())
    {
    }

    void failFrom(std::uint64_t offset) { m_readable = offset; }

    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        if (offset >= m_readable)
            return 0;
        const auto length =
            static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), m_readable - offset));
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(offset), length, into.begin());
        return length;
    }

private:
    std::vector<std::byte> m_bytes;
    std::uint64_t m_readable;
};

} // namespace leadline::test
