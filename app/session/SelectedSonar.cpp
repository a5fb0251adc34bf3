// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SelectedSonar.h"

#include "echo/GapFinder.h"
#include "language/Utf8.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace leadline::app {

namespace {

constexpr int periodsOfSilence = 5;

/// A side-scan sonar has a view of its own here.
bool isOf(ping::DeviceKind kind, ping::View view)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(kind.family());
    return family && family->view == view;
}

/// The first one that is drawn so.
ping::Family usualFamily(ping::View view)
{
    const auto families = ping::families();
    const auto found = std::ranges::find(families, view, &ping::FamilyDescriptor::view);
    return found == families.end() ? ping::Family::Unknown : (*found)->family;
}

QString titleOf(ping::Family family, std::size_t number)
{
    const QString name = toQString(ping::titleOf(family));
    return number == 0 ? name : QStringLiteral("%1 %2").arg(name).arg(number + 1);
}

} // namespace

SelectedSonar::SelectedSonar(ping::View view, QObject* parent) : QObject(parent), m_view(view)
{
    connect(&m_source, &SonarSource::silentChanged, this, &SelectedSonar::age);
}

QStringList SelectedSonar::names() const
{
    if (m_sonars.empty())
        return {m_live ? m_live->name() : titleOf(usualFamily(m_view), 0)};
    QStringList names;
    for (const Sonar& sonar : m_sonars) {
        const QString side = sonar.side == sidescan::Side::Port        ? tr("Port")
                             : sonar.side == sidescan::Side::Starboard ? tr("Starboard")
                                                                       : QString();
        if (side.isEmpty()) {
            names += sonar.name;
            continue;
        }
        const QString name = QStringLiteral("%1 · %2").arg(titleOf(sonar.family, 0), side);
        // There may be several pairs.
        const auto before = std::ranges::count_if(
            names, [&](const QString& each) { return each.startsWith(name); });
        names += before == 0 ? name : QStringLiteral("%1 %2").arg(name).arg(before + 1);
    }
    return names;
}

QString SelectedSonar::title() const
{
    if (!m_sonars.empty()) {
        const Sonar& sonar = m_sonars[static_cast<std::size_t>(m_chosen)];
        if (sonar.side != sidescan::Side::Unknown)
            return titleOf(sonar.family, 0);
    }
    const QStringList all = names();
    return all[std::clamp<qsizetype>(m_chosen, 0, all.size() - 1)];
}

QString SelectedSonar::nameOf(const LiveSonar* sonar) const
{
    const auto found = std::ranges::find_if(
        m_sonars, [sonar](const Sonar& each) { return sonar && each.live == sonar; });
    return found == m_sonars.end() ? QString() : names()[found - m_sonars.begin()];
}

bool SelectedSonar::simulated() const
{
    if (m_sonars.empty())
        return m_live && m_live->simulated();
    return m_sonars[static_cast<std::size_t>(m_chosen)].simulated;
}

void SelectedSonar::choose(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_sonars.size() || index == m_chosen)
        return;
    m_asked = m_sonars[static_cast<std::size_t>(index)].stream;
    show(m_log);
    emit changed();
    age();
}

std::vector<SelectedSonar::Sonar> SelectedSonar::find(const log::Log* log, LiveSession* dive)
{
    std::vector<Sonar> found;
    for (std::size_t i = 0; log && i < log->streamCount(); ++i) {
        const auto stream = static_cast<log::StreamNumber>(i);
        const ping::DeviceKind kind = log->stream(stream).kind();
        if (!isOf(kind, m_view))
            continue;
        const auto before = std::ranges::count_if(
            found, [&](const Sonar& each) { return log->stream(each.stream).kind() == kind; });
        Sonar sonar{stream, nullptr, titleOf(kind.family(), static_cast<std::size_t>(before)),
                    log->stream(stream).simulated(), kind.family()};
        for (LiveSonar* live : dive ? dive->sonars() : QList<LiveSonar*>())
            if (live->stream() == stream && live->family() == kind.family()) {
                sonar.live = live;
                sonar.name = live->name();
            }
        found.push_back(sonar);
    }
    // Sonars are listed in the order in which they were connected, not in which they answered.
    const auto place = [dive](const Sonar& sonar) {
        const auto at = dive && sonar.live ? dive->sonars().indexOf(sonar.live.data()) : -1;
        return at < 0 ? std::numeric_limits<qsizetype>::max() : at;
    };
    std::ranges::stable_sort(found, {}, place);
    return withSides(std::move(found), log);
}

std::vector<SelectedSonar::Sonar> SelectedSonar::withSides(std::vector<Sonar> sonars,
                                                           const log::Log* log)
{
    if (m_view != ping::View::SideScan || sonars.size() < 2)
        return sonars;
    (void)m_sides.lookAt(*log);
    for (Sonar& sonar : sonars)
        sonar.side = m_sides.sideOfStream(*log, sonar.stream);
    return sonars;
}

void SelectedSonar::setSideChoices(const sidescan::SideChoices& choices)
{
    if (m_sides.choices() == choices)
        return;
    m_sides.setChoices(choices);
    std::vector<Sonar> sonars = withSides(m_sonars, m_log);
    if (sonars == m_sonars)
        return;
    m_sonars = std::move(sonars);
    emit changed();
}

int SelectedSonar::choice() const
{
    const auto indexOf = [this](auto is) {
        const auto found = std::find_if(m_sonars.begin(), m_sonars.end(), is);
        return found == m_sonars.end() ? -1 : static_cast<int>(found - m_sonars.begin());
    };
    if (const int asked = indexOf([this](const Sonar& one) { return one.stream == m_asked; });
        asked >= 0)
        return asked;
    return std::max(0, indexOf([](const Sonar& one) { return !one.live.isNull(); }));
}

void SelectedSonar::update(const log::Log* log, LiveSession* dive, log::Time playhead)
{
    if (log != m_log) {
        m_asked.reset();
        m_sides.forget();
        m_source.setReader(std::nullopt);
    }
    std::vector<Sonar> sonars = find(log, dive);
    LiveSonar* newest = dive && sonars.empty() ? dive->newest(m_view) : nullptr;
    const bool same = log == m_log && sonars == m_sonars && (!sonars.empty() || newest == m_live);
    m_sonars = std::move(sonars);
    m_source.setPlayhead(playhead);
    if (same) {
        followSound();
        age();
        return;
    }
    setLive(newest);
    show(log);
    emit changed();
    age();
}

void SelectedSonar::setAtLiveEdge(bool atLiveEdge)
{
    m_atLiveEdge = atLiveEdge;
    age();
}

void SelectedSonar::setLive(LiveSonar* live)
{
    if (m_live == live)
        return;
    if (m_live)
        m_live->disconnect(this);
    m_live = live;
    if (live) {
        connect(live, &LiveSonar::changed, this, &SelectedSonar::age);
        connect(live, &LiveSonar::changed, this, &SelectedSonar::followSound);
        connect(live, &QObject::destroyed, this, &SelectedSonar::age);
    }
}

bool SelectedSonar::findOld() const
{
    // A multibeam sonar has swaths in place of pings.
    if (m_source.count() == 0 && m_view != ping::View::Swath)
        return false;
    if (!m_atLiveEdge)
        return m_source.silent();
    if (!m_live || m_live->lost())
        return true;
    // The period may have become longer since the last ping, or the device may answer without
    // sending pings.
    const double period = m_live->expectedHz() > 0 ? 1 / m_live->expectedHz() : 0;
    return m_source.silent() && m_live->ageS() > periodsOfSilence * period;
}

void SelectedSonar::age()
{
    const bool wasOld = std::exchange(m_old, findOld());
    const bool wereOld = std::exchange(m_allOld, m_old && findAllOld());
    if (wasOld != m_old || wereOld != m_allOld)
        emit oldChanged();
}

bool SelectedSonar::findAllOld() const
{
    const log::Time playhead = m_source.playhead();
    return std::ranges::all_of(m_sonars, [&](const Sonar& sonar) {
        if (sonar.stream == m_source.reader().stream())
            return true;
        if (m_atLiveEdge && (!sonar.live || sonar.live->lost()))
            return true;
        const auto& pings = m_log->stream(sonar.stream).pings();
        const std::uint64_t count = m_log->countUpTo(pings, playhead);
        const auto entry = count > 0 ? pings.at(count - 1) : std::nullopt;
        const auto time = entry ? m_log->timeOf(entry->frame) : std::nullopt;
        return !time || playhead - *time > echo::shortestGap;
    });
}

void SelectedSonar::show(const log::Log* log)
{
    const bool another = log != m_log;
    m_log = log;
    m_chosen = choice();
    if (m_sonars.empty()) {
        if (m_source.present())
            m_source.setReader(std::nullopt);
        followSound();
        return;
    }
    const Sonar& sonar = m_sonars[static_cast<std::size_t>(m_chosen)];
    setLive(sonar.live);
    followSound();
    if (another || !m_source.present() || m_source.reader().stream() != sonar.stream)
        m_source.setReader(echo::PingReader(*log, sonar.stream, m_soundSpeed));
}

void SelectedSonar::setSounds(SoundStore& sounds)
{
    m_sounds = &sounds;
    followSound();
}

/// Of a recording it is the one that it may be of.
StoredDevice SelectedSonar::device() const
{
    if (m_live)
        return m_live->stored();
    if (m_sonars.empty())
        return {};
    const log::Stream& stream = m_log->stream(m_sonars[static_cast<std::size_t>(m_chosen)].stream);
    const auto known = DeviceStore().ofKind(stream.kind().family(), stream.source(),
                                            QString::fromStdString(stream.label().serial));
    return known.empty() || stream.simulated() ? StoredDevice() : known.front();
}

void SelectedSonar::followSound()
{
    if (m_sounds == nullptr)
        return;
    SoundOf now;
    if (m_live) {
        now.live = m_live->stored().group();
    } else if (!m_sonars.empty()) {
        now.stream = &m_log->stream(m_sonars[static_cast<std::size_t>(m_chosen)].stream);
        now.serial = now.stream->label().serial;
    }
    if (m_soundOf == now)
        return;
    m_soundOf = std::move(now);
    SoundSettings& sound = m_sounds->of(device());
    if (m_sound != &sound) {
        if (m_sound)
            m_sound->disconnect(this);
        m_sound = &sound;
        connect(m_sound, &SoundSettings::soundChanged, this,
                [this] { setSoundSpeed(m_sound->sound().speed); });
        connect(m_sound, &SoundSettings::changed, this,
                [this] { m_source.setWater(m_sound->water()); });
        m_source.setWater(m_sound->water());
        emit soundChanged();
    }
    setSoundSpeed(sound.sound().speed);
}

void SelectedSonar::setSoundSpeed(std::optional<double> metresPerSecond)
{
    if (m_soundSpeed == metresPerSecond)
        return;
    m_soundSpeed = metresPerSecond;
    if (m_source.present())
        m_source.setReader(
            echo::PingReader(m_source.reader().log(), m_source.reader().stream(), m_soundSpeed));
}

} // namespace leadline::app
