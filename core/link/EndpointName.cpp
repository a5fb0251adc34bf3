// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/EndpointName.h"

namespace leadline::link {

std::string nameOfPlace(const LinkUrl& url)
{
    switch (url.kind) {
    case LinkUrl::Kind::Serial:
        return url.place.substr(url.place.rfind('/') + 1);
    case LinkUrl::Kind::Sim:
        return url.toString();
    case LinkUrl::Kind::Udp:
    case LinkUrl::Kind::UdpIn:
    case LinkUrl::Kind::Tcp:
        break;
    }
    return url.place + ':' + std::to_string(url.port);
}

} // namespace leadline::link
