// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/SentRequests.h"

#include "ping/Codec.h"
#include "ping/Common.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace common = ping::common;

constexpr base::Duration answersLateBy = 10s;
constexpr base::Duration repeatedWithin = 15s;
constexpr base::Duration doubledWithin = 1s;
/// The network may duplicate both the request and each of its answers, which gives four answers.
constexpr int maxRepeats = 3;
/// After so many requests in a row for which only copies arrived, the device is taken to send equal
/// answers.
constexpr int similarThatProve = 3;

} // namespace

std::size_t hashOf(base::ByteSpan bytes)
{
    return std::hash<std::string_view>()(
        {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

void SentRequests::add(Sent sent)
{
    forget(sent.at);
    if (sent.answersDiffer) {
        const auto before = std::find_if(m_sent.rbegin(), m_sent.rend(), [&](const Entry& each) {
            return each.sent.about == sent.about;
        });
        if (before != m_sent.rend())
            learn(*before);
    }
    m_sent.push_back({std::move(sent)});
}

void SentRequests::learn(const Entry& before)
{
    if (!before.answered && before.receivedRepeat && m_alike < similarThatProve)
        ++m_alike;
    else if (before.answered && m_alike < similarThatProve)
        m_alike = 0;
}

void SentRequests::forget(base::Instant now)
{
    while (!m_sent.empty() && now - m_sent.front().sent.at > repeatedWithin)
        m_sent.pop_front();
}

Reply SentRequests::judge(const ping::Frame& frame, base::Instant at)
{
    forget(at);
    std::uint16_t about = frame.messageId;
    const bool acks = about == common::Ack::id || about == common::Nack::id;
    if (acks) {
        const auto named = ping::decodePayload<common::Ack>(frame.payload);
        if (!named || named->ackedId == common::GeneralRequest::id)
            return Reply::Answer;
        about = named->ackedId;
    }
    const auto asksFor = [&](const Sent& sent) {
        if (sent.from && *sent.from != frame.source)
            return false;
        return acks ? sent.about == about || sent.asked == about
                    : sent.about == about && sent.isAnswer && sent.isAnswer(frame);
    };
    const std::size_t hash = hashOf(frame.bytes);
    Entry* unanswered = nullptr;
    Entry* same = nullptr;
    Entry* other = nullptr;
    for (Entry& each : m_sent) {
        if (!asksFor(each.sent))
            continue;
        if (!each.answered) {
            if (at - each.sent.at <= answersLateBy)
                unanswered = &each;
        } else if (std::ranges::find(each.answers, hash) != each.answers.end()) {
            if (each.repeats < maxRepeats)
                same = &each;
        } else if (!each.doubled && at - each.sent.at <= doubledWithin) {
            other = &each;
        }
    }
    if (unanswered != nullptr) {
        if (same != nullptr && unanswered->sent.answersDiffer && m_alike < similarThatProve) {
            unanswered->receivedRepeat = true;
            ++same->repeats;
            return Reply::Repeated;
        }
        if (same == nullptr && unanswered->sent.answersDiffer && other != nullptr)
            m_alike = 0;
        unanswered->answered = true;
        unanswered->answers.push_back(hash);
        return Reply::Answer;
    }
    if (same != nullptr) {
        ++same->repeats;
        return Reply::Repeated;
    }
    if (other != nullptr) {
        other->doubled = true;
        other->answers.push_back(hash);
        return Reply::Duplicate;
    }
    return Reply::Unsolicited;
}

} // namespace leadline::device
