// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/MemoryBytes.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace leadline::test {

/// A file in memory of whose medium a stretch cannot be read: bad sectors, with good ones behind.
class HoledSource : public log::MemoryBytes {
public:
    explicit HoledSource(std::vector<std::byte> bytes) : MemoryBytes(std::move(bytes)) {}

    /// Of the bytes [begin, end) none comes.
    void breakAt(std::uint64_t begin, std::uint64_t end)
    {
        m_begin = begin;
        m_end = end;
    }

    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        if (offset >= m_begin && offset < m_end)
            return 0;
        if (offset < m_begin)
            into = into.first(std::min<std::uint64_t>(into.size(), m_begin - offset));
        return MemoryBytes::readAt(offset, into);
    }

private:
    std::uint64_t m_begin = ~std::uint64_t{0};
    std::uint64_t m_end = ~std::uint64_t{0};
};

} // namespace leadline::test
