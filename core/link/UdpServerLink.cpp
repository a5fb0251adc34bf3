// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/UdpServerLink.h"

#include "DatagramSocket.h"
#include "LinkText.h"

#include <chrono>
#include <utility>

namespace leadline::link {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration silenceOfSameHost = 2s;
constexpr base::Duration silenceOfPeer = 5s;

} // namespace

UdpServerLink::UdpServerLink(LinkUrl url, base::Clock& clock, QObject* parent)
    : Link(std::move(url), clock, parent)
{
}

UdpServerLink::~UdpServerLink()
{
    UdpServerLink::shutDown();
}

std::uint16_t UdpServerLink::localPort() const
{
    return m_socket ? m_socket->localPort() : std::uint16_t{0};
}

void UdpServerLink::startOpening()
{
    m_socket = std::make_unique<DatagramSocket>(
        clock(), [this](base::ByteSpan bytes, const QHostAddress& from, std::uint16_t port,
                        base::Instant at) { take(bytes, from, port, at); });
    const QHostAddress address(QString::fromStdString(url().place));
    if (address.isNull()) {
        failed(notLocalAddress(url()));
    } else if (m_socket->bind(address, url().port)) {
        opened();
    } else {
        const auto error = m_socket->error();
        failed(cannotListen(url(), error),
               error == QAbstractSocket::AddressInUseError ? Cause::InUse : Cause::Other);
    }
}

void UdpServerLink::shutDown()
{
    m_peer.reset();
    DatagramSocket::retire(m_socket);
}

void UdpServerLink::take(base::ByteSpan bytes, const QHostAddress& from, std::uint16_t port,
                         base::Instant at)
{
    if (m_peer && !(port == m_peerPort && from.isEqual(*m_peer))) {
        const auto timeout = from.isEqual(*m_peer) ? silenceOfSameHost : silenceOfPeer;
        if (at - m_lastReceived < timeout) {
            countRejectedDatagram();
            return;
        }
    }
    m_peer = std::make_unique<QHostAddress>(from);
    m_peerPort = port;
    m_lastReceived = at;
    if (!bytes.empty())
        arrived(bytes, at);
}

bool UdpServerLink::write(base::ByteSpan bytes)
{
    return m_peer && m_socket->send(bytes, *m_peer, m_peerPort);
}

} // namespace leadline::link
