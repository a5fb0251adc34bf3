// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LiveSonar.h"

#include "engine/EndpointText.h"
#include "language/SentenceTranslation.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace leadline::app {

namespace {

constexpr std::size_t mostChoices = 3;
constexpr int maxTurnDeg = 180;

/// True if only rate, age and loss differ, which change with each ping.
bool onlyFiguresDiffer(const SonarStatus& a, const SonarStatus& b)
{
    const auto who = [](const SonarStatus& status) {
        const device::Identity its = status.identity.value_or(device::Identity());
        return std::tuple(status.identity.has_value(), its.firmware, its.deviceId);
    };
    const auto rest = [](const SonarStatus& status) {
        return std::tie(status.family, status.url, status.simulated, status.link, status.unplugged,
                        status.driver, status.reason, status.stream, status.standby,
                        status.listening, status.foundScanning, status.connectedAt, status.slow,
                        status.damage.lasts, status.candidates);
    };
    return rest(a) == rest(b) && who(a) == who(b) &&
           a.lastPing.has_value() == b.lastPing.has_value() &&
           a.settings.empty() == b.settings.empty();
}

} // namespace

LiveSonar::LiveSonar(base::Clock& clock, SendCommand send, std::function<void()> disconnectLink,
                     QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_send(std::move(send)),
      m_disconnectLink(std::move(disconnectLink)),
      m_name(nameOf(m_number))
{
}

LiveSonar::~LiveSonar() = default;

QString LiveSonar::iconName() const
{
    return familyIcon(m_status.family);
}

QString LiveSonar::firmware() const
{
    return m_status.identity ? QString::fromStdString(device::toString(m_status.identity->firmware))
                             : QString();
}

LiveSonar::State LiveSonar::state() const
{
    switch (m_status.driver) {
    case device::DriverState::LinkDown:
    case device::DriverState::ShutDown:
        return m_status.link == link::Link::State::Waiting ? State::LinkDown : State::Opening;
    case device::DriverState::Contacting:
        return State::Opening;
    case device::DriverState::Lost:
        return State::Lost;
    case device::DriverState::WrongDevice:
        return State::WrongDevice;
    case device::DriverState::UnknownProtocol:
        return State::UnknownProtocol;
    case device::DriverState::Live:
        break;
    }
    if (m_status.listening)
        return State::Listening;
    if (m_status.standby)
        return State::Standby;
    if (!m_status.lastPing)
        return State::Waiting;
    return m_status.slow ? State::Slow : State::Live;
}

bool LiveSonar::listening() const
{
    return m_status.listening && (m_status.driver == device::DriverState::Live ||
                                  m_status.driver == device::DriverState::Lost);
}

bool LiveSonar::lost() const
{
    if (!m_status.lastPing)
        return false;
    switch (state()) {
    case State::Opening:
    case State::Lost:
    case State::WrongDevice:
    case State::UnknownProtocol:
    case State::LinkDown:
        return true;
    case State::Waiting:
    case State::Standby:
        return false;
    case State::Live:
    case State::Slow:
    case State::Listening:
        break;
    }
    return m_status.connectedAt && *m_status.lastPing < *m_status.connectedAt;
}

QString LiveSonar::sentence() const
{
    if (listening())
        return m_status.foundScanning
                   ? tr("Found scanning: Leadline only listens.")
                   : tr("Another program drives this sonar: Leadline only listens.");
    return translated(m_status.reason);
}

double LiveSonar::secondsSince(const std::optional<base::Instant>& at) const
{
    return at ? std::chrono::duration<double>(m_clock.now() - *at).count() : unknown;
}

void LiveSonar::setStandby(bool standby)
{
    m_send(SetStandby{standby});
}

void LiveSonar::takeControl()
{
    m_send(TakeOver{});
}

void LiveSonar::checkAgain()
{
    m_send(CheckAgain{});
}

void LiveSonar::disconnectLink()
{
    m_disconnectLink();
}

QString LiveSonar::nameOf(int number) const
{
    const QString kind = m_status.family == ping::Family::Unknown
                             ? tr("Sonar")
                             : translated(device::familyName(m_status.family));
    return number > 1 ? kind + QLatin1Char(' ') + QString::number(number) : kind;
}

/// Recognises the device once it is identified, and again when another one answers.
void LiveSonar::recognise()
{
    const auto& who = m_status.identity;
    if (!who || who->family != m_status.family || m_status.family == ping::Family::Unknown)
        return;
    const std::tuple seen(who->family, int{who->deviceId}, m_status.unit);
    const auto url = link::LinkUrl::parse(m_status.url);
    if (!url || (m_stored.isKnown() && std::exchange(m_who, seen) == seen))
        return;
    m_who = seen;
    const auto known = DeviceStore().recognise({.family = who->family,
                                                .unit = QString::fromStdString(m_status.unit),
                                                .id = who->deviceId,
                                                .url = *url},
                                               m_others ? m_others() : std::vector<StoredDevice>());
    m_stored = known.device;
    m_isSure = known.sure;
    restoreMount();
}

void LiveSonar::restoreMount()
{
    m_mount = m_stored.mount();
    m_mountConfirmed = m_stored.isMountConfirmed();
    if (m_status.mount)
        applyMount(m_mount, !mountUnconfirmed());
}

void LiveSonar::applyMount(const device::Mount& mount, bool confirmed)
{
    if (mount == m_appliedMount && m_appliedConfirmed == confirmed)
        return;
    m_appliedMount = {mount.upsideDown, std::clamp(mount.turnDeg, -maxTurnDeg, maxTurnDeg)};
    m_appliedConfirmed = confirmed;
    m_mountCommand = m_send(SetMount{m_appliedMount, confirmed});
}

bool LiveSonar::mountUnconfirmed() const
{
    return m_status.mount && m_stored.isKnown() && !m_status.simulated &&
           !(m_isSure && m_mountConfirmed);
}

std::vector<device::Mount> LiveSonar::mountChoices() const
{
    std::vector<device::Mount> choices{m_mount};
    const auto offer = [&](const device::Mount& mount) {
        if (std::ranges::find(choices, mount) == choices.end())
            choices.push_back(mount);
    };
    for (const StoredDevice& rival : DeviceStore().conflictsOf(m_stored))
        if (choices.size() < mostChoices)
            offer(rival.mount());
    if (std::ranges::all_of(choices, [&](const device::Mount& each) {
            return each.upsideDown == m_mount.upsideDown;
        }))
        offer({.upsideDown = !m_mount.upsideDown});
    std::ranges::stable_sort(choices, {}, &device::Mount::upsideDown);
    return choices;
}

void LiveSonar::chooseMount(const device::Mount& mount)
{
    if (!m_stored.isKnown())
        return;
    // If several devices are possible, the confirmed mounting decides which one it is.
    if (!m_isSure && mount != m_mount)
        for (const StoredDevice& rival : DeviceStore().conflictsOf(m_stored))
            if (rival.mount() == mount) {
                m_stored = rival;
                break;
            }
    m_isSure = true;
    m_stored.confirmMount(mount);
    restoreMount();
    emit changed();
}

void LiveSonar::setNumber(int number)
{
    m_number = number;
    const QString name = nameOf(number);
    if (std::exchange(m_name, name) != name)
        emit changed();
}

void LiveSonar::apply(const SonarStatus& status)
{
    const bool streamIsNew = status.stream && status.stream != m_status.stream;
    const bool figuresOnly = onlyFiguresDiffer(m_status, status);
    m_status = status;
    m_name = nameOf(m_number);
    if (!m_status.settings.empty()) {
        if (!m_settings)
            m_settings = std::make_unique<SonarSettings>(m_status.family, m_clock, m_send);
        const auto& models = m_settings->models();
        for (std::size_t i = 0; i < models.size() && i < m_status.settings.size(); ++i)
            models[i]->apply(m_status.settings[i], m_status.handledCommand);
    }
    if (m_status.mount && m_status.handledCommand >= m_mountCommand)
        m_appliedMount = *m_status.mount;
    recognise();
    // Changes of figures are notified by tick(), which is as fast as they can be read.
    if (!figuresOnly)
        emit changed();
    if (streamIsNew)
        emit streamChanged();
}

} // namespace leadline::app
