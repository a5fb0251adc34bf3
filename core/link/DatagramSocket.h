// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "link/Link.h"

#include <QHostAddress>
#include <QObject>
#include <QUdpSocket>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace leadline::link {

/// A bound UDP socket that is never connected: a connected one receives nothing more after one
/// refused datagram. Reads a limited number of datagrams at once, so that a flood does not block
/// the thread.
class DatagramSocket : public QObject {
    Q_OBJECT

public:
    using Reader = std::function<void(base::ByteSpan bytes, const QHostAddress& from,
                                      std::uint16_t port, base::Instant at)>;

    DatagramSocket(const base::Clock& clock, Reader reader);

    /// Deletes the socket; may be called from within its reader, which is not called again.
    static void retire(std::unique_ptr<DatagramSocket>& socket);

    [[nodiscard]] bool bind(const QHostAddress& address, std::uint16_t port);
    /// From now on calls `refused` when the network reports that a datagram could not be delivered.
    /// The socket must be bound.
    void setRefusalHandler(std::function<void(Link::Refusal)> refused);
    [[nodiscard]] bool send(base::ByteSpan bytes, const QHostAddress& to, std::uint16_t port);
    [[nodiscard]] std::uint16_t localPort() const { return m_socket.localPort(); }
    [[nodiscard]] QAbstractSocket::SocketError error() const { return m_socket.error(); }
    [[nodiscard]] QString errorString() const { return m_socket.errorString(); }

private:
    void read();
    void readRefusals();

    const base::Clock& m_clock;
    Reader m_reader;
    std::function<void(Link::Refusal)> m_refused;
    QUdpSocket m_socket;
    std::vector<char> m_buffer;
    bool m_reading = false;
    bool m_retired = false;
};

} // namespace leadline::link
