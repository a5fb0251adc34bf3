// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/Log.h"
#include "log/Stream.h"
#include "ping/Frame.h"

#include <array>
#include <optional>
#include <vector>

namespace leadline::log {

/// Says to which stream of a log a frame belongs, and learns on the way what speaks there.
///
/// Each source device id is a device of its own. Its family is what the recording's header says,
/// else what device_information (4) or firmware_version (1200) say, else what ids and payload
/// shapes show; frames that leave it open share the stream of their source.
class StreamClassifier {
public:
    explicit StreamClassifier(Log& log) : m_log(log) {}

    /// The family that a header names; nothing overrules it.
    void setFamily(StreamKind kind) { m_headerKind = kind; }

    /// What comes is a simulator's.
    void setSimulated() { m_simulated = true; }
    /// Of a Ping360, from now on.
    void setMounting(const Mounting& mounting) { m_mounting = mounting; }
    /// Of every stream from now on, in the order of time.
    void setSoundSpeeds(std::vector<std::pair<Time, double>> speeds)
    {
        m_speeds = std::move(speeds);
    }

    /// Nullopt when the log has no room for one more stream.
    std::optional<StreamNumber> streamOf(const ping::Frame& frame);
    /// Those that it has given so far.
    [[nodiscard]] std::vector<StreamNumber> streams() const;

private:
    /// How sure the family of a source is.
    enum class Sureness : std::uint8_t { Open, Shared, Shape, Said };
    struct Source {
        std::optional<StreamNumber> stream;
        Sureness sureness = Sureness::Open;
        /// One stream for each kind that was met, by kind.
        std::array<std::optional<StreamNumber>, 4> byKind;
    };

    std::optional<StreamNumber> streamOfKind(Source& source, std::uint8_t id, StreamKind kind);
    void settle(Source& source, std::uint8_t id, StreamKind kind, Sureness sureness);

    Log& m_log;
    std::optional<StreamKind> m_headerKind;
    bool m_simulated = false;
    std::optional<Mounting> m_mounting;
    std::vector<std::pair<Time, double>> m_speeds;
    std::array<Source, 256> m_sources;
};

/// Message ids that carry a profile: 1300, 2300 and 2301, in every family.
[[nodiscard]] constexpr bool isPing(std::uint16_t messageId)
{
    return messageId == 1300 || messageId == 2300 || messageId == 2301;
}

/// Its id is that of a Ping360's pings, and its payload that of another family: Ping HF's profile
/// is 2300, too.
[[nodiscard]] bool isForeignPing(const ping::Frame& frame);
[[nodiscard]] inline bool isPing(const ping::Frame& frame)
{
    return isPing(frame.messageId) && !isForeignPing(frame);
}

/// Whether the bytes are one frame, checksum and all.
[[nodiscard]] bool isWholeFrame(base::ByteSpan bytes);

[[nodiscard]] PingEntry describePing(const ping::Frame& frame, FrameNumber number);

/// The family that an id and its payload's shape tell together; nullopt when they leave it open.
[[nodiscard]] std::optional<StreamKind> kindByShape(const ping::Frame& frame);
/// Another family has a message of that id and shape, so that it proves less: 1211 is Cerulean's,
/// too.
[[nodiscard]] constexpr bool isSharedShape(std::uint16_t messageId)
{
    return messageId == 1211;
}

} // namespace leadline::log
