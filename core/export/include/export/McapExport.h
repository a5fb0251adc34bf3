// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "io/ByteSource.h"

#include <cstdint>
#include <string>

namespace leadline::exporting {

struct McapOptions {
    ExportPart part = {};
    /// Adds messages for ping-viewer-next and Foxglove: pings, positions and pictures as JSON
    /// beside the raw frames (topics: McapExtras.h).
    bool jsonTopics = false;
    /// Name and version of the writing program: "Leadline/0.1.0".
    std::string library = {};
    /// Mountings of Ping360s that were corrected after the recording; they are written into the new
    /// file. Needs an indexed recording.
    log::Mountings mountings = {};
};

/// Data found missing while a recording was copied: messages, damaged parts of the file, and its
/// end where it belongs to the part.
struct McapLoss {
    std::uint64_t messages = 0;
    std::uint64_t parts = 0;
    bool isCutOff = false;
};

/// Writes a part of an MCAP file, compressed with zstd: received and sent messages, events,
/// markers, notes and attachments, with their original times and sequence numbers. `file` is the
/// source of `recording`, which has to be indexed only if streams are selected. Returns the number
/// of messages.
[[nodiscard]] base::Result<std::uint64_t>
cutMcap(const io::ByteSource& file, const formats::Recording& recording, const McapOptions& options,
        const BytesSink& sink, const ExportWatch& watch = {}, McapLoss* loss = nullptr);

/// Writes a part of an indexed recording of another format as MCAP: each frame is a message of its
/// stream's topic, in the order of time. If UTC is unknown, the file's local time or 1970 is used
/// instead, and the session note says so; times within the recording are kept. Returns the number
/// of messages.
[[nodiscard]] base::Result<std::uint64_t> convertToMcap(const formats::Recording& recording,
                                                        const McapOptions& options,
                                                        const BytesSink& sink,
                                                        const ExportWatch& watch = {});

} // namespace leadline::exporting
