// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace leadline::log {

/// Notes where what stands in a file does not come: that is a medium that fails, and no damage of
/// the file.
class NotingSource : public ByteSource {
public:
    explicit NotingSource(const ByteSource& file) : m_file(file) {}

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

} // namespace leadline::log
