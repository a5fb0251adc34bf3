// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/StampedFrames.h"
#include "link/Link.h"
#include "mavlink/FrameWriter.h"
#include "mavlink/LinkStatistics.h"
#include "mavlink/Parser.h"
#include "mavlink/PingExchange.h"
#include "mavlink/StatusTexts.h"
#include "mavlink/TimesyncExchange.h"
#include "mavlink/VehicleState.h"

#include <QObject>

#include <functional>
#include <optional>
#include <set>

namespace leadline::device {

/// A link as MAVLink in both directions: which components send, what the vehicle reports of itself,
/// and how long messages take. Everything that is sent passes through here, so that it can be
/// recorded.
///
/// While the link is open, a heartbeat is sent each second, without which many endpoints stay
/// silent, and the chosen autopilot is asked for its clock. Nothing else is sent without a request.
/// Lives on the link's thread, not longer than the link.
class VehicleLink : public QObject {
    Q_OBJECT

public:
    struct Settings {
        /// System id 255 is avoided because ArduPilot's failsafe would take this program for the
        /// pilot's ground station.
        mavlink::Address own{254, 190};
        /// Link number; differs between the links of this program.
        std::uint8_t number = 0;
        /// Nothing is sent, whatever is requested.
        bool listenOnly = false;
        /// Returns the time since 1970, which signatures contain.
        std::function<std::chrono::nanoseconds()> utc;
        /// With a key all sent messages are signed, and messages that are not signed with it are
        /// not acted upon.
        std::optional<mavlink::SigningKey> key = {};
        /// Time stamp of the last signature that was ever made with the key.
        mavlink::SigningTime lastSigned = 0;
    };

    VehicleLink(link::Link& link, base::Clock& clock, const Settings& settings,
                QObject* parent = nullptr);

    /// Sends a message; returns false if the link could not send it.
    template<mavlink::WireMessage M>
    bool send(const M& message)
    {
        return sendFrame(m_writer.write(message, m_settings.utc()));
    }

    /// Chooses the vehicle by its system id; nullopt chooses the first autopilot that sends.
    void choose(std::optional<std::uint8_t> system);
    void setOwn(mavlink::Address own);
    /// Interval at which the chosen autopilot is asked for its clock; nullopt ends that.
    void setTimesyncInterval(std::optional<base::Duration> interval);
    /// Whether TIMESYNC requests of others are answered; initially they are not, while PING
    /// requests are.
    void setAnswersTimesync(bool answers);
    void setAnswersPing(bool answers) { m_ping.setAnswers(answers); }
    /// Whether TIMESYNC replies without a target are ignored.
    void setStrictVersion2(bool strict);
    /// With nullopt nothing is signed and every message is acted upon. `lastSigned` is explained at
    /// Settings::lastSigned.
    void setKey(const std::optional<mavlink::SigningKey>& key, mavlink::SigningTime lastSigned);
    /// Component whose clock is asked for instead of the chosen autopilot's; nullopt returns to
    /// that one.
    void setTimesyncTarget(std::optional<mavlink::Address> target);

    /// Component that is asked for its clock; nullopt while none is.
    [[nodiscard]] const std::optional<mavlink::Address>& timesyncTarget() const { return m_asked; }

    [[nodiscard]] const Settings& settings() const { return m_settings; }
    [[nodiscard]] mavlink::VehicleState& vehicle() { return m_vehicle; }
    [[nodiscard]] mavlink::PingExchange& ping() { return m_ping; }
    [[nodiscard]] mavlink::TimesyncExchange& timesync() { return m_timesync; }
    [[nodiscard]] const mavlink::LinkStatistics& statistics() const { return m_statistics; }
    [[nodiscard]] const mavlink::Parser& parser() const { return m_frames.parser(); }
    /// Time stamp of the last signature, to be stored for the next start of the program.
    [[nodiscard]] mavlink::SigningTime lastSigned() const;

signals:
    /// Emitted for every valid frame with the arrival time of its last byte. The frame is valid
    /// only during the call.
    void received(const leadline::mavlink::Frame& frame, leadline::base::Instant at,
                  leadline::mavlink::Trust trust);
    void sent(leadline::base::ByteSpan frame, leadline::base::Instant at);
    void statusTextReceived(const leadline::mavlink::StatusTexts::CompleteText& text,
                            leadline::base::Instant at);
    /// Emitted for each reply to a request of this program.
    void timesyncReplied(const leadline::mavlink::TimesyncExchange::Reply& reply);
    void pingReplied(const leadline::mavlink::PingExchange::Reply& reply);
    /// The clock of a component restarted.
    void rebooted(leadline::mavlink::Address component, leadline::base::Instant at);
    /// Emitted at the component's first TIMESYNC reply without a target.
    void version1Found(leadline::mavlink::Address component);
    /// Another component uses this program's address; `free` is the next address that no component
    /// was heard with.
    void ownAddressConflict(leadline::mavlink::Address free);

private:
    void linkChanged();
    void sendHeartbeat();
    void take(const mavlink::Frame& frame, base::Instant at);
    void count(const mavlink::Frame& frame, base::Instant at);
    void dispatch(const mavlink::Frame& frame, base::Instant at);
    void requestTimesync();
    void updateTimesyncSettings();
    [[nodiscard]] mavlink::Address freeAddress() const;
    [[nodiscard]] std::optional<mavlink::Signer> newSigner() const;
    [[nodiscard]] mavlink::FrameWriter newWriter() const;
    bool sendFrame(base::ByteSpan frame);

    link::Link& m_link;
    base::Clock& m_clock;
    Settings m_settings;
    mavlink::FrameWriter m_writer;
    mavlink::SignatureChecker m_signatures;
    mavlink::LinkStatistics m_statistics;
    mavlink::VehicleState m_vehicle;
    mavlink::StatusTexts m_texts;
    mavlink::PingExchange m_ping;
    mavlink::TimesyncExchange m_timesync;
    std::optional<base::Duration> m_timesyncInterval = mavlink::TimesyncExchange::usualInterval;
    bool m_answersTimesync = false;
    bool m_strictVersion2 = false;
    std::optional<mavlink::Address> m_timesyncTarget;
    /// Component whose clock is asked for now.
    std::optional<mavlink::Address> m_asked;
    bool m_ownAddressConflict = false;
    base::Timer m_heartbeat;
    StampedFrames<mavlink::Parser, mavlink::Frame> m_frames;
};

} // namespace leadline::device
