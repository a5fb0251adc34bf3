// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/CeruleanDriver.h"
#include "device/MultibeamSettings.h"

#include <chrono>
#include <functional>

namespace leadline::device {

/// Common part of the drivers of multibeam sonars, which report their settings with their pings
/// alone.
class MultibeamDriver : public CeruleanDriver {
    Q_OBJECT

protected:
    using CeruleanDriver::CeruleanDriver;

    [[nodiscard]] bool isReply(std::uint16_t) const final { return false; }
    [[nodiscard]] bool isPing(std::uint16_t id) const final;
    [[nodiscard]] std::optional<std::uint32_t>
    pingNumberIn(const ping::Message& message) const final;
    [[nodiscard]] std::size_t sizeOf(const ping::Message& message) const final;
    [[nodiscard]] double rangeEndM() const final;
};

/// Drives a Surveyor 240-16, and tells it the time when it asks for it.
class Surveyor240Driver final : public MultibeamDriver {
    Q_OBJECT

public:
    /// Time since 1970.
    using Utc = std::function<std::chrono::milliseconds()>;

    Surveyor240Driver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options = {},
                      Utc utc = systemUtc, QObject* parent = nullptr);

protected:
    void handle(const ping::Message& message, base::Instant at) override;
    [[nodiscard]] std::vector<std::byte> parametersFrame(std::span<const WireValue> values,
                                                         bool pings) const override;

private:
    [[nodiscard]] static std::chrono::milliseconds systemUtc();

    Utc m_utc;
};

/// Drives an Omniscan 3D. Its device type is not published: a device of a type that is of no other
/// family is taken for one.
class Omniscan3dDriver final : public MultibeamDriver {
    Q_OBJECT

public:
    Omniscan3dDriver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options = {},
                     QObject* parent = nullptr);

protected:
    [[nodiscard]] std::vector<std::byte> parametersFrame(std::span<const WireValue> values,
                                                         bool pings) const override;
};

} // namespace leadline::device
