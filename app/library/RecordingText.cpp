// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/RecordingText.h"

#include "language/Utf8.h"
#include "ping/FamilyDescriptor.h"

#include "base/CivilTime.h"
#include "io/RecordingDisk.h"
#include "language/Tr.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <chrono>
#include <string>

namespace leadline::app {

namespace {

using State = RecordingFinding::State;

std::optional<QDateTime> utcStart(const RecordingFinding& found)
{
    if (!found.digest || !found.digest->startUtc)
        return std::nullopt;
    return dateTimeOf(*found.digest->startUtc, DayZone::Utc);
}

std::optional<QDateTime> localStart(const RecordingFinding& found)
{
    if (!found.digest || !found.digest->startLocal)
        return std::nullopt;
    const base::CivilTime& time = *found.digest->startLocal;
    return QDateTime(QDate(time.year, time.month, time.day),
                     QTime(time.hour, time.minute, time.second));
}

/// The start according to the file's name, used until the file is inspected; it keeps the order of
/// the list stable.
std::optional<QDateTime> namedStart(const RecordingFile& file)
{
    const std::string name = file.name().toStdString();
    if (const auto local = base::startFromFileName(name))
        return QDateTime(QDate(local->year, local->month, local->day),
                         QTime(local->hour, local->minute, local->second));
    if (!io::isRecordingName(name))
        return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t digits) {
        return std::stoi(name.substr(at, digits));
    };
    const QDateTime utc(QDate(number(0, 4), number(4, 2), number(6, 2)),
                        QTime(number(9, 2), number(11, 2), number(13, 2)), QTimeZone::utc());
    return utc.isValid() ? std::optional(utc) : std::nullopt;
}

/// Dates have the window's own format, whatever the system's language is.
QString dateText(const QDateTime& time)
{
    return dayNames().toString(time.date(), tr("ddd d MMM yyyy"));
}

QString clockText(const QDateTime& time)
{
    return QLocale::c().toString(time.time(), QStringLiteral("HH:mm"));
}

QString kindText(ping::DeviceKind kind)
{
    if (kind.isVehicle())
        return tr("Vehicle");
    if (kind == ping::Family::Unknown)
        return tr("Other");
    return toQString(ping::titleOf(kind.family()));
}

} // namespace

QDateTime startOf(const RecordingFile& file, const RecordingFinding& found)
{
    if (const auto utc = utcStart(found))
        return *utc;
    if (const auto local = localStart(found))
        return *local;
    const auto named = found.digest ? std::nullopt : namedStart(file);
    return named ? *named : file.changed;
}

QString whenText(const RecordingFile& file, const RecordingFinding& found, DayZone zone)
{
    if (const auto utc = utcStart(found)) {
        if (zone == DayZone::Utc)
            return tr("%1 · %2 UTC").arg(dateText(*utc), clockText(*utc));
        const QDateTime here = utc->toLocalTime();
        return tr("%1 · %2 local time").arg(dateText(here), clockText(here));
    }
    if (const auto local = localStart(found))
        return tr("%1 · %2 local time").arg(dateText(*local), clockText(*local));
    return tr("File dated %1 · %2").arg(dateText(file.changed), clockText(file.changed));
}

QString elsewhereText(const RecordingFinding& found, DayZone zone)
{
    const auto utc = utcStart(found);
    if (!utc)
        return {};
    return zone == DayZone::Utc ? tr("%1 here").arg(clockText(utc->toLocalTime()))
                                : tr("%1 UTC").arg(clockText(*utc));
}

QString lengthText(const RecordingFinding& found)
{
    return found.digest ? QString::fromStdString(base::durationText(found.digest->duration))
                        : QString();
}

namespace {

/// Scanning sonars, other sonars, and the vehicle in the end.
std::vector<ping::DeviceKind> kindsShown()
{
    std::vector<ping::DeviceKind> kinds;
    for (const bool scans : {true, false})
        for (const ping::FamilyDescriptor* each : ping::families())
            if (each->scans() == scans)
                kinds.emplace_back(each->family);
    kinds.push_back(ping::DeviceKind::Vehicle);
    return kinds;
}

} // namespace

QString devicesText(const RecordingFinding& found)
{
    QStringList kinds;
    if (found.digest)
        for (const ping::DeviceKind kind : kindsShown()) {
            const auto many = std::ranges::count(found.digest->devices, kind,
                                                 &formats::RecordingDigest::Device::kind);
            if (many > 0)
                kinds += many == 1 ? kindText(kind) : tr("%1 × %2").arg(many).arg(kindText(kind));
        }
    return kinds.join(QStringLiteral(" · "));
}

QStringList deviceLines(const RecordingFinding& found)
{
    QStringList lines;
    if (found.digest)
        for (const auto& device : found.digest->devices) {
            QStringList parts{kindText(device.kind)};
            const QString name = QString::fromStdString(device.name);
            if (name.compare(parts.front(), Qt::CaseInsensitive) != 0)
                parts += name;
            if (!device.firmware.empty())
                parts += tr("firmware %1").arg(QString::fromStdString(device.firmware));
            parts +=
                device.messages == 1 ? tr("1 message") : tr("%1 messages").arg(device.messages);
            lines += parts.join(QStringLiteral(" · "));
        }
    return lines;
}

QString sizeText(qint64 bytes)
{
    return QLocale::c().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString stateText(const RecordingFinding& found)
{
    switch (found.state) {
    case State::BeingRecorded:
        return tr("Being recorded");
    case State::CutOff:
        return tr("Cut off");
    case State::EndsEarly:
        return tr("Ends early");
    case State::Damaged:
        return tr("Damaged");
    case State::Unreadable:
        return tr("Cannot be opened");
    case State::Unknown:
    case State::Whole:
        break;
    }
    return {};
}

bool isSimulated(const RecordingFinding& found)
{
    return found.digest &&
           std::ranges::any_of(found.digest->devices, &formats::RecordingDigest::Device::simulated);
}

bool isFound(const RecordingFile& file, const RecordingFinding& found, const QString& search)
{
    QString text = file.name() + QLatin1Char('\n') + whenText(file, found, DayZone::Utc) +
                   QLatin1Char('\n') + whenText(file, found, DayZone::Local) + QLatin1Char('\n') +
                   startOf(file, found).toString(Qt::ISODate) + QLatin1Char('\n') +
                   devicesText(found) + QLatin1Char('\n') + stateText(found) + QLatin1Char('\n') +
                   (isSimulated(found) ? tr("Simulated") : QString());
    if (found.digest)
        for (const auto& device : found.digest->devices)
            text += QLatin1Char('\n') + QString::fromStdString(device.name);
    if (found.sheet)
        for (const annotations::DiveSheetField& field : annotations::diveSheetFields)
            text += QLatin1Char('\n') + QString::fromStdString((*found.sheet).*field.text);
    const QStringList words = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace leadline::app
