// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Colormap.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Any text is either a palette of opaque colours or a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using leadline::raster::Colormap;
    const std::string_view text = size == 0
                                      ? std::string_view()
                                      : std::string_view(reinterpret_cast<const char*>(data), size);
    const auto map = Colormap::parse("fuzz", text);
    const bool right =
        map ? std::ranges::all_of(map->entries(), [](auto colour) { return colour.a == 255; })
            : !map.error().message.text().empty() && map.error().message.text().ends_with('.');
    if (!right)
        std::abort();
    return 0;
}
