// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/ComponentText.h"

#include "language/Tr.h"
#include "language/Utf8.h"
#include "link/LinkUrl.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/VehicleState.h"
#include "timing/TimingNumbers.h"

namespace leadline::app {

namespace {

using mavlink::TimesyncVersion;
using Row = TimingPicture::Row;

/// MAV_TYPE_ONBOARD_CONTROLLER of MAVLink's MAV_TYPE.
constexpr std::uint8_t onboard = 18;

QString none()
{
    return QStringLiteral("–");
}

QString badgeOf(TimesyncVersion version)
{
    switch (version) {
    case TimesyncVersion::V1:
        return tr("v1");
    case TimesyncVersion::V2:
        return tr("v2");
    case TimesyncVersion::BadTarget:
        return tr("bad target");
    }
    return {};
}

QString noteOf(const Row& row)
{
    if (row.of.probe != Probe::None)
        return {};
    if (!row.wasAsked)
        return row.sendsMore ? tr("Time sync not requested.")
                             : tr("Heartbeats only. Time sync not requested.");
    return row.sendsMore ? tr("Does not answer TIMESYNC or PING.")
                         : tr("Heartbeats only. Does not answer TIMESYNC or PING.");
}

void addFigures(ComponentText& words, const Row& row)
{
    const auto& figures = row.figures;
    words.median = words.p95 = words.jitter = none();
    if (figures.roundTrips) {
        words.median = msText(figures.roundTrips->median);
        words.p95 = msText(figures.roundTrips->p95);
        words.jitter = msText(row.jitter);
    }
    words.loss = tr("%1 %").arg(numberText(figures.lossShare() * 100, 1));
    words.lossWarns = losesMuch(row);
    words.late = QString::number(figures.late);
    words.duplicates = QString::number(figures.duplicates);
    words.skew = none();
    if (row.of.probe == Probe::Ping) {
        words.offset = tr("PING has no clock");
    } else if (row.offset) {
        const DurationText offset = durationText(row.offset->offset);
        words.offset = offset.number;
        words.offsetUnit = offset.unit;
        words.bound = tr("%1 ms").arg(boundText(milliseconds(row.offset->bound)));
        words.skew = signedText(row.offset->skewPpm, 1);
    } else {
        words.offset = none();
    }
}

QString translatedOf(const ComponentText& words)
{
    const QString who = words.name + QLatin1Char(' ') + words.address;
    if (!words.note.isEmpty())
        return who + QStringLiteral(": ") + words.note;
    return tr("%1: %2 %3, round trip median %4 milliseconds, 95 percent %5, loss %6, clock offset "
              "%7 %8 %9")
        .arg(who, words.probe, words.badge, words.median, words.p95, words.loss, words.offset,
             words.offsetUnit, words.bound);
}

/// For example "ArduSub 4.5.3" for an autopilot, "firmware 1.4.0" for other components.
QString aboutOf(const Row& row)
{
    const QString name = componentAbout(row.heartbeat);
    const QString firmware = QString::fromStdString(row.firmware);
    if (name.isEmpty() || firmware.isEmpty())
        return name.isEmpty() && !firmware.isEmpty() ? tr("firmware %1").arg(firmware) : name;
    return name + QLatin1Char(' ') + firmware;
}

} // namespace

QString linkName(const TimingPicture& picture, const Row& row)
{
    if (picture.links.size() < 2)
        return {};
    const TimingPicture::Link& link = picture.linkOf(row);
    if (const auto url = link::LinkUrl::parse(link.address))
        return url->kind == link::LinkUrl::Kind::Sim
                   ? tr("simulated")
                   : QString::fromStdString(link::endpointName(*url));
    const auto number = &link - picture.links.data() + 1;
    return link.address.empty() ? tr("link %1").arg(number) : QString::fromStdString(link.address);
}

QString rowName(const TimingPicture& picture, const Row& row)
{
    const QString link = linkName(picture, row);
    return componentName(row.of.component, row.heartbeat) + QLatin1Char(' ') +
           addressText(row.of.component) + (link.isEmpty() ? link : tr(" (%1)").arg(link));
}

bool losesMuch(const Row& row)
{
    constexpr double most = 0.02;
    return row.figures.lossShare() > most;
}

ComponentText componentText(const TimingPicture& picture, const Row& row)
{
    ComponentText words;
    words.name = componentName(row.of.component, row.heartbeat);
    words.address = addressText(row.of.component);
    words.about = joined({aboutOf(row), linkName(picture, row)});
    words.note = noteOf(row);
    words.shape = row.isSilent                  ? QStringLiteral("square")
                  : row.of.probe == Probe::None ? QStringLiteral("ring")
                                                : QStringLiteral("disc");
    if (row.of.probe != Probe::None) {
        words.probe =
            row.of.probe == Probe::Ping ? QStringLiteral("PING") : QStringLiteral("TIMESYNC");
        if (row.of.probe == Probe::Timesync && row.version) {
            words.badge = badgeOf(*row.version);
            words.badgeWarns = *row.version == TimesyncVersion::BadTarget;
        }
        addFigures(words, row);
        if (words.lossWarns && !row.isSilent)
            words.shape = QStringLiteral("triangle");
    }
    words.translated = translatedOf(words);
    if (const QString link = linkName(picture, row); !link.isEmpty())
        words.translated += tr(", by %1").arg(link);
    return words;
}

QString addressText(mavlink::Address address)
{
    return QStringLiteral("%1/%2").arg(address.system).arg(address.component);
}

QString componentName(mavlink::Address address, const std::optional<mavlink::Heartbeat>& heartbeat)
{
    const bool flies = heartbeat && heartbeat->isAutopilots();
    if (address.component == mavlink::Address::autopilot || flies)
        return tr("Autopilot");
    if (heartbeat && heartbeat->type == mavlink::Heartbeat::groundStation)
        return tr("Ground station");
    if (heartbeat && heartbeat->type == onboard)
        return tr("Onboard computer");
    // The numbers are those of MAVLink's MAV_COMPONENT.
    if (address.component >= 191 && address.component <= 194)
        return tr("Onboard computer");
    if (address.component >= 100 && address.component <= 105)
        return tr("Camera");
    if (address.component == 68)
        return tr("Telemetry radio");
    if (address.component == 190)
        return tr("Ground station");
    return tr("Component");
}

QString componentAbout(const std::optional<mavlink::Heartbeat>& heartbeat)
{
    if (!heartbeat || !heartbeat->isAutopilots())
        return {};
    return toQString(mavlink::firmwareName(*heartbeat));
}

} // namespace leadline::app
