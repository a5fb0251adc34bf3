// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/Recording.h"
#include "support/MemorySource.h"

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::test {

/// The indexed recording in these bytes; null if they are not a recording.
inline std::unique_ptr<formats::Recording> indexed(std::vector<std::byte> bytes,
                                                   std::string_view name)
{
    auto opened = formats::Recording::open(std::make_unique<MemorySource>(std::move(bytes)), name);
    if (!opened)
        return nullptr;
    (*opened)->index();
    return std::move(*opened);
}

} // namespace leadline::test
