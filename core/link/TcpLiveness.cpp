// SPDX-License-Identifier: GPL-3.0-or-later
#include "TcpLiveness.h"

#if defined(__linux__)
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

namespace leadline::link {

void noticeDeadPeer([[maybe_unused]] std::intptr_t socket)
{
#if defined(__linux__)
    const unsigned unacknowledgedMs = 4000;
    const int idleS = 2;
    const int intervalS = 1;
    const auto fd = static_cast<int>(socket);
    // Where one of them is refused the connection is as good as without it.
    ::setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &unacknowledgedMs, sizeof(unacknowledgedMs));
    ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idleS, sizeof(idleS));
    ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &intervalS, sizeof(intervalS));
#endif
}

} // namespace leadline::link
