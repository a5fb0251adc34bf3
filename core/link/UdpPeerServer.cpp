// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/UdpPeerServer.h"

#include "DatagramSocket.h"
#include "LinkText.h"

#include <deque>
#include <utility>

namespace leadline::link {

/// Numbers for the endpoints from which datagrams arrived. The limit is high and the oldest are
/// dropped first, so that an endpoint that only receives a stream is kept among others that send
/// from ever new ports.
class UdpPeerServer::Clients {
public:
    struct Endpoint {
        Peer::Client number;
        QHostAddress address;
        std::uint16_t port;
    };

    Peer::Client numberOf(const QHostAddress& address, std::uint16_t port)
    {
        for (const Endpoint& known : m_endpoints)
            if (known.port == port && known.address == address)
                return known.number;
        if (m_endpoints.size() == most)
            m_endpoints.pop_front();
        m_endpoints.push_back({++m_last, address, port});
        return m_last;
    }

    [[nodiscard]] const Endpoint* find(Peer::Client number) const
    {
        for (const Endpoint& known : m_endpoints)
            if (known.number == number)
                return &known;
        return nullptr;
    }

private:
    static constexpr std::size_t most = 4096;

    std::deque<Endpoint> m_endpoints;
    Peer::Client m_last = 0;
};

UdpPeerServer::UdpPeerServer(std::unique_ptr<Peer> peer, const base::Clock& clock, QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_peer(std::move(peer)),
      m_clients(std::make_unique<Clients>())
{
    m_peer->setOutput([this](base::ByteSpan bytes, Peer::Client to) {
        // A datagram that cannot be sent is lost, as on any line.
        if (const auto* client = m_clients->find(to); client != nullptr && m_socket)
            static_cast<void>(m_socket->send(bytes, client->address, client->port));
    });
}

UdpPeerServer::~UdpPeerServer()
{
    UdpPeerServer::close();
}

base::Status UdpPeerServer::listen(const std::string& address, std::uint16_t port)
{
    close();
    LinkUrl place;
    place.kind = LinkUrl::Kind::UdpIn;
    place.place = address;
    place.port = port;
    const QHostAddress host(QString::fromStdString(address));
    if (host.isNull())
        return base::Error{notLocalAddress(place)};
    auto socket = std::make_unique<DatagramSocket>(
        m_clock,
        [this](base::ByteSpan bytes, const QHostAddress& from, std::uint16_t fromPort,
               base::Instant) { m_peer->receive(bytes, m_clients->numberOf(from, fromPort)); });
    if (!socket->bind(host, port))
        return base::Error{cannotListen(place, socket->error())};
    m_socket = std::move(socket);
    return base::done();
}

std::uint16_t UdpPeerServer::port() const
{
    return m_socket ? m_socket->localPort() : std::uint16_t{0};
}

void UdpPeerServer::close()
{
    DatagramSocket::retire(m_socket);
}

} // namespace leadline::link
