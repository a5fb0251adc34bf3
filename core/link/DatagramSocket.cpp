// SPDX-License-Identifier: GPL-3.0-or-later
#include "DatagramSocket.h"

#include "UdpRefusals.h"

#include <QVariant>

#include <span>
#include <utility>

namespace leadline::link {

namespace {

constexpr std::size_t largestDatagram = 65536;
/// Holds some seconds of both sonars' data while the thread is kept from reading.
constexpr int receiveBufferSize = 1 << 20;
constexpr int datagramsAtOnce = 256;

} // namespace

DatagramSocket::DatagramSocket(const base::Clock& clock, Reader reader)
    : m_clock(clock),
      m_reader(std::move(reader)),
      m_buffer(largestDatagram)
{
    connect(&m_socket, &QUdpSocket::readyRead, this, &DatagramSocket::read);
}

bool DatagramSocket::bind(const QHostAddress& address, std::uint16_t port)
{
    if (!m_socket.bind(address, port, QUdpSocket::DontShareAddress))
        return false;
    m_socket.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, receiveBufferSize);
    return true;
}

void DatagramSocket::setRefusalHandler(std::function<void(Link::Refusal)> refused)
{
    m_refused = std::move(refused);
    enableRefusals(m_socket.socketDescriptor(),
                   m_socket.localAddress().protocol() == QAbstractSocket::IPv6Protocol);
}

// Reads the queued ICMP errors; an error that is not read would make the next send fail.
void DatagramSocket::readRefusals()
{
    if (!m_refused)
        return;
    const auto refusal = link::readRefusals(m_socket.socketDescriptor());
    if (refusal != Link::Refusal::None)
        m_refused(refusal);
}

bool DatagramSocket::send(base::ByteSpan bytes, const QHostAddress& to, std::uint16_t port)
{
    readRefusals();
    const auto size = static_cast<qint64>(bytes.size());
    // An empty datagram has a meaning of its own; Qt needs a valid pointer for it nevertheless.
    const char nothing = 0;
    const char* data = bytes.empty() ? &nothing : reinterpret_cast<const char*>(bytes.data());
    if (m_socket.writeDatagram(data, size, to, port) == size)
        return true;
    // A queued ICMP error of an earlier datagram may have made this send fail.
    return m_refused && (readRefusals(), m_socket.writeDatagram(data, size, to, port) == size);
}

void DatagramSocket::retire(std::unique_ptr<DatagramSocket>& socket)
{
    if (!socket || !socket->m_reading) {
        socket.reset();
        return;
    }
    socket->m_retired = true;
    socket.release()->deleteLater();
}

void DatagramSocket::read()
{
    m_reading = true;
    readRefusals();
    // Without a datagram to read, Qt would not notify again until one is requested.
    if (m_refused && !m_socket.hasPendingDatagrams())
        m_socket.readDatagram(nullptr, 0);
    int left = datagramsAtOnce;
    for (; left > 0 && !m_retired && m_socket.hasPendingDatagrams(); --left) {
        QHostAddress from;
        std::uint16_t port = 0;
        const qint64 size = m_socket.readDatagram(
            m_buffer.data(), static_cast<qint64>(m_buffer.size()), &from, &port);
        const base::Instant at = m_clock.now();
        // A negative size is the error of an unreachable port; reading it has cleared it.
        if (size >= 0)
            m_reader(std::as_bytes(std::span(m_buffer)).first(static_cast<std::size_t>(size)), from,
                     port, at);
    }
    m_reading = false;
    if (left == 0 && !m_retired)
        QMetaObject::invokeMethod(this, &DatagramSocket::read, Qt::QueuedConnection);
}

} // namespace leadline::link
