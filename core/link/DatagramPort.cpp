// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/DatagramPort.h"

#include "DatagramSocket.h"

#include <utility>

namespace leadline::link {

namespace {

class UdpDatagramPort final : public DatagramPort {
public:
    UdpDatagramPort(const base::Clock& clock, Reader reader)
        : m_socket(std::make_unique<DatagramSocket>(
              clock, [read = std::move(reader)](base::ByteSpan bytes, const QHostAddress& from,
                                                std::uint16_t, base::Instant) {
                  bool isIpv4 = false;
                  const quint32 bits = from.toIPv4Address(&isIpv4);
                  if (isIpv4)
                      read(bytes, Ipv4::ofBits(bits));
              }))
    {
    }
    ~UdpDatagramPort() override { DatagramSocket::retire(m_socket); }

    [[nodiscard]] bool bind(const Ipv4& local)
    {
        return m_socket->bind(QHostAddress(local.bits()), 0);
    }
    bool send(base::ByteSpan bytes, const Ipv4& to, std::uint16_t port) override
    {
        return m_socket->send(bytes, QHostAddress(to.bits()), port);
    }

private:
    std::unique_ptr<DatagramSocket> m_socket;
};

} // namespace

std::unique_ptr<DatagramPort> openDatagramPort(const base::Clock& clock, const Ipv4& local,
                                               DatagramPort::Reader reader)
{
    auto port = std::make_unique<UdpDatagramPort>(clock, std::move(reader));
    if (!port->bind(local))
        return nullptr;
    return port;
}

} // namespace leadline::link
