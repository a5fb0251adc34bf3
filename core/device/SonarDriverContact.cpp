// SPDX-License-Identifier: GPL-3.0-or-later
// How SonarDriver finds out who is there.
#include "device/SonarDriver.h"

#include <QPointer>

#include <chrono>
#include <string>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration betweenContacts = 500ms;
/// In case a link does not say that it measured.
constexpr base::Duration measuringPatience = 1s;

} // namespace

void SonarDriver::linkChanged()
{
    const link::Link& link = m_talk.frames().link();
    if (m_state == DriverState::Left)
        return;
    if (!link.isOpen()) {
        const bool wasThere = m_identity && m_state != DriverState::LinkDown;
        stopAll();
        m_nobodyAnswers = false;
        if (wasThere)
            say(DriverEvent::Kind::LinkDown,
                link.reason().empty() ? "The link is down." : link.reason());
        setState(DriverState::LinkDown, link.reason());
    } else if (m_listening && m_identity) {
        setState(DriverState::Lost, silentSentence());
    } else {
        contact(std::exchange(m_connecting, false) || isOwnPort());
    }
}

void SonarDriver::checkAgain()
{
    if (m_talk.frames().link().isOpen() && m_state != DriverState::Left && !m_listening) {
        stopAll();
        contact(true);
    }
}

/// Nobody else can use it, so that a break disturbs nobody.
bool SonarDriver::isOwnPort() const
{
    return m_talk.frames().link().url().kind == link::LinkUrl::Kind::Serial;
}

void SonarDriver::contact(bool measureRate)
{
    if (m_identity)
        setState(DriverState::Lost, silentSentence());
    else
        setState(DriverState::Contacting, m_nobodyAnswers ? m_reason : std::string());
    m_otherId.reset();
    // A break would stop the other device of the link, too.
    if (!measureRate || m_talk.address()) {
        negotiate();
        return;
    }
    m_pause.after(measuringPatience, [this] { negotiate(); });
    m_talk.frames().link().measureRate([self = QPointer<SonarDriver>(this), run = ++m_measuring] {
        if (self && run == self->m_measuring)
            self->negotiate();
    });
}

void SonarDriver::negotiate()
{
    m_pause.stop();
    ++m_measuring;
    m_framesSince = 0;
    m_bytesBefore = m_talk.frames().link().counters().bytesIn;
    m_negotiation.start([this](const std::optional<Identity>& found) { negotiated(found); },
                        m_identity ? Negotiation::Thoroughness::Quick
                                   : Negotiation::Thoroughness::Thorough);
}

void SonarDriver::negotiated(const std::optional<Identity>& identity)
{
    if (!identity) {
        m_nobodyAnswers = true;
        const std::uint64_t bytes = m_talk.frames().link().counters().bytesIn - m_bytesBefore;
        if (!m_identity)
            setState(m_state, Unidentified{.bytes = bytes,
                                           .frames = m_framesSince,
                                           .refusal = m_negotiation.refusal()}
                                  .sentence());
        // A head whose power was off forgot the rate of its line.
        m_pause.after(betweenContacts, [this] { contact(isOwnPort()); });
        return;
    }
    m_nobodyAnswers = false;
    if (identity->family != m_family) {
        stopAll();
        setState(DriverState::WrongDevice, "A " + familyName(identity->family) +
                                               " answers here, not a " + familyName(m_family) +
                                               ".");
        say(DriverEvent::Kind::WrongDevice, m_reason);
        return;
    }
    meet(*identity);
}

void SonarDriver::meet(const Identity& identity)
{
    const auto before = std::exchange(m_identity, identity);
    if (!identity.protocolIsKnown()) {
        stopAll();
        setState(DriverState::UnknownProtocol,
                 "It speaks a version of the protocol that Leadline does not know: what it sends "
                 "is recorded, and it is sent nothing.");
        say(DriverEvent::Kind::UnknownProtocol, m_reason);
        return;
    }
    if (before && m_met && before->sameDevice(identity)) {
        if (!identity.protocol)
            m_identity->protocol = before->protocol;
        if (before->firmware != identity.firmware)
            firmwareChanged();
        becomeLive();
        say(DriverEvent::Kind::Regained, "The " + familyName(m_family) + " answers again.");
        resume();
        return;
    }
    if (before && m_met) {
        m_met = false;
        forget();
        m_counts = {};
        say(DriverEvent::Kind::AnotherDevice,
            "Another " + familyName(m_family) + " answers now: nothing is restored.");
    }
    tune([this] {
        m_met = true;
        becomeLive();
        say(DriverEvent::Kind::Connected, "The " + familyName(m_family) + " answers.");
        firstContact();
    });
}

} // namespace leadline::device
