// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportRequest.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace leadline::app {

/// A format that recordings are exported to, for the command line and for the window.
///
/// A new one is a line of the table in ExportFormats.cpp and a function that writes it.
struct ExportFormat {
    enum class Output : std::uint8_t { File, Folder };

    /// Name for `--to`.
    std::string_view name;
    /// Description for the user, as the object of "writes".
    base::Message::Template what;
    /// File suffix: ".csv".
    std::string_view ending;
    Output output = Output::File;
    std::vector<ExportChoice> choices = {};
    /// The format draws text, so that it needs a QGuiApplication and the program's fonts.
    bool draws = false;
    /// The drift is written to a second file, exporting::driftFileBeside().
    bool driftBeside = false;
    /// A file without any contents of the part is still of use.
    bool mayBeEmpty = false;
    /// The format itself marks simulated data.
    bool marksSimulated = true;
    /// Whether the dive sheet is also written to a sidecar file: never, always because the format
    /// cannot contain it, or only if it is not among the recording's notes.
    enum class Sheet : std::uint8_t { NotBeside, Beside, BesideUnlessNoted };
    Sheet sheet = Sheet::NotBeside;
    /// Whether the format can contain a stream, which the user may then select; null for any
    /// stream.
    bool (*holds)(const log::Stream& stream) = nullptr;
    /// Creates the output and writes it; returns the number of items written.
    base::Result<std::uint64_t> (*write)(const ExportTask& task) = nullptr;

    [[nodiscard]] bool takes(ExportChoice choice) const;
};

/// All formats, in display order.
[[nodiscard]] std::span<const ExportFormat> exportFormats();
/// The format of this name; null if there is none.
[[nodiscard]] const ExportFormat* exportFormat(std::string_view name);

/// The log contains simulated data, and the format cannot mark it.
[[nodiscard]] bool losesSimulatedMark(const ExportFormat& format, const log::Log& log);

/// Runs a whole export; slow, so call it in a worker thread. The output is complete, or nothing is
/// written. The target must be a file if a second one is written beside it.
[[nodiscard]] base::Result<std::uint64_t> runExport(const ExportFormat& format,
                                                    const ExportTask& task);

} // namespace leadline::app
