// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportOrder.h"

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

    /// What `--to` calls it.
    std::string_view name;
    /// For people, as it stands behind "writes".
    std::string_view what;
    /// Of the files: ".csv".
    std::string_view ending;
    Output output = Output::File;
    std::vector<ExportChoice> choices = {};
    /// It has words on pictures: a QGuiApplication is there, and the program's fonts.
    bool draws = false;
    /// It says itself what a simulator made.
    bool marksSimulated = true;
    /// Where the dive sheet goes: beside the file as beside a recording, if the format has no place
    /// for it, or if it is not among the recording's notes.
    enum class Sheet : std::uint8_t { NotBeside, Beside, BesideUnlessNoted };
    Sheet sheet = Sheet::NotBeside;
    /// Streams that it can hold, and that can be chosen for it; all of them when null.
    bool (*holds)(const log::Stream& stream) = nullptr;
    /// Begins the place, and fills it; gives the number of what was written.
    base::Result<std::uint64_t> (*write)(const ExportTask& task) = nullptr;

    [[nodiscard]] bool takes(ExportChoice choice) const;
};

/// All of them, in the order in which they are shown.
[[nodiscard]] std::span<const ExportFormat> exportFormats();
/// Null where there is none of that name.
[[nodiscard]] const ExportFormat* exportFormat(std::string_view name);

/// What is exported was simulated, in part at least, and the format cannot say so.
[[nodiscard]] bool losesSimulatedMark(const ExportFormat& format, const log::Log& log);

/// The whole of an export, on the thread that may take its time: the place holds all of it then,
/// or nothing.
[[nodiscard]] base::Result<std::uint64_t> runExport(const ExportFormat& format,
                                                    const ExportTask& task);

} // namespace leadline::app
