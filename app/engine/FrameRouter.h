// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ConnectionPlan.h"
#include "engine/LiveLog.h"
#include "engine/SonarChannel.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

/// Assigns everything that is received and sent on a link to a device in the log, and holds it back
/// until that device is known.
class FrameRouter {
public:
    using Channels = std::vector<std::unique_ptr<SonarChannel>>;

    /// `plan`, `log` and `sonars` must outlive this object.
    FrameRouter(const ConnectionPlan& plan, LiveLog& log, const Channels& sonars);
    /// Data that is still held back is assigned to the link itself.
    ~FrameRouter();
    FrameRouter(const FrameRouter&) = delete;
    FrameRouter& operator=(const FrameRouter&) = delete;

    /// While the link is probed, everything is held back.
    void setProbing(bool probing) { m_isProbing = probing; }

    void handle(const ping::Frame& frame, base::Instant at);
    /// Takes received bytes that belong to no frame.
    void stray(base::ByteSpan bytes, base::Instant at);
    void sent(base::ByteSpan frame, base::Instant at);
    /// To be called several times a second. Data that belongs to no known device is assigned to the
    /// link's device after a while.
    void update(base::Instant now);

    /// The first device in the log; nullopt before there is one.
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> first() const;
    /// A device with this id that was received in addition to the only sonar.
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> other(std::uint8_t id) const;

private:
    /// Data that was received or sent before its device was known.
    struct Held {
        enum class What : std::uint8_t { Frame, Stray, Sent };
        What what = What::Frame;
        base::Instant at;
        std::vector<std::byte> bytes;
    };

    void keep(Held held);
    [[nodiscard]] SonarChannel* channelOf(std::uint8_t id) const;
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> deviceOf(const ping::Frame& frame);
    [[nodiscard]] std::optional<LiveLog::DeviceNumber>
    deviceOfOtherFamily(SonarChannel& slot, const ping::Frame& frame);
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> deviceOf(const Held& held) const;
    [[nodiscard]] LiveLog::DeviceNumber makeDevice(ping::Family family, std::uint8_t id);
    void guessKind(LiveLog::DeviceNumber device, const ping::Frame& frame);
    [[nodiscard]] LiveLog::DeviceNumber deviceOfHeld();
    void assignHeldTo(LiveLog::DeviceNumber device);

    const ConnectionPlan& m_plan;
    LiveLog& m_log;
    const Channels& m_channels;
    bool m_isProbing = false;

    std::deque<Held> m_held;
    std::size_t m_heldBytes = 0;
    std::optional<base::Instant> m_strayHeldSince;
    /// The only sonar does not identify itself, so that everything received is assigned to it.
    bool m_waitedEnough = false;
    /// Device for bytes in no frame, and for senders that are no sonar of this link.
    std::optional<LiveLog::DeviceNumber> m_linkDevice;
    /// Devices that were received in addition to the only sonar, by their ids.
    std::map<std::uint8_t, LiveLog::DeviceNumber> m_others;
    /// Devices of another family than that of the sonar with the same id.
    std::map<std::pair<std::uint8_t, ping::Family>, LiveLog::DeviceNumber> m_otherFamilies;
    /// The kind of a device that does not identify itself is still to be derived from its messages.
    bool m_kindIsOpen = true;
    std::vector<LiveLog::DeviceNumber> m_devices;
};

} // namespace leadline::app
