// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/MessageIntervalRequests.h"
#include "device/VehicleLink.h"
#include "engine/VehiclePlan.h"
#include "engine/VehicleStatus.h"
#include "log/RecorderTypes.h"

#include <functional>
#include <string>
#include <vector>

namespace leadline::app {

/// Carries out the user's commands for a vehicle: TIMESYNC requests, PING, replies, and requests
/// for messages. Updates the vehicle's status.
class CommandHandler {
public:
    using Level = log::RecordedEvent::Level;
    struct Callbacks {
        /// Writes an event into the recording.
        std::function<void(Level level, const std::string& name, const std::string& value,
                           const base::Message& message)>
            note;
        /// Shows a sentence to the pilot.
        std::function<void(const base::Message& message)> happened;
        /// Called when the status changed.
        std::function<void()> changed;
    };

    /// `news` must outlive this object.
    CommandHandler(base::Clock& clock, VehicleStatus& status, Callbacks callbacks);

    /// The settings with which a link is created.
    [[nodiscard]] static device::VehicleLink::Settings settingsOf(const VehiclePlan& plan);
    /// The link must exist until end() is called or this object is destroyed.
    void begin(device::VehicleLink& link, const VehiclePlan& plan);
    void end() { m_link = nullptr; }
    void command(const VehicleCommand& command);
    /// Takes a frame that is trusted.
    void handle(const mavlink::Frame& frame);

private:
    void execute(const ChooseSystem& command);
    void execute(const RequestMessages& command);
    void execute(const UseFreeAddress& command);
    void execute(const SetOwnAddress& command);
    void execute(const SetTimesyncRate& command);
    void execute(const PingOnce& command);
    void execute(const SetPingStream& command);
    void execute(const SetAnswersTimesync& command);
    void execute(const SetAnswersPing& command);
    void execute(const SetStrictVersion2& command);
    void execute(const SetSigningKey& command);
    void onIntervalAnswers(const std::vector<device::MessageIntervalRequests::Answer>& answers);

    base::Clock& m_clock;
    VehicleStatus& m_status;
    Callbacks m_callbacks;
    device::VehicleLink* m_link = nullptr;
    device::MessageIntervalRequests m_intervalRequests;
};

} // namespace leadline::app
