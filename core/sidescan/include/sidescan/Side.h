// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/Log.h"
#include "ping/FamilyDescriptor.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace leadline::sidescan {

/// The side of the vehicle that a ping looks to.
enum class Side : std::uint8_t { Port, Starboard, Unknown };

/// A transducer as the pings of a log tell it from others. One source may carry the pings of two
/// units, which differ in their channel or in where they look.
struct Unit {
    log::StreamNumber stream = 0;
    /// Synchronisation channel; 255 if none was ever assigned or the message has none.
    std::uint8_t channel = 255;
    /// -1 if the unit says that it looks to port, 1 to starboard, 0 ahead, astern or nothing.
    std::int8_t looks = 0;

    friend auto operator<=>(const Unit&, const Unit&) = default;
};

/// "port" or "starboard"; empty for Unknown.
[[nodiscard]] std::string_view nameOf(Side side);

/// What the user said of units, and of all units of a stream that are not among them.
struct SideChoices {
    std::map<Unit, Side> units = {};
    std::map<log::StreamNumber, Side> streams = {};

    friend bool operator==(const SideChoices&, const SideChoices&) = default;
};

/// The unit that sent a ping.
[[nodiscard]] Unit unitOf(log::StreamNumber stream, const ping::PingFields& ping);

/// Port or Starboard if exactly one of them is in the text, as a word in English ("port side",
/// "starboard", "stbd").
[[nodiscard]] Side sideInName(std::string_view name);

/// Finds the side of each unit of a log, in this order: the user's choice; channel 0 is port and 1
/// starboard where both are there; where the transducer looks; the name that the recording gives
/// the device. A source is no evidence: writers mix them up.
class SideFinder {
public:
    /// Of so many pings of each stream the units are known before the first row is drawn.
    static constexpr std::uint64_t pingsLookedAt = 256;

    void setChoices(SideChoices choices) { m_choices = std::move(choices); }
    [[nodiscard]] const SideChoices& choices() const { return m_choices; }

    /// Looks at the first pings of all side-scan streams that were not looked at yet; true if a
    /// unit was found that was not known.
    bool lookAt(const log::Log& log);
    /// Notes a unit; true if it was not known.
    bool note(const Unit& unit);
    void forget();

    [[nodiscard]] Side sideOf(const log::Log& log, const Unit& unit) const;
    /// Of all units of a stream; Unknown if they differ.
    [[nodiscard]] Side sideOfStream(const log::Log& log, log::StreamNumber stream) const;
    /// Sorted by stream, channel and direction.
    [[nodiscard]] const std::vector<Unit>& units() const { return m_units; }

private:
    [[nodiscard]] bool hasChannel(std::uint8_t channel) const;

    SideChoices m_choices;
    std::vector<Unit> m_units;
    /// Pings of each stream looked at so far.
    std::map<log::StreamNumber, std::uint64_t> m_lookedAt;
};

/// True if the pings of this stream are of a side-scan sonar.
[[nodiscard]] bool isSideScan(const log::Stream& stream);

} // namespace leadline::sidescan
