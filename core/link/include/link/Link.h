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
    /// Datagrams of others than the peer, dropped.
    std::uint64_t strangers = 0;
    /// Calls of send() that could not be sent.
    std::uint64_t unsent = 0;
    /// How often it was open again after a failure.
    std::uint64_t reopened = 0;
};

/// Bytes from and to one place, kept open until it is closed: what fails is opened again by
/// itself, within two seconds of the other end's return. Nothing here waits or sleeps.
///
/// Made, used and deleted on one thread, whose event loop runs and whose clock it is given.
class Link : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Closed,
        /// For the first time; later attempts are made in Waiting.
        Opening,
        Open,
        /// To be opened again; reason() says why it is not open.
        Waiting,
    };
    /// What is known of bytes that went nowhere.
    enum class Refusal : std::uint8_t {
        None,
        /// There is a computer, and nothing has that port.
        Port,
        /// Nothing in the network has that address.
        Host,
    };

    Link(LinkUrl url, base::Clock& clock, QObject* parent = nullptr);
    ~Link() override;

    [[nodiscard]] const LinkUrl& url() const { return m_url; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isOpen() const { return m_state == State::Open; }
    /// A sentence while Waiting, else empty.
    [[nodiscard]] const std::string& reason() const { return m_reason; }
    /// Waiting because there is no such port: its adapter was pulled, or is not plugged in yet.
    [[nodiscard]] bool isUnplugged() const { return waitsBecause(Cause::Unplugged); }
    /// Waiting because another program has the port.
    [[nodiscard]] bool isTaken() const { return waitsBecause(Cause::Taken); }
    [[nodiscard]] const LinkCounters& counters() const { return m_counters; }
    /// The newest of the last five seconds, until something arrives: whoever starts to listen then
    /// cannot say so before it has something to send. Not every system tells of UDP.
    [[nodiscard]] Refusal refusal() const;

    void open();
    void close();
    /// False, and counted, if they could not be sent; a message is sent whole or not at all.
    bool send(base::ByteSpan bytes);

    /// Lets a device measure the line's rate (a break and some `U`; over UDP an empty datagram asks
    /// a bridge to do it) and calls back when the next request may be sent. A scan that runs is
    /// stopped by it. No call back if the link fails or closes meanwhile.
    void measureRate(std::function<void()> ready);
    /// To wait for that call.
    static constexpr base::Duration measuringTimeout = std::chrono::seconds(1);
    /// Only a serial port has one; others ignore it.
    virtual void setBaudRate(std::uint32_t baudRate);

signals:
    /// Bytes as they arrived, a datagram a time, with the moment of their arrival. They live as
    /// long as the call: connect directly, on the link's own thread.
    void received(leadline::base::ByteSpan bytes, leadline::base::Instant at);
    void stateChanged();

protected:
    /// Ends in opened() or failed(), now or later.
    virtual void startOpening() = 0;
    /// Lets go of everything; what was started is not heard of again.
    virtual void shutDown() = 0;
    [[nodiscard]] virtual bool write(base::ByteSpan bytes) = 0;
    /// What a bridge on the vehicle takes for break and `U`.
    static constexpr base::Duration bridgeMeasures = std::chrono::milliseconds(100);
    /// Called while open; calls `ready` at the end. By itself it asks a bridge, with no bytes.
    virtual void startMeasuringRate(std::function<void()> ready);

    void opened();
    enum class Cause : std::uint8_t { Other, Unplugged, Taken };
    /// Not open, or no more; tries again after a while.
    void failed(std::string reason, Cause cause = Cause::Other);
    void arrived(base::ByteSpan bytes, base::Instant at);
    void refused(Refusal refusal);
    void countStranger() { ++m_counters.strangers; }

    [[nodiscard]] base::Clock& clock() const { return m_clock; }
    /// For the steps of measuring; stopped when the link is not open any more.
    [[nodiscard]] base::Timer& measuring() { return m_measuring; }

private:
    void setState(State state, std::string reason = {});
    [[nodiscard]] bool waitsBecause(Cause cause) const
    {
        return m_state == State::Waiting && m_cause == cause;
    }

    LinkUrl m_url;
    base::Clock& m_clock;
    State m_state = State::Closed;
    std::string m_reason;
    Cause m_cause = Cause::Other;
    LinkCounters m_counters;
    Refusal m_refusal = Refusal::None;
    base::Instant m_refusedAt;
    base::Timer m_retry;
    base::Timer m_measuring;
};

} // namespace leadline::link
