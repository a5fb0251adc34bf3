// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/AddressChange.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
using link::Ipv4;
using link::Ipv4Network;

/// Time for four discovery questions, of which each sonar present answers at least one.
constexpr base::Duration searchTime = 3500ms;
/// Time for this computer's address resolution (ARP).
constexpr base::Duration neighbourAnswers = 1500ms;
constexpr base::Duration betweenOrders = 1s;
constexpr int maxOrders = 3;
/// Time for a DHCP lease; the sonar does not answer this order.
constexpr base::Duration dhcpTakes = 5s;
constexpr base::Duration findsAgain = 12s;
/// The answer to an order looks like one to a discovery question. An answer later than this after
/// the last order was given to a question, so that the sonar has been found at its new address.
constexpr base::Duration answerDataFor = 900ms;

base::Error refused(base::Message message)
{
    return base::Error{std::move(message)};
}

} // namespace

base::Status checkAssignable(const Ipv4& address, const std::vector<Ipv4Network>& networks)
{
    const std::string shown = address.toString();
    constexpr std::uint8_t firstMulticast = 224;
    if (address.parts[0] == 0 || address.isLoopback() || address.parts[0] >= firstMulticast)
        return refused(base::Message("%1 is no address for a device.", shown));
    bool inOneOfOurs = false;
    for (const Ipv4Network& network : networks) {
        if (address == network.address)
            return refused(base::Message("%1 is this computer's own address.", shown));
        if (!network.contains(address))
            continue;
        inOneOfOurs = true;
        if (address == network.broadcast || address == network.first())
            return refused(base::Message(
                "%1 is a network or broadcast address; a device needs its own.", shown));
    }
    // The size of other networks is unknown; nearly all have 256 addresses.
    if (!inOneOfOurs && (address.parts[3] == 0 || address.parts[3] == 255))
        return refused(
            base::Message("%1 is a network or broadcast address; a device needs its own.", shown));
    return base::done();
}

AddressChange::AddressChange(base::Clock& clock, EthernetTools tools, Neighbours neighbours,
                             QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_tools(std::move(tools)),
      m_neighbours(std::move(neighbours)),
      m_search(clock, m_tools),
      m_step(clock)
{
    connect(&m_search, &EthernetSearch::answered, this, &AddressChange::handle);
}

AddressChange::~AddressChange() = default;

std::optional<std::string> AddressChange::queryNeighbour(const Ipv4& address)
{
    return link::hardwareAddressOf(address);
}

void AddressChange::start(Request request, Done done)
{
    stop();
    m_request = std::move(request);
    m_done = std::move(done);
    m_search.start();
    m_step.after(searchTime, [this] { onSearchFinished(); });
}

void AddressChange::stop()
{
    m_search.stop();
    m_step.stop();
    m_reported = 0;
    m_done = {};
}

std::vector<EthernetSearch::Answer> AddressChange::answersOf(const std::string& mac) const
{
    std::vector<EthernetSearch::Answer> all;
    std::ranges::copy_if(m_search.answers(), std::back_inserter(all),
                         [&](const auto& answer) { return answer.sonar.mac == mac; });
    return all;
}

bool AddressChange::isOnlyDevice() const
{
    std::set<std::string> macs;
    for (const EthernetSearch::Answer& answer : m_search.answers())
        macs.insert(answer.sonar.mac);
    return macs.size() == 1;
}

base::Status AddressChange::check(const EthernetSearch::Answer& sonar) const
{
    for (const EthernetSearch::Answer& other : m_search.answers()) {
        if (other.sonar.mac == m_request.mac)
            continue;
        if (other.sonar.address == sonar.sonar.address)
            return refused(base::Message("Two Ping360 have the address %1: unplug the other one, "
                                         "%2, while this one gets a new address.",
                                         sonar.sonar.address.toString(), other.sonar.mac));
        if (other.sonar.address == m_request.address)
            return refused(base::Message("Another Ping360, %1, has the address %2 already.",
                                         other.sonar.mac, m_request.address->toString()));
    }
    if (!m_request.address)
        return base::done();
    return checkAssignable(*m_request.address, m_tools.listNetworks());
}

void AddressChange::onSearchFinished()
{
    const auto answers = answersOf(m_request.mac);
    if (answers.empty()) {
        finish(refused(base::Message(
            "The Ping360 %1 does not answer on any network: check its power and cable.",
            m_request.mac)));
        return;
    }
    // The answer of a network on which the sonar is reached directly is preferred.
    const auto direct = std::ranges::find_if(answers, [](const EthernetSearch::Answer& answer) {
        return answer.network.contains(answer.sonar.address);
    });
    const EthernetSearch::Answer& sonar = direct != answers.end() ? *direct : answers.front();
    if (const auto allowed = check(sonar); !allowed) {
        finish(allowed.error());
        return;
    }
    m_sonar = sonar;
    m_destination = sonar.sonar.address;
    if (direct == answers.end()) {
        if (!isOnlyDevice()) {
            finish(refused(base::Message(
                "This computer is not in the network of the Ping360 %1, and other Ping360s answer: "
                "unplug the others, or give this computer an address near %2.",
                m_request.mac, m_destination.toString())));
            return;
        }
        m_destination = m_sonar.network.broadcast;
    }
    sendDiscovery();
}

void AddressChange::sendDiscovery()
{
    if (!m_request.address) {
        publish();
        return;
    }
    // Any datagram makes this computer resolve the address; the discovery question is harmless to
    // whatever device receives it.
    static_cast<void>(m_search.send(discoveryRequest(), m_sonar.network, *m_request.address));
    m_step.after(neighbourAnswers, [this] {
        const auto neighbour = m_neighbours(*m_request.address);
        // A Ping360 at that address that only received this question has answered in the meantime.
        if (const auto allowed = check(m_sonar); !allowed)
            finish(allowed.error());
        else if (neighbour && normalMac(*neighbour) != m_request.mac)
            finish(refused(base::Message("Another device has the address %1 already: %2.",
                                         m_request.address->toString(), *neighbour)));
        else
            publish();
    });
}

void AddressChange::publish()
{
    ++m_reported;
    m_lastReported = m_clock.now();
    const bool sent = m_search.send(addressChangeRequest(m_request.address.value_or(Ipv4{})),
                                    m_sonar.network, m_destination);
    if (!sent && m_reported == 1) {
        finish(refused(
            base::Message("The Ping360 at %1 could not be reached: no route from this computer.",
                          m_sonar.sonar.address.toString())));
        return;
    }
    // With DHCP the sonar does not answer, and a second order would only request another lease.
    const bool last = !m_request.address || m_reported == maxOrders;
    m_step.after(last ? findsAgain : betweenOrders, [this, last] {
        if (last)
            onVerifyFinished();
        else
            publish();
    });
}

void AddressChange::handle(const EthernetSearch::Answer& answer)
{
    if (m_reported == 0)
        return;
    if (answer.sonar.mac != m_request.mac) {
        if (m_request.address && answer.sonar.address == *m_request.address)
            finish(refused(
                base::Message("Another Ping360, %1, now uses the address %2: unplug one of them.",
                              answer.sonar.mac, m_request.address->toString())));
        return;
    }
    const base::Duration later = m_clock.now() - m_lastReported;
    if (!m_request.address) {
        if (later >= dhcpTakes)
            finish(answer.sonar);
        return;
    }
    if (answer.sonar.address != *m_request.address)
        return;
    // The sonar has understood. Its next answer, to a broadcast question, shows that it is found
    // again.
    if (later >= answerDataFor)
        finish(answer.sonar);
    else
        m_step.after(findsAgain, [this] { onVerifyFinished(); });
}

void AddressChange::onVerifyFinished()
{
    const auto answers = answersOf(m_request.mac);
    const bool keeps = std::ranges::any_of(answers, [&](const EthernetSearch::Answer& answer) {
        return answer.at > m_lastReported && m_request.address &&
               answer.sonar.address != *m_request.address;
    });
    if (keeps)
        finish(refused(base::Message("The Ping360 %1 keeps its address %2.", m_request.mac,
                                     m_sonar.sonar.address.toString())));
    else
        finish(refused(base::Message(
            "The new address was sent to the Ping360 %1, but it was not found again: check that "
            "this computer reaches that network, and switch the sonar off and on.",
            m_request.mac)));
}

void AddressChange::finish(const base::Result<EthernetSonar>& result)
{
    m_search.stop();
    m_reported = 0;
    // Called on the event loop: finish() may be called while an answer is handled, and `done` may
    // delete this object.
    m_step.after({}, [this, result] {
        const Done done = std::exchange(m_done, {});
        done(result);
    });
}

} // namespace leadline::device
