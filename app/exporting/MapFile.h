// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "echo/ToneCurve.h"
#include "export/AtomicOutput.h"
#include "map/MapBuilder.h"
#include "ping/FamilyDescriptor.h"
#include "raster/Colormap.h"

#include <QImage>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace leadline::app {

/// The levels of the pings that were mapped, of very many of them some.
[[nodiscard]] echo::ToneCurve mapLevels(const echo::PingReader& reader, std::uint64_t first,
                                        std::uint64_t until);

enum class MapFormat : std::uint8_t { GeoTiff, Png, Netcdf };

/// Writes a map with at least one cell.
struct MapFile {
    const map::DiveMap& map;
    map::Overlap overlap = map::Overlap::Mean;
    /// Of the intensities 0 and 255; nothing for linear ones.
    std::optional<ping::DecibelScale> decibels = {};
    /// Of each intensity, for pictures.
    raster::Colormap colours;
    /// "Leadline 0.6.0", and the file name of the recording.
    std::string software = {};
    std::string recording = {};
    std::function<bool()> stop = {};

    /// A PNG gets a world file beside it, ".pgw". Marking simulated data in it needs a
    /// QGuiApplication for its fonts.
    [[nodiscard]] base::Status write(exporting::AtomicOutput::Options options,
                                     MapFormat format) const;

private:
    [[nodiscard]] QImage picture() const;
    [[nodiscard]] base::Status writePicture(exporting::AtomicOutput::Options options,
                                            const std::string& worldFile) const;
};

} // namespace leadline::app
