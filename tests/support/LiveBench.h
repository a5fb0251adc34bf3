// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/Recording.h"
#include "formats/RecordingChannels.h"
#include "link/LinkFactory.h"
#include "mcap/McapRecordCursor.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Parser.h"
#include "sim/SimulatedDevice.h"
#include "support/FakeDisk.h"
#include "support/MemorySource.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace leadline::test {

inline QByteArray asArray(base::ByteSpan bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

inline QByteArray hashOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// The frames of a MAVLink stream, joined.
inline QByteArray mavlinkOf(const log::Log& log, log::StreamNumber stream)
{
    QByteArray all;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (log.entry(i)->stream == stream)
            all += asArray(log.readMavlink(i, scratch)->bytes());
    return all;
}

/// A device whose sent bytes are recorded. It can be silent, or refuse a message.
class SpyPeer : public link::Peer {
public:
    explicit SpyPeer(std::unique_ptr<link::Peer> device) : m_device(std::move(device))
    {
        m_device->setOutput([this](base::ByteSpan bytes, Client to) {
            if (!silent)
                report(bytes, to);
        });
    }
    void receive(base::ByteSpan bytes, Client from) override
    {
        heard += bytes.size();
        bool passes = true;
        base::ByteSpan rest = bytes;
        while (const auto frame = m_parser.next(rest)) {
            asked.push_back(frame->messageId);
            if (frame->messageId != refuses)
                continue;
            passes = false;
            report(ping::encodeFrame(ping::common::Nack{frame->messageId, refusal}, 1), from);
        }
        if (passes)
            m_device->receive(bytes, from);
    }
    void setLineRate(LineRate rate) override { m_device->setLineRate(std::move(rate)); }
    void say(const QByteArray& bytes)
    {
        said += bytes;
        put(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), 0);
    }

    QByteArray said;
    std::size_t heard = 0;
    /// Ids of the received messages.
    std::vector<std::uint16_t> asked;
    bool silent = false;
    std::optional<std::uint16_t> refuses;
    static constexpr const char* refusal = "Not with this cable.";

private:
    void report(base::ByteSpan bytes, Client to)
    {
        said += asArray(bytes);
        put(bytes, to);
    }

    std::unique_ptr<link::Peer> m_device;
    ping::Parser m_parser;
};

inline std::unique_ptr<SpyPeer> spyDevice(ping::DeviceKind kind, base::Clock& clock,
                                          const sim::Faults& faults = {})
{
    return std::make_unique<SpyPeer>(std::move(*sim::makeDevice(
        kind, clock, std::make_shared<const sim::World>(1, clock.now()), {}, faults)));
}

/// A disk whose files are in a FakeDisk that outlives the recorder, and whose writes block until
/// they are released.
class BlockingDisk : public io::RecordingDisk {
public:
    struct Gate {
        std::mutex mutex;
        std::condition_variable changed;
        bool shut = false;

        void close()
        {
            const std::lock_guard lock(mutex);
            shut = true;
        }
        void open()
        {
            {
                const std::lock_guard lock(mutex);
                shut = false;
            }
            changed.notify_all();
        }
        void pass()
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [this] { return !shut; });
        }
    };

    explicit BlockingDisk(std::shared_ptr<FakeDisk> disk) : m_disk(std::move(disk)) {}
    base::Result<std::unique_ptr<io::RecordingFile>> create(const std::string& stem,
                                                            const std::string& suffix) override
    {
        return m_disk->create(stem, suffix);
    }
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override
    {
        return m_disk->freeBytes();
    }

private:
    std::shared_ptr<FakeDisk> m_disk;
};

/// The raw bytes of each topic of a recording, as they were received or sent.
inline std::map<std::string, QByteArray> rawTopics(const std::vector<std::byte>& file)
{
    using namespace mcap;
    std::map<std::string, QByteArray> topics;
    std::map<std::uint16_t, std::string> channels;
    const MemorySource source(file);
    io::ForwardView view(source);
    const auto update = [&](RecordCursor cursor, const auto& self) -> void {
        while (const auto place = cursor.next()) {
            if (place->op == Op::Chunk) {
                const auto chunk = cursor.decode<Chunk>(*place);
                if (!chunk)
                    continue;
                const std::uint64_t begin = place->end() - chunk->records.bytes.size();
                self(RecordCursor(view, begin, place->end()), self);
            } else if (place->op == Op::Channel) {
                if (const auto channel = cursor.decode<Channel>(*place))
                    channels[channel->id] = channel->topic;
            } else if (place->op == Op::Message) {
                const auto message = cursor.decode<Message>(*place);
                const std::string topic = message ? channels[message->channelId] : "";
                if (!topic.ends_with("/rx") && !topic.ends_with("/tx") &&
                    !topic.starts_with("mavlink_raw/"))
                    continue;
                if (const auto bytes = formats::rawFrameBytes(message->data.bytes))
                    topics[topic] += asArray(*bytes);
            } else if (place->op == Op::DataEnd) {
                return;
            }
        }
    };
    update(RecordCursor(view, magic.size(), file.size()), update);
    return topics;
}

} // namespace leadline::test
