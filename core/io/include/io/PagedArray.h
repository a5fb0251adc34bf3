// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BlockCache.h"
#include "io/File.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <shared_mutex>
#include <span>
#include <type_traits>

namespace leadline::io {

/// Storage for older blocks of a log: one temporary file, and the cache through which it is read.
class Spill {
public:
    explicit Spill(BlockCache& cache) : m_cache(cache) {}

    /// Returns the offset of the stored bytes; nullopt if they could not be stored.
    [[nodiscard]] std::optional<std::uint64_t> keep(std::span<const std::byte> bytes)
    {
        const auto at = m_file.append(bytes);
        return at ? std::optional(*at) : std::nullopt;
    }
    [[nodiscard]] bool read(std::uint64_t at, std::span<std::byte> into)
    {
        return m_cache.readAt(m_file, at, into) == into.size();
    }

    /// Held shared while a block in memory is read, exclusively while one is freed.
    [[nodiscard]] std::shared_mutex& guard() { return m_guard; }

private:
    BlockCache& m_cache;
    SpillFile m_file;
    std::shared_mutex m_guard;
};

/// An append-only array with one writer and any number of readers, which never block the writer.
///
/// It grows in blocks that do not move; the count is published after the items. release(), called
/// by the disk thread or the worker, moves older blocks to the spill, from where they are read
/// through its cache. If the spill fails, blocks stay in memory, or are dropped if `mayDiscard`.
template<class T, std::size_t BlockItems, std::size_t Leaves = 256, std::size_t LeafBlocks = 256>
class PagedArray {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    static constexpr std::uint64_t capacity = std::uint64_t{BlockItems} * Leaves * LeafBlocks;

    PagedArray(Spill& spill, std::size_t blocksInMemory, bool mayDiscard = false)
        : m_spill(spill),
          m_blocksInMemory(std::max<std::size_t>(blocksInMemory, 1)),
          m_mayDiscard(mayDiscard)
    {
    }
    PagedArray(const PagedArray&) = delete;
    PagedArray& operator=(const PagedArray&) = delete;
    ~PagedArray()
    {
        for (auto& leaf : m_leaves)
            delete leaf.load(std::memory_order_relaxed);
    }

    /// For the writer. Returns false, without appending anything, if the array is full.
    bool append(std::span<const T> items)
    {
        std::uint64_t count = m_count.load(std::memory_order_relaxed);
        if (count + items.size() > capacity)
            return false;
        while (!items.empty()) {
            const auto inBlock = static_cast<std::size_t>(count % BlockItems);
            if (inBlock == 0)
                startBlock(count / BlockItems);
            const std::size_t taken = std::min(items.size(), BlockItems - inBlock);
            std::memcpy(m_writing->items.data() + inBlock, items.data(), taken * sizeof(T));
            items = items.subspan(taken);
            count += taken;
        }
        m_count.store(count, std::memory_order_release);
        return true;
    }
    bool append(const T& item) { return append(std::span<const T>(&item, 1)); }

    [[nodiscard]] std::uint64_t size() const { return m_count.load(std::memory_order_acquire); }
    /// Index of the first item that was not dropped.
    [[nodiscard]] std::uint64_t firstAvailable() const
    {
        return m_firstAvailable.load(std::memory_order_acquire);
    }

    /// False if not all items are available: beyond the end, dropped, or the medium failed.
    [[nodiscard]] bool read(std::uint64_t first, std::span<T> into) const
    {
        if (first + into.size() > size() || first < firstAvailable())
            return false;
        while (!into.empty()) {
            const auto inBlock = static_cast<std::size_t>(first % BlockItems);
            const std::size_t taken = std::min(into.size(), BlockItems - inBlock);
            if (!readInBlock(slot(first / BlockItems), inBlock, into.first(taken)))
                return false;
            into = into.subspan(taken);
            first += taken;
        }
        return true;
    }
    [[nodiscard]] std::optional<T> at(std::uint64_t index) const
    {
        T item{};
        if (!read(index, std::span<T>(&item, 1)))
            return std::nullopt;
        return item;
    }

    /// Spills full blocks above the memory limit. Called by one thread at a time, which is not a
    /// reader.
    void release()
    {
        const std::uint64_t full = size() / BlockItems;
        while (m_released + m_blocksInMemory < full) {
            if (!releaseBlock(m_released))
                return;
            ++m_released;
        }
    }

    [[nodiscard]] std::size_t blocksHeld() const
    {
        const std::uint64_t blocks = (size() + BlockItems - 1) / BlockItems;
        return static_cast<std::size_t>(blocks - m_released);
    }

private:
    struct Block {
        std::array<T, BlockItems> items;
    };
    struct Slot {
        ~Slot() { delete block.load(std::memory_order_relaxed); }
        std::atomic<Block*> block = nullptr;
        std::atomic<std::uint64_t> spilledAt = 0;
    };
    using Leaf = std::array<Slot, LeafBlocks>;

    [[nodiscard]] Slot& slot(std::uint64_t block) const
    {
        Leaf* leaf =
            m_leaves[static_cast<std::size_t>(block / LeafBlocks)].load(std::memory_order_acquire);
        return (*leaf)[static_cast<std::size_t>(block % LeafBlocks)];
    }

    void startBlock(std::uint64_t block)
    {
        auto& leaf = m_leaves[static_cast<std::size_t>(block / LeafBlocks)];
        if (!leaf.load(std::memory_order_relaxed))
            leaf.store(std::make_unique<Leaf>().release(), std::memory_order_release);
        auto made = std::unique_ptr<Block>(new Block);
        m_writing = made.get();
        slot(block).block.store(made.release(), std::memory_order_release);
    }

    [[nodiscard]] bool readInBlock(const Slot& from, std::size_t inBlock, std::span<T> into) const
    {
        {
            // Keeps release() from freeing the block; the writer never takes this lock.
            const std::shared_lock lock(m_spill.guard());
            if (const Block* block = from.block.load(std::memory_order_acquire)) {
                std::memcpy(into.data(), block->items.data() + inBlock, into.size_bytes());
                return true;
            }
        }
        const std::uint64_t at = from.spilledAt.load(std::memory_order_acquire);
        if (at == forgotten)
            return false;
        return m_spill.read(at + inBlock * sizeof(T), std::as_writable_bytes(into));
    }

    bool releaseBlock(std::uint64_t number)
    {
        Slot& from = slot(number);
        Block* block = from.block.load(std::memory_order_acquire);
        const auto kept = m_spill.keep(std::as_bytes(std::span<const T>(block->items)));
        if (!kept && !m_mayDiscard)
            return false;
        from.spilledAt.store(kept.value_or(forgotten), std::memory_order_release);
        if (!kept)
            m_firstAvailable.store((number + 1) * BlockItems, std::memory_order_release);
        const std::unique_lock lock(m_spill.guard());
        from.block.store(nullptr, std::memory_order_release);
        delete block;
        return true;
    }

    static constexpr std::uint64_t forgotten = ~std::uint64_t{0};

    Spill& m_spill;
    std::size_t m_blocksInMemory;
    bool m_mayDiscard;
    Block* m_writing = nullptr;
    std::uint64_t m_released = 0;
    std::atomic<std::uint64_t> m_count = 0;
    std::atomic<std::uint64_t> m_firstAvailable = 0;
    std::array<std::atomic<Leaf*>, Leaves> m_leaves{};
};

} // namespace leadline::io
