// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/EthernetSonar.h"
#include "link/DatagramPort.h"
#include "link/Ipv4.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <vector>

namespace leadline::device {

/// Network functions that a search uses; replaced in tests.
struct EthernetTools {
    link::NetworkLister listNetworks = link::listIpv4Networks;
    link::DatagramPortMaker openPort = link::openDatagramPort;
    std::uint16_t port = ethernetDiscoveryPort;
};

/// Broadcasts the discovery question every second on every network of this computer. The question
/// does not disturb a Ping360.
class EthernetSearch : public QObject {
    Q_OBJECT

public:
    /// A sonar that answered, and this computer's network on which the answer arrived.
    struct Answer {
        EthernetSonar sonar;
        link::Ipv4Network network;
        base::Instant at;
    };

    explicit EthernetSearch(base::Clock& clock, EthernetTools tools = {},
                            QObject* parent = nullptr);
    ~EthernetSearch() override;

    void start();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_round.isSet(); }

    /// The newest answer of each sonar on each network since start().
    [[nodiscard]] const std::vector<Answer>& answers() const { return m_answers; }
    /// Sends a datagram to the discovery port of one sonar, or of all sonars at a broadcast
    /// address. Returns false if the network is gone or the datagram could not be sent.
    bool send(base::ByteSpan datagram, const link::Ipv4Network& through, const link::Ipv4& to);

signals:
    void answered(const leadline::device::EthernetSearch::Answer& answer);

private:
    struct Port {
        link::Ipv4Network network;
        std::unique_ptr<link::DatagramPort> port;
    };

    void ask();
    void updateNetworks();
    void take(base::ByteSpan datagram, const link::Ipv4Network& network);
    [[nodiscard]] Answer* findOrAddAnswer(const EthernetSonar& sonar,
                                          const link::Ipv4Network& network);

    base::Clock& m_clock;
    EthernetTools m_tools;
    std::vector<Port> m_ports;
    std::vector<Answer> m_answers;
    /// Number of answers since the last question; bounded, since anybody on the network can send
    /// them.
    std::size_t m_received = 0;
    base::Timer m_round;
};

} // namespace leadline::device
