// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/McapExport.h"

#include "FrameTraversal.h"
#include "McapCut.h"
#include "McapExtras.h"
#include "McapOutput.h"
#include "formats/DeviceNotes.h"
#include "formats/RecordingChannels.h"
#include "formats/RecordingNotes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace leadline::exporting {

using mcap::Channel;

namespace {

constexpr std::uint16_t rawSchemaId = 1;

base::Error full()
{
    return {base::Message("The recording could not be written: the disk is full or gone.")};
}

/// The log_time (ns since 1970) of a recording's time zero, and whether its relation
/// to UTC is unknown.
formats::SessionTimes timesOf(const formats::Recording& recording)
{
    const auto utc = recording.counts().startUtc;
    if (utc && utc->count() >= 0)
        return {static_cast<std::uint64_t>(utc->count()), false};
    // A clock that was never set also shows a time.
    const auto shown = recording.clock().shownFor(0, log::Time{});
    if (shown && shown->count() >= 0)
        return {static_cast<std::uint64_t>(shown->count()), true};
    const auto& local = recording.startLocal();
    const log::Time zero = local ? local->asUtc() : log::Time{};
    return {static_cast<std::uint64_t>(std::max(zero, log::Time{}).count()), true};
}

/// Converts the frames of a log to an MCAP file.
class Conversion {
public:
    Conversion(const formats::Recording& recording, const McapOptions& options,
               const BytesSink& sink)
        : m_recording(recording),
          m_part(options.part),
          m_clock(recording.clock()),
          m_times(timesOf(recording)),
          m_output(options.library, sink),
          m_channels(recording.log().streamCount()),
          m_reader(recording.log())
    {
        m_wanted = wantedStreams(recording.log(), m_part, [](const log::Stream&) { return true; });
        if (options.jsonTopics)
            m_extras.emplace(
                m_output,
                McapExtras::UsedIds{static_cast<std::uint16_t>(m_channels.size() + 1), {}},
                McapExtras::Mounted{{}, notes()});
    }

    base::Result<std::uint64_t> run(const ExportWatch& watch)
    {
        addSessionNote();
        bool read = true;
        const bool whole = forEachFrame(m_recording.log(), m_part, m_wanted, watch,
                                        [&](log::FrameNumber number, const log::FrameEntry& entry) {
                                            read = add(number, entry);
                                            return read && m_output.good();
                                        });
        if (!read)
            return unreadable();
        if (!whole && m_output.good())
            return cancelled();
        if (m_extras)
            m_extras->finish();
        m_output.finish();
        if (!m_output.good())
            return full();
        return m_output.messages();
    }

private:
    [[nodiscard]] std::map<std::string, formats::DeviceNotes> notes() const
    {
        std::map<std::string, formats::DeviceNotes> all;
        const log::Log& log = m_recording.log();
        for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
            all[formats::streamName(log, i)].mounting = log.stream(i).mounting();
        return all;
    }
    void addSessionNote()
    {
        log::NoteValues notes{{"converted_from", std::string(toString(m_recording.format()))}};
        noteSessionTimes(notes, m_times);
        if (m_recording.counts().untimed)
            notes.emplace_back("untimed", "true");
        m_output.addMetadata(mcap::Metadata{std::string(formats::sessionNote), notes});
        const log::Log& log = m_recording.log();
        for (log::StreamNumber i = 0; i < m_wanted.size(); ++i) {
            log::NoteValues its;
            if (log.stream(i).simulated())
                its.emplace_back(formats::simulatedKey, "true");
            if (const std::string& name = log.stream(i).label().name;
                !name.empty() && name != formats::streamName(log, i))
                its.emplace_back(formats::nicknameKey, name);
            if (const auto mounting = log.stream(i).mounting())
                formats::noteMounting(its, *mounting);
            if (m_wanted[i] && !its.empty())
                m_output.addMetadata(mcap::Metadata{
                    std::string(formats::deviceNote) + formats::streamName(log, i), its});
        }
    }
    [[nodiscard]] bool add(log::FrameNumber number, const log::FrameEntry& entry)
    {
        const auto bytes = m_reader.read(number, entry);
        if (!bytes)
            return false;
        const Channel& channel = channelOf(entry.stream);
        const std::uint64_t logTime =
            *m_times.zero + static_cast<std::uint64_t>(std::max(entry.time, log::Time{}).count());
        const auto shown = m_clock.shownFor(number, entry.time);
        const bool known = shown && shown->count() >= 0;
        const std::uint64_t publishTime =
            known ? static_cast<std::uint64_t>(shown->count()) : logTime;
        m_frameHead.clear();
        formats::appendRawFrameHead(m_frameHead, bytes->size());
        m_output.addMessage({.channelId = channel.id,
                             .sequence = ++m_sequences[entry.stream],
                             .logTime = logTime,
                             .publishTime = publishTime,
                             .data = {m_frameHead}},
                            *bytes);
        if (m_extras)
            m_extras->add(channel, *bytes, {entry.time, logTime, publishTime});
        return true;
    }
    const Channel& channelOf(log::StreamNumber stream)
    {
        std::optional<Channel>& known = m_channels[stream];
        if (!known) {
            if (!std::exchange(m_schemaWritten, true))
                m_output.addSchema({rawSchemaId,
                                    std::string(formats::rawFrameSchema),
                                    "protobuf",
                                    {formats::rawFrameDescriptor()}});
            known = declared(stream);
            m_output.addChannel(*known);
            m_sequences.resize(m_channels.size());
        }
        return *known;
    }
    [[nodiscard]] Channel declared(log::StreamNumber stream) const
    {
        const log::Log& log = m_recording.log();
        const ping::DeviceKind kind = log.stream(stream).kind();
        const std::string name = formats::streamName(log, stream);
        const bool vehicle = kind == ping::DeviceKind::Vehicle;
        const bool sent = log.stream(stream).sent();
        Channel channel{.id = static_cast<std::uint16_t>(stream + 1),
                        .schemaId = rawSchemaId,
                        .topic = vehicle ? std::string(sent ? formats::toVehicleTopic
                                                            : formats::fromVehicleTopic)
                                         : "sonar/" + name + "/rx",
                        .messageEncoding = "protobuf",
                        .metadata = {{"device", name},
                                     {"link", std::string(log.stream(stream).link())},
                                     {"direction", sent ? "tx" : "rx"}}};
        if (!vehicle)
            channel.metadata.emplace_back("family", log::toString(kind));
        return channel;
    }

    const formats::Recording& m_recording;
    const ExportPart& m_part;
    log::WallClock m_clock;
    formats::SessionTimes m_times;
    McapOutput m_output;
    std::optional<McapExtras> m_extras;
    /// Indexed by stream.
    std::vector<std::optional<Channel>> m_channels;
    std::vector<bool> m_wanted;
    std::vector<std::uint32_t> m_sequences;
    bool m_schemaWritten = false;
    FrameReader m_reader;
    std::vector<std::byte> m_frameHead;
};

} // namespace

base::Result<std::uint64_t> cutMcap(const io::ByteSource& file, const formats::Recording& recording,
                                    const McapOptions& options, const BytesSink& sink,
                                    const ExportWatch& watch, McapLoss* loss)
{
    if (const auto there =
            options.part.check(recording.log(), [](const log::Stream&) { return true; });
        !there)
        return there.error();
    const McapCutRequest wish(recording, options.part);
    McapOutput output(options.library, sink);
    McapCut cut(file, options, wish, output);
    const auto whole = cut.run(watch);
    if (!whole)
        return whole.error();
    if (!*whole && output.good())
        return cancelled();
    cut.addMountingNotes(recording);
    output.finish();
    if (!output.good())
        return full();
    if (watch.progress)
        watch.progress(1);
    if (loss)
        *loss = {cut.damage().messages(), cut.damage().chunks(), cut.isCutOff()};
    return output.messages();
}

base::Result<std::uint64_t> convertToMcap(const formats::Recording& recording,
                                          const McapOptions& options, const BytesSink& sink,
                                          const ExportWatch& watch)
{
    const log::Log& log = recording.log();
    if (const auto there = options.part.check(log, [](const log::Stream&) { return true; }); !there)
        return there.error();
    return Conversion(recording, options, sink).run(watch);
}

} // namespace leadline::exporting
