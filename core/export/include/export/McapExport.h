// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "io/ByteSource.h"

#include <cstdint>
#include <string>

namespace leadline::exporting {

struct McapOptions {
    ExportPart part = {};
    /// Adds what ping-viewer-next plays, and what Foxglove shows: pings, positions and pictures as
    /// JSON beside the raw frames (facts of the topics: McapExtras.h).
    bool jsonTopics = false;
    /// Of the program that writes: "Leadline/0.1.0".
    std::string library = {};
    /// How Ping360s are mounted, as somebody said it after they were recorded: a file that is cut
    /// says that then. Needs an indexed recording.
    log::Mountings mountings = {};
};

/// What was found to be missing of a recording while it was copied: messages, and parts of the file
/// that are damaged.
struct McapLoss {
    std::uint64_t messages = 0;
    std::uint64_t parts = 0;
};

/// Writes a part of an MCAP file, packed with zstd: both directions, events, markers, notes and
/// attachments, with the times and numbers that they have. `file` is what `recording` was opened
/// from; that one has to be indexed only where streams are named. Gives the number of messages.
[[nodiscard]] base::Result<std::uint64_t>
cutMcap(const io::ByteSource& file, const formats::Recording& recording, const McapOptions& options,
        const BytesSink& sink, const ExportWatch& watch = {}, McapLoss* loss = nullptr);

/// Writes a part of an indexed recording of another format as Leadline records it: each frame a
/// message of its stream's topic, in the order of time. Where the file does not know UTC, its local
/// time stands for it, or 1970, and the note of the session says so; its times stay the same.
[[nodiscard]] base::Result<std::uint64_t> convertToMcap(const formats::Recording& recording,
                                                        const McapOptions& options,
                                                        const BytesSink& sink,
                                                        const ExportWatch& watch = {});

} // namespace leadline::exporting
