// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/DeviceClient.h"
#include "device/Identity.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace leadline::device {

/// What came of a link on which nobody said who he is.
struct Unidentified {
    std::uint64_t bytes = 0;
    /// Whole messages, of whatever kind.
    std::uint64_t frames = 0;
    /// It said no to the question; with its words, if it has any.
    std::optional<std::string> refusal = {};

    /// Which of these it is, in one sentence.
    [[nodiscard]] std::string sentence() const;
};

/// Asks a device who it is, in the order of the protocol's documents:
/// protocol_version, then device_information, whether the first was answered or not; where only the
/// first was, firmware_version of the older documents. No other frame identifies a device.
class Negotiation {
public:
    /// nullopt if nobody says who he is.
    using Done = std::function<void(const std::optional<Identity>&)>;

    explicit Negotiation(DeviceClient& talk) : m_talk(talk) {}

    enum class Thoroughness : std::uint8_t {
        /// Each question twice or three times: at most four seconds.
        Thorough,
        /// Once: for a device that is known, and is asked for again and again.
        Quick,
    };

    /// Forgets one that is under way.
    void start(Done done, Thoroughness thoroughness = Thoroughness::Thorough);
    void stop() { m_done = {}; }
    [[nodiscard]] bool isUnderWay() const { return m_done != nullptr; }
    /// See Unidentified.
    [[nodiscard]] const std::optional<std::string>& refusal() const { return m_refusal; }

private:
    void askWho();
    void askOldWho();
    void noteRefusal(const Outcome& outcome);
    void finish(const std::optional<Identity>& identity);

    DeviceClient& m_talk;
    Done m_done;
    std::optional<ping::common::ProtocolVersion> m_protocol;
    std::optional<std::string> m_refusal;
    /// Answers to another start are not heard.
    int m_run = 0;
    bool m_thorough = true;
};

} // namespace leadline::device
