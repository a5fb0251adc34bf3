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

/// Assigns frames to streams of a log and determines the kind of each device.
///
/// Each source device id is a device of its own. Its family comes from the recording's header; else
/// from device_information (4) or firmware_version (1200); else from message ids and payload
/// shapes. Frames that leave it undecided share the stream of their source.
class StreamClassifier {
public:
    explicit StreamClassifier(Log& log) : m_log(log) {}

    /// The family given by a header, which takes precedence.
    void setFamily(StreamKind kind) { m_headerKind = kind; }

    /// Marks the streams as simulated.
    void setSimulated() { m_simulated = true; }
    /// Sets the mounting of a Ping360, for frames from now on.
    void setMounting(const Mounting& mounting) { m_mounting = mounting; }
    void setLabel(DeviceLabel label) { m_label = std::move(label); }
    /// Sets the sound speeds of every stream from now on, in the order of time.
    void setSoundSpeeds(std::vector<std::pair<Time, double>> speeds)
    {
        m_speeds = std::move(speeds);
    }

    /// Nullopt if the log cannot hold another stream.
    std::optional<StreamNumber> streamOf(const ping::Frame& frame);
    /// Streams returned so far.
    [[nodiscard]] std::vector<StreamNumber> streams() const;

private:
    /// How certain the family of a source is.
    enum class Certainty : std::uint8_t { Open, Shared, Shape, Stated };
    struct Source {
        std::optional<StreamNumber> stream;
        Certainty certainty = Certainty::Open;
        /// One stream per kind found, indexed by kind.
        std::array<std::optional<StreamNumber>, 4> byKind;
    };

    std::optional<StreamNumber> streamOfKind(Source& source, std::uint8_t id, StreamKind kind);
    void settle(Source& source, std::uint8_t id, StreamKind kind, Certainty certainty);

    Log& m_log;
    std::optional<StreamKind> m_headerKind;
    bool m_simulated = false;
    std::optional<Mounting> m_mounting;
    std::optional<DeviceLabel> m_label;
    std::vector<std::pair<Time, double>> m_speeds;
    std::array<Source, 256> m_sources;
};

/// True for messages with a profile: 1300, 2300 and 2301, in every family.
[[nodiscard]] constexpr bool isPing(std::uint16_t messageId)
{
    return messageId == 1300 || messageId == 2300 || messageId == 2301;
}

/// True if the id is that of a Ping360's ping but the payload that of another family: Ping HF also
/// uses 2300 for its profile.
[[nodiscard]] bool isForeignPing(const ping::Frame& frame);
[[nodiscard]] inline bool isPing(const ping::Frame& frame)
{
    return isPing(frame.messageId) && !isForeignPing(frame);
}

/// True if the bytes are exactly one frame with a valid checksum.
[[nodiscard]] bool isWholeFrame(base::ByteSpan bytes);

[[nodiscard]] PingEntry describePing(const ping::Frame& frame, FrameNumber number);

/// The family determined by id and payload shape; nullopt if that is ambiguous.
[[nodiscard]] std::optional<StreamKind> kindByShape(const ping::Frame& frame);
/// True if another family has a message of that id and shape, so it is weaker evidence: 1211 is
/// also Cerulean's.
[[nodiscard]] constexpr bool isSharedShape(std::uint16_t messageId)
{
    return messageId == 1211;
}

} // namespace leadline::log
