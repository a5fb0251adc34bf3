// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "io/ForwardView.h"
#include "mcap/McapDamage.h"
#include "mcap/McapLayout.h"
#include "mcap/McapSource.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::formats {

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

    /// Told to stop, it ends what it does, and what it gives back then is not all.
    void setStop(std::stop_token stop) { m_stop = std::move(stop); }

    /// Is walked over before the first message is asked for.
    [[nodiscard]] mcap::McapLayout& layout() { return m_layout; }
    [[nodiscard]] const mcap::McapLayout& layout() const { return m_layout; }
    /// Behind that: puts the regions in order, by about so many bytes; false when that is done.
    bool plan(std::size_t bytes);

    [[nodiscard]] bool atEnd() const { return m_next == m_order.size(); }
    /// Those of the next region, or of the next ones whose times overlap.
    [[nodiscard]] std::vector<McapMessage> nextGroup();
    /// What a message consists of: fewer bytes than it has where the medium fails. Valid until the
    /// next call of anything here.
    [[nodiscard]] base::ByteSpan bytesOf(const McapMessage& message);
    /// The copies in the summary help where a chunk is damaged.
    void learnSummary();
    /// What was missing already of what this file was made from.
    void addDamageNotes();
    /// Behind the last group: what the end of the file knows of what is missing. Where not all of
    /// it came, or could be kept, nothing is known of that.
    void findMissing(std::uint64_t messagesFound);

    /// Of the groups so far, as they stand in the file.
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }
    /// How much was gone through for them.
    [[nodiscard]] std::uint64_t work() const { return m_work; }
    [[nodiscard]] std::uint64_t bytesLost() const { return m_bytesLost + m_damage.bytes(); }
    [[nodiscard]] const mcap::McapDamage& damage() const { return m_damage; }
    /// A chunk could not be kept uncompressed.
    [[nodiscard]] bool noTemporaryRoom() const { return m_noTemporaryRoom; }
    /// Something of the file did not come.
    [[nodiscard]] bool mediumFailed() const
    {
        return m_layout.mediumFailed() || m_noted.file().isShort();
    }

private:
    /// The source, and whether all of its file came that was asked for.
    class TrackedSource : public io::ByteSource {
    public:
        explicit TrackedSource(const mcap::McapSource& all) : m_all(all), m_file(all.file()) {}

        [[nodiscard]] std::uint64_t size() const override { return m_all.size(); }
        [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                         std::span<std::byte> into) const override
        {
            return offset < m_file.size() ? m_file.readAt(offset, into)
                                          : m_all.readAt(offset, into);
        }
        [[nodiscard]] const io::NotingSource& file() const { return m_file; }

    private:
        const mcap::McapSource& m_all;
        io::NotingSource m_file;
    };

    /// Where a region's records stand: in the file, or uncompressed behind it.
    struct Kept {
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
        bool whole = true;
        bool sound = true;
    };

    struct CachedRange {
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
        /// In what is held.
        std::size_t at = 0;
    };

    /// Nullopt where there is no room for it, and when it was stopped.
    [[nodiscard]] std::optional<Kept> recordsOf(std::size_t region);
    void learnFrom(std::size_t region);
    void gather(std::size_t region, std::vector<McapMessage>& messages);
    void gatherDamaged(const mcap::Region& region, const Kept& records,
                       std::vector<McapMessage>& messages);
    void take(const mcap::RegionMessage& message, std::vector<McapMessage>& messages);
    [[nodiscard]] bool crcHolds(const mcap::Region& region, const Kept& records);
    void hold(const std::vector<std::size_t>& group);

    mcap::McapSource& m_source;
    McapChannels& m_channels;
    TrackedSource m_noted;
    mcap::McapLayout m_layout;
    io::ForwardView m_view;
    std::stop_token m_stop;
    /// By region, where they were uncompressed.
    std::vector<std::optional<Kept>> m_kept;
    /// A group whose messages stand in another order than that of their times, as a whole.
    std::vector<std::byte> m_held;
    std::vector<CachedRange> m_stretches;
    mcap::McapDamage m_damage;
    /// By time; indexes of the layout's regions.
    std::vector<std::size_t> m_order;
    std::size_t m_next = 0;
    /// Of the regions whose channels have to be known before.
    std::optional<std::size_t> m_learned;
    std::uint64_t m_bytesRead = 0;
    std::uint64_t m_work = 0;
    std::uint64_t m_bytesLost = 0;
    /// Messages that are there, and are not loaded.
    std::uint64_t m_tooLarge = 0;
    bool m_noTemporaryRoom = false;
    bool m_summaryLearned = false;
};

} // namespace leadline::formats
