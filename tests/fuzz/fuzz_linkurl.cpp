// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/TypedAddress.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

/// Any text is an address that survives printing, or a sentence that fits on one line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using leadline::link::LinkUrl;
    const std::string_view text = size == 0
                                      ? std::string_view()
                                      : std::string_view(reinterpret_cast<const char*>(data), size);
    // However it is typed, it is one that is read by everybody.
    if (const auto typed = leadline::link::readAddress(text); typed)
        for (const LinkUrl& each : *typed)
            if (const auto same = LinkUrl::parse(each.toString()); !same || !(*same == each))
                std::abort();
    const auto url = LinkUrl::parse(text);
    if (!url) {
        const std::string& sentence = url.error().message.text();
        const bool oneLine = std::ranges::none_of(
            sentence, [](char c) { return static_cast<unsigned char>(c) < 0x20U; });
        if (!sentence.ends_with('.') || !oneLine)
            std::abort();
        return 0;
    }
    const auto again = LinkUrl::parse(url->toString());
    if (!again || !(*again == *url))
        std::abort();
    return 0;
}
