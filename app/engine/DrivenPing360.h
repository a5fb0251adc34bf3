// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Ping360Driver.h"
#include "engine/DrivenSonar.h"

namespace leadline::app {

class DrivenPing360 final : public DrivenSonar {
public:
    DrivenPing360(device::RequestQueue& queue, base::Clock& clock, const Start& start);

    [[nodiscard]] device::SonarDriver& driver() override { return m_driver; }
    [[nodiscard]] ping::Family family() const override { return ping::Family::Ping360; }
    [[nodiscard]] bool countsLoss() const override
    {
        return m_driver.way() == device::Ping360Driver::Way::RequestLoop || m_driver.isStaring();
    }
    [[nodiscard]] std::optional<device::Mount> mounting() const override
    {
        return m_driver.mount();
    }
    [[nodiscard]] std::optional<double> soundSpeed() const override
    {
        return m_driver.soundSpeed();
    }

protected:
    void set(const SetSetting& wanted) override;
    void useMine(SonarSetting setting) override;
    void keepTheirs(SonarSetting setting) override;
    void mount(const device::Mount& mount) override { m_driver.setMount(mount); }
    void tellSettings(SonarStatus& news) override;

private:
    device::Ping360Driver m_driver;
};

} // namespace leadline::app
