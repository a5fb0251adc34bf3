// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Stream.h"

#include <optional>
#include <string_view>

namespace leadline::log {

/// True for a sonar whose pings are drawn and measured.
[[nodiscard]] constexpr bool isKnownSonar(StreamKind kind)
{
    return kind == StreamKind::Ping1D || kind == StreamKind::Ping360;
}

/// Parses a family name in recordings, as toString() writes it; nullopt if it is not a sonar's.
[[nodiscard]] inline std::optional<StreamKind> sonarKindNamed(std::string_view family)
{
    for (const StreamKind kind : {StreamKind::Ping1D, StreamKind::Ping360, StreamKind::Other})
        if (family == toString(kind))
            return kind;
    return std::nullopt;
}

} // namespace leadline::log
