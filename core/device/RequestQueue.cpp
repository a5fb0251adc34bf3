// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/RequestQueue.h"

#include "base/FieldText.h"
#include "ping/Codec.h"
#include "ping/Common.h"

#include <algorithm>
#include <utility>

namespace leadline::device {

namespace {

namespace common = ping::common;

/// Before the answer, another frame of the maximum length may be on the line, and the answer may be
/// as long.
constexpr std::size_t longestOnLine = 2UL * 1240;

/// True if the nack names the message that was requested, or the id of the request itself.
bool refuses(const common::Nack& nack, std::uint16_t about, base::ByteSpan asked)
{
    return nack.nackedId == about || nack.nackedId == ping::viewFrame(asked).messageId;
}

} // namespace

RequestQueue::RequestQueue(FrameLink& frames, base::Clock& clock, QObject* parent)
    : QObject(parent),
      m_frames(frames),
      m_clock(clock),
      m_timeout(clock)
{
    connect(&frames, &FrameLink::received, this, &RequestQueue::handle);
    connect(&frames.link(), &link::Link::stateChanged, this, [this] {
        if (m_frames.link().isOpen())
            return;
        m_timeout.stop();
        m_current.reset();
        m_waiting.clear();
        m_sent.clear();
    });
}

void RequestQueue::ask(Owner owner, From from, Request request)
{
    m_waiting.push_back({owner, from, false, std::move(request)});
    startNext();
}

void RequestQueue::enqueueFirst(Owner owner, From from, Request request)
{
    const auto behindOthers = std::ranges::find(m_waiting, false, &Entry::first);
    m_waiting.insert(behindOthers, {owner, from, true, std::move(request)});
    startNext();
}

void RequestQueue::drop(Owner owner)
{
    std::erase_if(m_waiting, [owner](const Entry& entry) { return entry.owner == owner; });
    if (m_current && m_current->owner == owner) {
        m_timeout.stop();
        m_current.reset();
        startNext();
    }
}

void RequestQueue::startNext()
{
    if (m_current || m_waiting.empty() || !m_frames.link().isOpen())
        return;
    m_current = std::move(m_waiting.front());
    m_waiting.pop_front();
    sendCurrent();
}

void RequestQueue::sendCurrent()
{
    ++m_current->sent;
    m_current->sentAt = m_clock.now();
    m_sent.add({.about = m_current->request.about,
                .asked = ping::viewFrame(m_current->request.frame).messageId,
                .from = m_current->from,
                .isAnswer = m_current->request.isAnswer,
                .answersDiffer = m_current->request.answersDiffer,
                .at = m_current->sentAt});
    const base::Duration timeout = m_current->request.timeout + m_frames.timeOnLine(longestOnLine);
    m_timeout.after(timeout, [this] {
        if (m_current->sent < m_current->request.tries)
            sendCurrent();
        else
            finish({});
    });
    // Sending may close the link, which destroys the request; therefore its bytes are copied.
    const std::vector<std::byte> frame = m_current->request.frame;
    m_frames.send(frame);
}

void RequestQueue::handle(const ping::Frame& frame, base::Instant at)
{
    const Reply reply = m_sent.judge(frame, at);
    if (reply != Reply::Repeated)
        answer(frame, at);
    emit frameReceived(frame, at, reply);
}

void RequestQueue::answer(const ping::Frame& frame, base::Instant at)
{
    if (!m_current || (m_current->from && *m_current->from != frame.source))
        return;
    const Request& request = m_current->request;
    const base::Duration took = at - m_current->sentAt;
    if (frame.messageId == common::Nack::id) {
        const auto nack = ping::decodePayload<common::Nack>(frame.payload);
        if (nack && refuses(*nack, request.about, request.frame))
            finish({Outcome::Kind::Refused, base::lineText(nack->nackMessage), &frame, took});
    } else if (request.isAnswer(frame)) {
        finish({Outcome::Kind::Answered, {}, &frame, took});
    }
}

void RequestQueue::finish(const Outcome& outcome)
{
    m_timeout.stop();
    const Entry ended = std::move(*m_current);
    m_current.reset();
    if (ended.request.done)
        ended.request.done(outcome);
    startNext();
}

} // namespace leadline::device
