// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Omniscan450Driver.h"

#include "base/Units.h"

#include <variant>

namespace leadline::device {

Omniscan450Driver::Omniscan450Driver(RequestQueue& queue, base::Clock& clock,
                                     const DriverOptions& options, QObject* parent)
    : CeruleanDriver(ping::Family::Omniscan450, omniscan450::groups(),
                     ping::omniscan450::PingParams::id, queue, clock, options, parent)
{
}

bool Omniscan450Driver::isReply(std::uint16_t id) const
{
    return id == ping::cerulean::SynchronizationChannel::id;
}

bool Omniscan450Driver::isPing(std::uint16_t id) const
{
    return id == ping::omniscan450::MonoProfile::id;
}

std::vector<std::byte> Omniscan450Driver::parametersFrame(std::span<const WireValue> values,
                                                          bool pings) const
{
    return client().frameOf(omniscan450::parametersOf(values, pings));
}

CeruleanDriver::OwnMessage Omniscan450Driver::ownMessage(std::int64_t value) const
{
    const ping::omniscan450::SetSpeedOfSound message{static_cast<std::uint32_t>(value)};
    return {ping::omniscan450::SetSpeedOfSound::id, client().frameOf(message)};
}

std::optional<std::uint32_t> Omniscan450Driver::pingNumberIn(const ping::Message& message) const
{
    const auto* profile = std::get_if<ping::omniscan450::MonoProfile>(&message);
    return profile ? std::optional(profile->pingNumber) : std::nullopt;
}

std::size_t Omniscan450Driver::sizeOf(const ping::Message& message) const
{
    const auto* profile = std::get_if<ping::omniscan450::MonoProfile>(&message);
    return ping::fixedSize<ping::omniscan450::MonoProfile>() +
           (profile ? profile->pwrResults.bytes.size() : 0);
}

double Omniscan450Driver::rangeEndM() const
{
    const WireValue range = reportedOrWanted(omniscan450::range);
    return base::metresFromMillimetres(static_cast<double>(range[0] + range[1]));
}

} // namespace leadline::device
