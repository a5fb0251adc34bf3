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

/// Several consecutive pings merged into one profile: the maximum in each range bin.
template<class Sample>
struct DetailNodeOf {
    /// Range extent that covers all of the pings' ranges, metres; empty if no ping has samples.
    float startM = 0;
    float endM = 0;
    std::array<Sample, 248> bins{};

    [[nodiscard]] Profile profile() const
    {
        return {startM, double{endM} - startM, std::span<const Sample>(bins)};
    }
    /// The bins, to be shaped in their place.
    [[nodiscard]] std::span<std::uint8_t> bytes()
    {
        return {reinterpret_cast<std::uint8_t*>(bins.data()), sizeof bins};
    }
};
using DetailNode = DetailNodeOf<std::uint8_t>;
/// Of 16-bit samples; 8-bit ones among them are spread over its full scale.
using WideDetailNode = DetailNodeOf<ping::WideSample>;
static_assert(sizeof(DetailNode) == 256 && sizeof(WideDetailNode) == 504);

/// A stream's pings in ever coarser levels: node i of level k covers the pings [i · 8^(k+1), (i +
/// 1) · 8^(k+1)). It grows with the log and spills to disk. Readers on any thread do not wait for
/// the thread that extends it.
class LevelOfDetail {
public:
    static constexpr std::size_t levels = 5;
    static constexpr std::uint64_t factor = 8;

    /// Nodes do not depend on a sound speed chosen by the user, which is applied by scaleFor().
    explicit LevelOfDetail(const PingReader& reader);
    /// Factor for the ranges of nodes to get those at the sound speed of `reader`, which has to
    /// read the same stream, with a chosen speed if the constructor's reader has one and without if
    /// not.
    [[nodiscard]] static double scaleFor(const PingReader& reader);

    /// Number of pings in one node of that level.
    [[nodiscard]] static std::uint64_t pingsOf(std::size_t level);
    /// Adds up to `most` further pings; false if all pings of the log are included.
    bool extend(std::uint64_t most);
    [[nodiscard]] std::uint64_t pingsProcessed() const
    {
        return m_taken.load(std::memory_order_acquire);
    }
    /// Number of complete nodes of a level.
    [[nodiscard]] std::uint64_t count(std::size_t level) const
    {
        return isWide() ? m_wide.nodes[level]->size() : m_narrow.nodes[level]->size();
    }
    /// True if its nodes are wide: the sonar's family sends 16-bit samples.
    [[nodiscard]] bool isWide() const { return m_isWide; }
    /// Nullopt if the nodes are wide.
    [[nodiscard]] std::optional<DetailNode> node(std::size_t level, std::uint64_t index) const
    {
        return isWide() ? std::nullopt : m_narrow.nodes[level]->at(index);
    }
    /// Nullopt if the nodes are not wide.
    [[nodiscard]] std::optional<WideDetailNode> wideNode(std::size_t level,
                                                         std::uint64_t index) const
    {
        return isWide() ? m_wide.nodes[level]->at(index) : std::nullopt;
    }

private:
    template<class Node>
    struct Levels {
        std::array<std::unique_ptr<io::PagedArray<Node, 256>>, levels> nodes;
        /// The incomplete node at the end of each level.
        std::array<Node, levels> open{};

        void make(io::Spill& spill);
        void close(std::size_t level);
    };

    PingReader m_reader;
    bool m_isWide;
    /// One of them is used.
    Levels<DetailNode> m_narrow;
    Levels<WideDetailNode> m_wide;
    std::atomic<std::uint64_t> m_taken{0};
    std::vector<std::byte> m_scratch;
    /// Held while extending: one thread at a time.
    std::mutex m_extending;
};

/// Merges by maximum, over the range extent that covers both.
void merge(DetailNode& into, const Profile& profile);
void merge(WideDetailNode& into, const Profile& profile);

} // namespace leadline::echo
