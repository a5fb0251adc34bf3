// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/MountingChoice.h"

#include "live/DeviceStore.h"
#include "log/DeviceNotes.h"
#include "session/DisplaySettings.h"
#include "session/ShownSonar.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

/// Each as the mounting, a device's id and the path, the newest first.
const QString filesKey = QStringLiteral("recordings/mountings");
/// What was last said of a recording that does not say it itself.
const QString lastKey = QStringLiteral("recordings/mounting");
constexpr qsizetype mostFiles = 200;
constexpr std::size_t mostOffered = 3;
const QLatin1Char partsBetween('\t');

QString endOf(const QString& file, std::uint8_t id)
{
    return partsBetween + QString::number(id) + partsBetween + QFileInfo(file).absoluteFilePath();
}

std::optional<device::Mount> mountIn(const QString& text)
{
    const auto mounting = log::mountingFrom(text.toStdString());
    return mounting ? std::optional(device::Mount{mounting->upsideDown, mounting->turnDeg})
                    : std::nullopt;
}

std::optional<device::Mount> keptForFile(const QString& file, std::uint8_t id)
{
    const QString end = endOf(file, id);
    for (const QString& line : QSettings().value(filesKey).toStringList())
        if (line.endsWith(end))
            return mountIn(line.chopped(end.size()));
    return std::nullopt;
}

void keepForFile(const QString& file, std::uint8_t id, const device::Mount& mount)
{
    QSettings settings;
    const QString end = endOf(file, id);
    const QString text = QString::fromStdString(log::mountingText(mount.upsideDown, mount.turnDeg));
    QStringList lines = settings.value(filesKey).toStringList();
    lines.removeIf([&](const QString& line) { return line.endsWith(end); });
    lines.prepend(text + end);
    settings.setValue(filesKey, lines.mid(0, mostFiles));
    settings.setValue(lastKey, text);
}

/// Version 0.1 drew all recordings as its display was set.
device::Mount lastOfRecordings(const DisplaySettings& display)
{
    return mountIn(QSettings().value(lastKey).toString())
        .value_or(device::Mount{display.upsideDown(), display.turnOffset()});
}

} // namespace

MountingChoice::MountingChoice(DisplaySettings& display, ShownSonar& sonar, QObject* parent)
    : QObject(parent),
      m_display(display),
      m_sonar(sonar)
{
    if (!QSettings().contains(lastKey))
        QSettings().setValue(lastKey, QString::fromStdString(log::mountingText(
                                          display.upsideDown(), display.turnOffset())));
    m_now.mount = {display.upsideDown(), display.turnOffset()};
    connect(&m_display, &DisplaySettings::changed, this, &MountingChoice::hearDisplay);
    connect(&m_sonar, &ShownSonar::changed, this, &MountingChoice::follow);
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

void MountingChoice::setFile(const QString& path)
{
    if (std::exchange(m_file, path) != path)
        follow();
}

std::optional<MountingChoice::Mounting> MountingChoice::find()
{
    if (m_live && m_live->kept().isKnown())
        return ofLive(*m_live);
    if (!m_sonar.source()->present())
        return std::nullopt;
    const echo::PingReader& reader = m_sonar.source()->reader();
    const log::Stream& stream = reader.log().stream(reader.stream());
    if (!m_file.isEmpty()) {
        m_askedOf.clear();
        return ofRecording(stream);
    }
    // Of one that is not connected any more.
    if (const auto recorded = stream.mounting())
        return Mounting{.mount = {recorded->upsideDown, recorded->turnDeg}};
    return std::nullopt;
}

/// It tells its news several times a second.
MountingChoice::Mounting MountingChoice::ofLive(const LiveSonar& live)
{
    const QString askedOf = live.mountAsked() ? live.kept().group() : QString();
    if (std::exchange(m_askedOf, askedOf) == askedOf && m_now.asked == live.mountAsked() &&
        m_now.mount == live.mount())
        return m_now;
    Mounting mounting{.mount = live.mount(), .asked = live.mountAsked()};
    if (!mounting.asked)
        return mounting;
    mounting.choices = live.mountChoices();
    mounting.reason =
        DeviceStore().rivalsOf(live.kept()).empty()
            ? tr("Nobody has said yet how %1 is mounted.").arg(live.name())
            : tr("%1 may be a sonar that was connected before, or another one.").arg(live.name());
    return mounting;
}

MountingChoice::Mounting MountingChoice::ofRecording(const log::Stream& stream) const
{
    if (const auto kept = keptForFile(m_file, stream.source()))
        return {.mount = *kept};
    const auto recorded = stream.mounting();
    if (recorded && (recorded->confirmed || stream.simulated()))
        return {.mount = {recorded->upsideDown, recorded->turnDeg}};
    if (stream.simulated())
        return {};
    Mounting mounting{.mount = lastOfRecordings(m_display), .asked = true};
    const auto offer = [&](const device::Mount& mount) {
        if (mounting.choices.size() < mostOffered &&
            std::ranges::find(mounting.choices, mount) == mounting.choices.end())
            mounting.choices.push_back(mount);
    };
    std::vector<device::Mount> known;
    for (const KeptDevice& each : DeviceStore().ofKind(ping::Family::Ping360, stream.source()))
        if (each.isMountConfirmed())
            known.push_back(each.mount());
    if (recorded)
        mounting.mount = {recorded->upsideDown, recorded->turnDeg};
    else if (!known.empty())
        mounting.mount = known.front();
    mounting.reason = recorded ? tr("Nobody had confirmed it when this was recorded.")
                               : tr("This recording does not say how the Ping360 is mounted.");
    offer(mounting.mount);
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
    LiveSonar* live = m_file.isEmpty() ? m_sonar.live() : nullptr;
    if (m_live != live) {
        if (m_live)
            m_live->disconnect(this);
        m_live = live;
        if (m_live)
            connect(m_live, &LiveSonar::changed, this, &MountingChoice::follow);
    }
    Mounting now = find().value_or(Mounting{.mount = m_now.mount});
    const bool same = now == m_now;
    m_now = std::move(now);
    draw();
    if (!same)
        emit changed();
}

void MountingChoice::draw()
{
    m_drawing = true;
    m_display.setUpsideDown(m_now.mount.upsideDown);
    m_display.setTurnOffset(m_now.mount.turnDeg);
    m_drawing = false;
}

void MountingChoice::hearDisplay()
{
    const device::Mount mount{m_display.upsideDown(), m_display.turnOffset()};
    // Half a turn is the same either way round.
    const bool same = mount.upsideDown == m_now.mount.upsideDown &&
                      (mount.turnDeg - m_now.mount.turnDeg) % 360 == 0;
    if (!m_drawing && !same)
        decide(mount);
}

void MountingChoice::decide(const device::Mount& mount)
{
    m_now.mount = mount;
    if (m_live)
        m_live->chooseMount(mount);
    else if (!m_file.isEmpty() && m_sonar.source()->present()) {
        const echo::PingReader& reader = m_sonar.source()->reader();
        keepForFile(m_file, reader.log().stream(reader.stream()).source(), mount);
    }
    follow();
}

} // namespace leadline::app
