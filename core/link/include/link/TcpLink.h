// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"

#include <memory>

class QTcpSocket;

namespace leadline::link {

/// A client of one TCP endpoint.
class TcpLink : public Link {
    Q_OBJECT

public:
    TcpLink(LinkUrl url, base::Clock& clock, QObject* parent = nullptr);
    ~TcpLink() override;

protected:
    void startOpening() override;
    void shutDown() override;
    [[nodiscard]] bool write(base::ByteSpan bytes) override;
    /// TCP cannot carry the empty datagram that requests a measurement from a bridge.
    void startMeasuringRate(std::function<void()> ready) override;

private:
    void connected();
    void read();
    void fail();

    QTcpSocket* m_socket = nullptr;
    base::Timer m_timeout;
};

} // namespace leadline::link
