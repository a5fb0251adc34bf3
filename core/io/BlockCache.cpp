// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BlockCache.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <utility>

namespace leadline::io {

BlockCache::BlockCache(std::size_t maxBytes)
    : m_maxBlocks(std::max<std::size_t>(1, maxBytes / blockSize))
{
}

std::size_t BlockCache::KeyHash::operator()(const Key& key) const
{
    return std::hash<const void*>{}(key.source) ^ (key.block * 0x9e3779b97f4a7c15ULL);
}

std::size_t BlockCache::readAt(const ByteSource& source, std::uint64_t offset,
                               std::span<std::byte> into)
{
    std::size_t done = 0;
    while (done < into.size()) {
        const std::uint64_t at = offset + done;
        const auto inBlock = static_cast<std::size_t>(at % blockSize);
        const std::size_t wanted = std::min(into.size() - done, blockSize - inBlock);
        const Block block = blockOf({&source, at / blockSize}, inBlock + wanted);
        if (block.size <= inBlock)
            break;
        const std::size_t taken = std::min(wanted, block.size - inBlock);
        std::memcpy(into.data() + done, block.bytes.get() + inBlock, taken);
        done += taken;
        if (taken < wanted)
            break;
    }
    return done;
}

// A block that was read while its source was shorter is read again if more of it is requested.
BlockCache::Block BlockCache::blockOf(const Key& key, std::size_t atLeast)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_places.find(key);
        if (found != m_places.end() && found->second->block.size >= atLeast) {
            m_blocks.splice(m_blocks.begin(), m_blocks, found->second);
            return found->second->block;
        }
    }
    const auto bytes = std::make_shared_for_overwrite<std::byte[]>(blockSize);
    Block read{.bytes = bytes,
               .size = key.source->readAt(key.block * blockSize, {bytes.get(), blockSize})};

    const std::lock_guard lock(m_mutex);
    const auto found = m_places.find(key);
    if (found != m_places.end()) {
        found->second->block = read;
        m_blocks.splice(m_blocks.begin(), m_blocks, found->second);
        return read;
    }
    m_blocks.push_front({key, read});
    m_places.emplace(key, m_blocks.begin());
    while (m_blocks.size() > m_maxBlocks) {
        m_places.erase(m_blocks.back().key);
        m_blocks.pop_back();
    }
    return read;
}

std::size_t BlockCache::bytesHeld() const
{
    const std::lock_guard lock(m_mutex);
    return m_blocks.size() * blockSize;
}

} // namespace leadline::io
