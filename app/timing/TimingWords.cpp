// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingWords.h"

#include "link/LinkUrl.h"
#include "live/PlaceWords.h"
#include "mavlink/Message.h"
#include "mavlink/OffsetModel.h"
#include "timing/ComponentNames.h"
#include "timing/TimingNumbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using mavlink::MessageTiming;
using mavlink::TimesyncVersion;
using Row = TimingPicture::Row;

/// More is a path that loses.
constexpr double mostLoss = 0.02;
/// The longest bar.
constexpr double longestAgeMs = 20;
constexpr int offsetDecimals = 3;

QString tr(const char* text)
{
    return QCoreApplication::translate("Timing", text);
}

QString none()
{
    return QStringLiteral("–");
}

QString msText(base::Duration duration)
{
    return numberText(milliseconds(duration), 1);
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
        return row.sendsMore ? tr("Not asked for its time.")
                             : tr("Heartbeats only. Not asked for its time.");
    return row.sendsMore ? tr("Does not answer TIMESYNC or PING.")
                         : tr("Heartbeats only. Does not answer TIMESYNC or PING.");
}

void addFigures(ComponentWords& words, const Row& row)
{
    const auto& figures = row.figures;
    words.median = words.p95 = words.jitter = none();
    if (figures.roundTrips) {
        words.median = msText(figures.roundTrips->median);
        words.p95 = msText(figures.roundTrips->p95);
        words.jitter = msText(row.jitter);
    }
    words.loss = tr("%1 %").arg(numberText(figures.lossShare() * 100, 1));
    words.lossWarns = figures.lossShare() > mostLoss;
    words.late = QString::number(figures.late);
    words.duplicates = QString::number(figures.duplicates);
    words.skew = none();
    if (row.of.probe == Probe::Ping) {
        words.offset = tr("PING has no clock");
    } else if (row.offset) {
        words.offset = numberText(milliseconds(row.offset->offset), offsetDecimals);
        words.bound = boundText(milliseconds(row.offset->bound));
        words.skew = signedText(row.offset->skewPpm, 1);
    } else {
        words.offset = none();
    }
}

QString spokenOf(const ComponentWords& words)
{
    const QString who = words.name + QLatin1Char(' ') + words.address;
    if (!words.note.isEmpty())
        return who + QStringLiteral(": ") + words.note;
    return tr("%1: %2 %3, round trip median %4 milliseconds, 95 percent %5, loss %6, clock offset "
              "%7 %8 milliseconds")
        .arg(who, words.probe, words.badge, words.median, words.p95, words.loss, words.offset,
             words.bound);
}

/// By which of several links; empty where there is one.
QString linkName(const TimingPicture& picture, const Row& row)
{
    if (picture.links.size() < 2)
        return {};
    const TimingPicture::Link& link = picture.linkOf(row);
    if (const auto url = link::LinkUrl::parse(link.address))
        return url->kind == link::LinkUrl::Kind::Sim ? tr("simulated") : placeName(*url);
    const auto number = &link - picture.links.data() + 1;
    return link.address.empty() ? tr("link %1").arg(number) : QString::fromStdString(link.address);
}

/// "ArduSub 4.5.3"; of others than autopilots "firmware 1.4.0".
QString aboutOf(const Row& row)
{
    const QString name = componentAbout(row.heartbeat);
    const QString firmware = QString::fromStdString(row.firmware);
    if (name.isEmpty() || firmware.isEmpty())
        return name.isEmpty() && !firmware.isEmpty() ? tr("firmware %1").arg(firmware) : name;
    return name + QLatin1Char(' ') + firmware;
}

QString joined(QStringList words)
{
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

bool isRelative(const TimingPicture& picture)
{
    return std::ranges::any_of(picture.messages, [](const auto& message) {
        return message.timing.stamp() == MessageTiming::Stamp::Relative;
    });
}

/// The messages that heading and depth of the window are from.
QString useOf(const TimingPicture& picture, const TimingPicture::Message& message)
{
    constexpr std::uint8_t autopilot = 1;
    const auto comes = [&](std::uint16_t id) {
        return std::ranges::any_of(picture.messages, [&](const auto& other) {
            return other.id == id && !other.timing.hasStopped(picture.at);
        });
    };
    const auto firstOf = [&](std::initializer_list<std::uint16_t> ids) {
        const auto* found = std::ranges::find_if(ids, comes);
        return found != ids.end() && *found == message.id;
    };
    const Row* row = picture.row();
    const bool isShown = row && message.from.component == autopilot &&
                         (!picture.source || (picture.source->link == row->of.link &&
                                              picture.source->system == message.from.system));
    if (!isShown)
        return {};
    if (firstOf({mavlink::Attitude::id, mavlink::GlobalPositionInt::id, mavlink::VfrHud::id}))
        return tr("heading");
    if (firstOf({mavlink::VfrHud::id, mavlink::GlobalPositionInt::id}))
        return tr("depth");
    return {};
}

MessageWords wordsOf(const TimingPicture& picture, const TimingPicture::Message& message)
{
    MessageWords words;
    const auto* info = mavlink::messageInfo(message.id);
    words.name =
        info ? QString::fromUtf8(info->name.data(), static_cast<qsizetype>(info->name.size()))
             : QString::number(message.id);
    const auto& rate = message.timing.rate();
    words.stopped = message.timing.hasStopped(picture.at);
    words.use = words.stopped ? QString() : useOf(picture, message);
    words.rate = tr("%1/s").arg(numberText(words.stopped ? 0 : rate.perSecond(picture.at), 1));
    words.last = sinceText(picture.at - rate.last());
    const auto age = message.timing.age();
    words.hasAge =
        age && message.timing.stamp() != MessageTiming::Stamp::OtherClock && !words.stopped;
    if (words.stopped)
        words.age = tr("stopped");
    else if (words.hasAge)
        words.age = msText(age->age);
    else
        words.age = age ? tr("other clock") : tr("no stamp");
    if (words.hasAge)
        words.share = std::clamp(milliseconds(age->age) / longestAgeMs, 0.0, 1.0);
    words.spoken = tr("%1, %2, last %3 ago, age %4")
                       .arg(words.name, words.rate, words.last,
                            words.hasAge ? tr("%1 milliseconds").arg(words.age) : words.age);
    return words;
}

QString stepsText(const TimingPicture& picture, const Row& row)
{
    if (row.events.empty())
        return QStringLiteral("0");
    return tr("%1 · %2 ago").arg(row.events.size()).arg(agoText(picture.at - row.events.back().at));
}

QString fitText(const TimingPicture& picture, const Row& row)
{
    const base::Instant from =
        row.events.empty() ? row.history.replies().front().arrived : row.events.back().at;
    const auto window = std::chrono::seconds(static_cast<int>(mavlink::OffsetModel::window));
    const base::Duration span = std::min<base::Duration>(window, picture.at - from);
    return tr("%1 s · %2").arg(span / 1s).arg(row.offsetSamples);
}

QStringList warningsOf(const TimingPicture& picture)
{
    QStringList warnings;
    for (const Row& row : picture.rows) {
        const QString link = linkName(picture, row);
        const QString who = componentName(row.of.component, row.heartbeat) + QLatin1Char(' ') +
                            addressText(row.of.component) +
                            (link.isEmpty() ? link : tr(" (%1)").arg(link));
        if (row.version == TimesyncVersion::V1 && picture.linkOf(row).othersSynchronise)
            warnings += tr("%1 replies to nobody by name (version 1), and another program asks, "
                           "too: they disturb each other. Switch TIMESYNC off in one of them.")
                            .arg(who);
        if (row.version == TimesyncVersion::BadTarget)
            warnings += tr("%1 addresses its replies to nobody here. A newer firmware mends that.")
                            .arg(who);
        if (row.of.probe != Probe::None && row.figures.lossShare() > mostLoss)
            warnings += tr("%1 loses %2 % of the requests. Ask less often, or lower the rates of "
                           "its messages.")
                            .arg(who, numberText(row.figures.lossShare() * 100, 1));
    }
    if (const Row* row = picture.row(); row && isRelative(picture))
        warnings +=
            row->wasAsked
                ? tr("No reply to TIMESYNC: ages are relative to the fastest message. "
                     "Switch TIMESYNC on in the vehicle's router.")
                : tr("Ages are relative to the fastest message: nobody asked for the clock.");
    return warnings;
}

} // namespace

ComponentWords componentWords(const TimingPicture& picture, const Row& row)
{
    ComponentWords words;
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
    words.spoken = spokenOf(words);
    if (const QString link = linkName(picture, row); !link.isEmpty())
        words.spoken += tr(", by %1").arg(link);
    return words;
}

std::vector<MessageWords> messageWords(const TimingPicture& picture)
{
    std::vector<MessageWords> all;
    for (const auto& message : picture.messages)
        all.push_back(wordsOf(picture, message));
    const auto place = [](const MessageWords& words) {
        return std::tuple(!words.stopped, words.use.isEmpty(), words.name);
    };
    std::ranges::sort(
        all, [&](const MessageWords& a, const MessageWords& b) { return place(a) < place(b); });
    return all;
}

TimingWords timingWords(const TimingPicture& picture)
{
    TimingWords words;
    words.warnings = warningsOf(picture);
    const Row* row = picture.row();
    if (!row)
        return words;
    words.name = componentName(row->of.component, row->heartbeat);
    words.component = joined(
        {addressText(row->of.component) + QLatin1Char(' ') + words.name, linkName(picture, *row)});
    if (isRelative(picture))
        words.ages = tr("relative");
    words.replies = tr("%1 replies").arg(row->figures.replies);
    words.lost = tr("%1 lost").arg(row->figures.lost);
    words.foreign = QString::number(picture.linkOf(*row).foreignReplies);
    words.steps = stepsText(picture, *row);
    if (row->figures.roundTrips)
        words.roundTrips =
            tr("Round-trip time, median %1, 95 percent %2 milliseconds, %3, %4")
                .arg(msText(row->figures.roundTrips->median), msText(row->figures.roundTrips->p95),
                     words.replies, words.lost);
    if (!row->offset || row->history.replies().empty())
        return words;
    words.offset = numberText(milliseconds(row->offset->offset), offsetDecimals);
    words.bound = tr("%1 ms").arg(boundText(milliseconds(row->offset->bound)));
    words.ages = words.ages.isEmpty() ? words.bound : words.ages;
    words.skew =
        tr("%1 %2 ppm")
            .arg(signedText(row->offset->skewPpm, 1), boundText(row->offset->skewBoundPpm));
    words.fit = fitText(picture, *row);
    return words;
}

QString eventWords(const Row& row, const mavlink::ComponentTiming::Event& event)
{
    const QString name = componentName(row.of.component, row.heartbeat);
    if (event.isReboot)
        return tr("%1 started again. Refitted.").arg(name);
    const double step = event.step ? milliseconds(*event.step) : 0;
    return tr("%1 clock stepped %2 ms. Refitted.").arg(name, signedText(step, 2));
}

} // namespace leadline::app
