// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ForwardView.h"
#include "log/Log.h"

#include <optional>
#include <vector>

namespace leadline::exporting {

/// The bytes of a log's frames, for those who go through it from its beginning to its end: where
/// they stand in that order in a file they are seen in one large buffer, past the log's cache.
class FrameReader {
public:
    /// `log` outlives this.
    explicit FrameReader(const log::Log& log);

    /// Valid until the next call; nullopt where the log cannot read it either.
    [[nodiscard]] std::optional<base::ByteSpan> read(log::FrameNumber number,
                                                     const log::FrameEntry& entry);

private:
    const log::Log& m_log;
    std::optional<log::ForwardView> m_view;
    std::uint64_t m_last = 0;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::exporting
