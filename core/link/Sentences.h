// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"

#include <QAbstractSocket>

#include <string>

namespace leadline::link {

// Why a link is not open, in sentences that its user can act on.

[[nodiscard]] std::string unknownHost(const LinkUrl& url);
[[nodiscard]] std::string noWayTo(const LinkUrl& url);
[[nodiscard]] std::string noAddressOfOurs(const LinkUrl& url);
[[nodiscard]] std::string cannotListen(const LinkUrl& url, QAbstractSocket::SocketError error);
[[nodiscard]] std::string cannotConnect(const LinkUrl& url, QAbstractSocket::SocketError error);

} // namespace leadline::link
