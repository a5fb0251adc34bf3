// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/PingNumberTracker.h"
#include "device/S500Settings.h"
#include "device/SonarDriver.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace leadline::device {

/// Drives an S500. It is in Standby until the user starts it, since its transmitter heats up in
/// air; from then on it is sent all of its parameters in one message, again after every silence,
/// and a message that stops it in Standby and on leaving. As it acknowledges none of them, a
/// setting counts as applied when the device reports it.
class S500Driver final : public SonarDriver {
    Q_OBJECT

public:
    S500Driver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options = {},
               QObject* parent = nullptr);

    void request(std::span<const SettingValue> values) override;
    void useRequested(std::string_view key) override;
    void keepReported(std::string_view key) override;
    [[nodiscard]] SettingStatus setting(std::string_view key) const override;
    [[nodiscard]] ExpectedPeriod expected() const override;

protected:
    void firstContact() override;
    void resume() override;
    void stopDevice() override;
    void forget() override;
    void standbyChanged() override;
    void handle(const ping::Message& message, base::Instant at) override;
    [[nodiscard]] bool isReply(std::uint16_t id) const override;
    [[nodiscard]] bool isPing(std::uint16_t id) const override;
    [[nodiscard]] std::optional<Request> shutdownRequest() override;
    [[nodiscard]] bool measuresRate() const override { return false; }

private:
    using WireValue = s500::WireValue;
    using Index = s500::Index;
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
    [[nodiscard]] static std::array<Tracked, s500::groupCount> initialSettings();

    void detectPinging();
    void begin();
    void readSettings();
    [[nodiscard]] ping::s500::SetPingParams params(std::uint16_t reportId) const;
    void sendParams();
    void sendStop();
    void sendSoundSpeed();
    void sendUnconfirmed();
    template<ping::WireMessage M>
    void sendUnacknowledged(const M& message);
    void poll();
    template<ping::WireMessage M>
    void pollFor();
    void sendOverdue();
    [[nodiscard]] base::Duration overdueAfter() const;

    void handleReport(const ping::Message& message, base::Instant at);
    void handleReported(Index at, const WireValue& value, bool isCurrent);
    void handleNumber(std::uint32_t pingNumber, base::Instant at);
    void refuse(Index at, base::Message reason);
    void refuseParams(const base::Message& reason);

    std::array<Tracked, s500::groupCount> m_settings = initialSettings();
    PingNumberTracker m_numbers;
    /// Reports counted after the first contact; nullopt once that has ended.
    std::optional<int> m_seen;
    /// Standby was chosen while nothing could be sent.
    bool m_stopDue = false;
    /// The device or its link was away since the last ping.
    bool m_wasSilent = false;
    base::Instant m_sentAt;
    /// Time and number of the last messages in a row that stop it.
    std::optional<base::Instant> m_stoppedAt;
    int m_stops = 0;
    std::size_t m_reportBytes = 0;
    unsigned m_polls = 0;
    bool m_isPolling = false;
    base::Timer m_start;
    base::Timer m_poll;
};

} // namespace leadline::device
