// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/FrameLink.h"
#include "device/SentRequests.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace leadline::device {

/// The result of a request.
struct Outcome {
    enum class Kind : std::uint8_t {
        Answered,
        /// The device sent a nack; `words` is its text.
        Refused,
        /// None of the tries was answered.
        Silent,
    };
    Kind kind = Kind::Silent;
    std::string words = {};
    /// The frame that ended the request; null if Silent. Valid only during the callback.
    const ping::Frame* frame = nullptr;
    /// Time from sending the last try to the arrival of that frame.
    base::Duration took{};

    [[nodiscard]] bool answered() const { return kind == Kind::Answered; }
    [[nodiscard]] bool refused() const { return kind == Kind::Refused; }
};

struct Request {
    std::vector<std::byte> frame;
    /// Id of the message that is requested or set; an ack or nack names it.
    std::uint16_t about = 0;
    /// Decides whether a frame is the answer. Called only with frames from the device that was
    /// asked.
    std::function<bool(const ping::Frame&)> isAnswer;
    /// Time to wait after each try, in addition to the transfer time of a slow line.
    base::Duration timeout = std::chrono::milliseconds(500);
    int tries = 3;
    std::function<void(const Outcome&)> done = {};
    /// See SentRequests::Sent::answersDiffer.
    bool answersDiffer = false;
};

/// Sends one request at a time on a link: devices are half-duplex, so each request waits for the
/// answer to the one before, even if that goes to another device of the link. Requests are dropped
/// without a callback when the link closes; their owners notice that by the link's state.
class RequestQueue : public QObject {
    Q_OBJECT

public:
    using Owner = const void*;
    /// Id of the device whose answers count; nullopt accepts those of any device.
    using From = std::optional<std::uint8_t>;

    RequestQueue(FrameLink& frames, base::Clock& clock, QObject* parent = nullptr);

    [[nodiscard]] FrameLink& frames() { return m_frames; }

    /// Appends a request to the queue.
    void ask(Owner owner, From from, Request request);
    /// Queues a request before all that were queued by ask(), but behind earlier ones of
    /// enqueueFirst().
    void enqueueFirst(Owner owner, From from, Request request);
    /// Removes all requests of the owner; their callbacks are not called.
    void drop(Owner owner);
    [[nodiscard]] bool isIdle() const { return !m_current && m_waiting.empty(); }

signals:
    /// Emitted for each frame of the link, after the request that it answers has ended.
    void frameReceived(const leadline::ping::Frame& frame, leadline::base::Instant at,
                       leadline::device::Reply reply);

private:
    struct Entry {
        Owner owner;
        From from;
        bool first;
        Request request;
        int sent = 0;
        base::Instant sentAt = {};
    };

    void startNext();
    void sendCurrent();
    void handle(const ping::Frame& frame, base::Instant at);
    void answer(const ping::Frame& frame, base::Instant at);
    void finish(const Outcome& outcome);

    FrameLink& m_frames;
    base::Clock& m_clock;
    std::deque<Entry> m_waiting;
    std::optional<Entry> m_current;
    SentRequests m_sent;
    base::Timer m_timeout;
};

} // namespace leadline::device
