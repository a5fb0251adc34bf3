// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DrivenSonar.h"

#include "engine/DrivenPing1d.h"
#include "engine/DrivenPing360.h"

#include <type_traits>

namespace leadline::app {

std::unique_ptr<DrivenSonar> DrivenSonar::make(ping::Family family, device::RequestQueue& queue,
                                               base::Clock& clock, const Start& start)
{
    switch (family) {
    case ping::Family::Ping1D:
        return std::make_unique<DrivenPing1d>(queue, clock, start);
    case ping::Family::Ping360:
        return std::make_unique<DrivenPing360>(queue, clock, start);
    case ping::Family::Unknown:
        break;
    }
    return nullptr;
}

void DrivenSonar::tell(SonarStatus& news)
{
    const device::SonarDriver& its = driver();
    news.family = family();
    news.driver = its.state();
    news.reason = its.reason();
    news.identity = its.identity();
    news.standby = its.isStandby();
    news.listening = its.isListening();
    news.foundScanning = its.foundScanning();
    news.lastPing = its.lastPing();
    news.repeated = its.counts().repeated;
    tellSettings(news);
}

void DrivenSonar::obey(const SonarCommand& command)
{
    std::visit(
        [this]<class C>(const C& each) {
            if constexpr (std::is_same_v<C, SetSetting>) {
                set(each);
            } else if constexpr (std::is_same_v<C, UseMine>) {
                driver().takeOver();
                useMine(each.setting);
            } else if constexpr (std::is_same_v<C, KeepTheirs>) {
                keepTheirs(each.setting);
            } else if constexpr (std::is_same_v<C, SetStandby>) {
                driver().setStandby(each.standby);
            } else if constexpr (std::is_same_v<C, TakeOver>) {
                driver().takeOver();
            } else if constexpr (std::is_same_v<C, CheckAgain>) {
                driver().checkAgain();
            } else {
                static_assert(std::is_same_v<C, SetMount>);
                mount(each.mount);
            }
        },
        command);
}

} // namespace leadline::app
