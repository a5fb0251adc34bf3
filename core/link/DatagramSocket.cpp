// SPDX-License-Identifier: GPL-3.0-or-later
#include "DatagramSocket.h"

#include "UdpRefusals.h"

#include <QVariant>

#include <span>
#include <utility>

namespace leadline::link {

namespace {

constexpr std::size_t largestDatagram = 65536;
/// Some seconds of both sonars, for a thread that was kept from reading.
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

void DatagramSocket::tellRefusals(std::function<void(Link::Refusal)> refused)
{
    m_refused = std::move(refused);
    keepRefusals(m_socket.socketDescriptor(),
                 m_socket.localAddress().protocol() == QAbstractSocket::IPv6Protocol);
}

// One that was not taken would fail the next datagram.
void DatagramSocket::takeRefusals()
{
    if (!m_refused)
        return;
    const auto refusal = link::takeRefusals(m_socket.socketDescriptor());
    if (refusal != Link::Refusal::None)
        m_refused(refusal);
}

bool DatagramSocket::send(base::ByteSpan bytes, const QHostAddress& to, std::uint16_t port)
{
    takeRefusals();
    const auto size = static_cast<qint64>(bytes.size());
    // An empty datagram is a request of its own; Qt wants to be given some address for it.
    const char nothing = 0;
    const char* data = bytes.empty() ? &nothing : reinterpret_cast<const char*>(bytes.data());
    if (m_socket.writeDatagram(data, size, to, port) == size)
        return true;
    // The word of one before may have come just now.
    return m_refused && (takeRefusals(), m_socket.writeDatagram(data, size, to, port) == size);
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
    takeRefusals();
    // Woken by no datagram, it would not be woken again before one was asked for.
    if (m_refused && !m_socket.hasPendingDatagrams())
        m_socket.readDatagram(nullptr, 0);
    int left = datagramsAtOnce;
    for (; left > 0 && !m_retired && m_socket.hasPendingDatagrams(); --left) {
        QHostAddress from;
        std::uint16_t port = 0;
        const qint64 size = m_socket.readDatagram(
            m_buffer.data(), static_cast<qint64>(m_buffer.size()), &from, &port);
        const base::Instant at = m_clock.now();
        // An error is the word of an unreachable port; it is taken by having been read.
        if (size >= 0)
            m_reader(std::as_bytes(std::span(m_buffer)).first(static_cast<std::size_t>(size)), from,
                     port, at);
    }
    m_reading = false;
    if (left == 0 && !m_retired)
        QMetaObject::invokeMethod(this, &DatagramSocket::read, Qt::QueuedConnection);
}

} // namespace leadline::link
