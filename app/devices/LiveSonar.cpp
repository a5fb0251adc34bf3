// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LiveSonar.h"

#include "language/SentenceTranslation.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace leadline::app {

namespace {

constexpr std::size_t mostChoices = 3;
constexpr int mostTurnDeg = 180;

/// True if only rate, age and loss differ, which change with each ping.
bool onlyFiguresDiffer(const SonarStatus& a, const SonarStatus& b)
{
    const auto who = [](const SonarStatus& news) {
        const device::Identity its = news.identity.value_or(device::Identity());
        return std::tuple(news.identity.has_value(), its.firmware, its.deviceId);
    };
    const auto rest = [](const SonarStatus& news) {
        return std::tie(news.family, news.url, news.simulated, news.link, news.unplugged,
                        news.driver, news.reason, news.stream, news.standby, news.listening,
                        news.foundScanning, news.connectedAt, news.slow, news.damage.lasts);
    };
    return rest(a) == rest(b) && who(a) == who(b) &&
           a.lastPing.has_value() == b.lastPing.has_value() &&
           a.settings.empty() == b.settings.empty();
}

} // namespace

LiveSonar::LiveSonar(base::Clock& clock, SendCommand send, std::function<void()> hangUp,
                     QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_send(std::move(send)),
      m_hangUp(std::move(hangUp)),
      m_name(nameOf(m_number))
{
}

LiveSonar::~LiveSonar() = default;

LiveSonar::Family LiveSonar::family() const
{
    switch (m_news.family) {
    case ping::Family::Ping1D:
        return Family::Ping1D;
    case ping::Family::Ping360:
        return Family::Ping360;
    case ping::Family::Unknown:
        break;
    }
    return Family::Unknown;
}

QString LiveSonar::firmware() const
{
    return m_news.identity ? QString::fromStdString(device::toString(m_news.identity->firmware))
                           : QString();
}

LiveSonar::State LiveSonar::state() const
{
    switch (m_news.driver) {
    case device::DriverState::LinkDown:
    case device::DriverState::Left:
        return m_news.link == link::Link::State::Waiting ? State::LinkDown : State::Opening;
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
    if (m_news.listening)
        return State::Listening;
    if (m_news.standby)
        return State::Standby;
    if (!m_news.lastPing)
        return State::Waiting;
    return m_news.slow ? State::Slow : State::Live;
}

bool LiveSonar::listening() const
{
    return m_news.listening && (m_news.driver == device::DriverState::Live ||
                                m_news.driver == device::DriverState::Lost);
}

bool LiveSonar::lost() const
{
    if (!m_news.lastPing)
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
    return m_news.connectedAt && *m_news.lastPing < *m_news.connectedAt;
}

QString LiveSonar::sentence() const
{
    if (listening())
        return m_news.foundScanning
                   ? tr("It was found scanning: Leadline only listens.")
                   : tr("Another program drives this sonar: Leadline only listens.");
    return translated(m_news.reason);
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

void LiveSonar::hangUp()
{
    m_hangUp();
}

QString LiveSonar::nameOf(int number) const
{
    const QString kind = m_news.family == ping::Family::Unknown
                             ? tr("Sonar")
                             : translated(device::familyName(m_news.family));
    return number > 1 ? kind + QLatin1Char(' ') + QString::number(number) : kind;
}

/// Recognises the device once it is identified, and again when another one answers.
void LiveSonar::recognise()
{
    const auto& who = m_news.identity;
    if (!who || who->family != m_news.family || m_news.family == ping::Family::Unknown)
        return;
    const std::tuple seen(who->family, int{who->deviceId}, m_news.unit);
    const auto url = link::LinkUrl::parse(m_news.url);
    if (!url || (m_kept.isKnown() && std::exchange(m_who, seen) == seen))
        return;
    m_who = seen;
    const auto known = DeviceStore().recognise({.family = who->family,
                                                .unit = QString::fromStdString(m_news.unit),
                                                .id = who->deviceId,
                                                .url = *url},
                                               m_others ? m_others() : std::vector<StoredDevice>());
    m_kept = known.device;
    m_isSure = known.sure;
    mountAsKept();
}

void LiveSonar::mountAsKept()
{
    m_mount = m_kept.mount();
    m_mountConfirmed = m_kept.isMountConfirmed();
    if (m_news.mount)
        driveAs(m_mount, !mountAsked());
}

void LiveSonar::driveAs(const device::Mount& mount, bool confirmed)
{
    if (mount == m_drivenMount && m_drivenConfirmed == confirmed)
        return;
    m_drivenMount = {mount.upsideDown, std::clamp(mount.turnDeg, -mostTurnDeg, mostTurnDeg)};
    m_drivenConfirmed = confirmed;
    m_mountCommand = m_send(SetMount{m_drivenMount, confirmed});
}

bool LiveSonar::mountAsked() const
{
    return m_news.mount && m_kept.isKnown() && !m_news.simulated && !(m_isSure && m_mountConfirmed);
}

std::vector<device::Mount> LiveSonar::mountChoices() const
{
    std::vector<device::Mount> choices{m_mount};
    const auto offer = [&](const device::Mount& mount) {
        if (std::ranges::find(choices, mount) == choices.end())
            choices.push_back(mount);
    };
    for (const StoredDevice& rival : DeviceStore().rivalsOf(m_kept))
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
    if (!m_kept.isKnown())
        return;
    // If several devices are possible, the confirmed mounting decides which one it is.
    if (!m_isSure && mount != m_mount)
        for (const StoredDevice& rival : DeviceStore().rivalsOf(m_kept))
            if (rival.mount() == mount) {
                m_kept = rival;
                break;
            }
    m_isSure = true;
    m_kept.confirmMount(mount);
    mountAsKept();
    emit changed();
}

void LiveSonar::setNumber(int number)
{
    m_number = number;
    const QString name = nameOf(number);
    if (std::exchange(m_name, name) != name)
        emit changed();
}

void LiveSonar::apply(const SonarStatus& news)
{
    const bool streamIsNew = news.stream && news.stream != m_news.stream;
    const bool figuresOnly = onlyFiguresDiffer(m_news, news);
    m_news = news;
    m_name = nameOf(m_number);
    if (!m_news.settings.empty()) {
        if (!m_settings)
            m_settings = std::make_unique<SonarSettings>(m_news.family, m_clock, m_send);
        m_settings->apply(m_news.settings, m_news.heardCommand);
    }
    if (m_news.mount && m_news.heardCommand >= m_mountCommand)
        m_drivenMount = *m_news.mount;
    recognise();
    // Changes of figures are notified by tick(), which is as fast as they can be read.
    if (!figuresOnly)
        emit changed();
    if (streamIsNew)
        emit streamKnown();
}

} // namespace leadline::app
