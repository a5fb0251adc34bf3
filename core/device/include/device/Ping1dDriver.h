// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Ping1dSettings.h"
#include "device/PingNumberTracker.h"
#include "device/ProfileStream.h"
#include "device/SonarDriver.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace leadline::device {

/// Drives a Ping1D. The first contact reads its settings and writes none. A requested setting is
/// set, read back, and counts as applied only then; a setting that changes by itself is kept and
/// reported as changed elsewhere.
class Ping1dDriver final : public SonarDriver {
    Q_OBJECT

public:
    /// Sensor values of the device, which is asked for them every second.
    struct Readings {
        std::optional<std::uint16_t> voltageMv;
        /// Temperatures in hundredths of a degree Celsius.
        std::optional<std::uint16_t> processorCentiC;
        std::optional<std::uint16_t> boardCentiC;
    };

    Ping1dDriver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options = {},
                 QObject* parent = nullptr);

    /// A newer request for a setting replaces an older one. Range and gain are refused in Auto
    /// mode.
    void request(std::span<const SettingValue> values) override;
    void useRequested(std::string_view key) override;
    void keepReported(std::string_view key) override;
    [[nodiscard]] SettingStatus setting(std::string_view key) const override;

    [[nodiscard]] const Readings& readings() const { return m_readings; }
    [[nodiscard]] ProfileStream::Method method() const { return m_stream.method(); }
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

private:
    using WireValue = ping1d::WireValue;
    /// A setting and the state of its exchange with the device.
    struct Tracked {
        Setting<WireValue> setting;
        /// True while it is being set and read back.
        bool busy = false;
        /// True while it is being read because a profile carried another value.
        bool verifying = false;
        int attempts = 0;
        /// Time of its last change without a request.
        std::optional<base::Instant> changedAt = {};
        /// Value reported while all settings are read anew; evaluated when all have been read.
        std::optional<WireValue> reread = {};
    };
    using Index = ping1d::Index;

    [[nodiscard]] const std::optional<WireValue>& reported(Index at) const
    {
        return m_settings[at].setting.reported();
    }
    [[nodiscard]] bool isPinging() const;
    void request(Index at, const WireValue& value);
    void apply(Index at);
    void readBack(Index at, const WireValue& value, int attempts);
    void settle(Index at, const WireValue& value, const Outcome& answer, int attempts);
    void refuse(Index at, base::Message reason);
    void handleReported(Index at, const WireValue& value);
    void judge(Index at, const WireValue& value);
    /// Handles a value carried by a profile: in Manual mode the setting is read before the new
    /// value is accepted.
    void hint(Index at, const WireValue& value);
    void applied(Index at);
    void modeApplied(Index at);
    void applyAll();
    void resetExchanges();
    void handleSetting(const ping::Message& message);
    void handleHints(const ping::ping1d::Profile& profile);
    void evaluateReread();

    void readAll();
    void onAllRead();
    void evaluateReturn();
    void suspectPowerCycle();
    void savePreviousState();
    /// Expected time from ping to ping by interval and range, without the transfer time of the
    /// line.
    [[nodiscard]] base::Duration pingPeriod() const;
    [[nodiscard]] bool wasReread(Index at, std::uint32_t value) const;
    [[nodiscard]] bool isRequestedToDiffer(Index at, std::uint32_t value) const;
    void resendRequests();
    void handleProfile(const ping::ping1d::Profile& profile, base::Instant at);
    void updateStream();
    void poll();
    template<class M>
    void pollFor();
    [[nodiscard]] bool isAuto() const;

    std::array<Tracked, ping1d::exchangeCount> m_settings;
    Readings m_readings;
    ProfileStream m_stream;
    PingNumberTracker m_numbers;
    /// State when the device fell silent; tells a power cycle from an unplugged cable.
    struct Before {
        std::uint32_t pingNumber;
        base::Instant at;
        base::Duration period;
    };
    std::optional<Before> m_before;
    /// True if the link was down since the last profile.
    bool m_linkWasDown = false;
    std::optional<std::uint32_t> m_numberOnReturn;
    bool m_firstReading = false;
    bool m_rereading = false;
    /// True while it is not yet known whether the device's power was off.
    bool m_judging = false;
    /// Number of consecutive set messages that were not acknowledged.
    int m_unacked = 0;
    std::size_t m_profileBytes = 0;
    unsigned m_polls = 0;
    int m_pollsUnderWay = 0;
    /// Number of consecutive unanswered polls by message id; some devices lack some messages.
    std::map<std::uint16_t, int> m_unanswered;
    base::Timer m_poll;
};

} // namespace leadline::device
