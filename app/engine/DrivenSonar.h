// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"
#include "device/SonarDriver.h"
#include "engine/SonarStatus.h"

#include <memory>
#include <optional>

namespace leadline::app {

/// A driver of either family: what it is told, and what is told of it.
class DrivenSonar {
public:
    struct Start {
        device::DriverOptions driver = {};
        device::Mount mount = {};
        /// In which a Ping360's ranges are given (m/s).
        double soundSpeed = base::defaultSoundSpeed;
    };
    /// Null of a family that has no driver.
    [[nodiscard]] static std::unique_ptr<DrivenSonar>
    make(ping::Family family, device::RequestQueue& queue, base::Clock& clock, const Start& start);

    DrivenSonar() = default;
    DrivenSonar(const DrivenSonar&) = delete;
    DrivenSonar& operator=(const DrivenSonar&) = delete;
    virtual ~DrivenSonar() = default;

    [[nodiscard]] virtual device::SonarDriver& driver() = 0;
    [[nodiscard]] virtual ping::Family family() const = 0;
    /// Whether what is lost can be counted.
    [[nodiscard]] virtual bool countsLoss() const = 0;
    /// How it hangs on its vehicle; nothing where that makes no difference.
    [[nodiscard]] virtual std::optional<device::Mount> mounting() const { return std::nullopt; }
    /// The one that was chosen for its ranges (m/s); nothing of a device that has its own.
    [[nodiscard]] virtual std::optional<double> soundSpeed() const { return std::nullopt; }
    /// Writes what the driver says into the news.
    void report(SonarStatus& news);
    void execute(const SonarCommand& command);

protected:
    virtual void set(const SetSetting& wish) = 0;
    virtual void useMine(SonarSetting setting) = 0;
    virtual void keepTheirs(SonarSetting setting) = 0;
    virtual void mount(const device::Mount&) {}
    virtual void tellSettings(SonarStatus& news) = 0;
};

} // namespace leadline::app
