// SPDX-License-Identifier: GPL-3.0-or-later
// The file that is written, and a disk that refuses.
#include "base/CivilTime.h"
#include "base/PathText.h"
#include "io/RecordingSentences.h"
#include "recorder/RecordingWriter.h"

#include <chrono>
#include <utility>

namespace leadline::log {

namespace {

constexpr base::Duration retryAfter = std::chrono::seconds(1);

} // namespace

bool RecordingWriter::openFile()
{
    const bool removed = m_file && !m_file->isThere();
    if (m_file && (removed || !m_file->isWhole())) {
        const std::string name = base::utf8(m_file->path().filename());
        m_trouble =
            removed
                ? name + " was removed while it was recorded" +
                      (m_safe.messages > 0 ? ", and " + counted(m_safe.messages) + " with it"
                                           : "") +
                      "; what came since then is in a new file."
                : name + " was cut short while it was recorded: up to " + counted(m_safe.messages) +
                      " of it are lost; what came since then is in a new file.";
        const std::uint64_t gone = m_safe.messages;
        lose(m_safe);
        m_toldLost += gone;
        dropFile();
        startAnew(gone);
    }
    if (m_file)
        return true;
    // What follows a file that was taken away is no part of it, but another recording.
    if (m_stem.empty() || !m_isPart)
        m_stem = base::utcFileName(std::chrono::nanoseconds(utc(m_fileBegan)));
    auto made = m_disk.create(m_stem, suffix());
    if (!made)
        return fail(made.error());
    m_file = std::move(*made);
    m_status.file = m_file->path();
    m_status.fileBegan = m_firstLogTime;
    if (m_status.firstFile.empty())
        m_status.firstFile = m_status.file;
    m_stem = m_status.file.stem().string();
    m_stem.resize(m_stem.size() - suffix().size());
    return true;
}

std::string RecordingWriter::suffix() const
{
    return m_isPart ? partSuffix(m_status.part) : std::string();
}

bool RecordingWriter::writePending()
{
    if (m_pending.empty())
        return true;
    if (const auto written = m_file->append(m_pending); !written)
        return fail(written.error());
    m_pending.clear();
    m_chunkSince.reset();
    m_unsynced = true;
    return true;
}

bool RecordingWriter::write()
{
    return openFile() && writePending() && sync(Until::Safe);
}

bool RecordingWriter::fail(const base::Error& error)
{
    m_status.state = RecorderState::Failing;
    m_refusal = error.sentence;
    m_status.sentence = error.sentence +
                        " What comes in waits in memory and is written as soon as the disk takes "
                        "it.";
    tryLater();
    return false;
}

void RecordingWriter::tryLater()
{
    m_retryAt = m_clock.now() + retryAfter;
}

} // namespace leadline::log
