// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// What may stand for a host in a link.
namespace leadline::link {

/// With or without a zone: fe80::1%eth0.
[[nodiscard]] bool isIpv6(std::string_view host);
/// Four numbers and nothing else: QHostAddress takes "1" and "1.2.3" for addresses too.
[[nodiscard]] bool isIpv4(std::string_view host);
[[nodiscard]] bool isHostName(std::string_view host);
/// 0.0.0.0 or ::, which stand for every address.
[[nodiscard]] bool isUnspecified(std::string_view host);

} // namespace leadline::link
