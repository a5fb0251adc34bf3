// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/EthernetSearch.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

constexpr auto betweenQuestions = std::chrono::seconds(1);
/// Limits for forged answers: how many are kept, and how many are handled per question.
constexpr std::size_t maxAnswers = 256;
constexpr std::size_t maxPerRound = 64;
/// A sonar that has not answered for so long makes room for another one.
constexpr auto silentFor = 5 * betweenQuestions;

} // namespace

EthernetSearch::EthernetSearch(base::Clock& clock, EthernetTools tools, QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_tools(std::move(tools)),
      m_round(clock)
{
}

EthernetSearch::~EthernetSearch() = default;

void EthernetSearch::start()
{
    m_answers.clear();
    ask();
}

void EthernetSearch::stop()
{
    m_round.stop();
    m_ports.clear();
}

void EthernetSearch::ask()
{
    updateNetworks();
    m_received = 0;
    const std::vector<std::byte> question = discoveryRequest();
    // A send that fails needs no handling: the question is repeated after a second.
    for (const Port& each : m_ports)
        each.port->send(question, each.network.broadcast, m_tools.port);
    m_round.after(betweenQuestions, [this] { ask(); });
}

void EthernetSearch::updateNetworks()
{
    const std::vector<link::Ipv4Network> networks = m_tools.listNetworks();
    std::erase_if(m_ports, [&](const Port& port) {
        return std::ranges::find(networks, port.network) == networks.end();
    });
    for (const link::Ipv4Network& network : networks) {
        if (std::ranges::find(m_ports, network, &Port::network) != m_ports.end())
            continue;
        auto port = m_tools.openPort(
            m_clock, network.address,
            [this, network](base::ByteSpan bytes, const link::Ipv4&) { take(bytes, network); });
        if (port)
            m_ports.push_back({network, std::move(port)});
    }
}

bool EthernetSearch::send(base::ByteSpan datagram, const link::Ipv4Network& through,
                          const link::Ipv4& to)
{
    const auto found = std::ranges::find(m_ports, through, &Port::network);
    return found != m_ports.end() && found->port->send(datagram, to, m_tools.port);
}

void EthernetSearch::take(base::ByteSpan datagram, const link::Ipv4Network& network)
{
    const auto sonar = m_received < maxPerRound ? parseDiscoveryAnswer(datagram) : std::nullopt;
    if (!sonar)
        return;
    ++m_received;
    Answer* const place = findOrAddAnswer(*sonar, network);
    if (place == nullptr)
        return;
    const Answer answer{*sonar, network, m_clock.now()};
    *place = answer;
    emit answered(answer);
}

/// Returns null if there is no room for another sonar.
EthernetSearch::Answer* EthernetSearch::findOrAddAnswer(const EthernetSonar& sonar,
                                                        const link::Ipv4Network& network)
{
    const auto known = std::ranges::find_if(m_answers, [&](const Answer& answer) {
        const bool same = sonar.mac.empty() ? answer.sonar.address == sonar.address
                                            : answer.sonar.mac == sonar.mac;
        return same && answer.network == network;
    });
    if (known != m_answers.end())
        return &*known;
    if (m_answers.size() < maxAnswers)
        return &m_answers.emplace_back();
    const auto oldest = std::ranges::min_element(m_answers, {}, &Answer::at);
    return m_clock.now() - oldest->at > silentFor ? &*oldest : nullptr;
}

} // namespace leadline::device
