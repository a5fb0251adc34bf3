// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/CeruleanDriver.h"
#include "device/S500Settings.h"

namespace leadline::device {

/// Drives an S500, which also reports what it is asked for while it does not ping.
class S500Driver final : public CeruleanDriver {
    Q_OBJECT

public:
    S500Driver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options = {},
               QObject* parent = nullptr);

protected:
    [[nodiscard]] bool isReply(std::uint16_t id) const override;
    [[nodiscard]] bool isPing(std::uint16_t id) const override;
    [[nodiscard]] std::vector<std::byte> parametersFrame(std::span<const WireValue> values,
                                                         bool pings) const override;
    [[nodiscard]] OwnMessage ownMessage(std::int64_t value) const override;
    void askForSettings(Asked asked) override;
    void poll(unsigned number) override;
    [[nodiscard]] std::optional<std::uint32_t>
    pingNumberIn(const ping::Message& message) const override;
    [[nodiscard]] std::size_t sizeOf(const ping::Message& message) const override;
    [[nodiscard]] double rangeEndM() const override;
};

} // namespace leadline::device
