// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "link/Peer.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::sim {

/// A simulated device that can be power-cycled.
class RestartablePeer : public link::Peer {
public:
    /// Resets all settings and is silent for a while, as after a power cut.
    virtual void restart() = 0;
};

/// Faults on the line between a device and its client. Times count from the line's creation.
struct Faults {
    std::uint64_t seed = 1;
    /// Share of the device's messages that are lost.
    double lossPercent = 0;
    /// Share of the device's messages in which one byte is changed.
    double corruptPercent = 0;
    /// Share of the messages to the device that are lost.
    double requestLossPercent = 0;
    /// Delay, plus a random time up to `jitter`; the order of messages is kept.
    base::Duration delay{};
    base::Duration jitter{};

    struct Span {
        base::Duration from{};
        base::Duration until{};
    };
    /// Interval in which nothing is transmitted in either direction.
    std::optional<Span> silence = {};
    /// Time at which the device is power-cycled.
    std::optional<base::Duration> reboot = {};
};

/// A device behind a faulty line. The same seed loses the same messages.
class FaultyLine final : public link::Peer {
public:
    FaultyLine(base::Clock& clock, std::unique_ptr<RestartablePeer> device, const Faults& faults);

    void receive(base::ByteSpan bytes, Client from) override;
    void setLineRate(LineRate lineRate) override;

    [[nodiscard]] RestartablePeer& device() { return *m_device; }

private:
    struct Message {
        base::Instant due;
        std::vector<std::byte> bytes;
        Client to;
    };

    void handleFromDevice(base::ByteSpan bytes, Client to);
    void forward();
    [[nodiscard]] bool isSilent() const;
    /// Pseudo-random, in [0, 1).
    [[nodiscard]] double chance();

    base::Clock& m_clock;
    Faults m_faults;
    base::Instant m_start;
    std::uint64_t m_draws = 0;
    std::deque<Message> m_inTransit;
    base::Timer m_next;
    base::Timer m_reboot;
    /// Declared last, so the device is destroyed before the line that it sends to.
    std::unique_ptr<RestartablePeer> m_device;
};

} // namespace leadline::sim
