// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "io/ForwardView.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace leadline::formats {

/// Uncompresses a gzip file piece by piece, all members one after the other. A file that is cut off
/// or damaged gives what can be uncompressed before that.
class GzipReader {
public:
    explicit GzipReader(const io::ByteSource& file);
    GzipReader(const GzipReader&) = delete;
    GzipReader& operator=(const GzipReader&) = delete;
    ~GzipReader();

    [[nodiscard]] static bool recognises(base::ByteSpan beginning);
    /// The beginning, at most `most` bytes, as far as it can be uncompressed.
    [[nodiscard]] static std::vector<std::byte> beginning(base::ByteSpan compressed,
                                                          std::size_t most);

    /// The next bytes, at most 256 KiB, valid until the next call; none at the end.
    [[nodiscard]] base::ByteSpan next();

    /// Bytes of the file taken so far.
    [[nodiscard]] std::uint64_t bytesRead() const { return m_at; }
    /// The file ends within a member.
    [[nodiscard]] bool truncated() const { return m_truncated; }
    /// Bytes of the file that were left because they are damaged or uncompress to more than any
    /// recording.
    [[nodiscard]] std::uint64_t bytesLost() const { return m_bytesLost; }
    [[nodiscard]] bool mediumFailed() const { return m_mediumFailed; }

private:
    struct Inflater;

    bool beginMember();
    void giveUp();

    io::ForwardView m_file;
    std::unique_ptr<Inflater> m_inflater;
    std::vector<std::byte> m_output;
    std::uint64_t m_at = 0;
    std::uint64_t m_outputLeft;
    std::uint64_t m_bytesLost = 0;
    bool m_inMember = false;
    bool m_finished = false;
    bool m_truncated = false;
    bool m_mediumFailed = false;
};

} // namespace leadline::formats
