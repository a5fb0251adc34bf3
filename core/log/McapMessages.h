// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/ForwardView.h"
#include "log/McapLayout.h"
#include "log/McapSource.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::log {

class McapChannels;

/// Where the data of one message stands.
struct McapMessage {
    std::uint64_t logTime = 0;
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
    std::uint16_t channel = 0;
};

/// The messages of an MCAP file by time, whatever order its chunks are in, and on the way the
/// channels that are declared between them.
class McapMessages {
public:
    /// Both outlive this.
    McapMessages(mcap::McapSource& source, McapChannels& channels);

    /// Is walked over before the first message is asked for.
    [[nodiscard]] mcap::McapLayout& layout() { return m_layout; }
    [[nodiscard]] const mcap::McapLayout& layout() const { return m_layout; }
    /// Behind that: puts the regions in order.
    void plan();

    [[nodiscard]] bool atEnd() const { return m_next == m_order.size(); }
    /// Those of the next region, or of the next ones whose times overlap.
    [[nodiscard]] std::vector<McapMessage> nextGroup();
    /// What a message consists of: fewer bytes than it has where the medium fails. Valid until the
    /// next call of anything here.
    [[nodiscard]] base::ByteSpan bytesOf(const McapMessage& message);
    /// The copies in the summary help where a chunk is damaged.
    void learnSummary();

    /// Of the groups so far, as they stand in the file.
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }
    [[nodiscard]] std::uint64_t bytesLost() const { return m_bytesLost; }
    /// A chunk could not be kept uncompressed.
    [[nodiscard]] bool noTemporaryRoom() const { return m_noTemporaryRoom; }

private:
    void gather(const mcap::Region& region, std::vector<McapMessage>* messages);
    [[nodiscard]] std::optional<mcap::Region> uncompressed(const mcap::Region& region);
    [[nodiscard]] bool crcHolds(const mcap::Region& region);

    mcap::McapSource& m_source;
    McapChannels& m_channels;
    mcap::McapLayout m_layout;
    ForwardView m_view;
    /// By time; indexes of the layout's regions.
    std::vector<std::size_t> m_order;
    std::size_t m_next = 0;
    std::uint64_t m_bytesRead = 0;
    std::uint64_t m_bytesLost = 0;
    bool m_noTemporaryRoom = false;
    bool m_summaryLearned = false;
};

} // namespace leadline::log
