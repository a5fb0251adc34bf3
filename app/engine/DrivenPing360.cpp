// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DrivenPing360.h"

#include "base/Units.h"
#include "engine/TellSetting.h"

#include <cmath>

namespace leadline::app {

namespace {

using device::Ping360Settings;
using device::Ping360Wish;

device::Ping360Driver::Options optionsOf(const DrivenSonar::Start& start)
{
    device::Ping360Driver::Options options;
    options.driver = start.driver;
    options.mount = start.mount;
    options.soundSpeed = start.soundSpeed;
    return options;
}

} // namespace

DrivenPing360::DrivenPing360(device::RequestQueue& queue, base::Clock& clock, const Start& start)
    : m_driver(queue, clock, optionsOf(start))
{
}

void DrivenPing360::set(const SetSetting& wanted)
{
    Ping360Wish wish = m_driver.wish();
    switch (wanted.setting) {
    case SonarSetting::Range:
        wish.rangeM = wanted.value;
        break;
    case SonarSetting::Gain:
        wish.gain = wholeNumber<std::uint8_t>(wanted.value);
        break;
    case SonarSetting::FrequencyKhz:
        wish.frequencyKhz = wholeNumber<std::uint16_t>(wanted.value);
        break;
    case SonarSetting::TransmitUs:
        wish.transmitDurationUs.reset();
        if (!std::isnan(wanted.value))
            wish.transmitDurationUs = wholeNumber<std::uint16_t>(wanted.value);
        break;
    case SonarSetting::Sector:
        wish.sector = {static_cast<int>(std::lround(wanted.value)),
                       static_cast<int>(std::lround(wanted.other))};
        break;
    case SonarSetting::StepGrad:
        wish.step = wholeNumber<std::uint8_t>(wanted.value);
        break;
    case SonarSetting::Stare:
        wish.stareDeg.reset();
        if (!std::isnan(wanted.value))
            wish.stareDeg = wanted.value;
        break;
    case SonarSetting::SoundSpeed:
        // Nothing is sent: the true range is another one.
        if (base::plausibleSoundSpeed(wanted.value))
            m_driver.setSoundSpeed(wanted.value);
        return;
    case SonarSetting::Mode:
    case SonarSetting::IntervalMs:
        return;
    }
    m_driver.request(wish);
}

/// The wish is what it was: it only has to be sent again.
void DrivenPing360::useMine(SonarSetting)
{
    m_driver.request(Ping360Wish(m_driver.wish()));
}

void DrivenPing360::keepTheirs(SonarSetting setting)
{
    switch (setting) {
    case SonarSetting::Range:
        m_driver.keep(&Ping360Settings::rangeM, &Ping360Wish::rangeM);
        break;
    case SonarSetting::Gain:
        m_driver.keep(&Ping360Settings::gain, &Ping360Wish::gain);
        break;
    case SonarSetting::FrequencyKhz:
        m_driver.keep(&Ping360Settings::frequencyKhz, &Ping360Wish::frequencyKhz);
        break;
    case SonarSetting::TransmitUs:
        m_driver.keep(&Ping360Settings::transmitDurationUs, &Ping360Wish::transmitDurationUs);
        break;
    case SonarSetting::Sector:
        m_driver.keep(&Ping360Settings::sector, &Ping360Wish::sector);
        break;
    case SonarSetting::StepGrad:
        m_driver.keep(&Ping360Settings::step, &Ping360Wish::step);
        break;
    case SonarSetting::Stare:
    case SonarSetting::Mode:
    case SonarSetting::IntervalMs:
    case SonarSetting::SoundSpeed:
        break;
    }
}

void DrivenPing360::tellSettings(SonarStatus& news)
{
    const Ping360Settings& settings = m_driver.settings();
    news.settings =
        Ping360News{.rangeM = newsOf(settings.rangeM),
                    .gain = newsOf(settings.gain),
                    .frequencyKhz = newsOf(settings.frequencyKhz),
                    .transmitUs = newsOf(settings.transmitDurationUs),
                    .sectorCentreDeg = newsOf(settings.sector, &device::Sector::centreDeg),
                    .sectorWidthDeg = newsOf(settings.sector, &device::Sector::widthDeg),
                    .stepGrad = newsOf(settings.step),
                    .transmitAuto = !m_driver.wish().transmitDurationUs,
                    .stareDeg = m_driver.wish().stareDeg,
                    .mount = m_driver.mount(),
                    .isAsked = countsLoss()};
}

} // namespace leadline::app
