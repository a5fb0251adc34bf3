// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"

#include <cstdint>
#include <memory>

class QHostAddress;

namespace leadline::link {

class DatagramSocket;

/// Listens on a UDP port and speaks with who is heard there first; datagrams of others are counted
/// and dropped. A peer that fell silent gives way to the next one: on its own host after two
/// seconds (it may have been restarted, with another port), elsewhere after five.
class UdpServerLink : public Link {
    Q_OBJECT

public:
    UdpServerLink(LinkUrl url, base::Clock& clock, QObject* parent = nullptr);
    ~UdpServerLink() override;

    /// The port it listens on; 0 if it is not open. Differs from the URL's where that is 0.
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
    base::Instant m_lastHeard;
};

} // namespace leadline::link
