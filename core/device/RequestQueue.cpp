// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/RequestQueue.h"

#include "ping/Codec.h"
#include "ping/Common.h"

#include <algorithm>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace common = ping::common;

constexpr base::Duration creditLasts = 10s;
/// A frame as long as they get may be on the line before the answer, and the answer may be one.
constexpr std::size_t longestOnLine = 2UL * 1240;

/// A device may name what was asked for, or the asking.
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
    connect(&frames, &FrameLink::received, this, &RequestQueue::hear);
    connect(&frames.link(), &link::Link::stateChanged, this, [this] {
        if (m_frames.link().isOpen())
            return;
        m_timeout.stop();
        m_current.reset();
        m_waiting.clear();
        m_credits.clear();
    });
}

void RequestQueue::ask(Owner owner, From from, Request request)
{
    m_waiting.push_back({owner, from, false, std::move(request)});
    startNext();
}

void RequestQueue::askFirst(Owner owner, From from, Request request)
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
    giveCredit(m_current->request.about);
    // An order whose answer has another id may be acked or nacked, too.
    const std::uint16_t asked = ping::viewFrame(m_current->request.frame).messageId;
    if (asked != m_current->request.about && asked != common::GeneralRequest::id)
        giveCredit(asked);
    const base::Duration patience =
        m_current->request.patience + m_frames.timeOnLine(longestOnLine);
    m_timeout.after(patience, [this] {
        if (m_current->sent < m_current->request.tries)
            sendCurrent();
        else
            finish({});
    });
    // Sending may close the link, and that forgets the request.
    const std::vector<std::byte> frame = m_current->request.frame;
    m_frames.send(frame);
}

void RequestQueue::hear(const ping::Frame& frame, base::Instant at)
{
    if (!m_current || (m_current->from && *m_current->from != frame.source))
        return;
    const Request& request = m_current->request;
    const base::Duration took = at - m_current->sentAt;
    if (frame.messageId == common::Nack::id) {
        const auto nack = ping::decodePayload<common::Nack>(frame.payload);
        if (nack && refuses(*nack, request.about, request.frame))
            finish({Outcome::Kind::Refused, std::string(nack->nackMessage), &frame, took});
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

void RequestQueue::giveCredit(std::uint16_t about)
{
    m_credits[about].push_back(m_clock.now() + creditLasts);
}

bool RequestQueue::takeCredit(std::uint16_t about)
{
    const auto found = m_credits.find(about);
    if (found == m_credits.end())
        return false;
    std::deque<base::Instant>& credits = found->second;
    while (!credits.empty() && credits.front() < m_clock.now())
        credits.pop_front();
    if (credits.empty())
        return false;
    credits.pop_front();
    return true;
}

} // namespace leadline::device
