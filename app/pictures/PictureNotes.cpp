// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/PictureNotes.h"

#include "echo/BearingIndex.h"
#include "formats/Recording.h"
#include "language/OldEventTexts.h"
#include "language/Tr.h"
#include "log/SonarKind.h"
#include "ping/Ping1d.h"

#include <QBuffer>
#include <QStringList>

#include <algorithm>
#include <array>
#include <vector>

namespace leadline::app {

namespace {

double inUnit(double metres, bool imperial)
{
    return imperial ? metres / metresPerFoot : metres;
}

QString fixedLength(double metres, int decimals, bool imperial)
{
    const double shown = inUnit(metres, imperial);
    return QString::number(shown, 'f', imperial ? std::max(decimals - 1, 0) : decimals)
        .replace(QLatin1Char('-'), QChar(0x2212));
}

QString formatStep(const echo::PingReader& reader, std::uint64_t number)
{
    const auto here = reader.entry(number);
    if (!here)
        return {};
    const auto before = number > 0 ? reader.entry(number - 1) : std::nullopt;
    return tr("step %1 grad").arg(echo::stepOf(*here, before ? &*before : nullptr, nullptr));
}

void addSonars(exporting::PictureNote& note, const log::Log& log, const Pictured& pictured)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        if (!log::isKnownSonar(stream.kind()) || (pictured.stream && *pictured.stream != number))
            continue;
        note.simulated |= stream.simulated();
        const echo::PingReader reader(log, number);
        const QString words =
            formatSettings(reader, reader.countUpTo(pictured.at), pictured.imperial);
        if (words.isEmpty())
            continue;
        note.settings += note.settings.empty() ? "" : "\n";
        note.settings += formats::streamName(log, number) + ": " + words.toStdString();
    }
}

} // namespace

exporting::PictureNote noteOf(const log::Log& log, const Pictured& pictured,
                              echo::VehicleTrack& track)
{
    exporting::PictureNote note;
    addSonars(note, log, pictured);
    if (pictured.utcZero)
        note.utc = *pictured.utcZero + pictured.at;
    if (const auto heading = track.headingAt(pictured.at, echo::VehicleTrack::Ahead::Hold))
        note.headingDeg = heading->deg;
    const mavlink::VehicleState vehicle = track.stateAt(pictured.at);
    const base::Instant now{pictured.at};
    if (const auto depth = vehicle.depth(now))
        note.depthM = depth->m;
    if (const auto position = vehicle.position(now);
        position && position->latitude && position->longitude) {
        note.latitude = position->latitude;
        note.longitude = position->longitude;
    }
    const bool ofVehicle = note.headingDeg || note.depthM || note.latitude;
    if (const auto link = track.link(); link && ofVehicle)
        note.simulated |= log.stream(*link).simulated();
    return note;
}

base::Result<std::vector<std::byte>> encodedPng(const QImage& image,
                                                const exporting::PictureNote& note)
{
    QByteArray png;
    QBuffer buffer(&png);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return base::Error{
            base::Message("The picture could not be made: there is no memory for it.")};
    const auto bytes =
        std::as_bytes(std::span(png.constData(), static_cast<std::size_t>(png.size())));
    return exporting::withPngTexts(bytes, textsOf(note));
}

QString shortNumber(double value, int decimals)
{
    QString text = QString::number(value, 'f', decimals);
    if (!text.contains(QLatin1Char('.')))
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QString shortLength(double metres, int decimals, bool imperial)
{
    return shortNumber(inUnit(metres, imperial), decimals);
}

QString formatLength(double metres, int decimals, bool imperial)
{
    return (imperial ? tr("%1 ft") : tr("%1 m")).arg(fixedLength(metres, decimals, imperial));
}

QString formatLength(double metres, double errorM, int decimals, bool imperial)
{
    return QStringLiteral("%1 ± %2").arg(formatLength(metres, decimals, imperial),
                                         fixedLength(errorM, decimals, imperial));
}

QString formatGain(std::uint32_t index, bool scanning)
{
    if (scanning) {
        const std::array names{tr("Low"), tr("Normal"), tr("High")};
        return index < names.size() ? names[index] : QString::number(index);
    }
    const auto decibels = ping::ping1d::gainDecibels(index);
    return decibels ? tr("%1 dB").arg(*decibels, 0, 'f', 1) : QString::number(index);
}

QString formatSettings(const echo::PingReader& reader, std::uint64_t count, bool imperial)
{
    if (count == 0)
        return {};
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(count - 1, scratch);
    if (!ping)
        return {};
    const bool scanning = ping->angleGrad.has_value();
    const QString to = shortLength(ping->profile.endM(), 2, imperial);
    const QString span =
        scanning || ping->profile.startM <= 0
            ? to
            : QStringLiteral("%1–%2").arg(shortLength(ping->profile.startM, 2, imperial), to);
    QStringList words{(imperial ? tr("%1 ft") : tr("%1 m")).arg(span)};
    if (ping->gainIndex)
        words += tr("gain %1").arg(formatGain(*ping->gainIndex, scanning));
    if (ping->frequencyKhz)
        words += tr("%1 kHz").arg(*ping->frequencyKhz);
    if (scanning)
        words += formatStep(reader, count - 1);
    words += ping->profile.samples.size() == 1 ? tr("1 sample")
                                               : tr("%1 samples").arg(ping->profile.samples.size());
    if (ping->transmitUs)
        words += tr("transmit %1 µs").arg(*ping->transmitUs);
    words +=
        (imperial ? tr("%1 ft/s") : tr("%1 m/s")).arg(shortLength(ping->soundSpeed, 1, imperial));
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

} // namespace leadline::app
