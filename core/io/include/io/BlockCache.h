// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace leadline::io {

/// Caches the most recently read blocks of byte sources, up to a memory limit. Thread-safe.
class BlockCache {
public:
    static constexpr std::size_t blockSize = std::size_t{64} << 10U;

    explicit BlockCache(std::size_t maxBytes = std::size_t{32} << 20U);

    /// Like ByteSource::readAt(). `source` must outlive the cache. Use it only for bytes that never
    /// change.
    std::size_t readAt(const ByteSource& source, std::uint64_t offset, std::span<std::byte> into);

    [[nodiscard]] std::size_t bytesHeld() const;

private:
    struct Key {
        const ByteSource* source = nullptr;
        std::uint64_t block = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };
    struct Block {
        std::shared_ptr<const std::byte[]> bytes;
        std::size_t size = 0;
    };
    struct Held {
        Key key;
        Block block;
    };

    Block blockOf(const Key& key, std::size_t atLeast);

    mutable std::mutex m_mutex;
    std::size_t m_maxBlocks;
    /// Most recently used first.
    std::list<Held> m_blocks;
    std::unordered_map<Key, std::list<Held>::iterator, KeyHash> m_places;
};

} // namespace leadline::io
