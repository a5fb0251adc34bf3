// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/MapFile.h"

#include "echo/LevelMeasurement.h"
#include "export/MapExport.h"
#include "pictures/Annotations.h"
#include "pictures/PictureNotes.h"

#include <QPainter>

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

base::Status written(exporting::AtomicOutput& output, std::string_view bytes)
{
    if (const auto ready = output.beginFile(); !ready)
        return ready;
    (void)output.write(bytes);
    return output.commit();
}

} // namespace

echo::ToneCurve mapLevels(const echo::PingReader& reader, std::uint64_t first, std::uint64_t until)
{
    constexpr std::uint64_t mostPings = 400;
    const std::uint64_t step = 1 + (until - first) / mostPings;
    std::vector<std::unique_ptr<echo::PingReader::Scratch>> kept;
    std::vector<echo::Profile> profiles;
    for (std::uint64_t number = first; number < until; number += step) {
        kept.push_back(std::make_unique<echo::PingReader::Scratch>());
        const auto ping = reader.read(number, *kept.back());
        if (ping && !ping->profile.samples.empty())
            profiles.push_back(ping->profile);
    }
    return echo::measureLevels(profiles).curve;
}

QImage MapFile::picture() const
{
    const auto& extent = map.mosaic->extent();
    QImage image(extent.columns(), extent.rows(), QImage::Format_RGBA8888);
    std::vector<std::uint8_t> values(std::size_t(extent.columns()));
    std::vector<std::uint16_t> pings(values.size());
    for (int row = 0; row < extent.rows() && !image.isNull(); ++row) {
        map.mosaic->readRow(row, overlap, values, pings);
        auto* line = reinterpret_cast<raster::Rgba*>(image.scanLine(row));
        for (std::size_t i = 0; i < values.size(); ++i)
            line[i] = pings[i] > 0 ? colours[values[i]] : raster::transparent;
    }
    if (map.isSimulated && !image.isNull()) {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawSimulatedMark(painter);
    }
    return image;
}

base::Status MapFile::writePicture(exporting::AtomicOutput::Options options,
                                   const std::string& worldFile) const
{
    exporting::PictureNote note;
    note.software = software;
    note.file = recording;
    note.view = "map";
    note.simulated = map.isSimulated;
    const auto png = encodedPng(picture(), note);
    if (!png)
        return png.error();
    exporting::AtomicOutput output(options);
    options.target.replace_extension(".pgw");
    exporting::AtomicOutput world(std::move(options));
    if (const auto ready = world.beginFile(); !ready)
        return ready;
    if (auto done = written(output, {reinterpret_cast<const char*>(png->data()), png->size()});
        !done)
        return done;
    (void)world.write(worldFile);
    return world.commit();
}

base::Status MapFile::write(exporting::AtomicOutput::Options options, MapFormat format) const
{
    const exporting::MapExport exported{
        .map = map, .overlap = overlap, .decibels = decibels, .software = software, .stop = stop};
    if (format == MapFormat::Png)
        return writePicture(std::move(options), exported.worldFile());
    exporting::AtomicOutput output(std::move(options));
    const auto path = output.beginPath();
    if (!path)
        return path.error();
    const auto done =
        format == MapFormat::GeoTiff ? exported.writeGeoTiff(*path) : exported.writeNetcdf(*path);
    return done ? output.commit() : done;
}

} // namespace leadline::app
