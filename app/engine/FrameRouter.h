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
#include <vector>

namespace leadline::app {

/// Whose is what comes and goes on a link: gives it to the log under that device, and holds it
/// until somebody is there whose it can be.
class FrameRouter {
public:
    using Slots = std::vector<std::unique_ptr<SonarChannel>>;

    /// All of them outlive this.
    FrameRouter(const ConnectionPlan& plan, LiveLog& log, const Slots& sonars);
    /// What is held is the link's then.
    ~FrameRouter();
    FrameRouter(const FrameRouter&) = delete;
    FrameRouter& operator=(const FrameRouter&) = delete;

    /// As long as the link is probed, everything is held.
    void setProbing(bool probing) { m_isProbing = probing; }

    void handle(const ping::Frame& frame, base::Instant at);
    /// In no frame.
    void stray(base::ByteSpan bytes, base::Instant at);
    void sent(base::ByteSpan frame, base::Instant at);
    /// Bytes that nobody claims go to the log after a while.
    void update(base::Instant now);

    /// Of the log, in the order in which they came; nullopt before there is one.
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> first() const;
    /// Was heard with this id beside the only sonar.
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> other(std::uint8_t id) const;

private:
    /// Came or went before it was known whose it is.
    struct Held {
        enum class What : std::uint8_t { Frame, Stray, Sent };
        What what = What::Frame;
        base::Instant at;
        std::vector<std::byte> bytes;
    };

    void keep(Held held);
    [[nodiscard]] SonarChannel* slotOf(std::uint8_t id) const;
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> deviceOf(const ping::Frame& frame);
    [[nodiscard]] std::optional<LiveLog::DeviceNumber> deviceOf(const Held& held) const;
    [[nodiscard]] LiveLog::DeviceNumber makeDevice(ping::Family family, std::uint8_t id);
    void guessKind(LiveLog::DeviceNumber device, const ping::Frame& frame);
    [[nodiscard]] LiveLog::DeviceNumber deviceOfHeld();
    void giveHeldTo(LiveLog::DeviceNumber device);

    const ConnectionPlan& m_plan;
    LiveLog& m_log;
    const Slots& m_slots;
    bool m_isProbing = false;

    std::deque<Held> m_held;
    std::size_t m_heldBytes = 0;
    std::optional<base::Instant> m_strayHeldSince;
    /// The only sonar does not say who it is: what comes is taken for its own.
    bool m_waitedEnough = false;
    /// Of bytes in no frame, and of whoever is not a slot's.
    std::optional<LiveLog::DeviceNumber> m_linkDevice;
    /// Heard beside the only sonar, and perhaps a second one: by their ids.
    std::map<std::uint8_t, LiveLog::DeviceNumber> m_others;
    /// Of whom it is said nowhere what he is: by what he sends.
    bool m_kindIsOpen = true;
    std::vector<LiveLog::DeviceNumber> m_devices;
};

} // namespace leadline::app
