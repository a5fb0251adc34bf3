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

/// A simulated device whose power can fail.
class RestartablePeer : public link::Peer {
public:
    /// Loses everything it was told and is silent for a while, as when its power was cut.
    virtual void restart() = 0;
};

/// What is wrong between a device and its client. Times count from the making of the line.
struct Faults {
    std::uint64_t seed = 1;
    /// Of the device's messages.
    double lossPercent = 0;
    /// Of the device's messages: one byte is another one.
    double corruptPercent = 0;
    /// Of what the device is told.
    double requestLossPercent = 0;
    /// Later by this, and by up to `jitter` more; the order stays.
    base::Duration delay{};
    base::Duration jitter{};

    struct Span {
        base::Duration from{};
        base::Duration until{};
    };
    /// Nothing passes, in either direction.
    std::optional<Span> silence = {};
    /// The device's power fails for a moment.
    std::optional<base::Duration> reboot = {};
};

/// A device behind a bad line. The same seed loses the same messages.
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

    void takeFromDevice(base::ByteSpan bytes, Client to);
    void passOn();
    [[nodiscard]] bool isSilent() const;
    /// In [0, 1).
    [[nodiscard]] double chance();

    base::Clock& m_clock;
    Faults m_faults;
    base::Instant m_start;
    std::uint64_t m_draws = 0;
    std::deque<Message> m_onTheWay;
    base::Timer m_next;
    base::Timer m_reboot;
    /// Last, so that it falls silent before the line goes.
    std::unique_ptr<RestartablePeer> m_device;
};

} // namespace leadline::sim
