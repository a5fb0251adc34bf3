// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/LockedFile.h"
#include "log/McapLayout.h"

#include <memory>

namespace leadline::log::mcap {

/// A region's records as they can be read: where they stand, or uncompressed.
struct RegionRecords {
    std::unique_ptr<ByteSource> uncompressed;
    const ByteSource* source = nullptr;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// Nothing of them is missing.
    bool whole = true;
    /// The CRC does not tell otherwise.
    bool sound = true;
};

/// `file` must outlive what is given back.
[[nodiscard]] RegionRecords recordsOf(const LockedFile& file, const Region& region);

} // namespace leadline::log::mcap
