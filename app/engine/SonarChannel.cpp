// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/SonarChannel.h"

#include "engine/EventText.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using device::DriverState;

} // namespace

SonarChannel::SonarChannel(std::unique_ptr<device::SonarDriver> driver,
                           std::optional<std::uint8_t> address, LiveLog& log,
                           const base::Clock& clock, Callbacks calls)
    : m_driver(std::move(driver)),
      m_address(address),
      m_log(log),
      m_clock(clock),
      m_callbacks(std::move(calls))
{
    QObject::connect(m_driver.get(), &device::SonarDriver::changed, &m_context,
                     [this] { changed(); });
    QObject::connect(m_driver.get(), &device::SonarDriver::eventOccurred, &m_context,
                     [this](const device::DriverEvent& event) { noteEvent(event); });
    QObject::connect(m_driver.get(), &device::SonarDriver::replied, &m_context,
                     [this](base::Duration took) { m_replies.add(m_clock.now(), took); });
    QObject::connect(m_driver.get(), &device::SonarDriver::secondDevice, &m_context,
                     [this](std::uint8_t id) { m_callbacks.secondDevice(id); });
}

SonarChannel::~SonarChannel() = default;

std::optional<std::uint8_t> SonarChannel::deviceId()
{
    const auto& who = driver().identity();
    return who ? std::optional(who->deviceId) : m_address;
}

void SonarChannel::start()
{
    driver().start();
}

void SonarChannel::execute(const SonarCommand& command, std::uint64_t number)
{
    m_handledCommand = number;
    const auto* hangs = std::get_if<SetMount>(&command);
    const bool isNews = !hangs || m_driver->mount() != hangs->mount;
    if (m_device && isNews)
        for (auto& event : recordedOf(command, device::settingRows(family()), m_clock.now()))
            m_log.happened(*m_device, std::move(event));
    std::visit(
        [this]<class C>(const C& each) {
            if constexpr (std::is_same_v<C, SetSettings>) {
                m_driver->request(each.values);
            } else if constexpr (std::is_same_v<C, UseRequested>) {
                m_driver->takeControl();
                m_driver->useRequested(each.key);
            } else if constexpr (std::is_same_v<C, KeepReported>) {
                m_driver->keepReported(each.key);
            } else if constexpr (std::is_same_v<C, SetStandby>) {
                m_driver->setStandby(each.standby);
            } else if constexpr (std::is_same_v<C, TakeOver>) {
                m_driver->takeControl();
            } else if constexpr (std::is_same_v<C, CheckAgain>) {
                m_driver->checkAgain();
            } else {
                static_assert(std::is_same_v<C, SetMount>);
                m_driver->setMount(each.mount);
            }
        },
        command);
    if (hangs) {
        m_mountConfirmed = hangs->confirmed;
        noteMounting();
    }
    noteSoundSpeed();
    m_callbacks.changed();
}

void SonarChannel::setDevice(LiveLog::DeviceNumber device)
{
    m_device = device;
    noteIdentity();
}

/// The kind of the stream is set once a device has identified itself.
void SonarChannel::noteIdentity()
{
    if (driver().state() != DriverState::Live) {
        // After a change of devices, another one may answer.
        m_identified = m_identified && driver().state() != DriverState::WrongDevice;
        return;
    }
    const auto& who = driver().identity();
    if (!m_device || !who || (m_identified && m_firmware == who->firmware))
        return;
    m_identified = true;
    m_firmware = who->firmware;
    m_log.identified(*m_device, m_driver->family(), *who);
    noteMounting();
    noteSoundSpeed();
}

void SonarChannel::noteSoundSpeed()
{
    if (const auto speed = m_driver->soundSpeed(); speed && m_device && m_identified)
        m_log.setSoundSpeed(*m_device, *speed, m_clock.now());
}

void SonarChannel::noteMounting()
{
    if (const auto mount = m_driver->mount(); mount && m_device && m_identified)
        m_log.setMounting(*m_device, {.upsideDown = mount->upsideDown,
                                      .turnDeg = mount->turnDeg,
                                      .confirmed = m_mountConfirmed});
}

void SonarChannel::changed()
{
    const device::SonarDriver& its = driver();
    if (its.state() == DriverState::Live && !m_connectedAt)
        m_connectedAt = m_clock.now();
    else if (its.state() != DriverState::Live)
        m_connectedAt.reset();
    if (std::exchange(m_pings, its.counts().pings) != its.counts().pings && its.lastPing())
        m_rateMonitor.addPing(*its.lastPing(), its.expected().period);
    noteIdentity();
    m_callbacks.changed();
}

void SonarChannel::noteEvent(const device::DriverEvent& event)
{
    if (event.kind == device::DriverEvent::Kind::AnotherDevice)
        m_identified = false;
    noteIdentity();
    if (m_device)
        m_log.happened(*m_device, recordedOf(event));
    if (isForThePilot(event.kind))
        m_callbacks.message(event.message);
}

void SonarChannel::tick()
{
    const device::SonarDriver& its = driver();
    const bool runs =
        its.state() == DriverState::Live && !its.isStandby() && !its.isListening() && m_pings > 0;
    if (runs)
        m_figures =
            m_rateMonitor.measurePings(m_clock.now(), {its.counts().pings, its.counts().lost},
                                       its.expected().period, m_driver->countsLoss());
    else
        m_rateMonitor.reset();
    if (!runs)
        m_figures = {};
    m_replies.forgetUpTo(m_clock.now());
    m_requestToReply = m_replies.summary();
    m_callbacks.changed();
}

/// Its stream is of its family, although the sonar does not identify itself.
bool SonarChannel::isDrawn() const
{
    const auto stream = m_log.streamOf(*m_device);
    return m_driver->state() == DriverState::Contacting && stream &&
           m_log.log()->stream(*stream).kind() == m_driver->family();
}

void SonarChannel::publish(SonarStatus status, EngineMailbox& mailbox, EngineUpdate::Key key)
{
    const device::SonarDriver& its = *m_driver;
    status.family = its.family();
    status.driver = its.state();
    status.reason = its.reason();
    status.identity = its.identity();
    status.standby = its.isStandby();
    status.listening = its.isListening();
    status.foundScanning = its.foundScanning();
    status.lastPing = its.lastPing();
    status.repeated = its.counts().repeated;
    status.mount = its.mount();
    status.isAsked = its.asksForPings();
    status.settings.clear();
    for (const device::SettingRow& row : device::settingRows(its.family()))
        status.settings.push_back(its.setting(row.key));
    if (m_device && (m_identified || isDrawn()))
        status.stream = m_log.streamOf(*m_device);
    status.connectedAt = m_connectedAt;
    status.rateHz = m_figures.rateHz;
    status.slow = m_figures.isPoor;
    const base::Duration period = driver().expected().period;
    status.expectedHz =
        period > base::Duration{} ? 1 / std::chrono::duration<double>(period).count() : 0;
    if (m_driver->countsLoss())
        status.lossPercent = m_figures.lossPercent.value_or(0);
    status.requestToReply = m_requestToReply;
    status.handledCommand = m_handledCommand;
    mailbox.post([&](EngineUpdate& update) { update.sonars[key] = std::move(status); });
}

} // namespace leadline::app
