// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/MultibeamDriver.h"

#include "base/Units.h"
#include "ping/FamilyDescriptor.h"

#include <utility>
#include <variant>

namespace leadline::device {

namespace {

// The range is the first setting of all of them.
static_assert(surveyor240::range == 0 && omniscan3d::range == 0);

/// Range that a device chooses itself and has not reported yet.
constexpr double unreportedRangeM = 50;

} // namespace

bool MultibeamDriver::isPing(std::uint16_t id) const
{
    return ping::descriptorOf(family())->swath(id) != nullptr;
}

std::optional<std::uint32_t> MultibeamDriver::pingNumberIn(const ping::Message& message) const
{
    if (const auto* points = std::get_if<ping::surveyor240::AtofPointData>(&message))
        return points->pingNumber;
    if (const auto* points = std::get_if<ping::surveyor240::YzPointData>(&message))
        return points->pingNumber;
    if (const auto* points = std::get_if<ping::omniscan3d::PointSet>(&message))
        return points->pingNumber;
    return std::nullopt;
}

std::size_t MultibeamDriver::sizeOf(const ping::Message& message) const
{
    return ping::encodeFrame(message).size();
}

double MultibeamDriver::rangeEndM() const
{
    const WireValue range = reportedOrWanted(0);
    return range[1] > 0 ? base::metresFromMillimetres(static_cast<double>(range[1]))
                        : unreportedRangeM;
}

Surveyor240Driver::Surveyor240Driver(RequestQueue& queue, base::Clock& clock,
                                     const DriverOptions& options, Utc utc, QObject* parent)
    : MultibeamDriver(ping::Family::Surveyor240, surveyor240::groups(),
                      ping::surveyor240::SetPingParameters::id, queue, clock, options, parent),
      m_utc(std::move(utc))
{
}

std::chrono::milliseconds Surveyor240Driver::systemUtc()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
}

void Surveyor240Driver::handle(const ping::Message& message, base::Instant at)
{
    // An error of the computer's clock is not known.
    constexpr std::uint32_t accuracyMs = 1000;
    if (std::holds_alternative<ping::cerulean::UtcRequest>(message) && mayAct())
        sendUnacknowledged(client().frameOf(ping::cerulean::UtcResponse{
                               static_cast<std::uint64_t>(m_utc().count()), accuracyMs}),
                           ping::cerulean::UtcResponse::id);
    MultibeamDriver::handle(message, at);
}

std::vector<std::byte> Surveyor240Driver::parametersFrame(std::span<const WireValue> values,
                                                          bool pings) const
{
    return client().frameOf(surveyor240::parametersOf(values, pings));
}

Omniscan3dDriver::Omniscan3dDriver(RequestQueue& queue, base::Clock& clock,
                                   const DriverOptions& options, QObject* parent)
    : MultibeamDriver(ping::Family::Omniscan3D, omniscan3d::groups(),
                      ping::omniscan3d::SetPingParams::id, queue, clock, options, parent)
{
}

std::vector<std::byte> Omniscan3dDriver::parametersFrame(std::span<const WireValue> values,
                                                         bool pings) const
{
    return client().frameOf(omniscan3d::parametersOf(values, pings));
}

} // namespace leadline::device
