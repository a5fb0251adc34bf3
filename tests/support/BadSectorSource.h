// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/Recording.h"
#include "io/ByteSource.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"

#include <QtGlobal>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace leadline::test {

/// A file in memory with a range that cannot be read, like bad sectors with good ones after them.
class BadSectorSource : public io::MemoryBytes {
public:
    explicit BadSectorSource(std::vector<std::byte> bytes) : MemoryBytes(std::move(bytes)) {}

    /// Reading any of the bytes [begin, end) fails.
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

/// A recording of a Ping360 that was indexed before a sector within its pings became unreadable.
inline std::unique_ptr<formats::Recording> scanWithABadSector()
{
    PingViewerWriter writer({});
    for (int i = 0; i < 4000; ++i)
        writer.record(std::chrono::milliseconds(50 * i),
                      Spoke360{.angleGrad = static_cast<std::uint16_t>(i % 400),
                               .samples = someSamples(1000, static_cast<unsigned>(i))}
                          .frame());
    auto source = std::make_unique<BadSectorSource>(writer.bytes());
    BadSectorSource& medium = *source;
    auto recording = formats::Recording::open(std::move(source), "scan.bin");
    if (!recording || !(*recording)->index())
        qFatal("The bytes are no recording.");
    medium.breakAt(3'000'000, 3'004'096);
    return std::move(*recording);
}

} // namespace leadline::test
