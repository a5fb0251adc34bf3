// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/Log.h"
#include "log/Stream.h"
#include "ping/Frame.h"

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::log {

/// The families of a recording's devices that do not say theirs, as a user gave them.
using ChosenFamilies = std::map<RecordedDevice, ping::Family>;
/// That of the device, else that of all with its id; Unknown if there is neither.
[[nodiscard]] ping::Family findFamily(const ChosenFamilies& families, const RecordedDevice& device);

/// Assigns frames to streams of a log and determines the kind of each device.
///
/// Each source device id is a device of its own. Its family comes from the recording's header; else
/// from device_information (4) or firmware_version (1200); else from the session's list of devices;
/// else from message ids and payload shapes; else a user chose it. Frames that leave it undecided
/// share the stream of their source. Those of another family than the source's have a stream of
/// their own, because devices of two families may have the same id. What a recording wraps beside
/// the sonars' messages has a stream of its own.
class StreamClassifier {
public:
    explicit StreamClassifier(Log& log, ChosenFamilies chosen = {})
        : m_log(log),
          m_chosen(std::move(chosen))
    {
    }

    /// The family given by a header, which takes precedence.
    void setFamily(ping::DeviceKind kind) { m_headerKind = kind; }

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

    /// Begins a session of a recording: its device ids may be those of other devices than before.
    void beginSession();
    /// What the session says of the device with this id, or of all that it says nothing else of.
    /// A device of an unknown family is only named.
    void describeDevice(std::optional<std::uint8_t> id, ping::Family family, DeviceLabel label);

    /// Nullopt if the log cannot hold another stream.
    std::optional<StreamNumber> streamOf(const ping::Frame& frame);
    /// Streams returned so far.
    [[nodiscard]] std::vector<StreamNumber> streams() const;

private:
    /// How certain the family of a source is.
    enum class Certainty : std::uint8_t { Open, Shared, Shape, Described, Stated };
    struct Description {
        ping::Family family = ping::Family::Unknown;
        DeviceLabel label;
    };
    struct Source {
        std::optional<StreamNumber> stream;
        Certainty certainty = Certainty::Open;
        /// The stream is that of an earlier session, whose frames stay what they are.
        bool isEarlier = false;
        std::optional<Description> described;
        /// One stream per kind found.
        std::map<ping::DeviceKind, std::optional<StreamNumber>> byKind;
        /// Of wrapped messages.
        std::optional<StreamNumber> wrapped;
    };

    std::optional<StreamNumber> streamOfKind(Source& source, std::uint8_t id,
                                             ping::DeviceKind kind);
    void settle(Source& source, std::uint8_t id, ping::DeviceKind kind, Certainty certainty);
    /// The stream of a frame that does not itself say who sent it, if it is not the source's.
    std::optional<StreamNumber> streamByShape(Source& source, const ping::Frame& frame);
    [[nodiscard]] const Description* descriptionOf(const Source& source) const;
    [[nodiscard]] ping::Family chosenFamily(const Source& source, std::uint8_t id) const;

    Log& m_log;
    ChosenFamilies m_chosen;
    std::optional<ping::DeviceKind> m_headerKind;
    bool m_simulated = false;
    std::optional<Mounting> m_mounting;
    std::optional<DeviceLabel> m_label;
    /// Of the devices that have no description of their own.
    std::optional<Description> m_described;
    std::vector<std::pair<Time, double>> m_speeds;
    std::array<Source, 256> m_sources;
};

/// True for text of the recording program, the vehicle or another instrument in a sonar's framing.
[[nodiscard]] bool isWrapped(std::uint16_t messageId);

/// True if the frame is a ping of a device of that kind; of one of an unknown family, if it is a
/// ping of any. An id alone decides nothing, because families share ids.
[[nodiscard]] bool isPing(ping::DeviceKind kind, const ping::Frame& frame);
/// True if the id is that of a ping in any family.
[[nodiscard]] bool isPingId(std::uint16_t messageId);

/// True if the bytes are exactly one frame with a valid checksum.
[[nodiscard]] bool isWholeFrame(base::ByteSpan bytes);

/// Nullopt for what is no ping, see isPing().
[[nodiscard]] std::optional<PingEntry> describePing(ping::DeviceKind kind, const ping::Frame& frame,
                                                    FrameNumber number);

/// The family determined by id and payload shape; nullopt if that is ambiguous.
[[nodiscard]] std::optional<ping::DeviceKind> kindByShape(const ping::Frame& frame);
/// True if several families have a message of that id and shape, so it is weaker evidence.
[[nodiscard]] constexpr bool isSharedShape(std::uint16_t messageId)
{
    return messageId == 1211;
}

} // namespace leadline::log
