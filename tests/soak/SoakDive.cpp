// SPDX-License-Identifier: GPL-3.0-or-later
#include "SoakDive.h"

#include "support/CallbackFolder.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace leadline::test {

namespace {

using namespace std::chrono_literals;
using app::LiveSonar;

const std::array<QString, 3> links{QStringLiteral("sim:ping1d"), QStringLiteral("sim:ping360"),
                                   QStringLiteral("sim:vehicle")};
constexpr QSize windowSize(1280, 800);
constexpr int checkInterval = 5;

} // namespace

SoakDive::SoakDive(std::uint64_t seed, base::Duration length)
    : m_peers(seed),
      m_random(seed),
      m_run(std::make_unique<WindowRun>())
{
    m_run->resize(windowSize);
    dive().simulateWith(m_peers.maker());
    dive().beginAgo(length);
    dive().setRecordSimulated(true);
    dive().recordTo([folder = m_folder.path().toStdString(), refuses = m_refuses] {
        return std::make_unique<CallbackFolder>(
            folder,
            [refuses] {
                return *refuses ? base::Status(base::Error{base::Message("The disk refuses.")})
                                : base::done();
            },
            false);
    });
    m_now = base::SystemClock().now() - length;
    for (const QString& link : links)
        if (const QString why = dive().connectTo(link); !why.isEmpty())
            qFatal("%s", qPrintable(why));
}

SoakDive::~SoakDive() = default;

void SoakDive::continueLoading(base::Duration time)
{
    m_now = m_now + time;
    dive().catchUp(time);
    // Each device says every second where its clock is; one of them may just be hung up.
    const auto arrived = [this] {
        return std::ranges::any_of(
            std::array<ping::DeviceKind, 3>{ping::Family::Ping1D, ping::Family::Ping360,
                                            ping::DeviceKind::Vehicle},
            [this](ping::DeviceKind device) {
                const base::Instant at{base::Duration(m_peers.of(device).nowNs.load())};
                return at > m_now - 2s;
            });
    };
    if (!QTest::qWaitFor(arrived, soakTimeoutMs))
        qFatal("The devices do not go on.");
    const std::uint64_t frames = log().frameCount();
    if (frames > 0 && m_steps++ % checkInterval == 0)
        update(log().timeOf(frames - 1).value_or(log::Time{}));
}

void SoakDive::arrive()
{
    if (!m_away.isEmpty())
        (void)dive().connectTo(std::exchange(m_away, QString()));
    dive().catchUp();
    m_run->session().goLive();
    const auto isLive = [this] {
        const LiveSonar* disc = dive().newest(ping::View::Scanning);
        const LiveSonar* sounder = dive().newest(ping::View::Downward);
        return disc && sounder && disc->ageS() < 5 && sounder->ageS() < 5;
    };
    if (!QTest::qWaitFor(
            [&] {
                (void)m_run->grab();
                return isLive();
            },
            soakTimeoutMs))
        qFatal("The dive is not live at its end.");
}

void SoakDive::update(log::Time at)
{
    m_run->seek(at);
    if (m_run->grab().isNull())
        qFatal("The window draws nothing.");
}

void SoakDive::act()
{
    if (!m_away.isEmpty()) {
        (void)dive().connectTo(std::exchange(m_away, QString()));
        return;
    }
    const double what = chance() * 10;
    if (what < 4)
        update(log::Time(static_cast<std::int64_t>(
            chance() * static_cast<double>(
                           log().timeOf(log().frameCount() - 1).value_or(log::Time{}).count()))));
    else if (what < 8)
        change();
    else
        reconnect();
}

void SoakDive::change()
{
    ++m_settings;
    const bool disc = chance() < 0.5;
    LiveSonar* sonar = dive().newest(disc ? ping::View::Scanning : ping::View::Downward);
    if (!sonar)
        return;
    const app::SonarSettings* const settings = sonar->settings();
    if (settings != nullptr && disc) {
        settings->model("rangeM").request(2 + std::round(chance() * 48));
        settings->model("gain").request(std::floor(chance() * 3));
    } else if (settings != nullptr) {
        settings->model("intervalMs").request(33 + std::round(chance() * 100));
    }
}

void SoakDive::reconnect()
{
    ++m_reconnections;
    m_away = links[static_cast<std::size_t>(chance() * links.size())];
    dive().disconnectLink(m_away);
}

QString SoakDive::finish()
{
    const QString file = QString::fromStdString(dive().recorder()->path().string());
    dive().disconnectAll();
    const bool over = QTest::qWaitFor(
        [this] { return dive().recorder()->state() == app::RecorderState::State::Stopped; },
        soakTimeoutMs);
    if (!over)
        qFatal("The recording does not end.");
    return file;
}

} // namespace leadline::test
