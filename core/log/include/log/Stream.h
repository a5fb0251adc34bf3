// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/PagedArray.h"
#include "log/FrameEntry.h"
#include "mavlink/Address.h"
#include "ping/DeviceKind.h"

#include <atomic>
#include <cstdint>
#include <forward_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::log {

using FrameSeries = io::PagedArray<FrameNumber, 1024>;

/// A message id and its sender; the address 0/0 means any sender.
struct MessageKey {
    std::uint16_t messageId = 0;
    mavlink::Address sender{};

    friend constexpr auto operator<=>(const MessageKey&, const MessageKey&) = default;
};

/// Series of frame numbers by message key. One writer, many readers.
class SeriesTable {
public:
    explicit SeriesTable(io::Spill& spill) : m_spill(spill) {}

    /// Null if there is no such series.
    [[nodiscard]] const FrameSeries* find(const MessageKey& key) const;
    /// Calls `visit(key, series)` for each series, the newest first.
    void forEach(auto&& visit) const
    {
        for (const Series* s = m_newest.load(std::memory_order_acquire); s; s = s->next)
            visit(s->key, s->frames);
    }

    /// For the writer. False if the frame has no series and must not begin one.
    bool add(const MessageKey& key, FrameNumber frame, bool mayAddSeries);
    [[nodiscard]] std::size_t size() const { return m_byUse.size(); }
    /// See PagedArray::release().
    void release();

private:
    struct Series {
        Series(io::Spill& spill, const MessageKey& its, Series* before)
            : key(its),
              next(before),
              frames(spill, 4)
        {
        }
        MessageKey key;
        Series* next;
        FrameSeries frames;
    };

    io::Spill& m_spill;
    /// Linked list of the series in m_made, read without a lock.
    std::atomic<Series*> m_newest = nullptr;
    std::forward_list<Series> m_made;
    std::vector<Series*> m_byUse;
};

/// "ping1d", "ping360", "mavlink", "other".
[[nodiscard]] std::string_view toString(ping::DeviceKind kind);

/// What a device reported in device_information, or firmware_version of older firmware.
struct DeviceInfo {
    std::uint8_t type = 0;
    std::uint8_t revision = 0;
    std::uint8_t firmwareMajor = 0;
    std::uint8_t firmwareMinor = 0;
    std::uint8_t firmwarePatch = 0;

    friend bool operator==(const DeviceInfo&, const DeviceInfo&) = default;
};

/// Mounting of a Ping360 on its vehicle, as recorded.
struct Mounting {
    bool upsideDown = false;
    /// Degrees clockwise, -180..180.
    int turnDeg = 0;
    /// True if the user confirmed it when it was recorded.
    bool confirmed = true;

    friend bool operator==(const Mounting&, const Mounting&) = default;
};
/// A device of a recording: its id, and the name that the recording gives it, since ids are often
/// those of the factory. Without a name all devices with that id are meant.
struct RecordedDevice {
    std::uint8_t id = 0;
    std::string name;

    RecordedDevice(std::uint8_t its, std::string named = {}) : id(its), name(std::move(named)) {}
    friend auto operator<=>(const RecordedDevice&, const RecordedDevice&) = default;
};
using Mountings = std::map<RecordedDevice, Mounting>;
/// That of the device, else that of all with its id; nullopt if there is neither.
[[nodiscard]] std::optional<Mounting> findMounting(const Mountings& mountings,
                                                   const RecordedDevice& device);

/// What a recording says of a device beside its id.
struct DeviceLabel {
    std::string name;
    /// Its MAC, or the serial number of its adapter.
    std::string serial;
};

using PingSeries = io::PagedArray<PingEntry, 1024>;

/// The frames of one device, indexed by message. One writer, many readers.
class Stream {
public:
    Stream(io::Spill& spill, std::uint8_t source, ping::DeviceKind kind);

    [[nodiscard]] std::uint8_t source() const { return m_source; }
    [[nodiscard]] ping::DeviceKind kind() const { return m_kind.load(std::memory_order_acquire); }
    [[nodiscard]] std::optional<DeviceInfo> device() const;
    /// True if its frames come from a simulator.
    [[nodiscard]] bool simulated() const { return m_simulated.load(std::memory_order_acquire); }
    /// True if its frames were sent to a vehicle, not received from it.
    [[nodiscard]] bool sent() const { return m_sent.load(std::memory_order_acquire); }
    /// Address of a vehicle's link, the same for received and sent frames; empty if unknown.
    [[nodiscard]] std::string_view link() const
    {
        const auto* link = m_linkReported.load(std::memory_order_acquire);
        return link ? std::string_view(*link) : std::string_view();
    }

    /// Empty texts if the recording has none.
    [[nodiscard]] const DeviceLabel& label() const;
    [[nodiscard]] RecordedDevice recordedDevice() const { return {m_source, label().name}; }

    /// Recorded sound speed (m/s) at a time: for a Ping360 the one chosen for its ranges, for a
    /// Ping1D its setting. Nullopt if the recording has none.
    [[nodiscard]] std::optional<double> soundSpeedAt(Time time) const;

    /// Nullopt if the recording has none.
    [[nodiscard]] std::optional<Mounting> mounting() const;
    /// True if a Ping360's mounting may differ from the recorded one, because nobody confirmed it
    /// and it is not simulated.
    [[nodiscard]] bool isMountingOpen() const;

    /// Frame numbers of one message in order; null if there are none.
    [[nodiscard]] const FrameSeries* series(std::uint16_t messageId) const
    {
        return m_byMessage.find({messageId});
    }
    /// Messages of a vehicle's stream by id and sender, of a sonar's by id.
    [[nodiscard]] const SeriesTable& messages() const
    {
        return kind().isVehicle() ? m_bySender : m_byMessage;
    }
    [[nodiscard]] const PingSeries& pings() const { return m_pings; }
    /// Frame of any message; nullopt if there is none.
    [[nodiscard]] std::optional<FrameNumber> firstFrame() const { return frameAt(m_firstFrame); }
    [[nodiscard]] std::optional<FrameNumber> lastFrame() const { return frameAt(m_lastFrame); }

    /// For the writer.
    void setKind(ping::DeviceKind kind) { m_kind.store(kind, std::memory_order_release); }
    void setDevice(const DeviceInfo& device);
    void setSimulated() { m_simulated.store(true, std::memory_order_release); }
    /// Replaces the mounting for the whole stream.
    void setMounting(const Mounting& mounting);
    /// The first call counts.
    void setLabel(const DeviceLabel& label);
    void setSent() { m_sent.store(true, std::memory_order_release); }
    /// Call at most once.
    void setLink(std::string_view link);
    /// Copies what is known of another log's stream, with times shifted by `shift`.
    void describeAs(const Stream& other, Time shift);
    /// Call in the order of time.
    void addSoundSpeed(Time from, double metresPerSecond);
    /// False if the frame has no series and must not begin one.
    bool addFrame(std::uint16_t messageId, FrameNumber frame, bool mayAddSeries)
    {
        if (m_firstFrame.load(std::memory_order_relaxed) == noFrame)
            m_firstFrame.store(frame, std::memory_order_release);
        m_lastFrame.store(frame, std::memory_order_release);
        return m_byMessage.add({messageId}, frame, mayAddSeries);
    }
    bool addSenderFrame(const MessageKey& key, FrameNumber frame, bool mayAddSeries)
    {
        return m_bySender.add(key, frame, mayAddSeries);
    }
    void addPing(const PingEntry& ping) { m_pings.append(ping); }
    [[nodiscard]] std::size_t seriesCount() const { return m_byMessage.size() + m_bySender.size(); }
    void release();

private:
    static constexpr std::uint64_t noFrame = ~std::uint64_t{0};
    static std::optional<FrameNumber> frameAt(const std::atomic<std::uint64_t>& number)
    {
        const std::uint64_t frame = number.load(std::memory_order_acquire);
        return frame == noFrame ? std::nullopt : std::optional(static_cast<FrameNumber>(frame));
    }

    struct SoundSpeed {
        Time from;
        double metresPerSecond;
        const SoundSpeed* before;
    };

    std::uint8_t m_source;
    std::atomic<ping::DeviceKind> m_kind;
    std::atomic<std::uint64_t> m_device = 0;
    /// 0 if unknown, else packed.
    std::atomic<std::uint32_t> m_mounting = 0;
    std::atomic<bool> m_simulated = false;
    std::atomic<bool> m_sent = false;
    DeviceLabel m_label;
    /// Points to m_label once that is set.
    std::atomic<const DeviceLabel*> m_labelReported = nullptr;
    std::string m_link;
    /// Points to m_link once that is set.
    std::atomic<const std::string*> m_linkReported = nullptr;
    std::atomic<std::uint64_t> m_firstFrame = noFrame;
    std::atomic<std::uint64_t> m_lastFrame = noFrame;
    PingSeries m_pings;
    SeriesTable m_byMessage;
    SeriesTable m_bySender;
    /// Linked list of the speeds in m_speeds, read without a lock.
    std::atomic<const SoundSpeed*> m_newestSpeed = nullptr;
    std::forward_list<SoundSpeed> m_speeds;
};

} // namespace leadline::log
