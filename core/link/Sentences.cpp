// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sentences.h"

namespace leadline::link {

namespace {

std::string portOf(const LinkUrl& url)
{
    return "port " + std::to_string(url.port);
}

} // namespace

std::string unknownHost(const LinkUrl& url)
{
    return "The name " + url.place + " is not known in this network.";
}

std::string noWayTo(const LinkUrl& url)
{
    return "This computer has no way to " + url.place + ": check cable and network address.";
}

std::string noAddressOfOurs(const LinkUrl& url)
{
    return url.place + " is not an address of this computer.";
}

std::string cannotListen(const LinkUrl& url, QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::AddressInUseError:
        return "UDP " + portOf(url) + " is in use by another program.";
    case QAbstractSocket::SocketAccessError:
        return "This user may not listen on UDP " + portOf(url) + ".";
    case QAbstractSocket::SocketAddressNotAvailableError:
        return noAddressOfOurs(url);
    default:
        return "Listening on UDP " + portOf(url) + " of " + url.place + " is not possible.";
    }
}

std::string cannotConnect(const LinkUrl& url, QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::HostNotFoundError:
        return unknownHost(url);
    case QAbstractSocket::ConnectionRefusedError:
        return url.place + " is there, but nothing listens on its TCP " + portOf(url) + ".";
    case QAbstractSocket::RemoteHostClosedError:
        return url.place + " closed the connection.";
    case QAbstractSocket::NetworkError:
        return noWayTo(url);
    default:
        return url.place + " does not answer on TCP " + portOf(url) + ".";
    }
}

} // namespace leadline::link
