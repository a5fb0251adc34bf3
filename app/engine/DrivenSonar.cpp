// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/DrivenSonar.h"

#include "base/Units.h"
#include "device/Ping1dDriver.h"
#include "device/Ping360Driver.h"
#include "device/Setting.h"
#include "engine/SonarStatus.h"

#include <cmath>
#include <functional>
#include <limits>
#include <type_traits>

namespace leadline::app {

namespace {

/// A driver's setting as numbers; `asNumber` makes one of its value.
template<class T, class AsNumber>
[[nodiscard]] SettingStatus newsOf(const device::Setting<T>& setting, AsNumber asNumber)
{
    SettingStatus news{.state = setting.state(), .words = setting.words()};
    if (setting.requested())
        news.requested = static_cast<double>(std::invoke(asNumber, *setting.requested()));
    if (setting.reported())
        news.reported = static_cast<double>(std::invoke(asNumber, *setting.reported()));
    return news;
}

template<class T>
[[nodiscard]] SettingStatus newsOf(const device::Setting<T>& setting)
{
    return newsOf(setting, std::identity());
}

/// What a control says, as the whole number that a device takes; the limits of the type hold.
template<class T>
[[nodiscard]] T wholeNumber(double value)
{
    constexpr auto lowest = static_cast<double>(std::numeric_limits<T>::lowest());
    constexpr auto highest = static_cast<double>(std::numeric_limits<T>::max());
    // Written so that a NaN becomes the lowest.
    if (!(value > lowest))
        return std::numeric_limits<T>::lowest();
    return value >= highest ? std::numeric_limits<T>::max() : static_cast<T>(std::llround(value));
}

class DrivenPing360 final : public DrivenSonar {
public:
    DrivenPing360(device::RequestQueue& queue, base::Clock& clock, const Start& start);

    [[nodiscard]] device::SonarDriver& driver() override { return m_driver; }
    [[nodiscard]] ping::Family family() const override { return ping::Family::Ping360; }
    [[nodiscard]] bool countsLoss() const override
    {
        return m_driver.way() == device::Ping360Driver::Way::Ping360RequestLoop ||
               m_driver.isStaring();
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

} // namespace

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

void DrivenSonar::report(SonarStatus& news)
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

void DrivenSonar::execute(const SonarCommand& command)
{
    std::visit(
        [this]<class C>(const C& each) {
            if constexpr (std::is_same_v<C, SetSetting>) {
                set(each);
            } else if constexpr (std::is_same_v<C, UseMine>) {
                driver().takeControl();
                useMine(each.setting);
            } else if constexpr (std::is_same_v<C, KeepTheirs>) {
                keepTheirs(each.setting);
            } else if constexpr (std::is_same_v<C, SetStandby>) {
                driver().setStandby(each.standby);
            } else if constexpr (std::is_same_v<C, TakeOver>) {
                driver().takeControl();
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
