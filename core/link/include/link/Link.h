// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "base/Timer.h"
#include "link/LinkUrl.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace leadline::link {

struct LinkCounters {
    std::uint64_t bytesIn = 0;
    std::uint64_t bytesOut = 0;
    /// Datagrams dropped because they did not come from the peer.
    std::uint64_t rejectedDatagrams = 0;
    /// Number of send() calls that failed.
    std::uint64_t unsent = 0;
    /// Number of times the link was reopened after a failure.
    std::uint64_t reopened = 0;
};

/// A byte connection to one endpoint. After a failure it reopens by itself, within two seconds
/// after the endpoint is back. No function blocks.
///
/// Created, used and deleted on one thread with an event loop, whose clock is passed in.
class Link : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Closed,
        /// First attempt to open; later attempts are made in Waiting.
        Opening,
        Open,
        /// Will be reopened; reason() tells why it is not open.
        Waiting,
    };
    /// Evidence that sent bytes did not reach a receiver.
    enum class Refusal : std::uint8_t {
        None,
        /// The host exists, but nothing listens on the port.
        Port,
        /// No host has that address.
        Host,
    };

    Link(LinkUrl url, base::Clock& clock, QObject* parent = nullptr);
    ~Link() override;

    [[nodiscard]] const LinkUrl& url() const { return m_url; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isOpen() const { return m_state == State::Open; }
    /// A sentence while Waiting, else empty.
    [[nodiscard]] const base::Message& reason() const { return m_reason; }
    /// Waiting because the serial port does not exist: the adapter is unplugged.
    [[nodiscard]] bool isUnplugged() const { return waitsBecause(Cause::Unplugged); }
    /// Waiting because another program uses the port.
    [[nodiscard]] bool isInUse() const { return waitsBecause(Cause::InUse); }
    [[nodiscard]] const LinkCounters& counters() const { return m_counters; }
    /// The last refusal within five seconds, cleared when data arrives, because a receiver that
    /// starts to listen cannot announce itself. Not every system reports it for UDP.
    [[nodiscard]] Refusal refusal() const;

    void open();
    void close();
    /// Sends all bytes or none; returns false and counts the call if that failed.
    bool send(base::ByteSpan bytes);

    /// Lets a device measure the baud rate from a break and some `U` characters (over UDP an empty
    /// datagram asks a bridge to send them). `ready` is called when the next request may be sent,
    /// unless the link fails or closes before. Stops a running scan.
    void measureRate(std::function<void()> ready);
    /// How long to wait at most for `ready`.
    static constexpr base::Duration measuringTimeout = std::chrono::seconds(1);
    /// Ignored except by serial ports.
    virtual void setBaudRate(std::uint32_t baudRate);

signals:
    /// Received bytes, one datagram per signal, with their time of arrival. They are valid during
    /// the call: use a direct connection on the link's thread.
    void received(leadline::base::ByteSpan bytes, leadline::base::Instant at);
    void stateChanged();

protected:
    /// Calls opened() or failed(), now or later.
    virtual void startOpening() = 0;
    /// Releases all resources; pending operations must not report any more.
    virtual void shutDown() = 0;
    [[nodiscard]] virtual bool write(base::ByteSpan bytes) = 0;
    /// Time that a bridge on the vehicle needs for break and `U`.
    static constexpr base::Duration bridgeMeasuringTime = std::chrono::milliseconds(100);
    /// Called while open; calls `ready` when done. The default sends an empty datagram to a bridge.
    virtual void startMeasuringRate(std::function<void()> ready);

    void opened();
    enum class Cause : std::uint8_t { Other, Unplugged, InUse };
    /// Opening failed or the connection was lost; reopens after a delay.
    void failed(base::Message reason, Cause cause = Cause::Other);
    void arrived(base::ByteSpan bytes, base::Instant at);
    void refused(Refusal refusal);
    void countRejectedDatagram() { ++m_counters.rejectedDatagrams; }

    [[nodiscard]] base::Clock& clock() const { return m_clock; }
    /// Timer for the steps of the rate measurement; stopped when the link is no longer open.
    [[nodiscard]] base::Timer& measuring() { return m_measuring; }

private:
    void setState(State state, base::Message reason = {});
    [[nodiscard]] bool waitsBecause(Cause cause) const
    {
        return m_state == State::Waiting && m_cause == cause;
    }

    LinkUrl m_url;
    base::Clock& m_clock;
    State m_state = State::Closed;
    base::Message m_reason;
    Cause m_cause = Cause::Other;
    LinkCounters m_counters;
    Refusal m_refusal = Refusal::None;
    base::Instant m_refusedAt;
    base::Timer m_retry;
    base::Timer m_measuring;
};

} // namespace leadline::link
