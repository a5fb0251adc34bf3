// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"

#include <cstdint>
#include <memory>

class QHostAddress;

namespace leadline::link {

class DatagramSocket;

/// Listens on a UDP port and communicates with the first sender; datagrams of others are counted
/// and dropped. If the peer is silent another sender replaces it: after two seconds from the same
/// host (a restarted program with another port), after five seconds from another host.
class UdpServerLink : public Link {
    Q_OBJECT

public:
    UdpServerLink(LinkUrl url, base::Clock& clock, QObject* parent = nullptr);
    ~UdpServerLink() override;

    /// The port it listens on, also if the URL's port is 0; 0 if it is not open.
    [[nodiscard]] std::uint16_t localPort() const;

protected:
    void startOpening() override;
    void shutDown() override;
    [[nodiscard]] bool write(base::ByteSpan bytes) override;

private:
    void take(base::ByteSpan bytes, const QHostAddress& from, std::uint16_t port, base::Instant at);

    std::unique_ptr<DatagramSocket> m_socket;
    std::unique_ptr<QHostAddress> m_peer;
    std::uint16_t m_peerPort = 0;
    base::Instant m_lastReceived;
};

} // namespace leadline::link
