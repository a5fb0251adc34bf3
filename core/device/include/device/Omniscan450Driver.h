// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/CeruleanDriver.h"
#include "device/Omniscan450Settings.h"

namespace leadline::device {

/// Drives one unit of an Omniscan 450, which reports its settings with its pings alone.
class Omniscan450Driver final : public CeruleanDriver {
    Q_OBJECT

public:
    Omniscan450Driver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options = {},
                      QObject* parent = nullptr);

protected:
    [[nodiscard]] bool isReply(std::uint16_t id) const override;
    [[nodiscard]] bool isPing(std::uint16_t id) const override;
    [[nodiscard]] std::vector<std::byte> parametersFrame(std::span<const WireValue> values,
                                                         bool pings) const override;
    [[nodiscard]] OwnMessage ownMessage(std::int64_t value) const override;
    [[nodiscard]] std::optional<std::uint32_t>
    pingNumberIn(const ping::Message& message) const override;
    [[nodiscard]] std::size_t sizeOf(const ping::Message& message) const override;
    [[nodiscard]] double rangeEndM() const override;
};

} // namespace leadline::device
