// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/OwnAddress.h"

#include "engine/VehiclePlan.h"
#include "preferences/SettingKeys.h"

#include <QStringList>

namespace leadline::app {

std::optional<mavlink::Address> ownAddressOf(const QString& typed)
{
    constexpr int highestComponent = 255;
    const QStringList ids = typed.trimmed().split(QLatin1Char('/'));
    bool isSystem = false;
    bool isComponent = false;
    const int system = ids.front().trimmed().toInt(&isSystem);
    const int component = ids.back().trimmed().toInt(&isComponent);
    const bool can = ids.size() == 2 && isSystem && isComponent && system > 0 &&
                     system <= VehicleLinkSettings::highestSystem && component > 0 &&
                     component <= highestComponent;
    return can ? std::optional(mavlink::Address{static_cast<std::uint8_t>(system),
                                                static_cast<std::uint8_t>(component)})
               : std::nullopt;
}

mavlink::Address defaultOwnAddress()
{
    return ownAddressOf(Preferences().value(setting::ownAddress))
        .value_or(VehicleLinkSettings().own);
}

void setDefaultOwnAddress(const mavlink::Address& own)
{
    Preferences().setValue(setting::ownAddress, ownAddressText(own));
}

QString ownAddressText(const mavlink::Address& address)
{
    return QStringLiteral("%1/%2").arg(address.system).arg(address.component);
}

} // namespace leadline::app
