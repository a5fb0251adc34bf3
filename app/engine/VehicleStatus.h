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

/// The status of a vehicle's link for the window, and the commands for it, as plain values that
/// cross threads. Data of the vehicle itself is in the log.
namespace leadline::app {

struct VehicleStatus {
    /// Text form of a LinkUrl.
    std::string url;
    bool simulated = false;
    bool unplugged = false;
    /// Another program uses the port.
    bool portTaken = false;
    link::Link::State link = link::Link::State::Closed;
    /// Reason why the link is not open; empty if it is.
    base::Message reason;
    /// Name of the program that uses the port, if it is known.
    std::string portHolder = {};
    LinkEvidence evidence = {};
    std::optional<SlowPort> slowPort = {};
    /// Number of datagrams from other senders, which were dropped.
    std::uint64_t rejectedDatagrams = 0;

    mavlink::VehicleState::Contact contact = mavlink::VehicleState::Contact::None;
    std::optional<base::Instant> lastHeartbeat = {};
    std::optional<std::uint8_t> system = {};
    /// Chosen by the user, rather than because it was the first.
    bool isChosen = false;
    /// All autopilots that are received, including the chosen one, with their names.
    std::map<std::uint8_t, std::string> autopilots = {};
    /// Systems other than Leadline's own and the chosen one.
    std::vector<std::uint8_t> otherSystems = {};
    /// Recent message rate per second and loss of the chosen system.
    double rateHz = 0;
    std::optional<double> lossPercent = {};
    /// For a while, more messages have been lost than is acceptable.
    bool lossy = false;
    /// Median by TIMESYNC, or else by PING.
    std::optional<base::Duration> roundTrip = {};
    /// Number of signed frames that cannot be verified because there is no key.
    std::uint64_t unverified = 0;
    /// With a key: number of frames by the result of verification. All but the verified ones are
    /// refused.
    struct Signatures {
        bool hasKey = false;
        std::uint64_t verified = 0;
        /// Frames without a signature.
        std::uint64_t missing = 0;
        /// Frames that were signed with another key, or damaged.
        std::uint64_t wrong = 0;
        /// Frames that were sent again, or are too old.
        std::uint64_t repeated = 0;
        mavlink::SigningTime lastSigned = 0;

        [[nodiscard]] std::uint64_t refused() const { return missing + wrong + repeated; }
    };
    Signatures signatures = {};
    /// Bytes are received, but no frames.
    bool unreadable = false;
    bool onlyHeartbeats = false;

    mavlink::Address own{254, 190};
    /// Set if another program uses Leadline's ids; these ids are free.
    std::optional<mavlink::Address> freeAddress = {};

    /// Number of messages that were requested, and the results once all of them are known.
    std::size_t requestedIntervals = 0;
    std::optional<std::vector<device::MessageIntervalRequests::Answer>> intervalAnswers = {};

    /// TIMESYNC requests per second; 0 for none.
    int timesyncPerSecond = 1;
    bool pingStream = false;
    bool answersTimesync = false;
    bool answersPing = true;
    /// A single PING awaits its replies.
    bool pinging = false;
    /// The replies to the last single PING.
    struct PingReply {
        mavlink::Address from;
        base::Duration roundTrip{};
    };
    std::optional<std::vector<PingReply>> pingReplies = {};

    /// Streams in the log of the session; nullopt before the first byte.
    std::optional<log::StreamNumber> stream = {};
    std::optional<log::StreamNumber> sentStream = {};
};

/// Nullopt for the first autopilot that is received.
struct ChooseSystem {
    std::optional<std::uint8_t> system;
};
/// Requests the messages that the vehicle does not send by itself.
struct RequestMessages {};
struct UseFreeAddress {};
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

/// Ignore replies to TIMESYNC without a target.
struct SetStrictVersion2 {
    bool on = false;
};
/// Nullopt: signatures are neither made nor verified.
struct SetSigningKey {
    std::optional<mavlink::SigningKey> key;
    /// Time of the last signature that was made with the key.
    mavlink::SigningTime lastSigned = 0;
};

using VehicleCommand = std::variant<ChooseSystem, RequestMessages, UseFreeAddress, SetOwnAddress,
                                    SetTimesyncRate, PingOnce, SetPingStream, SetAnswersTimesync,
                                    SetAnswersPing, SetStrictVersion2, SetSigningKey>;
using SendVehicleCommand = std::function<void(const VehicleCommand&)>;

} // namespace leadline::app
