// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingText.h"

#include "language/Tr.h"
#include "language/Utf8.h"
#include "mavlink/Message.h"
#include "mavlink/OffsetModel.h"
#include "timing/ComponentText.h"
#include "timing/TimingNumbers.h"

#include <algorithm>
#include <tuple>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using mavlink::MessageTiming;
using mavlink::TimesyncVersion;
using Row = TimingPicture::Row;

/// An age of this many milliseconds has the longest bar.
constexpr double longestAgeMs = 20;

bool isRelative(const TimingPicture& picture)
{
    return std::ranges::any_of(picture.messages, [](const auto& message) {
        return message.timing.stamp() == MessageTiming::Stamp::Relative;
    });
}

/// Names the display that takes its value from this message: heading or depth; empty for other
/// messages.
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

/// A message that is sent occasionally has no rate while none arrives.
QString rateText(const MessageTiming& timing, base::Instant now)
{
    const auto& rate = timing.rate();
    if (rate.count() == 1)
        return tr("once");
    if (!timing.isPeriodic() && rate.isSilent(now))
        return QStringLiteral("–");
    return tr("%1/s").arg(numberText(timing.hasStopped(now) ? 0 : rate.perSecond(now), 1));
}

MessageText messageTextOf(const TimingPicture& picture, const TimingPicture::Message& message)
{
    MessageText words;
    const auto* info = mavlink::messageInfo(message.id);
    words.name = info ? toQString(info->name) : QString::number(message.id);
    const auto& rate = message.timing.rate();
    words.stopped = message.timing.hasStopped(picture.at);
    words.use = words.stopped ? QString() : useOf(picture, message);
    words.rate = rateText(message.timing, picture.at);
    words.last = sinceText(picture.at - rate.last());
    const auto age = message.timing.age();
    words.hasAge =
        age && message.timing.stamp() != MessageTiming::Stamp::OtherClock && !words.stopped;
    if (words.stopped)
        words.age = tr("stopped");
    else if (words.hasAge)
        words.age = ageText(age->age);
    else
        words.age = age ? tr("other clock") : tr("no timestamp");
    if (words.hasAge)
        words.share = std::clamp(milliseconds(age->age) / longestAgeMs, 0.0, 1.0);
    words.translated = tr("%1, %2, last %3 ago, age %4")
                           .arg(words.name, words.rate, words.last,
                                words.hasAge && !words.age.contains(QLatin1Char(' '))
                                    ? tr("%1 milliseconds").arg(words.age)
                                    : words.age);
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
        const QString who = rowName(picture, row);
        if (row.version == TimesyncVersion::V1 && picture.linkOf(row).othersSynchronise)
            warnings += tr("%1 replies without a target (version 1), and another program also "
                           "sends requests: they interfere. Switch TIMESYNC off in one of them.")
                            .arg(who);
        if (row.version == TimesyncVersion::BadTarget)
            warnings +=
                tr("%1 addresses its replies to an unknown system. Update its firmware.").arg(who);
        if (row.of.probe != Probe::None && losesMuch(row))
            warnings +=
                tr("%1 loses %2 % of requests. Lower the request rate or its message rates.")
                    .arg(who, numberText(row.figures.lossShare() * 100, 1));
    }
    if (const Row* row = picture.row(); row && isRelative(picture))
        warnings +=
            row->wasAsked
                ? tr("No reply to TIMESYNC: ages are relative to the fastest message. "
                     "Switch TIMESYNC on in the vehicle's router.")
                : tr("Ages are relative to the fastest message: no time sync in this recording.");
    return warnings;
}

} // namespace

std::vector<MessageText> messageTexts(const TimingPicture& picture)
{
    std::vector<MessageText> all;
    for (const auto& message : picture.messages)
        all.push_back(messageTextOf(picture, message));
    const auto place = [](const MessageText& words) {
        return std::tuple(!words.stopped, words.use.isEmpty(), words.name);
    };
    std::ranges::sort(
        all, [&](const MessageText& a, const MessageText& b) { return place(a) < place(b); });
    return all;
}

TimingText timingText(const TimingPicture& picture)
{
    TimingText words;
    words.warnings = warningsOf(picture);
    const Row* row = picture.row();
    if (!row)
        return words;
    words.name = componentName(row->of.component, row->heartbeat);
    words.component = joined(
        {addressText(row->of.component) + QLatin1Char(' ') + words.name, linkName(picture, *row)});
    if (isRelative(picture))
        words.ages = tr("relative");
    words.replies =
        row->figures.replies == 1 ? tr("1 reply") : tr("%1 replies").arg(row->figures.replies);
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
    const DurationText offset = durationText(row->offset->offset);
    words.offset = offset.number;
    words.offsetUnit = offset.unit;
    words.bound = tr("%1 ms").arg(boundText(milliseconds(row->offset->bound)));
    words.ages = words.ages.isEmpty() ? words.bound : words.ages;
    words.skew =
        tr("%1 %2 ppm")
            .arg(signedText(row->offset->skewPpm, 1), boundText(row->offset->skewBoundPpm));
    words.fit = fitText(picture, *row);
    return words;
}

QString eventText(const Row& row, const mavlink::ComponentTiming::Event& event)
{
    const QString name = componentName(row.of.component, row.heartbeat);
    if (event.isReboot)
        return tr("%1 restarted. Refitted.").arg(name);
    const DurationText step = durationText(event.step.value_or(base::Duration{}), 2);
    const bool ahead = event.step && *event.step > base::Duration{};
    return tr("%1 clock stepped %2 %3. Refitted.")
        .arg(name, (ahead ? QStringLiteral("+") : QString()) + step.number, step.unit);
}

} // namespace leadline::app
