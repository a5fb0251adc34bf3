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

/// How a request ended.
struct Outcome {
    enum class Kind : std::uint8_t {
        Answered,
        /// A nack; `words` are the device's.
        Refused,
        /// No answer to any of the tries.
        Silent,
    };
    Kind kind = Kind::Silent;
    std::string words = {};
    /// The frame that ended it; null if Silent. It lives as long as the call.
    const ping::Frame* frame = nullptr;
    /// Until that frame arrived, since the newest try was sent.
    base::Duration took{};

    [[nodiscard]] bool answered() const { return kind == Kind::Answered; }
    [[nodiscard]] bool refused() const { return kind == Kind::Refused; }
};

struct Request {
    std::vector<std::byte> frame;
    /// The message that it asks for, sets or orders: what an ack or nack will name.
    std::uint16_t about = 0;
    /// Is this frame the answer? Frames that are not from the right device are not shown.
    std::function<bool(const ping::Frame&)> isAnswer;
    /// For each try, besides what bytes take on a slow line.
    base::Duration timeout = std::chrono::milliseconds(500);
    int tries = 3;
    std::function<void(const Outcome&)> done = {};
    /// See SentRequests::Sent.
    bool answersDiffer = false;
};

/// One request at a time on a link: devices are half-duplex, so each waits for the answer to the
/// one before it, whichever of a link's devices it is for. Requests are forgotten when the link is
/// not open any more; those who asked see that from the link.
class RequestQueue : public QObject {
    Q_OBJECT

public:
    using Owner = const void*;
    /// Hears everybody if nullopt.
    using From = std::optional<std::uint8_t>;

    RequestQueue(FrameLink& frames, base::Clock& clock, QObject* parent = nullptr);

    [[nodiscard]] FrameLink& frames() { return m_frames; }

    /// Behind all others.
    void ask(Owner owner, From from, Request request);
    /// Before those that wait, but for others that came this way.
    void askFirst(Owner owner, From from, Request request);
    /// Forgets the owner's requests; `done` is not called.
    void drop(Owner owner);
    [[nodiscard]] bool isIdle() const { return !m_current && m_waiting.empty(); }

signals:
    /// Each frame of the link, once it has ended the request that it answers.
    void heard(const leadline::ping::Frame& frame, leadline::base::Instant at,
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
