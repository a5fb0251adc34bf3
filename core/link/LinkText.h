// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Ascii.h"
#include "link/LinkUrl.h"

#include <QAbstractSocket>
#include <optional>
#include <string>
#include <string_view>

/// The letters of a link: plain ASCII, whatever the system's locale says.
namespace leadline::link {

[[nodiscard]] constexpr bool isOneOf(char c, std::string_view these)
{
    return these.find(c) != std::string_view::npos;
}

using base::isDigit;

[[nodiscard]] constexpr bool isAlphanumeric(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A whole number and nothing else, within these bounds.
template<class Number>
[[nodiscard]] std::optional<Number> number(std::string_view text, Number least, Number most)
{
    const auto value = base::wholeNumber<Number>(text);
    const bool fits = value && isDigit(text.front()) && *value >= least && *value <= most;
    return fits ? value : std::nullopt;
}

/// The text in a sentence: nothing that moves a terminal's cursor, nothing endless.
[[nodiscard]] std::string quoted(std::string_view text);

/// Nullopt where a % is followed by no two digits, or a control character comes of it.
[[nodiscard]] std::optional<std::string> percentDecoded(std::string_view text);
[[nodiscard]] std::string percentEncoded(std::string_view text);

/// What may stand for a host in a link.

/// With or without a zone: fe80::1%eth0.
[[nodiscard]] bool isIpv6(std::string_view host);
/// Four numbers and nothing else: QHostAddress takes "1" and "1.2.3" for addresses too.
[[nodiscard]] bool isIpv4(std::string_view host);
[[nodiscard]] bool isHostName(std::string_view host);
/// 0.0.0.0 or ::, which stand for every address.
[[nodiscard]] bool isUnspecified(std::string_view host);

// Why a link is not open, in sentences that its user can act on.

[[nodiscard]] std::string unknownHost(const LinkUrl& url);
[[nodiscard]] std::string noWayTo(const LinkUrl& url);
[[nodiscard]] std::string noAddressOfOurs(const LinkUrl& url);
[[nodiscard]] std::string cannotListen(const LinkUrl& url, QAbstractSocket::SocketError error);
[[nodiscard]] std::string cannotConnect(const LinkUrl& url, QAbstractSocket::SocketError error);

} // namespace leadline::link
