// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "ping/Family.h"
#include "ping/Frame.h"
#include "ping/MessageTable.h"
#include "ping/Samples.h"
#include "ping/cerulean/Swath.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace leadline::ping {

/// Decibels, relative, of the raw value 0 and of full scale; raw values lie linearly between them.
struct DecibelScale {
    double atZero = 0;
    /// The same as atZero if the message's limits are unusable, so that all is drawn as the least.
    double atFullScale = 0;

    friend bool operator==(const DecibelScale&, const DecibelScale&) = default;
};

/// Frequencies of a transmitted pulse at its start and at its end, Hz; equal if it is a tone.
struct PulseBand {
    double startHz = 0;
    double stopHz = 0;

    friend bool operator==(const PulseBand&, const PulseBand&) = default;
};

/// What a message carries of a ping, before any sound speed chosen by the user is applied.
struct PingFields {
    /// In the frame's bytes.
    Samples samples;
    /// Nothing for samples that are linear.
    std::optional<DecibelScale> decibels = {};
    /// Round-trip time that the samples cover, of a family whose messages give ranges as times.
    std::optional<double> roundTripS = {};
    /// True if the message says which range its ping covers.
    bool hasRange = false;
    /// Slant range as the device computed it; of a family whose messages give ranges as times 0.
    double startM = 0;
    /// Of the samples that are there, so that sample i of n lies at startM + (i + 1/2) * lengthM /
    /// n even if the ping is cut.
    double lengthM = 0;
    /// With which the device computed its ranges (m/s), if the message says it.
    std::optional<double> soundSpeed = {};
    /// Device gradians, 0 towards the cable, of a scanning sonar; not checked to be below 400.
    std::optional<std::uint16_t> angleGrad = {};
    std::optional<std::uint8_t> stepsGrad = {};
    std::optional<std::uint32_t> gainIndex = {};
    std::optional<std::uint32_t> transmitUs = {};
    std::optional<std::uint32_t> frequencyKhz = {};
    /// Nothing if the message does not say whether the pulse is a tone or a chirp.
    std::optional<PulseBand> band = {};
    std::optional<std::uint32_t> pingNumber = {};
    /// Of the device's clock, milliseconds.
    std::optional<std::uint64_t> stampMs = {};
    /// The device's own idea of the distance to what it looks at, metres.
    std::optional<double> distanceM = {};
    std::optional<std::uint32_t> confidencePercent = {};
    /// Synchronisation channel of a side-scan unit; 255 if none was ever assigned.
    std::optional<std::uint8_t> channel = {};
    /// Where the transducer looks, as the user has set it in the device, clockwise: mostly relative
    /// to the vehicle, -90 port and 90 starboard.
    std::optional<double> transducerHeadingDeg = {};
    /// A factor of the received amplitude, not decibels; positive and finite.
    std::optional<double> analogGain = {};
    /// True if the message claims more samples than its payload holds.
    bool isCut = false;
};

/// A message that is a ping or a distance, and how it is read.
struct PingMessage {
    std::uint16_t id = 0;
    /// Bytes of a sample, 1 or 2; 0 for a distance alone, which is a measurement but no ping.
    std::uint8_t sampleWidth = 0;
    /// True if its pings have a DecibelScale.
    bool inDecibels = false;
    /// Bytes of the payload before the samples.
    std::uint16_t headSize = 0;
    /// Nullopt for a payload that is shorter than the fixed fields.
    std::optional<PingFields> (*read)(base::ByteSpan payload) = nullptr;
    /// False for a payload that another family sends with this id; null if there is none.
    bool (*accepts)(base::ByteSpan payload) = nullptr;

    [[nodiscard]] constexpr bool isPing() const { return sampleWidth > 0; }
    [[nodiscard]] bool isOwn(base::ByteSpan payload) const { return !accepts || accepts(payload); }
};

/// How a family's sonar looks, and so how its pings are drawn.
enum class View : std::uint8_t { Downward, Scanning, SideScan, Swath };

/// All that log, echo, raster, exports and panels need to know of a family.
struct FamilyDescriptor {
    Family family = Family::Unknown;
    /// In links, streams, files and command lines; lower-case letters and digits.
    std::string_view name;
    /// For people.
    std::string_view title;
    std::string_view manufacturer;
    /// In device_information.
    std::span<const std::uint8_t> deviceTypes = {};
    /// In the session headers of `.svlog` recordings; empty for a family that is in none.
    std::string_view productId = {};
    View view = View::Downward;
    /// True if its messages give ranges as round-trip times, not as distances.
    bool rangesAreTimes = false;
    /// True if all its pulses are tones; false if they may be chirps, or it is not known.
    bool sendsTones = false;
    /// True if it matters how it is mounted on its vehicle.
    bool hasMounting = false;
    /// The id of a message that reports the device's sound speed as a u32 in mm/s; 0 if none does.
    std::uint16_t soundSpeedReport = 0;
    /// False if its devices know no protocol_version, and are identified by device_information
    /// alone.
    bool hasProtocolVersion = true;
    /// True if its devices, after power-up, answer only on the link on which they first heard a
    /// valid message.
    bool keepsFirstLink = false;
    /// Port, UDP or TCP, at which its devices usually are.
    std::uint16_t usualPort = 0;
    /// IPv4 address that its devices have when they are new; empty if it is not known.
    std::string_view usualAddress = {};
    /// Sorted by id; they come before the common messages with the same id.
    std::span<const MessageInfo> messages;
    std::span<const PingMessage> pings = {};
    std::span<const SwathMessage> swaths = {};
    /// Reports of the sonar's attitude between its swaths; without them the id is 0.
    AttitudeMessage attitude = {};
    /// True if id and shape show that a frame is of this family, where nobody has said who sent it.
    bool (*shows)(const Frame& frame) = nullptr;

    [[nodiscard]] bool scans() const { return view == View::Scanning; }
    /// Null for a message that is neither ping nor distance.
    [[nodiscard]] const PingMessage* measurement(std::uint16_t messageId) const
    {
        for (const PingMessage& each : pings)
            if (each.id == messageId)
                return &each;
        return nullptr;
    }
    /// Null for all that is no ping of this family.
    [[nodiscard]] const PingMessage* ping(const Frame& frame) const
    {
        const PingMessage* found = measurement(frame.messageId);
        return found && found->isPing() && found->isOwn(frame.payload) ? found : nullptr;
    }
    /// Null for all that is no swath of this family.
    [[nodiscard]] const SwathMessage* swath(std::uint16_t messageId) const
    {
        for (const SwathMessage& each : swaths)
            if (each.id == messageId)
                return &each;
        return nullptr;
    }
};

/// Null for Unknown and for a value that nobody registered.
[[nodiscard]] const FamilyDescriptor* descriptorOf(Family family);
/// The built-in families, then the registered ones.
[[nodiscard]] std::span<const FamilyDescriptor* const> families();
/// Adds a family that is not built in. Call it before any thread reads families; the descriptor is
/// kept by its address. A family that is there already is replaced.
void registerFamily(const FamilyDescriptor& descriptor);

/// Unknown for a product_id of no family.
[[nodiscard]] Family familyOfProduct(std::string_view productId);

/// True if pings of this family are drawn around, not downwards.
[[nodiscard]] inline bool scans(Family family)
{
    const FamilyDescriptor* descriptor = descriptorOf(family);
    return descriptor && descriptor->scans();
}

/// True if a message of this family has 16-bit samples.
[[nodiscard]] bool hasWideSamples(Family family);

namespace ping1d {
[[nodiscard]] const FamilyDescriptor& descriptor();
} // namespace ping1d
namespace ping360 {
[[nodiscard]] const FamilyDescriptor& descriptor();
} // namespace ping360
namespace s500 {
[[nodiscard]] const FamilyDescriptor& descriptor();
} // namespace s500
namespace omniscan450 {
[[nodiscard]] const FamilyDescriptor& descriptor();
} // namespace omniscan450
namespace surveyor240 {
[[nodiscard]] const FamilyDescriptor& descriptor();
} // namespace surveyor240
namespace omniscan3d {
[[nodiscard]] const FamilyDescriptor& descriptor();
} // namespace omniscan3d
namespace xtf {
[[nodiscard]] const FamilyDescriptor& descriptor();
} // namespace xtf

} // namespace leadline::ping
