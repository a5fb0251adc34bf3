// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/MountingChoice.h"

#include "devices/DeviceStore.h"
#include "session/FileOpening.h"
#include "session/MountingStore.h"
#include "session/SelectedSonar.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace leadline::app {

namespace {

constexpr std::size_t mostOffered = 3;

} // namespace

MountingChoice::MountingChoice(SelectedSonar& sonar, const FileOpening& files, QObject* parent)
    : QObject(parent),
      m_sonar(sonar),
      m_files(files)
{
    connect(&m_sonar, &SelectedSonar::changed, this, &MountingChoice::follow);
    connect(m_sonar.source(), &SonarSource::moved, this, &MountingChoice::followPlayhead);
    connect(m_sonar.source(), &SonarSource::pingedChanged, this, &MountingChoice::follow);
}

int MountingChoice::turnOffset() const
{
    return withinATurn(m_now.mount.turnDeg);
}

void MountingChoice::setUpsideDown(bool upsideDown)
{
    if (upsideDown != m_now.mount.upsideDown)
        decide({upsideDown, m_now.mount.turnDeg});
}

void MountingChoice::setTurnOffset(int degrees)
{
    if (withinATurn(degrees) != turnOffset())
        decide({m_now.mount.upsideDown, withinATurn(degrees)});
}

QStringList MountingChoice::choices() const
{
    QStringList words;
    for (const device::Mount& each : m_now.choices) {
        const QString way = each.upsideDown ? tr("Upside down") : tr("Upright");
        const QString turn = (each.turnDeg < 0 ? QStringLiteral("\u2212") : QString()) +
                             QString::number(std::abs(each.turnDeg));
        words += each.turnDeg == 0 ? way : tr("%1, %2°").arg(way, turn);
    }
    return words;
}

int MountingChoice::current() const
{
    const auto found = std::ranges::find(m_now.choices, m_now.mount);
    return found == m_now.choices.end() ? -1 : static_cast<int>(found - m_now.choices.begin());
}

void MountingChoice::choose(int index)
{
    if (index >= 0 && static_cast<std::size_t>(index) < m_now.choices.size())
        decide(m_now.choices[static_cast<std::size_t>(index)]);
}

std::optional<MountingChoice::Recorded> MountingChoice::recorded() const
{
    if (!m_files.recording() || !m_sonar.source()->present())
        return std::nullopt;
    const echo::PingReader& reader = m_sonar.source()->reader();
    const OpenFile* file = m_files.fileOf(reader.stream(), m_sonar.source()->playhead());
    if (const auto own = file ? file->ownStream(reader.stream()) : std::nullopt)
        return Recorded{file->path, &file->recording->log().stream(*own)};
    return Recorded{m_files.row().path(), &reader.log().stream(reader.stream())};
}

std::optional<MountingChoice::Mounting> MountingChoice::find()
{
    if (m_live && m_live->stored().isKnown())
        return ofLive(*m_live);
    if (!m_sonar.source()->present())
        return std::nullopt;
    m_askedOf.clear();
    if (const auto its = recorded())
        return ofRecording(*its);
    return ofNobody();
}

/// The sonar emits its signal several times a second, so unchanged values return early.
MountingChoice::Mounting MountingChoice::ofLive(const LiveSonar& live)
{
    const QString askedOf = live.mountUnconfirmed() ? live.stored().group() : QString();
    if (std::exchange(m_askedOf, askedOf) == askedOf && m_now.asked == live.mountUnconfirmed() &&
        m_now.mount == live.mount())
        return m_now;
    Mounting mounting{.mount = live.mount(), .asked = live.mountUnconfirmed()};
    if (!mounting.asked)
        return mounting;
    mounting.choices = live.mountChoices();
    mounting.reason =
        DeviceStore().conflictsOf(live.stored()).empty()
            ? tr("The mounting of %1 has not been confirmed.").arg(live.name())
            : tr("%1 may be a sonar that was connected before, or another one.").arg(live.name());
    return mounting;
}

/// The sonar is no longer connected or not identified, so an answer could not be stored.
MountingChoice::Mounting MountingChoice::ofNobody() const
{
    const echo::PingReader& reader = m_sonar.source()->reader();
    const log::Stream& stream = reader.log().stream(reader.stream());
    const auto its = stream.mounting();
    Mounting mounting{.mount = its ? device::Mount{its->upsideDown, its->turnDeg} : m_now.mount};
    mounting.asked = !stream.simulated() && m_sonar.source()->pinged() && !(its && its->confirmed);
    if (mounting.asked)
        mounting.reason = tr("It was not confirmed when this was recorded.");
    return mounting;
}

MountingChoice::Mounting MountingChoice::ofRecording(const Recorded& shown) const
{
    const log::Stream& stream = *shown.stream;
    const auto recorded = mountingOf(shown.file, stream);
    if (recorded && (recorded->confirmed || stream.simulated()))
        return {.mount = {recorded->upsideDown, recorded->turnDeg}};
    if (stream.simulated())
        return {};
    Mounting mounting{.mount = guessedMount(stream.source()), .asked = true};
    const auto offer = [&](const device::Mount& mount) {
        if (mounting.choices.size() < mostOffered &&
            std::ranges::find(mounting.choices, mount) == mounting.choices.end())
            mounting.choices.push_back(mount);
    };
    const QString unit = QString::fromStdString(stream.label().serial);
    std::vector<device::Mount> known;
    bool isItsOwn = false;
    for (const StoredDevice& each :
         DeviceStore().ofKind(ping::Family::Ping360, stream.source(), unit))
        if (each.isMountConfirmed()) {
            known.push_back(each.mount());
            isItsOwn = !unit.isEmpty() && each.unit() == unit;
        }
    // What was confirmed of the same sonar later is likelier than what was a guess then.
    if (recorded && !isItsOwn)
        mounting.mount = {recorded->upsideDown, recorded->turnDeg};
    else if (!known.empty())
        mounting.mount = known.front();
    mounting.reason = recorded ? tr("It was not confirmed when this was recorded.")
                               : tr("This recording does not say how the Ping360 is mounted.");
    offer(mounting.mount);
    if (recorded)
        offer({recorded->upsideDown, recorded->turnDeg});
    std::ranges::for_each(known, offer);
    if (std::ranges::all_of(mounting.choices, [&](const device::Mount& each) {
            return each.upsideDown == mounting.mount.upsideDown;
        }))
        mounting.choices.push_back({.upsideDown = !mounting.mount.upsideDown});
    std::ranges::stable_sort(mounting.choices, {}, &device::Mount::upsideDown);
    return mounting;
}

void MountingChoice::follow()
{
    const auto shown = recorded();
    m_file = shown ? shown->file : QString();
    LiveSonar* live = m_files.recording() ? nullptr : m_sonar.live();
    if (m_live != live) {
        if (m_live)
            m_live->disconnect(this);
        m_live = live;
        if (m_live)
            connect(m_live, &LiveSonar::changed, this, &MountingChoice::follow);
    }
    update(Mounting(m_now));
}

void MountingChoice::update(const Mounting& before)
{
    m_now = find().value_or(Mounting{.mount = m_now.mount});
    if (m_now != before)
        emit changed();
}

void MountingChoice::followPlayhead()
{
    const auto shown = m_files.files().size() > 1 ? recorded() : std::nullopt;
    if (shown && shown->file != m_file)
        follow();
}

// By value: it may be one of those that are offered, which change here.
void MountingChoice::decide(device::Mount mount)
{
    const Mounting before = m_now;
    m_now.mount = mount;
    if (m_live) {
        m_live->chooseMount(mount);
        if (mount != before.mount)
            m_sonar.source()->beginMounting();
    } else if (const auto shown = recorded()) {
        storeMounting(shown->file, shown->stream->recordedDevice(), mount);
    }
    update(before);
}

} // namespace leadline::app
