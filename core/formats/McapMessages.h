// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "io/ExtendedFile.h"
#include "io/ForwardView.h"
#include "mcap/McapDamage.h"
#include "mcap/McapLayout.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::formats {

class McapChannels;

/// Location of one message's data.
struct McapMessage {
    std::uint64_t logTime = 0;
    std::uint64_t offset = 0;
    std::uint32_t length = 0;
    std::uint16_t channel = 0;
};

/// The messages of an MCAP file in the order of time, whatever the order of its chunks. Also
/// registers the channels declared among them.
class McapMessages {
public:
    /// `source` and `channels` must outlive this object.
    McapMessages(io::ExtendedFile& source, McapChannels& channels);

    /// After a stop request the running call ends early, with an incomplete result.
    void setStop(std::stop_token stop) { m_stop = std::move(stop); }

    /// The caller walks over the layout to its end before it asks for messages.
    [[nodiscard]] mcap::McapLayout& layout() { return m_layout; }
    [[nodiscard]] const mcap::McapLayout& layout() const { return m_layout; }
    /// Orders the regions by time, in steps of about `bytes`; false when done. Call it after the
    /// layout is complete.
    bool plan(std::size_t bytes);

    [[nodiscard]] bool atEnd() const { return m_next == m_order.size(); }
    /// The messages of the next region, or of several regions whose times overlap.
    [[nodiscard]] std::vector<McapMessage> nextGroup();
    /// The data of a message, shorter than its length if the medium fails. Valid until the next
    /// call of any member.
    [[nodiscard]] base::ByteSpan bytesOf(const McapMessage& message);
    /// Reads schemas and channels from the summary, for files with a damaged chunk.
    void loadSummary();
    /// Adds the losses that the file's notes report about the file that it was made from.
    void addDamageNotes();
    /// Call it after the last group: finds further losses with the summary at the file's end. Does
    /// nothing if the file is unfinished, the medium failed, or temporary space ran out.
    void findMissing(std::uint64_t messagesFound);

    /// Bytes in the file of the groups returned so far.
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }
    /// Number of uncompressed bytes processed for these groups.
    [[nodiscard]] std::uint64_t work() const { return m_work; }
    [[nodiscard]] std::uint64_t bytesLost() const { return m_bytesLost + m_damage.bytes(); }
    [[nodiscard]] const mcap::McapDamage& damage() const { return m_damage; }
    /// True if an uncompressed chunk could not be stored because the temporary space is full.
    [[nodiscard]] bool temporaryStorageFull() const { return m_temporaryStorageFull; }
    /// True if a read from the file failed.
    [[nodiscard]] bool mediumFailed() const
    {
        return m_layout.mediumFailed() || m_noted.file().isShort();
    }

private:
    /// The source, recording whether all reads of its file were complete.
    class TrackedSource : public io::ByteSource {
    public:
        explicit TrackedSource(const io::ExtendedFile& all) : m_all(all), m_file(all.file()) {}

        [[nodiscard]] std::uint64_t size() const override { return m_all.size(); }
        [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                         std::span<std::byte> into) const override
        {
            return offset < m_file.size() ? m_file.readAt(offset, into)
                                          : m_all.readAt(offset, into);
        }
        [[nodiscard]] const io::ShortReadSource& file() const { return m_file; }

    private:
        const io::ExtendedFile& m_all;
        io::ShortReadSource m_file;
    };

    /// Location of a region's records: in the file, or uncompressed in the temporary file.
    struct Kept {
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
        bool whole = true;
        bool sound = true;
    };

    struct CachedRange {
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
        /// Index into m_cachedRecords.
        std::size_t at = 0;
    };

    /// Nullopt if there is no temporary space, or reading was stopped.
    [[nodiscard]] std::optional<Kept> recordsOf(std::size_t region);
    void readDeclarations(std::size_t region);
    void gather(std::size_t region, std::vector<McapMessage>& messages);
    void gatherDamaged(const mcap::Region& region, const Kept& records,
                       std::vector<McapMessage>& messages);
    void take(const mcap::RegionMessage& message, std::vector<McapMessage>& messages);
    [[nodiscard]] bool isCrcValid(const mcap::Region& region, const Kept& records);
    void cacheRecords(const std::vector<std::size_t>& group);

    io::ExtendedFile& m_source;
    McapChannels& m_channels;
    TrackedSource m_noted;
    mcap::McapLayout m_layout;
    io::ForwardView m_view;
    std::stop_token m_stop;
    /// By region index; set for regions that were uncompressed.
    std::vector<std::optional<Kept>> m_kept;
    /// The whole data of a group whose messages are not stored in the order of time.
    std::vector<std::byte> m_cachedRecords;
    std::vector<CachedRange> m_stretches;
    mcap::McapDamage m_damage;
    /// Indexes into the layout's regions, ordered by time.
    std::vector<std::size_t> m_order;
    std::size_t m_next = 0;
    /// Number of regions searched for channels, if the channels have to be known beforehand.
    std::optional<std::size_t> m_declarationsRead;
    std::uint64_t m_bytesRead = 0;
    std::uint64_t m_work = 0;
    std::uint64_t m_bytesLost = 0;
    /// Messages that are in the file but too large to load.
    std::uint64_t m_tooLarge = 0;
    bool m_temporaryStorageFull = false;
    bool m_summaryLoaded = false;
};

} // namespace leadline::formats
