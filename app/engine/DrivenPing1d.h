// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Ping1dDriver.h"
#include "engine/DrivenSonar.h"

namespace leadline::app {

class DrivenPing1d final : public DrivenSonar {
public:
    DrivenPing1d(device::RequestQueue& queue, base::Clock& clock, const Start& start);

    [[nodiscard]] device::SonarDriver& driver() override { return m_driver; }
    [[nodiscard]] ping::Family family() const override { return ping::Family::Ping1D; }
    [[nodiscard]] bool countsLoss() const override { return true; }

protected:
    void set(const SetSetting& wish) override;
    void useMine(SonarSetting setting) override;
    void keepTheirs(SonarSetting setting) override;
    void tellSettings(SonarStatus& news) override;

private:
    template<class Visit>
    void visit(SonarSetting setting, Visit&& visit);

    device::Ping1dDriver m_driver;
};

} // namespace leadline::app
