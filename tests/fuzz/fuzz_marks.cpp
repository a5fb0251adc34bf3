// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/EventLog.h"
#include "annotations/MarkerFile.h"
#include "annotations/MarkerStore.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Any text is marks that survive being written, or nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace leadline;
    const std::string_view text = size == 0
                                      ? std::string_view()
                                      : std::string_view(reinterpret_cast<const char*>(data), size);
    const auto records = annotations::decodeMarkers(text);
    if (annotations::decodeMarkers(annotations::encodeMarkers(records, "fuzz.mcap")) != records)
        std::abort();
    annotations::MarkerStore book;
    for (const annotations::MarkerRecord& record : records)
        book.apply(record, std::chrono::nanoseconds(1'789'307'712'000'000'000));
    if (book.markers().size() + book.notes().size() > records.size())
        std::abort();
    (void)annotations::decodeEvent(text, {});
    return 0;
}
