// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"
#include "io/ByteSource.h"

#include <span>
#include <string>
#include <vector>

namespace leadline::exporting {

/// One text chunk of a picture (PNG, third edition, 11.3.3).
struct PngText {
    /// 1 to 79 printable ASCII characters.
    std::string key;
    /// UTF-8.
    std::string text;

    friend bool operator==(const PngText&, const PngText&) = default;
};

/// The picture with the texts inserted after its header as uncompressed iTXt chunks, so that they
/// can be read without the pixels. An error if `png` is no PNG or a key is invalid.
[[nodiscard]] base::Result<std::vector<std::byte>> withPngTexts(base::ByteSpan png,
                                                                std::span<const PngText> texts);

/// The texts of a PNG in file order, from tEXt and iTXt chunks. Chunks that are compressed,
/// damaged, longer than 64 KiB or have an invalid key are skipped; at most 1000 are returned. An
/// error (WrongContent) if the file is not a PNG.
[[nodiscard]] base::Result<std::vector<PngText>> readPngTexts(const io::ByteSource& file);

} // namespace leadline::exporting
