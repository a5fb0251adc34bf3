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

/// The networks as a search reaches them; replaced in tests.
struct EthernetTools {
    link::NetworkLister listNetworks = link::listIpv4Networks;
    link::DatagramPortMaker openPort = link::openDatagramPort;
    std::uint16_t port = ethernetDiscoveryPort;
};

/// Asks every second, on every network of this computer at once, which Ping360 are there. A sonar
/// is not disturbed by that.
class EthernetSearch : public QObject {
    Q_OBJECT

public:
    /// Who answered, and the network of ours through which he did.
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

    /// The newest answer of each sonar and network since start().
    [[nodiscard]] const std::vector<Answer>& answers() const { return m_answers; }
    /// A datagram to the discovery port of one sonar, or of all at a broadcast address.
    bool send(base::ByteSpan datagram, const link::Ipv4Network& through, const link::Ipv4& to);

signals:
    void answered(const leadline::device::EthernetSearch::Answer& answer);

private:
    struct Port {
        link::Ipv4Network network;
        std::unique_ptr<link::DatagramPort> port;
    };

    void ask();
    void followNetworks();
    void take(base::ByteSpan datagram, const link::Ipv4Network& network);
    [[nodiscard]] Answer* placeFor(const EthernetSonar& sonar, const link::Ipv4Network& network);

    base::Clock& m_clock;
    EthernetTools m_tools;
    std::vector<Port> m_ports;
    std::vector<Answer> m_answers;
    /// Since it was asked the last time.
    std::size_t m_heard = 0;
    base::Timer m_round;
};

} // namespace leadline::device
