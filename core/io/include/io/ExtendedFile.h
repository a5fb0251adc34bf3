// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BlockCache.h"
#include "io/File.h"

#include <memory>
#include <utility>

namespace leadline::io {

/// A file extended by a temporary file with uncompressed and converted data, so that every frame of
/// the log has an offset.
class ExtendedFile : public ByteSource {
public:
    explicit ExtendedFile(std::unique_ptr<ByteSource> file)
        : m_file(std::move(file)),
          m_base((m_file->size() / BlockCache::blockSize + 1) * BlockCache::blockSize)
    {
    }

    [[nodiscard]] const ByteSource& file() const { return *m_file; }

    /// Returns the offset of the stored bytes, or why they could not be stored.
    [[nodiscard]] base::Result<std::uint64_t> keep(std::span<const std::byte> bytes)
    {
        const auto at = m_kept.append(bytes);
        if (!at)
            return at.error();
        return m_base + *at;
    }

    [[nodiscard]] std::uint64_t size() const override { return m_base + m_kept.size(); }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        return offset < m_base ? m_file->readAt(offset, into)
                               : m_kept.readAt(offset - m_base, into);
    }

private:
    std::unique_ptr<ByteSource> m_file;
    /// Offset of the temporary data, a multiple of the cache's block size.
    std::uint64_t m_base;
    SpillFile m_kept;
};

} // namespace leadline::io
