// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Negotiation.h"

#include "ping/FamilyDescriptor.h"
#include "ping/Ping1d.h"

#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace common = ping::common;
namespace wire = ping::ping1d;

constexpr base::Duration identityTimeout = 500ms;
/// Fewer bytes may be noise from plugging in a cable.
constexpr std::uint64_t surelyBytes = 32;

} // namespace

base::Message Unidentified::message() const
{
    if (refusal && refusal->empty())
        return base::Message("The device on this link refuses to identify itself.");
    if (refusal)
        return base::Message("The device on this link refuses to identify itself: %1", *refusal);
    if (frames > 0)
        return base::Message(
            "The device on this link sends messages, but does not identify itself.");
    if (bytes >= surelyBytes)
        return base::Message("Bytes received on this link, but no sonar messages: check the device "
                             "and its baud rate.");
    return base::Message("No answer on this link: check the sonar's power and cable.");
}

void Negotiation::start(Done done, Thoroughness thoroughness)
{
    m_thorough = thoroughness == Thoroughness::Thorough;
    m_done = std::move(done);
    m_protocol.reset();
    m_refusal.reset();
    ++m_run;
    const ping::FamilyDescriptor* family = ping::descriptorOf(m_family);
    if (family && !family->hasProtocolVersion) {
        requestIdentity();
        return;
    }
    m_client.get<common::ProtocolVersion>(
        [this, run = m_run](const Outcome& outcome) {
            if (run != m_run || !m_done)
                return;
            if (outcome.answered())
                m_protocol = ping::decodePayload<common::ProtocolVersion>(outcome.frame->payload);
            requestIdentity();
        },
        {.timeout = identityTimeout, .tries = m_thorough ? 2 : 1});
}

void Negotiation::requestIdentity()
{
    m_client.get<common::DeviceInformation>(
        [this, run = m_run](const Outcome& outcome) {
            if (run != m_run || !m_done)
                return;
            recordRefusal(outcome);
            if (!outcome.answered()) {
                if (m_protocol)
                    requestOldIdentity();
                else
                    finish(std::nullopt);
                return;
            }
            const auto who = ping::decodePayload<common::DeviceInformation>(outcome.frame->payload);
            Identity identity = identityFrom(*who, outcome.frame->source);
            identity.protocol = m_protocol;
            finish(identity);
        },
        {.timeout = identityTimeout, .tries = m_thorough ? 3 : 1});
}

void Negotiation::requestOldIdentity()
{
    m_client.get<wire::FirmwareVersion>(
        [this, run = m_run](const Outcome& outcome) {
            if (run != m_run || !m_done)
                return;
            recordRefusal(outcome);
            if (!outcome.answered()) {
                finish(std::nullopt);
                return;
            }
            const auto who = ping::decodePayload<wire::FirmwareVersion>(outcome.frame->payload);
            Identity identity = identityFrom(*who, outcome.frame->source);
            identity.protocol = m_protocol;
            finish(identity);
        },
        {.timeout = identityTimeout, .tries = m_thorough ? 3 : 1});
}

void Negotiation::recordRefusal(const Outcome& outcome)
{
    if (outcome.refused())
        m_refusal = outcome.words;
}

void Negotiation::finish(const std::optional<Identity>& identity)
{
    const Done done = std::exchange(m_done, {});
    done(identity);
}

} // namespace leadline::device
