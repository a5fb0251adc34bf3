// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"
#include "base/TaskGroup.h"
#include "recorder/Recorder.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace leadline::app {

/// The recordings of a session, one after the other. Each one that is over is completed in a thread
/// of its own; only finish() waits for them. One thread writes; status() may be called from any.
class LiveRecording {
public:
    using MakeDisk = std::function<std::unique_ptr<io::RecordingDisk>()>;

    /// `options` apply to each recording, except for the split.
    LiveRecording(const base::Clock& clock, log::RecorderOptions options);
    ~LiveRecording() { finish(); }
    LiveRecording(const LiveRecording&) = delete;
    LiveRecording& operator=(const LiveRecording&) = delete;

    /// Thread-safe. Status of the current or last recording; nullopt before the first one.
    [[nodiscard]] std::optional<log::RecorderStatus> status() const;

    /// Sets where the next recording is written; without a disk there is none.
    void setDisk(MakeDisk makeDisk) { m_makeDisk = std::move(makeDisk); }
    [[nodiscard]] bool hasDisk() const { return static_cast<bool>(m_makeDisk); }
    /// Also applies to the current recording.
    void split(const log::RecordingSplit& split);
    /// Completes the file of the current recording and goes on in a new recording; ignored before
    /// the first byte.
    void startNew();
    /// Also applies to the current recording.
    void setDiveSheet(const annotations::DiveSheet& sheet);
    /// Whether a recording that ended because the disk was full is continued as soon as there is
    /// space.
    void resume(bool resumes) { m_resumes = resumes; }

    [[nodiscard]] bool runs() const { return m_runs; }
    /// The recording contains received bytes; only these start its file.
    [[nodiscard]] bool hasBytes() const { return m_runs && m_hasBytes; }
    void begin();
    void end();
    /// Waits until everything recorded is complete on the disk; nothing is recorded afterwards.
    void finish();

    // To be called while a recording runs; the numbers of sources are those of the current one.
    [[nodiscard]] std::uint16_t addSource(const log::RecordedSource& source);
    void updateSource(std::uint16_t number, const log::RecordedSource& source);
    void received(std::uint16_t source, base::Instant at, base::ByteSpan bytes);
    void sent(std::uint16_t source, base::Instant at, base::ByteSpan frame);
    void event(log::RecordedEvent event);

private:
    const base::Clock& m_clock;
    log::RecorderOptions m_options;
    MakeDisk m_makeDisk;
    annotations::DiveSheet m_sheet;
    bool m_resumes = false;
    bool m_runs = false;
    bool m_hasBytes = false;
    /// Changed by the writing thread while it holds the mutex.
    std::shared_ptr<recorder::Recorder> m_recorder;
    mutable std::mutex m_mutex;
    /// Each task completes a recording that is over.
    base::TaskGroup m_endings{"recording-end"};
};

} // namespace leadline::app
