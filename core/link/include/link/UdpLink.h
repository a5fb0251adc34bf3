// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"

#include <memory>

class QHostAddress;
class QHostInfo;

namespace leadline::link {

class DatagramSocket;

/// A client of one UDP endpoint. Open means that there is a route to the host; only received data
/// proves that something answers. Datagrams of others are counted and dropped.
class UdpLink : public Link {
    Q_OBJECT

public:
    UdpLink(LinkUrl url, base::Clock& clock, QObject* parent = nullptr);
    ~UdpLink() override;

protected:
    void startOpening() override;
    void shutDown() override;
    [[nodiscard]] bool write(base::ByteSpan bytes) override;

private slots:
    void onHostFound(const QHostInfo& info);

private:
    void openTo(const QHostAddress& peer);

    std::unique_ptr<DatagramSocket> m_socket;
    std::unique_ptr<QHostAddress> m_peer;
    int m_lookup = -1;
};

} // namespace leadline::link
