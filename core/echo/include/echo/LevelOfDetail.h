// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "io/PagedArray.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace leadline::echo {

/// Some consecutive pings as one profile: the largest echo in each of its bins of range.
struct DetailNode {
    /// The stretch of range that holds all of their windows; no length without samples.
    float startM = 0;
    float endM = 0;
    std::array<std::uint8_t, 248> bins{};

    [[nodiscard]] Profile profile() const { return {startM, double{endM} - startM, bins}; }
};
static_assert(sizeof(DetailNode) == 256);

/// A stream's pings in coarser and coarser levels: node i of level k stands for the pings
/// [i · 8^(k+1), (i + 1) · 8^(k+1)). Built once, added to as the log grows, kept on disk. Whoever
/// reads it, in whatever thread, does not wait for those who extend it.
class LevelOfDetail {
public:
    static constexpr std::size_t levels = 5;
    static constexpr std::uint64_t factor = 8;

    /// A sound speed that was chosen scales its nodes (see scaleFor): it is built once for all.
    explicit LevelOfDetail(const PingReader& reader);
    /// What the ranges of the nodes are to be multiplied by for that reader's sound speed. Of its
    /// stream, and both with a chosen speed or both without.
    [[nodiscard]] static double scaleFor(const PingReader& reader);

    /// Pings in a node of that level.
    [[nodiscard]] static std::uint64_t pingsOf(std::size_t level);
    /// Takes up to `most` further pings; false when all that the log holds are in.
    bool extend(std::uint64_t most);
    [[nodiscard]] std::uint64_t pingsTaken() const
    {
        return m_taken.load(std::memory_order_acquire);
    }
    /// Whole nodes of a level.
    [[nodiscard]] std::uint64_t count(std::size_t level) const { return m_levels[level]->size(); }
    [[nodiscard]] std::optional<DetailNode> node(std::size_t level, std::uint64_t index) const
    {
        return m_levels[level]->at(index);
    }

private:
    using Nodes = io::PagedArray<DetailNode, 256>;

    void close(std::size_t level);

    PingReader m_reader;
    std::array<std::unique_ptr<Nodes>, levels> m_levels;
    /// The node of each level that is not complete yet.
    std::array<DetailNode, levels> m_open{};
    std::atomic<std::uint64_t> m_taken{0};
    std::vector<std::byte> m_scratch;
    /// One thread extends at a time.
    std::mutex m_extending;
};

/// Takes the larger of both, over the stretch of range that holds both.
void merge(DetailNode& into, const Profile& profile);

} // namespace leadline::echo
