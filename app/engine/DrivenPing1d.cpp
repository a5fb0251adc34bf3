// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DrivenPing1d.h"

#include "base/Units.h"
#include "engine/TellSetting.h"

#include <type_traits>

namespace leadline::app {

namespace {

using namespace device::ping1d;

constexpr double perThousand = 1000;

double startM(const Range::Value& range)
{
    return base::metresFromMillimetres(range.startMm);
}

double lengthM(const Range::Value& range)
{
    return base::metresFromMillimetres(range.lengthMm);
}

template<class S>
typename S::Value valueOf(const SetSetting& wish)
{
    if constexpr (std::is_same_v<S, Range>)
        return {wholeNumber<std::uint32_t>(wish.value * perThousand),
                wholeNumber<std::uint32_t>(wish.other * perThousand)};
    else if constexpr (std::is_same_v<S, SoundSpeed>)
        return wholeNumber<std::uint32_t>(wish.value * perThousand);
    else if constexpr (std::is_same_v<S, Auto>)
        return wish.value != 0;
    else
        return wholeNumber<typename S::Value>(wish.value);
}

} // namespace

DrivenPing1d::DrivenPing1d(device::RequestQueue& queue, base::Clock& clock, const Start& start)
    : m_driver(queue, clock, start.driver)
{
}

/// Calls visit.template operator()<S>() for a setting that a Ping1D has.
template<class Visit>
void DrivenPing1d::visit(SonarSetting setting, Visit&& visit)
{
    switch (setting) {
    case SonarSetting::Mode:
        visit.template operator()<Auto>();
        break;
    case SonarSetting::Range:
        visit.template operator()<Range>();
        break;
    case SonarSetting::Gain:
        visit.template operator()<Gain>();
        break;
    case SonarSetting::IntervalMs:
        visit.template operator()<Interval>();
        break;
    case SonarSetting::SoundSpeed:
        visit.template operator()<SoundSpeed>();
        break;
    case SonarSetting::FrequencyKhz:
    case SonarSetting::TransmitUs:
    case SonarSetting::Sector:
    case SonarSetting::StepGrad:
    case SonarSetting::Stare:
        break;
    }
}

void DrivenPing1d::set(const SetSetting& wish)
{
    visit(wish.setting, [&]<class S>() { m_driver.request<S>(valueOf<S>(wish)); });
}

void DrivenPing1d::useMine(SonarSetting setting)
{
    visit(setting, [&]<class S>() { m_driver.useMine<S>(); });
}

void DrivenPing1d::keepTheirs(SonarSetting setting)
{
    visit(setting, [&]<class S>() { m_driver.keep<S>(); });
}

void DrivenPing1d::tellSettings(SonarStatus& news)
{
    news.settings =
        Ping1dNews{.mode = newsOf(m_driver.setting<Auto>()),
                   .rangeStartM = newsOf(m_driver.setting<Range>(), startM),
                   .rangeLengthM = newsOf(m_driver.setting<Range>(), lengthM),
                   .gain = newsOf(m_driver.setting<Gain>()),
                   .intervalMs = newsOf(m_driver.setting<Interval>()),
                   .soundSpeed = newsOf(m_driver.setting<SoundSpeed>(), [](std::uint32_t mmS) {
                       return base::metresFromMillimetres(mmS);
                   })};
}

} // namespace leadline::app
