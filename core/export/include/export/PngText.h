// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"
#include "io/ByteSource.h"

#include <span>
#include <string>
#include <vector>

namespace leadline::exporting {

/// One text of a picture (PNG, third edition, 11.3.3).
struct PngText {
    /// 1 to 79 printable characters of ASCII.
    std::string key;
    /// UTF-8.
    std::string text;

    friend bool operator==(const PngText&, const PngText&) = default;
};

/// The same picture with the texts behind its header, each an uncompressed iTXt chunk: whoever
/// reads them has not to read the pixels. Not a PNG, or a key that is none, is an error.
[[nodiscard]] base::Result<std::vector<std::byte>> withPngTexts(base::ByteSpan png,
                                                                std::span<const PngText> texts);

/// The texts of a PNG in their order, of chunks tEXt and iTXt. What is compressed or damaged, is
/// longer than 64 KiB or has another key is passed over, and no more than a thousand are taken.
/// Bytes that do not
/// begin as a PNG does are an error (WrongContent).
[[nodiscard]] base::Result<std::vector<PngText>> readPngTexts(const io::ByteSource& file);

} // namespace leadline::exporting
