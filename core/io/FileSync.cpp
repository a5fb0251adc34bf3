// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/FileSync.h"

#include "io/RecordingDisk.h"

#include <utility>

namespace leadline::io {

void InlineSync::begin(RecordingFile& file)
{
    m_result = file.sync();
}

std::optional<base::Status> InlineSync::result()
{
    return std::exchange(m_result, std::nullopt);
}

base::Status InlineSync::wait()
{
    return *std::exchange(m_result, std::nullopt);
}

void ThreadedSync::begin(RecordingFile& file)
{
    m_syncs.post([this, &file] {
        base::Status status = file.sync();
        const std::lock_guard lock(m_mutex);
        m_result = std::move(status);
    });
}

std::optional<base::Status> ThreadedSync::result()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_result, std::nullopt);
}

base::Status ThreadedSync::wait()
{
    m_syncs.finish();
    return *result();
}

} // namespace leadline::io
