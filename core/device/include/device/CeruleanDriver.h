// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/PingNumberTracker.h"
#include "device/SettingGroup.h"
#include "device/SonarDriver.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace leadline::device {

/// Common part of the drivers of Cerulean's sonars. Such a sonar is in Standby until the user
/// starts it, since its transmitter heats up in air; from then on it is sent all of its parameters
/// in one message, again after every silence, and a message that stops it in Standby and on
/// leaving. As it acknowledges none of them, a setting counts as applied when the device reports
/// it.
class CeruleanDriver : public SonarDriver {
    Q_OBJECT

public:
    void request(std::span<const SettingValue> values) override;
    void useRequested(std::string_view key) override;
    void keepReported(std::string_view key) override;
    [[nodiscard]] SettingStatus setting(std::string_view key) const override;
    [[nodiscard]] ExpectedPeriod expected() const override;

protected:
    /// `parametersId` is the id of the message with all parameters.
    CeruleanDriver(ping::Family family, std::span<const SettingGroup> groups,
                   std::uint16_t parametersId, RequestQueue& queue, base::Clock& clock,
                   const DriverOptions& options, QObject* parent);

    void firstContact() final;
    void resume() final;
    void stopDevice() final;
    void forget() final;
    void standbyChanged() final;
    void handle(const ping::Message& message, base::Instant at) override;
    [[nodiscard]] std::optional<Request> shutdownRequest() final;
    [[nodiscard]] bool measuresRate() const final { return false; }

    /// Frame of the message with all parameters; without pings it stops the sonar. `values` has a
    /// value for each group.
    [[nodiscard]] virtual std::vector<std::byte> parametersFrame(std::span<const WireValue> values,
                                                                 bool pings) const = 0;
    /// Message of a group that has its own.
    struct OwnMessage {
        std::uint16_t id = 0;
        std::vector<std::byte> frame;
    };
    [[nodiscard]] virtual OwnMessage ownMessage(std::int64_t /*value*/) const { return {}; }
    /// Asks for the settings that the device reports, all of them or those of its parameters.
    enum class Asked : std::uint8_t { All, Parameters };
    virtual void askForSettings(Asked) {}
    /// Asks for something, so that a device in Standby is not taken for lost; called every second
    /// with a number that counts up.
    virtual void poll(unsigned number);
    /// The number of the ping that a message carries.
    [[nodiscard]] virtual std::optional<std::uint32_t>
    pingNumberIn(const ping::Message& message) const = 0;
    [[nodiscard]] virtual std::size_t sizeOf(const ping::Message& message) const = 0;
    /// End of the range, metres, by what the device reports or was sent.
    [[nodiscard]] virtual double rangeEndM() const = 0;

    template<ping::WireMessage M>
    void pollFor()
    {
        m_isPolling = true;
        client().get<M>([this](const Outcome&) { m_isPolling = false; }, {.tries = 1});
    }
    /// Sends message `id`, to which no answer is expected.
    void sendUnacknowledged(std::vector<std::byte> frame, std::uint16_t id);
    [[nodiscard]] WireValue reportedOrWanted(std::size_t at) const;
    /// Least time from ping to ping that the user requested.
    [[nodiscard]] base::Duration interval() const;

private:
    struct Tracked {
        Setting<WireValue> setting;
        /// What the user wants, or what a new device is sent.
        WireValue wanted = {};
        /// The device has reported another value since it was sent last.
        bool isOther = false;
        /// The user requested it, and not this driver anew.
        bool isUsers = false;
        int attempts = 0;
    };
    [[nodiscard]] std::vector<Tracked> initialSettings() const;
    /// Index of the group that has a row with this key; the number of groups if there is none.
    [[nodiscard]] std::size_t groupWith(std::string_view key) const;

    void detectPinging();
    void begin();
    [[nodiscard]] std::vector<std::byte> parameters(bool pings) const;
    void sendParameters();
    void sendStop();
    void sendOwn(std::size_t at);
    void sendUnconfirmed();
    void pollAgain();
    void sendOverdue();
    [[nodiscard]] base::Duration overdueAfter() const;

    void handleNack(const ping::common::Nack& nack);
    void handlePing(const ping::Message& message, base::Instant at);
    void handleReported(std::size_t at, const WireValue& value, bool isCurrent);
    void handleNumber(std::uint32_t pingNumber, base::Instant at);
    void refuse(std::size_t at, base::Message reason);
    void refuseParameters(const base::Message& reason);

    std::span<const SettingGroup> m_groups;
    std::uint16_t m_parametersId;
    std::vector<Tracked> m_settings = initialSettings();
    PingNumberTracker m_numbers;
    /// Pings counted after the first contact; nullopt once that has ended.
    std::optional<int> m_seen;
    /// Standby was chosen while nothing could be sent.
    bool m_stopDue = false;
    /// The device or its link was away since the last ping.
    bool m_wasSilent = false;
    base::Instant m_sentAt;
    /// Time and number of the last messages in a row that stop it.
    std::optional<base::Instant> m_stoppedAt;
    int m_stops = 0;
    std::size_t m_pingBytes = 0;
    unsigned m_polls = 0;
    bool m_isPolling = false;
    base::Timer m_start;
    base::Timer m_poll;
};

} // namespace leadline::device
