// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/DeviceNotes.h"
#include "log/FrameIndexer.h"
#include "log/McapLayout.h"
#include "log/McapSource.h"
#include "log/RecordingReader.h"

#include <array>
#include <map>
#include <memory>

namespace leadline::log {

class McapStreams;

/// Reads MCAP files into a log: our own and those of other programs, finished, cut off, without
/// indexes, with chunks in any order (the log gets them by time), zstd or lz4.
///
/// Channels of `sonar.RawFrame` are streams of bytes, one or more devices each: what was received
/// is parsed into frames; what was sent is counted, for only received frames make pings. A message
/// that is one frame is taken as that frame, whatever stands before it. The JSON pings of
/// ping-viewer-next (topics ending in /Ping1D and /Ping360) become the frames 1300, 2300 or 2301
/// that they were (PingJson.h). Of the topic mavlink_raw/out each link is a stream of MAVLink, of
/// mavlink_raw/in too: its stream is marked as sent, and its frames are in no count of frames. The
/// VehicleData of ping-viewer-next and every other topic are named and counted, not read.
///
/// What is simulated, and which sound speeds held when, is said by the notes "device:NAME".
///
/// The zero of the log's times is the first message's log_time.
class McapReader : public RecordingReader {
public:
    McapReader(mcap::McapSource& source, Log& log);
    ~McapReader() override;

    bool step(std::size_t bytes) override;
    [[nodiscard]] ReadCounts counts() const override;
    [[nodiscard]] RecordingContents contents() const override { return m_contents; }

private:
    /// Where a message's data stands.
    struct Entry {
        std::uint64_t logTime = 0;
        std::uint64_t offset = 0;
        std::uint32_t length = 0;
        std::uint16_t channel = 0;
    };
    struct ChannelUse;

    void plan();
    void learnAll();
    void learnSummary();
    void readGroup();
    void gather(const mcap::Region& region, std::vector<Entry>* entries);
    [[nodiscard]] std::optional<mcap::Region> uncompressed(const mcap::Region& region);
    [[nodiscard]] bool crcHolds(const mcap::Region& region);
    void learn(const mcap::RecordCursor& cursor, const mcap::RecordPlace& place);
    void take(const Entry& entry);
    void takeRawFrame(const ChannelUse& use, const Entry& entry, Stamp stamp);
    void takeMavlink(const ChannelUse& use, const Entry& entry, Stamp stamp);
    void takeSentMavlink(const ChannelUse& use, const Entry& entry, Stamp stamp);
    [[nodiscard]] std::optional<base::ByteSpan> rawBytes(const Entry& entry);
    void takeJson(const ChannelUse& use, const Entry& entry, Stamp stamp);
    [[nodiscard]] std::vector<std::pair<Time, double>>
    soundSpeedsOf(const std::string& device) const;
    FrameIndexer* indexerOf(const ChannelUse& use);
    void finish();

    mcap::McapSource& m_source;
    mcap::McapLayout m_layout;
    ForwardView m_view;
    ReadCounts m_counts;
    RecordingContents m_contents;
    std::map<std::uint16_t, std::string> m_schemas;
    std::map<std::uint16_t, ChannelUse> m_channels;
    std::map<std::string, DeviceNotes> m_notes;
    /// By time; indexes of the layout's regions.
    std::vector<std::size_t> m_order;
    std::size_t m_next = 0;
    /// Name, schema and encoding of a topic, and its place in the contents.
    std::map<std::array<std::string, 3>, std::size_t> m_topics;
    std::unique_ptr<McapStreams> m_streams;
    std::optional<std::uint64_t> m_zero;
    bool m_planned = false;
    bool m_summaryLearned = false;
    bool m_finished = false;
};

} // namespace leadline::log
