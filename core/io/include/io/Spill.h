// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BlockCache.h"
#include "io/File.h"

#include <cstdint>
#include <optional>
#include <shared_mutex>
#include <span>

namespace leadline::log {

/// Where a log's older blocks go: one temporary file and the cache through which it is read.
class Spill {
public:
    explicit Spill(BlockCache& cache) : m_cache(cache) {}

    /// Where the bytes can be read from now on; nullopt when they could not be kept.
    [[nodiscard]] std::optional<std::uint64_t> keep(std::span<const std::byte> bytes)
    {
        const auto at = m_file.append(bytes);
        return at ? std::optional(*at) : std::nullopt;
    }
    [[nodiscard]] bool read(std::uint64_t at, std::span<std::byte> into)
    {
        return m_cache.readAt(m_file, at, into) == into.size();
    }

    /// Held shared while a block in memory is read, alone while one is freed.
    [[nodiscard]] std::shared_mutex& guard() { return m_guard; }

private:
    BlockCache& m_cache;
    SpillFile m_file;
    std::shared_mutex m_guard;
};

} // namespace leadline::log
