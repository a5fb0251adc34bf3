// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/UdpLink.h"

#include "DatagramSocket.h"
#include "LinkText.h"

#include <QHostInfo>

#include <chrono>
#include <utility>

namespace leadline::link {

namespace {

/// True if the routing table has a route to the address; nothing is sent.
bool hasRouteTo(const QHostAddress& address, std::uint16_t port)
{
    QUdpSocket probe;
    probe.connectToHost(address, port);
    return probe.state() == QAbstractSocket::ConnectedState;
}

} // namespace

UdpLink::UdpLink(LinkUrl url, base::Clock& clock, QObject* parent)
    : Link(std::move(url), clock, parent)
{
}

UdpLink::~UdpLink()
{
    UdpLink::shutDown();
}

void UdpLink::startOpening()
{
    const QString host = QString::fromStdString(url().place);
    if (const QHostAddress address(host); !address.isNull()) {
        openTo(address);
        return;
    }
    // Connected by name because Qt 6.4 leaks the function object of a lookup that is aborted.
    m_lookup = QHostInfo::lookupHost(host, this, SLOT(onHostFound(QHostInfo)));
}

void UdpLink::onHostFound(const QHostInfo& info)
{
    // Aborting does not stop a lookup whose result has been found but not yet delivered.
    if (info.lookupId() != m_lookup)
        return;
    m_lookup = -1;
    if (info.addresses().isEmpty())
        failed(unknownHost(url()));
    else
        openTo(info.addresses().first());
}

void UdpLink::openTo(const QHostAddress& peer)
{
    if (!hasRouteTo(peer, url().port)) {
        failed(noRouteTo(url()));
        return;
    }
    m_peer = std::make_unique<QHostAddress>(peer);
    m_socket = std::make_unique<DatagramSocket>(
        clock(), [this](base::ByteSpan bytes, const QHostAddress& from, std::uint16_t port,
                        base::Instant at) {
            if (port != url().port || !from.isEqual(*m_peer))
                countRejectedDatagram();
            else if (!bytes.empty())
                arrived(bytes, at);
        });
    const bool ip6 = peer.protocol() == QAbstractSocket::IPv6Protocol;
    if (!m_socket->bind(ip6 ? QHostAddress::AnyIPv6 : QHostAddress::AnyIPv4, 0)) {
        failed(base::Message("No UDP port could be opened: %1.",
                             m_socket->errorString().toStdString()));
        return;
    }
    m_socket->setRefusalHandler([this](Refusal refusal) { refused(refusal); });
    opened();
}

void UdpLink::shutDown()
{
    if (m_lookup >= 0)
        QHostInfo::abortHostLookup(m_lookup);
    m_lookup = -1;
    DatagramSocket::retire(m_socket);
}

bool UdpLink::write(base::ByteSpan bytes)
{
    if (m_socket->send(bytes, *m_peer, url().port))
        return true;
    // A full send buffer loses only this datagram; without a route every datagram is lost.
    if (m_socket->error() == QAbstractSocket::NetworkError && !hasRouteTo(*m_peer, url().port))
        failed(noRouteTo(url()));
    return false;
}

} // namespace leadline::link
