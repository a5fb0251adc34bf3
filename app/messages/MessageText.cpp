// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/MessageText.h"

#include "base/Clock.h"
#include "language/Tr.h"
#include "language/Utf8.h"
#include "mavlink/Message.h"
#include "mavlink/VehicleState.h"
#include "ping/MessageTable.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using ping::DeviceKind;

const ping::MessageInfo* pingInfo(const log::Log& log, const log::MessageCount& tally)
{
    const ping::DeviceKind kind = log.stream(tally.stream).kind();
    return kind == ping::DeviceKind::Vehicle
               ? nullptr
               : ping::messageInfo(kind.family(), tally.key.messageId);
}

const mavlink::MessageInfo* vehiclesInfo(const log::Log& log, const log::MessageCount& tally)
{
    return log.stream(tally.stream).kind() == ping::DeviceKind::Vehicle
               ? mavlink::messageInfo(tally.key.messageId)
               : nullptr;
}

/// Number of the stream among those of its kind, counted from 1.
int numberAmongItsKind(const log::Log& log, log::StreamNumber number)
{
    const log::Stream& stream = log.stream(number);
    int among = 1;
    for (log::StreamNumber i = 0; i < number; ++i)
        if (log.stream(i).kind() == stream.kind() && log.stream(i).sent() == stream.sent())
            ++among;
    return among;
}

QString numbered(const QString& name, int number)
{
    return number > 1 ? QStringLiteral("%1 %2").arg(name).arg(number) : name;
}

QString kindName(ping::DeviceKind kind)
{
    if (kind.isVehicle())
        return tr("Vehicle");
    if (kind == ping::Family::Unknown)
        return tr("Other sonar");
    return toQString(ping::titleOf(kind.family()));
}

QString vehiclesSource(const log::Stream& stream, mavlink::Address sender, int link)
{
    const QString who = QStringLiteral("%1/%2").arg(sender.system).arg(sender.component);
    QString source = stream.sent() ? tr("Sent by %1").arg(who) : tr("Vehicle %1").arg(who);
    if (sender.component == mavlink::VehicleState::autopilotComponent)
        source += tr(" · autopilot");
    return link > 1 ? source + tr(" · link %1").arg(link) : source;
}

/// The current name of the field in whose name, or old name, the word occurs; empty if there is
/// none.
QString fieldWith(const ping::MessageInfo& info, std::string_view word)
{
    for (const ping::FieldInfo& field : info.fields) {
        if (base::namesContain(field.name, word))
            return toQString(field.name);
        if (base::namesContain(field.oldNames, word))
            return tr("%1, was %2")
                .arg(toQString(field.name), toQString(field.oldNames).replace(' ', ", "));
    }
    return {};
}

QString fieldWith(const mavlink::MessageInfo& info, std::string_view word)
{
    for (const mavlink::FieldInfo& field : mavlink::fieldsOf(info.id))
        if (base::namesContain(field.name, word) || base::namesContain(field.partNames, word))
            return toQString(field.name);
    return {};
}

} // namespace

QString messageName(const log::Log& log, const log::MessageCount& tally)
{
    if (const auto* info = pingInfo(log, tally))
        return toQString(info->name);
    if (const auto* info = vehiclesInfo(log, tally))
        return toQString(info->name);
    return tr("unknown %1").arg(tally.key.messageId);
}

QString otherMessageNames(const log::Log& log, const log::MessageCount& tally)
{
    if (const auto* info = pingInfo(log, tally))
        return info->oldNames.empty()
                   ? QString()
                   : tr("was %1").arg(toQString(info->oldNames).replace(' ', ", "));
    if (log.stream(tally.stream).kind() == ping::DeviceKind::Vehicle)
        return {};
    QStringList names;
    for (const ping::OtherMessage& other : ping::otherMessages(tally.key.messageId))
        names += tr("%1 of %2").arg(toQString(other.name), toQString(other.devices));
    return names.isEmpty() ? QString() : tr("possibly %1").arg(names.join(tr(" or ")));
}

QString messageSource(const log::Log& log, const log::MessageCount& tally)
{
    const log::Stream& stream = log.stream(tally.stream);
    const int number = numberAmongItsKind(log, tally.stream);
    const QString source =
        stream.kind() == ping::DeviceKind::Vehicle
            ? vehiclesSource(stream, tally.key.sender, number)
            : tr("%1 · id %2").arg(numbered(kindName(stream.kind()), number)).arg(stream.source());
    return stream.simulated() ? source + tr(" · simulated") : source;
}

QString messageRate(const log::MessageCount& tally)
{
    if (!tally.perSecond)
        return tally.total == 1 ? tr("once") : QStringLiteral("–");
    const double rate = *tally.perSecond;
    return rate > 0 && rate < 0.1 ? tr("%1/min").arg(60 * rate, 0, 'f', 1)
                                  : tr("%1/s").arg(rate, 0, 'f', 1);
}

QString messageAge(const log::MessageCount& tally, log::Time moment)
{
    if (!tally.newest)
        return {};
    const double seconds = std::max(0.0, base::secondsOf(moment - tally.newest->time));
    if (seconds < 60)
        return tr("%1 s").arg(seconds, 0, 'f', 1);
    const auto whole = static_cast<qint64>(seconds);
    const auto two = [](qint64 number) {
        return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
    };
    const QString minutes = two(whole / 60 % 60) + ':' + two(whole % 60);
    return whole < 3600 ? minutes : two(whole / 3600) + ':' + minutes;
}

namespace {

/// The message's other names, or the field, in which the word occurs; empty if it occurs in none.
QString placeOf(std::string_view word, const log::Log& log, const log::MessageCount& tally)
{
    if (const auto* info = pingInfo(log, tally))
        return base::namesContain(info->oldNames, word) ? otherMessageNames(log, tally)
                                                        : fieldWith(*info, word);
    if (const auto* info = vehiclesInfo(log, tally))
        return fieldWith(*info, word);
    const bool isOthers =
        std::ranges::any_of(ping::otherMessages(tally.key.messageId), [&](const auto& other) {
            return base::namesContain(other.name, word) || base::namesContain(other.devices, word);
        });
    return isOthers ? otherMessageNames(log, tally) : QString();
}

} // namespace

std::optional<QString> foundBy(const QStringList& words, const log::Log& log,
                               const log::MessageCount& tally)
{
    const QString shown = messageName(log, tally) + '\n' + messageSource(log, tally) +
                          (tally.total == 1 ? "\nonce" : "");
    const QString id = QString::number(tally.key.messageId);
    QString found;
    for (const QString& word : words) {
        if (shown.contains(word, Qt::CaseInsensitive) || id.startsWith(word))
            continue;
        const QString in = placeOf(word.toStdString(), log, tally);
        if (in.isEmpty())
            return std::nullopt;
        found = in;
    }
    return found;
}

QString groupedDigits(const QString& digits)
{
    QString number = digits;
    number.replace('-', QChar(0x2212));
    const auto isDigit = [&](qsizetype i) { return i < number.size() && number[i].isDigit(); };
    const qsizetype first = number.startsWith(QChar(0x2212)) ? 1 : 0;
    qsizetype end = first;
    while (isDigit(end))
        ++end;
    if (end - first >= 5)
        for (qsizetype at = end - 3; at > first; at -= 3)
            number.insert(at, QChar(0x2009));
    return number;
}

QString hexDump(base::ByteSpan bytes, int perLine)
{
    const auto width = static_cast<std::size_t>(std::clamp(perLine, 4, 64));
    QString dump;
    for (std::size_t at = 0; at < bytes.size(); at += width) {
        const auto line = bytes.subspan(at, std::min(width, bytes.size() - at));
        QString hex;
        QString letters;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto byte = std::to_integer<char16_t>(line[i]);
            hex += QStringLiteral("%1 ").arg(byte, 2, 16, QLatin1Char('0'));
            if (i % 8 == 7)
                hex += ' ';
            letters += byte >= 0x20 && byte < 0x7f ? QChar(byte) : QChar('.');
        }
        const auto room = 3 * static_cast<qsizetype>(width) + static_cast<qsizetype>(width / 8);
        dump += QStringLiteral("%1  %2 %3\n")
                    .arg(at, 4, 16, QLatin1Char('0'))
                    .arg(hex.leftJustified(room), letters);
    }
    dump.chop(1);
    return dump;
}

} // namespace leadline::app
