// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that is nearly full, full, and has room again.
#include "io/RecordingSentences.h"
#include "recorder/RecordingWriter.h"

#include <chrono>
#include <utility>

namespace leadline::log {

namespace {

/// Before that a file says nothing about its rate.
constexpr base::Duration rateAfter = std::chrono::seconds(10);

} // namespace

void RecordingWriter::watchSpace()
{
    m_status.sentence = whatWas();
    const base::Duration age = m_clock.now() - m_began;
    if (!m_status.freeBytes)
        return;
    const auto room = static_cast<double>(*m_status.freeBytes - m_options.keepFree);
    if (age >= rateAfter) {
        const std::chrono::duration<double> left =
            room / static_cast<double>(m_status.earlierBytes - m_bytesBefore + m_status.fileBytes) *
            age;
        // A trickle would fill the disk in centuries.
        constexpr std::chrono::hours most(100'000);
        m_status.roomFor = left < most ? std::chrono::duration_cast<base::Duration>(left) : most;
    }
    // Something can still be done about that: it goes before what is over.
    if (m_status.roomFor && *m_status.freeBytes < m_options.warnFree)
        m_status.sentence =
            joined(spaceSentence(*m_status.freeBytes, *m_status.roomFor), whatWas());
}

std::string RecordingWriter::whatWas() const
{
    return joined(m_trouble, m_resumed);
}

std::string RecordingWriter::makeRoom() const
{
    if (!m_resumeAbove)
        return "Make room, then start recording again.";
    return "Make room: with " + std::to_string((m_options.keepFree + *m_resumeAbove) / megabyte) +
           " MB free it goes on in a new file.";
}

bool RecordingWriter::hasRoom()
{
    m_status.freeBytes = m_disk.freeBytes();
    if (!m_status.freeBytes || *m_status.freeBytes >= m_options.keepFree + m_pending.size())
        return true;
    endBecauseFull();
    return false;
}

void RecordingWriter::endBecauseFull()
{
    settle(Until::Safe);
    if (m_file && m_file->isThere())
        write();
    for (const RecorderItem& item : std::exchange(m_unsafe, {}))
        lose(item);
    end();
    m_status.state = RecorderState::Full;
    m_status.fullSince = m_clock.now();
    m_status.roomFor.reset();
    sayFull();
    tryLater();
}

void RecordingWriter::sayFull()
{
    m_status.sentence = "Recording ended: only " +
                        std::to_string(m_status.freeBytes.value_or(0) / megabyte) +
                        " MB are left on the disk. " + makeRoom();
}

bool RecordingWriter::waitsForRoom() const
{
    return m_status.state == RecorderState::Full && m_resumeAbove;
}

// With more room than just enough: or it would end again at once.
void RecordingWriter::lookForRoom()
{
    if (m_clock.now() < m_retryAt)
        return;
    tryLater();
    m_status.freeBytes = m_disk.freeBytes();
    if (!m_status.freeBytes || *m_status.freeBytes < m_options.keepFree + *m_resumeAbove)
        return;
    m_status.state = RecorderState::Ready;
    m_status.fullSince.reset();
    m_resumed = fullSentence(m_status.lostMessages - m_toldLost) +
                "; what came since then is in a new file.";
    m_status.sentence = whatWas();
}

} // namespace leadline::log
