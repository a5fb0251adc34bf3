// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/ComponentNames.h"

#include <QCoreApplication>

namespace leadline::app {

namespace {

// MAV_TYPE
constexpr std::uint8_t fixedWing = 1;
constexpr std::uint8_t groundStation = 6;
constexpr std::uint8_t rover = 10;
constexpr std::uint8_t boat = 11;
constexpr std::uint8_t submarine = 12;
constexpr std::uint8_t onboard = 18;
// MAV_AUTOPILOT
constexpr std::uint8_t arduPilot = 3;
constexpr std::uint8_t noAutopilot = 8;
constexpr std::uint8_t px4 = 12;

QString tr(const char* text)
{
    return QCoreApplication::translate("Timing", text);
}

} // namespace

QString addressText(mavlink::Address address)
{
    return QStringLiteral("%1/%2").arg(address.system).arg(address.component);
}

QString componentName(mavlink::Address address, const std::optional<mavlink::Heartbeat>& heartbeat)
{
    constexpr std::uint8_t autopilot = 1;
    const bool flies = heartbeat && heartbeat->autopilot != noAutopilot;
    if (address.component == autopilot || flies)
        return tr("Autopilot");
    if (heartbeat && heartbeat->type == groundStation)
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
    if (!heartbeat || heartbeat->autopilot == noAutopilot)
        return {};
    if (heartbeat->autopilot == px4)
        return QStringLiteral("PX4");
    if (heartbeat->autopilot != arduPilot)
        return {};
    switch (heartbeat->type) {
    case submarine:
        return QStringLiteral("ArduSub");
    case rover:
    case boat:
        return QStringLiteral("ArduRover");
    case fixedWing:
        return QStringLiteral("ArduPlane");
    default:
        return QStringLiteral("ArduPilot");
    }
}

} // namespace leadline::app
