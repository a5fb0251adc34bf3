// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/MessageIntervalRequests.h"
#include "engine/LinkDiagnostics.h"
#include "engine/PortLatency.h"
#include "link/Link.h"
#include "log/FrameEntry.h"
#include "mavlink/Address.h"
#include "mavlink/Signature.h"
#include "mavlink/VehicleState.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What the io thread and the window tell each other about a vehicle's link, in plain values. What
/// the vehicle says of itself is in the log.
namespace leadline::app {

struct VehicleStatus {
    /// A LinkUrl.
    std::string url;
    bool simulated = false;
    bool unplugged = false;
    /// Another program has the port.
    bool portTaken = false;
    link::Link::State link = link::Link::State::Closed;
    /// Why it is not open, else empty.
    std::string reason;
    /// The other program's name, as far as it is known.
    std::string portHolder = {};
    LinkEvidence signs = {};
    std::optional<SlowPort> slowPort = {};
    /// Datagrams of others on the link, dropped.
    std::uint64_t strangers = 0;

    mavlink::VehicleState::Contact contact = mavlink::VehicleState::Contact::None;
    std::optional<base::Instant> lastHeartbeat = {};
    std::optional<std::uint8_t> system = {};
    /// By the user, not because it was the first.
    bool isChosen = false;
    /// All autopilots that are heard, the chosen one too, with what they say to be.
    std::map<std::uint8_t, std::string> autopilots = {};
    /// Neither ours nor the chosen one.
    std::vector<std::uint8_t> otherSystems = {};
    /// Of the chosen system: messages a second, and the share that never came, of late.
    double rateHz = 0;
    std::optional<double> lossPercent = {};
    /// More than a pilot should accept, for a while.
    bool lossy = false;
    /// By TIMESYNC, else by PING: median.
    std::optional<base::Duration> roundTrip = {};
    /// Signed frames, and no key to look at the signature with.
    std::uint64_t unverified = 0;
    /// With a key: frames by what came of their signatures. All but the verified are refused.
    struct Signatures {
        bool hasKey = false;
        std::uint64_t verified = 0;
        /// Without a signature.
        std::uint64_t missing = 0;
        /// Made with another key, or changed on the way.
        std::uint64_t wrong = 0;
        /// Recorded and sent again, or too old.
        std::uint64_t repeated = 0;
        mavlink::SigningTime lastSigned = 0;

        [[nodiscard]] std::uint64_t refused() const { return missing + wrong + repeated; }
    };
    Signatures signatures = {};
    /// Bytes come, but no frames.
    bool unreadable = false;
    bool onlyHeartbeats = false;

    mavlink::Address own{254, 190};
    /// Somebody else has our ids; these are free.
    std::optional<mavlink::Address> freeAddress = {};

    /// Messages were ordered: how many, and what came of those that are done.
    std::size_t ordered = 0;
    std::optional<std::vector<device::MessageIntervalRequests::Answer>> orderAnswers = {};

    /// Requests for the clock a second; 0: off.
    int timesyncPerSecond = 1;
    bool pingStream = false;
    bool answersTimesync = false;
    bool answersPing = true;
    /// A single ping is under way.
    bool pinging = false;
    /// Who replied to the last one.
    struct PingReply {
        mavlink::Address from;
        base::Duration roundTrip{};
    };
    std::optional<std::vector<PingReply>> pingReplies = {};

    /// In the dive's log; nothing before the first byte.
    std::optional<log::StreamNumber> stream = {};
    std::optional<log::StreamNumber> sentStream = {};
};

/// Nullopt: the first autopilot that is heard.
struct ChooseSystem {
    std::optional<std::uint8_t> system;
};
/// To send what it does not send by itself.
struct AskForMessages {};
struct TakeFreeAddress {};
struct SetOwnAddress {
    mavlink::Address own;
};
struct SetTimesyncRate {
    int perSecond = 1;
};
struct PingOnce {};
struct SetPingStream {
    bool on = false;
};
struct SetAnswersTimesync {
    bool on = false;
};
struct SetAnswersPing {
    bool on = true;
};

/// Replies to TIMESYNC without a target are ignored.
struct SetStrictVersion2 {
    bool on = false;
};
/// Nullopt: signatures are neither made nor looked at.
struct SetSigningKey {
    std::optional<mavlink::SigningKey> key;
    /// Of the last signature that was made with it.
    mavlink::SigningTime lastSigned = 0;
};

using VehicleCommand = std::variant<ChooseSystem, AskForMessages, TakeFreeAddress, SetOwnAddress,
                                    SetTimesyncRate, PingOnce, SetPingStream, SetAnswersTimesync,
                                    SetAnswersPing, SetStrictVersion2, SetSigningKey>;
using SendVehicleCommand = std::function<void(const VehicleCommand&)>;

} // namespace leadline::app
