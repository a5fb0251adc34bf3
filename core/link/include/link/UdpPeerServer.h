// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Result.h"
#include "link/Peer.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <string>

namespace leadline::link {

class DatagramSocket;

/// Serves a simulated device to any number of UDP clients.
class UdpPeerServer : public QObject {
    Q_OBJECT

public:
    UdpPeerServer(std::unique_ptr<Peer> peer, const base::Clock& clock, QObject* parent = nullptr);
    ~UdpPeerServer() override;

    /// `address` is an address of this computer; `port` 0 selects a free port.
    [[nodiscard]] base::Status listen(const std::string& address, std::uint16_t port);
    [[nodiscard]] std::uint16_t port() const;
    /// Stops listening until listen() is called again.
    void close();

    [[nodiscard]] Peer& peer() { return *m_peer; }

private:
    class Clients;

    const base::Clock& m_clock;
    std::unique_ptr<Peer> m_peer;
    std::unique_ptr<Clients> m_clients;
    std::unique_ptr<DatagramSocket> m_socket;
};

} // namespace leadline::link
