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

/// The recordings of a session, one after the other, none of which is waited for but by finish():
/// each that is over is completed in a thread of its own. One thread writes; status() is for any.
class LiveRecording {
public:
    using MakeDisk = std::function<std::unique_ptr<io::RecordingDisk>()>;

    /// `options` are those of each, but for how it is split.
    LiveRecording(const base::Clock& clock, log::RecorderOptions options);
    ~LiveRecording() { finish(); }
    LiveRecording(const LiveRecording&) = delete;
    LiveRecording& operator=(const LiveRecording&) = delete;

    /// For any thread: of the present one, or the last; nothing before there was one.
    [[nodiscard]] std::optional<log::RecorderStatus> status() const;

    /// Where they go from now on, not the present one; without it there is none.
    void setDisk(MakeDisk makeDisk) { m_makeDisk = std::move(makeDisk); }
    [[nodiscard]] bool hasDisk() const { return static_cast<bool>(m_makeDisk); }
    /// Of the present one, too.
    void split(const log::RecordingSplit& split);
    /// Of the present one, too.
    void fillIn(const annotations::DiveSheet& sheet);
    /// One that ended because the disk was full goes on by itself, once there is room.
    void resume(bool resumes) { m_resumes = resumes; }

    [[nodiscard]] bool runs() const { return m_runs; }
    /// It holds a byte: nothing but those begins one.
    [[nodiscard]] bool hasBytes() const { return m_runs && m_hasBytes; }
    void begin();
    void end();
    /// Waits until all that was recorded is complete on the disk; nothing is recorded after it.
    void finish();

    // While it runs. The numbers of sources are those of the present one.
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
    /// Changed by the writer under the mutex.
    std::shared_ptr<recorder::Recorder> m_recorder;
    mutable std::mutex m_mutex;
    /// Each completes one that is over.
    base::TaskGroup m_endings{"recording-end"};
};

} // namespace leadline::app
