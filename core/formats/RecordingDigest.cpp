// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/RecordingDigest.h"

#include "McapChannels.h"
#include "formats/RecordingChannels.h"
#include "formats/RecordingNotes.h"
#include "mcap/McapDamage.h"
#include "mcap/McapSummary.h"

#include <algorithm>

namespace leadline::formats {

namespace {

using std::chrono::nanoseconds;

nanoseconds sinceEpoch(std::uint64_t time)
{
    return nanoseconds(static_cast<std::int64_t>(std::min<std::uint64_t>(time, INT64_MAX)));
}

std::string firmwareIn(const std::vector<log::RecordingContents::Note>& notes,
                       const std::string& device)
{
    for (const log::RecordingContents::Note& note : notes)
        if (note.name == std::string(deviceNote) + device)
            for (const auto& [key, value] : note.values)
                if (key == "firmware")
                    return value;
    return {};
}

bool isHeard(const McapChannel& channel)
{
    using As = McapChannel::As;
    return channel.as == As::Received || channel.as == As::Mavlink ||
           channel.as == As::Ping1dJson || channel.as == As::Ping360Json;
}

/// Adds a channel to its device, which may have several; only later ones may have a known family.
void addChannel(RecordingDigest& digest, const McapChannel& channel, std::uint64_t messages)
{
    auto device = std::ranges::find(digest.devices, channel.device, &RecordingDigest::Device::name);
    if (device == digest.devices.end())
        device = digest.devices.insert(device, {.name = channel.device});
    device->messages += messages;
    device->simulated = device->simulated || channel.simulated;
    if (channel.as == McapChannel::As::Mavlink)
        device->kind = ping::DeviceKind::Vehicle;
    else if (channel.family)
        device->kind = *channel.family;
}

std::uint64_t messagesOf(const mcap::Statistics& statistics, std::uint16_t channel)
{
    std::uint64_t messages = 0;
    for (const auto& [id, count] : statistics.channelMessageCounts)
        messages += id == channel ? count : 0;
    return messages;
}

std::string firmwareOf(const std::optional<log::DeviceInfo>& device)
{
    return device ? std::to_string(device->firmwareMajor) + '.' +
                        std::to_string(device->firmwareMinor) + '.' +
                        std::to_string(device->firmwarePatch)
                  : std::string();
}

} // namespace

std::optional<RecordingDigest> digestOfFinished(const io::ByteSource& file)
{
    const auto summary = mcap::readSummary(file);
    if (!summary)
        return std::nullopt;
    const auto metadata = mcap::lastNotes(file, *summary);
    std::vector<log::RecordingContents::Note> notes;
    for (const mcap::Metadata& note : metadata)
        notes.push_back({note.name, note.metadata});
    McapChannels channels;
    channels.setNotes(metadata);
    for (const mcap::Schema& schema : summary->schemas)
        channels.learn(schema);
    mcap::McapDamage damage;
    for (const mcap::Metadata& note : metadata)
        damage.add(note);

    RecordingDigest digest{.format = log::Format::Mcap,
                           .bytes = file.size(),
                           .sheet = annotations::sheetIn(notes),
                           .messagesMissing = damage.messages()};
    const mcap::Statistics& statistics = summary->statistics;
    if (statistics.messageCount > 0) {
        const nanoseconds start = sinceEpoch(statistics.messageStartTime);
        digest.startUtc = sessionTimesOf(metadata).utcOf(statistics.messageStartTime);
        digest.duration = std::max(log::Time{}, sinceEpoch(statistics.messageEndTime) - start);
    }
    for (const mcap::Channel& channel : summary->channels) {
        channels.learn(channel);
        const std::uint64_t messages = messagesOf(statistics, channel.id);
        if (channel.topic == markerTopic)
            digest.markers += messages;
        const McapChannel* known = channels.find(channel.id);
        if (known && isHeard(*known) && messages > 0)
            addChannel(digest, *known, messages);
    }
    for (RecordingDigest::Device& device : digest.devices)
        device.firmware = firmwareIn(notes, device.name);
    return digest;
}

RecordingDigest digestOf(const Recording& recording)
{
    const log::ReadCounts counts = recording.counts();
    const log::RecordingContents contents = recording.contents();
    RecordingDigest digest{.format = recording.format(),
                           .bytes = recording.bytes(),
                           .startUtc = counts.startUtc,
                           .startLocal = recording.startLocal(),
                           .duration = recording.duration(),
                           .sheet = annotations::sheetIn(contents.notes),
                           .truncated = counts.truncated,
                           .messagesMissing = counts.messagesMissing,
                           .damagedAmid = counts.damagedAmid,
                           .untimed = counts.untimed,
                           .mediumFailed = counts.mediumFailed};
    for (const log::RecordingContents::Topic& topic : contents.topics)
        digest.markers += topic.name == markerTopic ? topic.messages : 0;
    const log::Log& log = recording.log();
    std::vector<std::uint64_t> frames(log.streamCount());
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (const auto entry = log.entry(i))
            ++frames[entry->stream];
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        if (frames[i] > 0 && !stream.sent())
            digest.devices.push_back({.name = streamName(log, number),
                                      .kind = stream.kind(),
                                      .firmware = firmwareOf(stream.device()),
                                      .messages = frames[i],
                                      .simulated = stream.simulated()});
    }
    return digest;
}

} // namespace leadline::formats
