// SPDX-License-Identifier: GPL-3.0-or-later
#include "DatagramSocket.h"

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

bool DatagramSocket::send(base::ByteSpan bytes, const QHostAddress& to, std::uint16_t port)
{
    const auto size = static_cast<qint64>(bytes.size());
    // An empty datagram is a request of its own; Qt wants to be given some address for it.
    const char nothing = 0;
    const char* data = bytes.empty() ? &nothing : reinterpret_cast<const char*>(bytes.data());
    return m_socket.writeDatagram(data, size, to, port) == size;
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
