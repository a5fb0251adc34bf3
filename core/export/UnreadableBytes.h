// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/ByteSource.h"
#include "log/McapRecordCursor.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

// What stands in a file and does not come is a medium that fails, and no damage of the file.
namespace leadline::exporting {

/// Whether a cursor stands where it does because what stands there does not come.
[[nodiscard]] inline bool isUnreadable(const log::mcap::RecordCursor& cursor,
                                       log::ForwardView& view, std::uint64_t end)
{
    const auto rest = std::min<std::uint64_t>(end - cursor.at(), log::mcap::recordHead);
    return view.at(cursor.at(), static_cast<std::size_t>(rest)).size() < rest;
}

/// Notes where what stands in a file does not come.
class NotingSource : public log::ByteSource {
public:
    explicit NotingSource(const log::ByteSource& file) : m_file(file) {}

    [[nodiscard]] std::uint64_t size() const override { return m_file.size(); }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        const std::size_t read = m_file.readAt(offset, into);
        m_short = m_short ||
                  read < std::min<std::uint64_t>(into.size(), size() - std::min(offset, size()));
        return read;
    }
    [[nodiscard]] bool isShort() const { return m_short; }

private:
    const log::ByteSource& m_file;
    mutable bool m_short = false;
};

} // namespace leadline::exporting
