// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/PictureNotes.h"

#include "formats/Recording.h"
#include "log/SonarKind.h"
#include "pictures/SettingsText.h"

#include <QBuffer>

namespace leadline::app {

namespace {

void addSonars(exporting::PictureNote& note, const log::Log& log, const Pictured& pictured)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        if (!log::isKnownSonar(stream.kind()) || (pictured.stream && *pictured.stream != number))
            continue;
        note.simulated |= stream.simulated();
        const echo::PingReader reader(log, number);
        const QString words = settingsWords(reader, reader.countUpTo(pictured.at));
        if (words.isEmpty())
            continue;
        note.settings += note.settings.empty() ? "" : "\n";
        note.settings += streamName(log, number) + ": " + words.toStdString();
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
    if (const auto heading = track.headingAt(pictured.at, echo::VehicleTrack::Ahead::Stands))
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
        return base::Error{"The picture could not be made: there is no memory for it."};
    const auto bytes =
        std::as_bytes(std::span(png.constData(), static_cast<std::size_t>(png.size())));
    return exporting::withPngTexts(bytes, textsOf(note));
}

} // namespace leadline::app
