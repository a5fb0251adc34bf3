// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/AtomicOutput.h"
#include "export/ExportPart.h"
#include "export/SideScanCorrections.h"
#include "formats/Recording.h"

#include <QSize>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace leadline::app {

/// Options of an export; each format supports some of them.
enum class ExportChoice : std::uint8_t {
    Samples,
    Vehicle,
    SoundSpeed,
    JsonTopics,
    Size,
    Palette,
    Plain,
    Drift,
    Side,
};

/// Appearance of exported pictures.
struct PictureOptions {
    /// Size in pixels; nullopt for the size that suits the view.
    std::optional<QSize> size = {};
    /// Name of a colour map, or the path of a file.
    QString palette = QStringLiteral("ember");
    /// Echoes only, without axes and text.
    bool plain = false;
    /// Lengths in feet instead of metres, on scales and in a report.
    bool imperial = false;
};

/// Which part of a recording to export, and the options.
struct ExportRequest {
    exporting::ExportPart part = {};
    /// Include the samples of each ping.
    bool samples = false;
    /// Include the vehicle's state at each ping.
    bool vehicle = false;
    /// Sound speed in metres per second; nullopt for the recorded one.
    std::optional<double> soundSpeed = {};
    /// Add JSON topics, which ping-viewer-next and Foxglove display, to the raw frames.
    bool jsonTopics = false;
    /// Add the motion of the vehicle from turn to turn of the scanning sonars, found in their
    /// echoes; it takes several times as long as the rest.
    bool drift = false;
    /// Sides and bottom of side-scan sonars that the user has set.
    exporting::SideScanCorrections sideScan = {};
    PictureOptions picture = {};
};

/// The recording to export, opened by the exporter. For use by one thread at a time.
class ExportSource {
public:
    /// `notesFolder` contains the dive sheets of recordings in read-only folders.
    /// `families` are those that the user gave devices that do not say theirs.
    [[nodiscard]] static base::Result<ExportSource> open(const std::filesystem::path& file,
                                                         const std::filesystem::path& notesFolder,
                                                         log::ChosenFamilies families = {});

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    /// The recording, which may not be indexed before index().
    [[nodiscard]] const formats::Recording& recording() const { return *m_recording; }
    /// Indexes the recording if necessary. Being stopped, or not being able to read to the end, is
    /// an error, so that an incomplete export does not look complete.
    [[nodiscard]] base::Status index(const exporting::ExportWatch& watch);
    /// Sets the mountings of its Ping360s that the user entered later. Once the recording is
    /// indexed they replace the recorded ones in the export.
    void setMountings(log::Mountings mountings) { m_mountings = std::move(mountings); }
    [[nodiscard]] const log::Mountings& mountings() const { return m_mountings; }

private:
    ExportSource() = default;

    std::filesystem::path m_file;
    std::shared_ptr<formats::Recording> m_recording;
    log::Mountings m_mountings;
    bool m_indexed = false;
};

/// The arguments of a format's writer.
struct ExportTask {
    ExportSource& source;
    const ExportRequest& request;
    exporting::AtomicOutput& place;
    const exporting::ExportWatch& watch;
    /// Receives remarks for the user, one sentence each; null to discard them.
    std::vector<base::Message>* remarks = nullptr;
    /// Second file, for the drift; set by runExport() for a format that writes it beside the first.
    exporting::AtomicOutput* drift = nullptr;
};

} // namespace leadline::app
