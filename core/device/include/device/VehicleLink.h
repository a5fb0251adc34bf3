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

/// A link seen as MAVLink, both ways: who speaks there, what the vehicle says of itself, and how
/// long messages take. Everything that is sent goes through here, so that it can be recorded.
///
/// While the link is open a heartbeat is sent each second, without which many endpoints stay
/// silent, and the chosen autopilot is asked for its clock. Nothing else is sent by itself. Lives
/// on the link's thread, not longer than the link.
class VehicleLink : public QObject {
    Q_OBJECT

public:
    struct Settings {
        /// Not 255: ArduPilot's failsafe would take us for the pilot's ground station.
        mavlink::Address own{254, 190};
        /// Differs between the links of this program.
        std::uint8_t number = 0;
        /// Nothing is sent, whatever is asked for.
        bool listenOnly = false;
        /// Time since 1970; signatures carry it.
        std::function<std::chrono::nanoseconds()> utc;
        /// With a key all that is sent is signed, and what is not signed with it is not acted upon.
        std::optional<mavlink::SigningKey> key = {};
        /// Of the last signature that was ever made with the key.
        mavlink::SigningTime lastSigned = 0;
    };

    VehicleLink(link::Link& link, base::Clock& clock, const Settings& settings,
                QObject* parent = nullptr);

    /// False if the link could not send it.
    template<mavlink::WireMessage M>
    bool send(const M& message)
    {
        return sendFrame(m_writer.write(message, m_settings.utc()));
    }

    /// Nullopt: the first autopilot that is heard.
    void choose(std::optional<std::uint8_t> system);
    void setOwn(mavlink::Address own);
    /// How often the chosen autopilot is asked for its clock; nullopt: not at all.
    void setTimesyncInterval(std::optional<base::Duration> interval);
    /// At first requests of others by TIMESYNC are not answered, those by PING are.
    void setAnswersTimesync(bool answers);
    void setAnswersPing(bool answers) { m_ping.setAnswers(answers); }
    /// Replies to TIMESYNC without a target are ignored.
    void setStrictVersion2(bool strict);
    /// Nullopt: nothing is signed and everything acted upon. `lastSigned` as in the settings.
    void setKey(const std::optional<mavlink::SigningKey>& key, mavlink::SigningTime lastSigned);
    /// Whose clock is asked for in the place of the chosen autopilot's; nullopt: that one's again.
    void setTimesyncTarget(std::optional<mavlink::Address> target);

    /// Who is asked for it; nullopt while nobody is.
    [[nodiscard]] const std::optional<mavlink::Address>& timesyncTarget() const { return m_asked; }

    [[nodiscard]] const Settings& settings() const { return m_settings; }
    [[nodiscard]] mavlink::VehicleState& vehicle() { return m_vehicle; }
    [[nodiscard]] mavlink::PingExchange& ping() { return m_ping; }
    [[nodiscard]] mavlink::TimesyncExchange& timesync() { return m_timesync; }
    [[nodiscard]] const mavlink::LinkStatistics& statistics() const { return m_statistics; }
    [[nodiscard]] const mavlink::Parser& parser() const { return m_frames.parser(); }
    /// Keep it for the next start.
    [[nodiscard]] mavlink::SigningTime lastSigned() const;

signals:
    /// Every good frame, with the moment at which its last byte arrived. It lives as long as the
    /// call.
    void received(const leadline::mavlink::Frame& frame, leadline::base::Instant at,
                  leadline::mavlink::Trust trust);
    void sent(leadline::base::ByteSpan frame, leadline::base::Instant at);
    void said(const leadline::mavlink::StatusTexts::Said& text, leadline::base::Instant at);
    /// Replies to our requests, as they come.
    void timesyncReplied(const leadline::mavlink::TimesyncExchange::Reply& reply);
    void pingReplied(const leadline::mavlink::PingExchange::Reply& reply);
    /// A component's clock began anew.
    void rebooted(leadline::mavlink::Address component, leadline::base::Instant at);
    /// The component's first reply to TIMESYNC without a target.
    void version1Found(leadline::mavlink::Address component);
    /// Somebody else uses our ids; `free` are the next that nobody was heard with.
    void ownAddressHeard(leadline::mavlink::Address free);

private:
    void linkChanged();
    void sendHeartbeat();
    void take(const mavlink::Frame& frame, base::Instant at);
    void count(const mavlink::Frame& frame, base::Instant at);
    void actUpon(const mavlink::Frame& frame, base::Instant at);
    void askForClock();
    void tellTimesync();
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
    /// Whose clock is asked for now.
    std::optional<mavlink::Address> m_asked;
    bool m_ownHeard = false;
    base::Timer m_heartbeat;
    StampedFrames<mavlink::Parser, mavlink::Frame> m_frames;
};

} // namespace leadline::device
