// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/AtomicOutput.h"
#include "export/ExportPart.h"
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

/// What a format can be asked for besides a part of the recording; a format takes some of these.
enum class ExportChoice : std::uint8_t {
    Samples,
    Vehicle,
    SoundSpeed,
    JsonTopics,
    Size,
    Palette,
    Plain,
};

/// How pictures look.
struct PictureOrder {
    /// In pixels; without it what the view is best in.
    std::optional<QSize> size = {};
    /// Name of a colour map, or the path of a file.
    QString palette = QStringLiteral("ember");
    /// Pixels only, no axes or words.
    bool plain = false;
};

/// What of a recording is wanted, and how.
struct ExportOrder {
    exporting::ExportPart part = {};
    /// The samples of each ping.
    bool samples = false;
    /// What is known of the vehicle at each ping.
    bool vehicle = false;
    /// Metres per second; without it the recording's.
    std::optional<double> soundSpeed = {};
    /// What ping-viewer-next and Foxglove show, beside the raw frames.
    bool jsonTopics = false;
    PictureOrder picture = {};
};

/// The recording that is exported. Opened by whoever exports it, on any one thread.
class ExportSource {
public:
    /// `notesFolder` is where the dive sheet lies that cannot lie beside it.
    [[nodiscard]] static base::Result<ExportSource> open(const std::filesystem::path& file,
                                                         const std::filesystem::path& notesFolder);

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    /// Perhaps not indexed yet.
    [[nodiscard]] const formats::Recording& recording() const { return *m_recording; }
    /// Indexes it where that has not been done; an error when it was stopped, or could not be read
    /// to its end: half of it is not to look like all of it.
    [[nodiscard]] base::Status index(const exporting::ExportWatch& watch);
    /// How its Ping360s are mounted, as the pilot said it afterwards; for what is exported of it
    /// that counts in the place of what it says itself, once it is indexed.
    void setMountings(log::Mountings mountings) { m_mountings = std::move(mountings); }
    [[nodiscard]] const log::Mountings& mountings() const { return m_mountings; }

private:
    ExportSource() = default;

    std::filesystem::path m_file;
    std::shared_ptr<formats::Recording> m_recording;
    log::Mountings m_mountings;
    bool m_indexed = false;
};

/// All that a format's writer needs.
struct ExportTask {
    ExportSource& source;
    const ExportOrder& order;
    exporting::AtomicOutput& place;
    const exporting::ExportWatch& watch;
    /// What else whoever asked should know, a sentence each; null where nobody reads them.
    std::vector<std::string>* remarks = nullptr;
};

} // namespace leadline::app
