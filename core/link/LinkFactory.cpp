// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/LinkFactory.h"

#include "link/SerialLink.h"
#include "link/SimLink.h"
#include "link/TcpLink.h"
#include "link/UdpLink.h"
#include "link/UdpServerLink.h"

#include <utility>

namespace leadline::link {

base::Result<std::unique_ptr<Link>> makeLink(const LinkUrl& url, base::Clock& clock,
                                             const PeerMaker& makePeer)
{
    std::unique_ptr<Link> link;
    switch (url.kind) {
    case LinkUrl::Kind::Serial:
        link = std::make_unique<SerialLink>(url, clock);
        break;
    case LinkUrl::Kind::Udp:
        link = std::make_unique<UdpLink>(url, clock);
        break;
    case LinkUrl::Kind::UdpIn:
        link = std::make_unique<UdpServerLink>(url, clock);
        break;
    case LinkUrl::Kind::Tcp:
        link = std::make_unique<TcpLink>(url, clock);
        break;
    case LinkUrl::Kind::Sim: {
        if (!makePeer)
            return base::Error{base::Message("There are no simulated devices here.")};
        auto peer = makePeer(url.device.value_or(ping::Family::Ping1D), clock);
        if (!peer)
            return peer.error();
        link = std::make_unique<SimLink>(url, clock, std::move(*peer));
        break;
    }
    }
    return link;
}

} // namespace leadline::link
