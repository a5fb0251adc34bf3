// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/DeviceClient.h"
#include "device/Identity.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace leadline::device {

/// What arrived on a link on which no device identified itself.
struct Unidentified {
    std::uint64_t bytes = 0;
    /// Number of valid frames of any kind.
    std::uint64_t frames = 0;
    /// Text of the nack with which the device refused to identify itself, empty if the nack has
    /// none; nullopt if nothing was refused.
    std::optional<std::string> refusal = {};

    /// For the user: says which of these cases it is.
    [[nodiscard]] base::Message message() const;
};

/// Identifies a device in the order that the protocol's documents give: protocol_version, then
/// device_information whether the first was answered or not; only if the first alone was answered,
/// firmware_version of the older documents. No other frame identifies a device. A device of a
/// family without protocol_version is asked for device_information alone.
class Negotiation {
public:
    /// Called with nullopt if no device identified itself.
    using Done = std::function<void(const std::optional<Identity>&)>;

    /// `family` is the expected one, Unknown if there is none.
    explicit Negotiation(DeviceClient& client, ping::Family family = ping::Family::Unknown)
        : m_client(client),
          m_family(family)
    {
    }

    enum class Thoroughness : std::uint8_t {
        /// Each question is repeated two or three times: at most four seconds in all.
        Thorough,
        /// Each question is sent once, for a known device that is asked periodically until it
        /// answers again.
        Quick,
    };

    /// Starts anew; a negotiation that is under way is cancelled and its callback not called.
    void start(Done done, Thoroughness thoroughness = Thoroughness::Thorough);
    void stop() { m_done = {}; }
    [[nodiscard]] bool isRunning() const { return m_done != nullptr; }
    /// See Unidentified::refusal.
    [[nodiscard]] const std::optional<std::string>& refusal() const { return m_refusal; }

private:
    void requestIdentity();
    void requestOldIdentity();
    void recordRefusal(const Outcome& outcome);
    void finish(const std::optional<Identity>& identity);

    DeviceClient& m_client;
    ping::Family m_family;
    Done m_done;
    std::optional<ping::common::ProtocolVersion> m_protocol;
    std::optional<std::string> m_refusal;
    /// Number of the present run; answers to questions of an earlier run are ignored.
    int m_run = 0;
    bool m_thorough = true;
};

} // namespace leadline::device
