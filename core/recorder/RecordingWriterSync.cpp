// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the file becomes safe, while more is appended.
#include "recorder/RecordingWriter.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace leadline::log {

namespace {

std::size_t memoryOf(const RecorderItem& item)
{
    const auto* data = std::get_if<RecordedBytes>(&item);
    return sizeof(item) + (data ? data->bytes.size() : 0);
}

} // namespace

void RecordingWriter::keep(RecorderItem item)
{
    const base::Instant now = m_clock.now();
    if (m_unsafe.size() == m_syncing.value_or(0))
        m_restSince = now;
    if (!m_chunkSince)
        m_chunkSince = now;
    encode(item);
    m_unsafe.push_back(std::move(item));
}

base::Instant RecordingWriter::unsafeSince() const
{
    return m_syncing.value_or(0) > 0 ? m_syncingSince : m_restSince;
}

// All of it is kept for a file that goes away, besides what waits in the mailbox.
bool RecordingWriter::holdsTooMuch() const
{
    std::size_t held = 0;
    for (const RecorderItem& item : m_unsafe)
        held += memoryOf(item);
    return held > m_options.mostWaiting / 4;
}

bool RecordingWriter::sync(Until until)
{
    // A disk that refused takes it when it did, not when it was asked.
    if (m_status.state == RecorderState::Failing)
        until = Until::Safe;
    if (!settle(holdsTooMuch() ? Until::Safe : until))
        return false;
    if (m_unsynced && !m_syncing) {
        m_unsynced = false;
        m_syncingSince = m_restSince;
        m_syncing = m_unsafe.size();
        m_sync->begin(*m_file);
    }
    return settle(until);
}

bool RecordingWriter::settle(Until until)
{
    if (!m_syncing)
        return true;
    const auto result = until == Until::Safe ? std::optional(m_sync->wait()) : m_sync->result();
    if (!result)
        return true;
    if (!*result) {
        forgetSync();
        return fail(result->error());
    }
    const auto end =
        m_unsafe.begin() + static_cast<std::ptrdiff_t>(*std::exchange(m_syncing, std::nullopt));
    std::for_each(m_unsafe.begin(), end, [this](const RecorderItem& item) { m_safe.add(item); });
    m_unsafe.erase(m_unsafe.begin(), end);
    m_status.state = RecorderState::Recording;
    return true;
}

void RecordingWriter::forgetSync()
{
    m_restSince = unsafeSince();
    m_syncing.reset();
    m_unsynced = true;
}

// What a file that goes away was to make safe stays to be written.
void RecordingWriter::dropFile()
{
    if (m_syncing) {
        static_cast<void>(m_sync->wait());
        forgetSync();
    }
    m_unsynced = false;
    m_file.reset();
}

} // namespace leadline::log
