// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as a PNG picture; its texts are read, and what they tell of a recording is
// written and read again.
#include "export/PictureNote.h"
#include "support/MemorySource.h"

#include <cstdlib>

using namespace leadline;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    const test::MemorySource file(std::vector(bytes.begin(), bytes.end()));
    const auto texts = exporting::readPngTexts(file);
    if (!texts)
        return 0;
    const auto note = exporting::noteFrom(*texts);
    if (note) {
        require(note->offset && *note->offset >= base::Duration{});
        require(note->file.find('/') == std::string::npos && note->file != "..");
    }
    // What is read can be written, and comes back first.
    if (const auto again = exporting::withPngTexts(bytes, *texts)) {
        const auto read = exporting::readPngTexts(test::MemorySource(*again));
        require(read && read->size() >= texts->size());
        require(std::equal(texts->begin(), texts->end(), read->begin()));
    }
    return 0;
}
