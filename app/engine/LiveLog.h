// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "device/Identity.h"
#include "engine/LiveRecording.h"
#include "formats/DeviceNotes.h"
#include "log/Log.h"
#include "ping/Frame.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace leadline::app {

/// The sound speeds with which a device computed its ranges, and whether they still have to be
/// written into the recording. A later part of a recording must contain those reported before it
/// began.
class DeviceSpeeds {
public:
    [[nodiscard]] bool isEmpty() const { return m_all.empty(); }
    [[nodiscard]] const formats::SoundSpeeds& all() const { return m_all; }

    /// Adds a sound speed valid from `utc` on, where 0 is the beginning. False if it is the current
    /// one already.
    bool add(double metresPerSecond, std::chrono::nanoseconds utc);
    /// True if there is a speed that the recording does not contain, and the last report is long
    /// enough ago. The caller must then write all speeds.
    [[nodiscard]] bool areDue(log::Time now);
    /// All speeds have been written.
    void reported() { m_unreported = false; }

private:
    formats::SoundSpeeds m_all;
    std::optional<log::Time> m_reportedAt;
    bool m_unreported = false;
};

/// The sound speed in m/s that a sonar of this family reports about itself; nullopt for another
/// message, or an implausible value.
[[nodiscard]] std::optional<double> soundSpeedIn(ping::Family family, const ping::Frame& frame);

/// Takes everything that is received: adds it to the log that is displayed, and records it. Only
/// the I/O thread may write; functions for other threads say so. Only the destructor and finish()
/// wait for a disk.
class LiveLog {
public:
    using DeviceNumber = std::size_t;
    using MakeDisk = LiveRecording::MakeDisk;

    struct Device {
        /// Part of topics and file notes; if the name is taken, another one is chosen.
        std::string name;
        ping::DeviceKind kind = ping::Family::Unknown;
        std::uint8_t id = 0;
        /// Text form of a LinkUrl.
        std::string link;
        bool simulated = false;
        /// Its MAC, or the serial number of its adapter; empty while it is not known.
        std::string serial = {};
    };

    /// While one of these exists, the recording does not end with its last device, because a link
    /// that is being closed may still deliver data of a device that is not known yet.
    class Hold {
    public:
        explicit Hold(std::shared_ptr<LiveLog> log);
        ~Hold();
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;

    private:
        std::shared_ptr<LiveLog> m_log;
    };

    /// Only the time of `clock` is used, from any thread. The log's zero is now, or `ago` earlier.
    /// `library` is stored in recordings as the program that wrote them.
    LiveLog(const base::Clock& clock, std::string library, base::Duration ago = {});
    /// Waits until the recording is complete.
    ~LiveLog();
    LiveLog(const LiveLog&) = delete;
    LiveLog& operator=(const LiveLog&) = delete;

    // The following functions may be called from any thread.
    [[nodiscard]] const std::shared_ptr<log::Log>& log() const { return m_log; }
    [[nodiscard]] base::Instant zero() const { return m_zero; }
    [[nodiscard]] std::chrono::nanoseconds utcAtZero() const { return m_utcAtZero; }
    /// Status of the current or last recording; nullopt before the first one.
    [[nodiscard]] std::optional<log::RecorderStatus> recorderStatus() const
    {
        return m_recording.status();
    }

    // The following functions belong to the writing thread.
    /// Sets where recordings are written from now on; without a disk nothing is recorded.
    void recordTo(MakeDisk makeDisk);
    /// Sets where the next recording is written. A current one that has a fault continues there at
    /// once, in another file.
    void recordNextTo(MakeDisk makeDisk);
    void recordSimulated(bool record);
    /// Completes the recording, or begins another one; what comes in between is not recorded.
    void setRecordingStopped(bool stopped);
    /// Completes the current file and goes on in another recording, without a gap.
    void startNewRecording() { m_recording.startNew(); }
    /// Also applies to the current recording.
    void splitRecording(const log::RecordingSplit& split) { m_recording.split(split); }
    /// Applies to the current recording and to later ones; the last call counts.
    void setDiveSheet(const annotations::DiveSheet& sheet) { m_recording.setDiveSheet(sheet); }
    /// Whether a recording that ended because the disk was full is continued as soon as there is
    /// space.
    void resumeRecording(bool resumes) { m_recording.resume(resumes); }
    /// Called for each frame.
    void onGrown(std::function<void()> grown) { m_grown = std::move(grown); }
    /// Called for each event, recorded or not, with its time in the log.
    void onEvent(std::function<void(const annotations::LogEvent&)> happened)
    {
        m_happened = std::move(happened);
    }

    /// Called for each marker that was not stored in a recording, which was over or had not begun.
    void onUnrecorded(std::function<void(const log::RecordedEvent&)> unrecorded)
    {
        m_unrecorded = std::move(unrecorded);
    }

    /// A device that had this name before continues in its old stream. Simulated and real devices
    /// never share a stream, nor do links of vehicles (kind Mavlink).
    DeviceNumber addDevice(const Device& device);
    /// Waits until everything recorded is complete on the disk; nothing is recorded afterwards.
    void finish();
    /// The recording ends with its last device, or with the last Hold after it.
    void removeDevice(DeviceNumber device);
    /// Its family is sure.
    void identified(DeviceNumber device, ping::DeviceKind kind, const device::Identity& identity);
    /// The same without an identity, by what it sends.
    void setKind(DeviceNumber device, ping::DeviceKind kind);
    /// How a Ping360 hangs, from the beginning on: the last one corrects those before.
    void setMounting(DeviceNumber device, const log::Mounting& mounting);
    /// Sound speed in m/s with which a Ping360's ranges are computed from `at` on; the first one
    /// also applies to everything before.
    void setSoundSpeed(DeviceNumber device, double metresPerSecond, base::Instant at);
    [[nodiscard]] std::optional<log::StreamNumber> streamOf(DeviceNumber device) const;
    /// Stream of what is sent to a vehicle.
    [[nodiscard]] std::optional<log::StreamNumber> sentStreamOf(DeviceNumber device) const;
    [[nodiscard]] const std::string& nameOf(DeviceNumber device) const;

    void received(DeviceNumber device, const ping::Frame& frame, base::Instant at);
    void received(DeviceNumber device, const mavlink::Frame& frame, base::Instant at);
    /// A frame of another sender: recorded with those of the device, and marked as refused, but not
    /// added to the log.
    void refused(DeviceNumber device, base::ByteSpan frame, base::Instant at);
    /// Received bytes that belong to no frame.
    void strayed(DeviceNumber device, base::ByteSpan bytes, base::Instant at);
    /// One whole frame. What is sent to a vehicle is added to the log, too. A sent frame does not
    /// start a recording.
    void sent(DeviceNumber device, base::ByteSpan frame, base::Instant at);
    /// An event of a device; not recorded before the recording has its first byte.
    void happened(DeviceNumber device, log::RecordedEvent event);
    /// An event that belongs to no device: an alarm, or a marker of the user.
    void happened(log::RecordedEvent event);

private:
    struct Entry {
        log::RecordedSource source;
        std::optional<log::StreamNumber> stream;
        /// Only vehicles have a stream of sent frames.
        std::optional<log::StreamNumber> sentStream;
        DeviceSpeeds soundSpeeds;
        std::string serial;
        bool simulated = false;
        bool inUse = true;
        /// Numbers of the device, and of its refused frames, in the current recording.
        std::optional<std::uint16_t> number;
        std::optional<std::uint16_t> refusedNumber;
    };

    [[nodiscard]] std::string freeName(const Device& device) const;
    [[nodiscard]] std::optional<log::StreamNumber> newStream(const Device& device,
                                                             const std::string& name) const;
    /// What is noted of a device, whether it has been identified or not.
    [[nodiscard]] static log::NoteValues basicNotes(const Entry& entry);
    [[nodiscard]] log::Time timeInOrder(base::Instant at);
    template<class Frame>
    void append(DeviceNumber device, std::optional<log::StreamNumber>& stream, const Frame& frame,
                base::Instant at);
    void record(const Entry& entry, base::ByteSpan bytes, base::Instant at);
    [[nodiscard]] bool isToBeRecorded(const Entry& entry) const;
    void updateSoundSpeed(Entry& entry, const ping::Frame& frame, log::Time at);
    void addSoundSpeed(Entry& entry, double metresPerSecond, std::optional<log::Time> from);
    void updateSource(Entry& entry);
    void beginOrEndRecording();
    void endRecording();
    static void forgetNumbers(Entry& entry);
    void notifyEvent(const log::RecordedEvent& event) const;
    void releaseMemory(const std::stop_token& stop);

    base::Instant m_zero;
    std::chrono::nanoseconds m_utcAtZero;
    std::shared_ptr<log::Log> m_log = std::make_shared<log::Log>();
    log::Time m_lastTime{};
    std::function<void()> m_grown;
    std::function<void(const annotations::LogEvent&)> m_happened;
    std::function<void(const log::RecordedEvent&)> m_unrecorded;
    std::vector<Entry> m_devices;
    bool m_recordsSimulated = false;
    bool m_recordingStopped = false;
    int m_holds = 0;
    LiveRecording m_recording;
    /// The thread that releases memory periodically, since that may wait for a disk. The condition
    /// and the mutex allow its pause to be interrupted.
    std::condition_variable_any m_releaseStops;
    std::mutex m_releaseMutex;
    std::jthread m_releases;
};

} // namespace leadline::app
