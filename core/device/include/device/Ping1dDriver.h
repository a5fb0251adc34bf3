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

/// Drives a Ping1D. The first contact reads it and writes nothing; what the user asks for is set,
/// read back and only then applied; what changes elsewhere is kept.
class Ping1dDriver final : public SonarDriver {
    Q_OBJECT

public:
    /// Told each second.
    struct Readings {
        std::optional<std::uint16_t> voltageMv;
        /// Hundredths of a degree Celsius.
        std::optional<std::uint16_t> processorCentiC;
        std::optional<std::uint16_t> boardCentiC;
    };

    Ping1dDriver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options = {},
                 QObject* parent = nullptr);

    /// The newest request wins. Range and gain are refused in Auto.
    void request(std::span<const SettingValue> values) override;
    void useRequested(std::string_view key) override;
    void keepReported(std::string_view key) override;
    [[nodiscard]] SettingStatus setting(std::string_view key) const override;

    [[nodiscard]] const Readings& readings() const { return m_readings; }
    [[nodiscard]] ProfileStream::Way way() const { return m_stream.way(); }
    [[nodiscard]] ExpectedPeriod expected() const override;

protected:
    void firstContact() override;
    void resume() override;
    void quiet() override;
    void forget() override;
    void standbyChanged() override;
    void handle(const ping::Message& message, base::Instant at) override;
    [[nodiscard]] bool isReply(std::uint16_t id) const override;
    [[nodiscard]] bool isPing(std::uint16_t id) const override;
    [[nodiscard]] std::optional<Request> shutdownRequest() override;

private:
    using WireValue = ping1d::WireValue;
    /// A setting and how far its exchange is.
    struct Tracked {
        Setting<WireValue> setting;
        /// Its exchange is under way.
        bool busy = false;
        /// It is being read, for something hinted at a change.
        bool looking = false;
        int attempts = 0;
        /// When somebody changed it last.
        std::optional<base::Instant> changedAt = {};
        /// Reported while all are read anew, to be judged when all are there.
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
    void refuse(Index at, std::string words);
    void handleReported(Index at, const WireValue& value);
    void judge(Index at, const WireValue& value);
    /// A profile carries it; what it says is read before it is believed.
    void hint(Index at, const WireValue& value);
    void applied(Index at);
    void modeApplied(Index at);
    void applyAll();
    void forgetExchanges();
    void hearSetting(const ping::Message& message);
    void hearHints(const ping::ping1d::Profile& profile);
    void judgeReread();

    void readAll();
    void allRead();
    void judgeReturn();
    void suspectPowerCycle();
    void rememberBefore();
    /// By what it was told, without the line.
    [[nodiscard]] base::Duration pingPeriod() const;
    [[nodiscard]] bool wasReread(Index at, std::uint32_t value) const;
    [[nodiscard]] bool wasAskedToDiffer(Index at, std::uint32_t value) const;
    void resendAfterPowerCycle();
    void hearProfile(const ping::ping1d::Profile& profile, base::Instant at);
    void updateStream();
    void poll();
    template<class M>
    void pollFor();
    [[nodiscard]] bool isAuto() const;

    std::array<Tracked, ping1d::exchangeCount> m_settings;
    Readings m_readings;
    ProfileStream m_stream;
    PingNumberTracker m_numbers;
    /// What was known when the device fell silent, to tell a power cycle from a pulled cable.
    struct Before {
        std::uint32_t pingNumber;
        base::Instant at;
        base::Duration period;
    };
    std::optional<Before> m_before;
    /// Since the last profile.
    bool m_linkWasDown = false;
    std::optional<std::uint32_t> m_numberOnReturn;
    bool m_firstReading = false;
    bool m_rereading = false;
    /// Until it is known whether its power was off.
    bool m_judging = false;
    /// Set messages in a row that nothing answered, and that were obeyed.
    int m_unacked = 0;
    std::size_t m_profileBytes = 0;
    unsigned m_polls = 0;
    int m_pollsUnderWay = 0;
    /// How often in a row nothing came, by id; some devices lack some messages.
    std::map<std::uint16_t, int> m_unanswered;
    base::Timer m_poll;
};

} // namespace leadline::device
