// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "io/ByteSource.h"

#include <vector>

namespace leadline::io {

/// Reads a source mostly forwards, through one large buffer.
class ForwardView {
public:
    static constexpr std::size_t step = std::size_t{1} << 20U;

    explicit ForwardView(const ByteSource& source) : m_source(source) {}

    [[nodiscard]] std::uint64_t size() const { return m_source.size(); }
    /// Up to `length` bytes from `offset`; fewer at the end or if the medium fails. Valid until the
    /// next call.
    [[nodiscard]] base::ByteSpan at(std::uint64_t offset, std::size_t length);

    /// True if the buffer contains these bytes, so that at() need not read.
    [[nodiscard]] bool holds(std::uint64_t offset, std::size_t length) const
    {
        return offset >= m_offset && offset + length <= m_offset + m_held;
    }

private:
    const ByteSource& m_source;
    std::vector<std::byte> m_buffer;
    std::uint64_t m_offset = 0;
    std::size_t m_held = 0;
};

} // namespace leadline::io
