// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/S500Driver.h"

#include "base/Units.h"

#include <variant>

namespace leadline::device {

S500Driver::S500Driver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options,
                       QObject* parent)
    : CeruleanDriver(ping::Family::S500, s500::groups(), ping::s500::SetPingParams::id, queue,
                     clock, options, parent)
{
}

bool S500Driver::isReply(std::uint16_t id) const
{
    return id >= ping::s500::FirmwareVersion::id && id <= ping::s500::ProcessorTemperature::id;
}

bool S500Driver::isPing(std::uint16_t id) const
{
    return id == ping::s500::Profile6::id || id == ping::s500::Distance2::id;
}

std::vector<std::byte> S500Driver::parametersFrame(std::span<const WireValue> values,
                                                   bool pings) const
{
    return client().frameOf(s500::parametersOf(values, pings));
}

CeruleanDriver::OwnMessage S500Driver::ownMessage(std::int64_t value) const
{
    const ping::s500::SetSpeedOfSound message{static_cast<std::uint32_t>(value)};
    return {ping::s500::SetSpeedOfSound::id, client().frameOf(message)};
}

void S500Driver::askForSettings(Asked asked)
{
    if (asked == Asked::All)
        client().get<ping::s500::SpeedOfSound>({});
    client().get<ping::s500::Range>({});
    client().get<ping::s500::PingInterval>({});
    client().get<ping::s500::GainIndex>({});
}

void S500Driver::poll(unsigned number)
{
    switch (number % 5) {
    case 1:
        pollFor<ping::s500::Range>();
        break;
    case 2:
        pollFor<ping::s500::GainIndex>();
        break;
    case 3:
        pollFor<ping::s500::PingInterval>();
        break;
    case 4:
        pollFor<ping::s500::SpeedOfSound>();
        break;
    default:
        CeruleanDriver::poll(number);
    }
}

/// A distance alone has no number.
std::optional<std::uint32_t> S500Driver::pingNumberIn(const ping::Message& message) const
{
    const auto* profile = std::get_if<ping::s500::Profile6>(&message);
    return profile ? std::optional(profile->pingNumber) : std::nullopt;
}

std::size_t S500Driver::sizeOf(const ping::Message& message) const
{
    if (const auto* profile = std::get_if<ping::s500::Profile6>(&message))
        return ping::fixedSize<ping::s500::Profile6>() + profile->pwrResults.bytes.size();
    return ping::fixedSize<ping::s500::Distance2>();
}

double S500Driver::rangeEndM() const
{
    const WireValue range = reportedOrWanted(s500::range);
    return base::metresFromMillimetres(static_cast<double>(range[0] + range[1]));
}

} // namespace leadline::device
