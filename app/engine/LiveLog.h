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

/// In which speeds of sound a device's ranges were given, and when the recording is to be told of
/// another one: a part of it that begins later has to know what the device said before.
class DeviceSpeeds {
public:
    [[nodiscard]] bool isEmpty() const { return m_all.empty(); }
    [[nodiscard]] const formats::SoundSpeeds& all() const { return m_all; }

    /// From `utc` on; 0: from the beginning. False where it is the newest already.
    bool add(double metresPerSecond, std::chrono::nanoseconds utc);
    /// There is one of which the recording knows nothing, and it was not told just now. Whoever
    /// asks tells it.
    [[nodiscard]] bool areDue(log::Time now);
    /// The recording was told of all of them.
    void reported() { m_unreported = false; }

private:
    formats::SoundSpeeds m_all;
    std::optional<log::Time> m_reportedAt;
    bool m_unreported = false;
};

/// What a Ping1D says of it in its speed_of_sound (m/s); nullopt for another message, or where it
/// is no speed of sound in water.
[[nodiscard]] std::optional<double> soundSpeedSaid(const ping::Frame& frame);

/// Where everything that arrives goes, at once: into the log that is drawn, and onto the disk. One
/// thread writes (io); what is said to be for any thread is for any. Nothing here waits for a disk
/// but the end of this object.
class LiveLog {
public:
    using DeviceNumber = std::size_t;
    using MakeDisk = LiveRecording::MakeDisk;

    struct Device {
        /// Part of topics and file notes; another one is found where it is taken.
        std::string name;
        log::StreamKind kind = log::StreamKind::Other;
        std::uint8_t id = 0;
        /// A LinkUrl.
        std::string link;
        bool simulated = false;
    };

    /// As long as one of these lives, the recording does not end with its last device: a link that
    /// leaves may have something yet, of a device that is not known so far.
    class Hold {
    public:
        explicit Hold(std::shared_ptr<LiveLog> log);
        ~Hold();
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;

    private:
        std::shared_ptr<LiveLog> m_log;
    };

    /// `clock` is asked for its time only, from any thread; the log's zero is now, or so long
    /// `ago`. `library` is what the recording says of who made it.
    LiveLog(const base::Clock& clock, std::string library, base::Duration ago = {});
    /// Waits until the recording is complete.
    ~LiveLog();
    LiveLog(const LiveLog&) = delete;
    LiveLog& operator=(const LiveLog&) = delete;

    // For any thread.
    [[nodiscard]] const std::shared_ptr<log::Log>& log() const { return m_log; }
    [[nodiscard]] base::Instant zero() const { return m_zero; }
    [[nodiscard]] std::chrono::nanoseconds utcAtZero() const { return m_utcAtZero; }
    /// Of the present recording, or the last; nothing before there was one.
    [[nodiscard]] std::optional<log::RecorderStatus> recorderStatus() const
    {
        return m_recording.status();
    }

    // The writer's.
    /// Where recordings go from now on; without one nothing is recorded.
    void recordTo(MakeDisk makeDisk);
    /// The same from the next recording on. One that is in trouble where it is goes there at once,
    /// in another file.
    void recordNextTo(MakeDisk makeDisk);
    void recordSimulated(bool record);
    /// Of the present recording too.
    void splitRecording(const log::RecordingSplit& split) { m_recording.split(split); }
    /// Of the present recording and of those to come; the last one counts.
    void fillIn(const annotations::DiveSheet& sheet) { m_recording.fillIn(sheet); }
    /// A recording that ended because the disk was full goes on by itself, once there is room.
    void resumeRecording(bool resumes) { m_recording.resume(resumes); }
    /// Called for each frame.
    void onGrown(std::function<void()> grown) { m_grown = std::move(grown); }
    /// Called for each event, recorded or not, on the log's clock.
    void onHappened(std::function<void(const annotations::LogEvent&)> happened)
    {
        m_happened = std::move(happened);
    }

    /// Called for each mark that no recording took: it was over, or had not begun.
    void onUnrecorded(std::function<void(const log::RecordedEvent&)> unrecorded)
    {
        m_unrecorded = std::move(unrecorded);
    }

    /// One that was there before, by its name, goes on in its stream; what is simulated and what is
    /// not never share one, nor do the links of vehicles (kind Mavlink).
    DeviceNumber addDevice(const Device& device);
    /// Waits until what was recorded is complete on the disk; nothing is recorded after it.
    void finish();
    /// With the last one that is recorded the recording ends, or with the last Hold after it.
    void removeDevice(DeviceNumber device);
    /// Its family is sure.
    void identified(DeviceNumber device, log::StreamKind kind, const device::Identity& identity);
    /// The same without an identity, by what it sends.
    void setKind(DeviceNumber device, log::StreamKind kind);
    /// How a Ping360 hangs, from the beginning on: the last one corrects those before.
    void setMounting(DeviceNumber device, const log::Mounting& mounting);
    /// A Ping360's ranges are given in this speed (m/s) from now on; the first one counts for what
    /// came before, too.
    void setSoundSpeed(DeviceNumber device, double metresPerSecond, base::Instant at);
    [[nodiscard]] std::optional<log::StreamNumber> streamOf(DeviceNumber device) const;
    /// Of what is sent to a vehicle.
    [[nodiscard]] std::optional<log::StreamNumber> sentStreamOf(DeviceNumber device) const;
    [[nodiscard]] const std::string& nameOf(DeviceNumber device) const;

    void received(DeviceNumber device, const ping::Frame& frame, base::Instant at);
    void received(DeviceNumber device, const mavlink::Frame& frame, base::Instant at);
    /// A frame that somebody else made: recorded beside those of the device, as what it is, and not
    /// in the log.
    void refused(DeviceNumber device, base::ByteSpan frame, base::Instant at);
    /// Bytes that are in no frame.
    void strayed(DeviceNumber device, base::ByteSpan bytes, base::Instant at);
    /// One whole frame. What goes to a vehicle is in the log, too; a recording does not begin with
    /// it.
    void sent(DeviceNumber device, base::ByteSpan frame, base::Instant at);
    /// Nothing is recorded of it before the first byte of a recording.
    void happened(DeviceNumber device, log::RecordedEvent event);
    /// The same of no device: an alarm, or what the user marked.
    void happened(log::RecordedEvent event);

private:
    struct Entry {
        log::RecordedSource source;
        std::optional<log::StreamNumber> stream;
        /// A vehicle's.
        std::optional<log::StreamNumber> sentStream;
        DeviceSpeeds soundSpeeds;
        bool simulated = false;
        bool inUse = true;
        /// In the present recording; and of what is refused.
        std::optional<std::uint16_t> number;
        std::optional<std::uint16_t> refusedNumber;
    };

    [[nodiscard]] std::string freeName(const Device& device) const;
    [[nodiscard]] std::optional<log::StreamNumber> newStream(const Device& device) const;
    [[nodiscard]] log::Time timeInOrder(base::Instant at);
    template<class Frame>
    void append(DeviceNumber device, std::optional<log::StreamNumber>& stream, const Frame& frame,
                base::Instant at);
    void record(const Entry& entry, base::ByteSpan bytes, base::Instant at);
    [[nodiscard]] bool isToBeRecorded(const Entry& entry) const;
    void hearSoundSpeed(Entry& entry, const ping::Frame& frame, log::Time at);
    void addSoundSpeed(Entry& entry, double metresPerSecond, std::optional<log::Time> from);
    void tellSource(Entry& entry);
    void beginOrEndRecording();
    void endRecording();
    static void forgetNumbers(Entry& entry);
    void tellHappened(const log::RecordedEvent& event) const;
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
    int m_holds = 0;
    LiveRecording m_recording;
    /// Its own thread, which works by the time and waits for a disk; the others end its sleep.
    std::condition_variable_any m_releaseStops;
    std::mutex m_releaseMutex;
    std::jthread m_releases;
};

} // namespace leadline::app
