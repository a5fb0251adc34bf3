// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Stream.h"
#include "ping/FamilyDescriptor.h"

#include <optional>
#include <string_view>

namespace leadline::log {

/// True for a sonar of which it matters how it is mounted on its vehicle.
[[nodiscard]] inline bool hasMounting(ping::DeviceKind kind)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(kind.family());
    return family && family->hasMounting;
}

/// True for a sonar whose pings are drawn around.
[[nodiscard]] inline bool scans(ping::DeviceKind kind)
{
    return ping::scans(kind.family());
}

/// True for a sonar whose pings are drawn in this way. Those of a side-scan sonar are drawn as an
/// echogram: range downwards, one column a ping.
[[nodiscard]] inline bool isDrawnAs(ping::DeviceKind kind, ping::View view)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(kind.family());
    return family && (family->view == view ||
                      (family->view == ping::View::SideScan && view == ping::View::Downward));
}

/// True for a sonar whose pings are drawn and measured.
[[nodiscard]] inline bool isKnownSonar(ping::DeviceKind kind)
{
    return isDrawnAs(kind, ping::View::Downward) || scans(kind);
}

/// Parses a family name in recordings, as toString() writes it; nullopt if it is not a sonar's.
[[nodiscard]] inline std::optional<ping::DeviceKind> sonarKindNamed(std::string_view family)
{
    if (const ping::Family known = ping::familyNamed(family); known != ping::Family::Unknown)
        return known;
    if (family == toString(ping::Family::Unknown))
        return ping::Family::Unknown;
    return std::nullopt;
}

} // namespace leadline::log
