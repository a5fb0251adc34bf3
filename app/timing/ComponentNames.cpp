// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/ComponentNames.h"

#include "language/Tr.h"
#include "mavlink/VehicleState.h"

namespace leadline::app {

namespace {

/// MAV_TYPE_ONBOARD_CONTROLLER
constexpr std::uint8_t onboard = 18;

} // namespace

QString addressText(mavlink::Address address)
{
    return QStringLiteral("%1/%2").arg(address.system).arg(address.component);
}

QString componentName(mavlink::Address address, const std::optional<mavlink::Heartbeat>& heartbeat)
{
    const bool flies = heartbeat && heartbeat->isAutopilots();
    if (address.component == mavlink::Address::autopilot || flies)
        return tr("Autopilot");
    if (heartbeat && heartbeat->type == mavlink::Heartbeat::groundStation)
        return tr("Ground station");
    if (heartbeat && heartbeat->type == onboard)
        return tr("Onboard computer");
    // MAV_COMPONENT
    if (address.component >= 191 && address.component <= 194)
        return tr("Onboard computer");
    if (address.component >= 100 && address.component <= 105)
        return tr("Camera");
    if (address.component == 68)
        return tr("Telemetry radio");
    if (address.component == 190)
        return tr("Ground station");
    return tr("Component");
}

QString componentAbout(const std::optional<mavlink::Heartbeat>& heartbeat)
{
    if (!heartbeat || !heartbeat->isAutopilots())
        return {};
    const std::string_view name = mavlink::firmwareName(*heartbeat);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace leadline::app
