// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"
#include "formats/Recording.h"

#include <cstdint>
#include <filesystem>

namespace leadline::exporting {

/// Writes a part of an indexed recording as a video that plays as fast as it was: the disc of the
/// first Ping360 beside the echoes of the first Ping1D, or the one that is there, drawn as `render`
/// draws them. `file` is where the encoder writes, `name` what is written on the pictures. Gives
/// the number of pictures.
[[nodiscard]] base::Result<std::uint64_t>
exportVideo(const log::Recording& recording, const std::string& name, const ExportPart& part,
            const std::filesystem::path& file, const ExportWatch& watch);

} // namespace leadline::exporting
