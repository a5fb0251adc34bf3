// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Ascii.h"
#include "link/LinkUrl.h"

#include <QAbstractSocket>
#include <optional>
#include <string>
#include <string_view>

/// Character tests for plain ASCII, independent of the system's locale.
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

/// Parses a whole number within these bounds; nullopt for any other text.
template<class Number>
[[nodiscard]] std::optional<Number> number(std::string_view text, Number least, Number most)
{
    const auto value = base::parseNumber<Number>(text);
    const bool fits = value && isDigit(text.front()) && *value >= least && *value <= most;
    return fits ? value : std::nullopt;
}

/// Text for a sentence: without control characters, which could move a terminal's cursor, and
/// shortened.
[[nodiscard]] std::string quoted(std::string_view text);

/// Returns nullopt if a % is not followed by two hexadecimal digits, or the result contains a
/// control character.
[[nodiscard]] std::optional<std::string> percentDecoded(std::string_view text);
[[nodiscard]] std::string percentEncoded(std::string_view text);

/// Forms of a host in a link's address.

/// True for an IPv6 address with or without a zone: fe80::1%eth0.
[[nodiscard]] bool isIpv6(std::string_view host);
/// True only for four numbers, unlike QHostAddress, which also accepts "1" and "1.2.3".
[[nodiscard]] bool isIpv4(std::string_view host);
[[nodiscard]] bool isHostName(std::string_view host);
/// True for 0.0.0.0 and ::, which stand for every address.
[[nodiscard]] bool isUnspecified(std::string_view host);

// Reasons why a link is not open, as sentences that a user can act on.

[[nodiscard]] base::Message unknownHost(const LinkUrl& url);
[[nodiscard]] base::Message noRouteTo(const LinkUrl& url);
[[nodiscard]] base::Message notLocalAddress(const LinkUrl& url);
[[nodiscard]] base::Message cannotListen(const LinkUrl& url, QAbstractSocket::SocketError error);
[[nodiscard]] base::Message cannotConnect(const LinkUrl& url, QAbstractSocket::SocketError error);

} // namespace leadline::link
