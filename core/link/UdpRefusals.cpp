// SPDX-License-Identifier: GPL-3.0-or-later
#include "UdpRefusals.h"

#if defined(__linux__)
#include <cerrno>
#include <ctime> // the kernel's header wants it
#include <linux/errqueue.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <cstring>
#endif

namespace leadline::link {

#if defined(__linux__)

namespace {

/// Room for the control data: the error, followed by the address of the host that reported it.
constexpr std::size_t roomForControl = 256;

Link::Refusal refusalOf(std::uint32_t error)
{
    switch (error) {
    case ECONNREFUSED:
        return Link::Refusal::Port;
    case EHOSTUNREACH:
    case EHOSTDOWN:
    case ENETUNREACH:
        return Link::Refusal::Host;
    default:
        return Link::Refusal::None;
    }
}

bool isError(const cmsghdr& part)
{
    return (part.cmsg_level == IPPROTO_IP && part.cmsg_type == IP_RECVERR) ||
           (part.cmsg_level == IPPROTO_IPV6 && part.cmsg_type == IPV6_RECVERR);
}

} // namespace

void enableRefusals(std::intptr_t socket, bool ip6)
{
    const int on = 1;
    const auto fd = static_cast<int>(socket);
    if (ip6)
        ::setsockopt(fd, IPPROTO_IPV6, IPV6_RECVERR, &on, sizeof(on));
    else
        ::setsockopt(fd, IPPROTO_IP, IP_RECVERR, &on, sizeof(on));
}

Link::Refusal readRefusals(std::intptr_t socket)
{
    auto newest = Link::Refusal::None;
    for (;;) {
        alignas(cmsghdr) std::array<char, roomForControl> control{};
        msghdr message{};
        message.msg_control = control.data();
        message.msg_controllen = control.size();
        if (::recvmsg(static_cast<int>(socket), &message, MSG_ERRQUEUE | MSG_DONTWAIT) < 0)
            return newest;
        for (cmsghdr* part = CMSG_FIRSTHDR(&message); part != nullptr;
             part = CMSG_NXTHDR(&message, part)) {
            if (!isError(*part))
                continue;
            sock_extended_err error{};
            std::memcpy(&error, CMSG_DATA(part), sizeof(error));
            if (const auto its = refusalOf(error.ee_errno); its != Link::Refusal::None)
                newest = its;
        }
    }
}

#else

void enableRefusals(std::intptr_t, bool) {}

Link::Refusal readRefusals(std::intptr_t)
{
    return Link::Refusal::None;
}

#endif

} // namespace leadline::link
