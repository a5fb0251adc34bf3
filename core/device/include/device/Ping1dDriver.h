// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Ping1dSettings.h"
#include "device/PingNumberTracker.h"
#include "device/ProfileStream.h"
#include "device/SonarDriver.h"

#include <cstdint>
#include <map>
#include <optional>

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

    /// S is one of the settings of Ping1dSettings.h.
    template<class S>
    [[nodiscard]] const Setting<typename S::Value>& setting() const
    {
        return std::get<ping1d::Tracked<S>>(m_settings).setting;
    }
    /// The newest request wins. Range and gain are refused in Auto.
    template<class S>
    void request(typename S::Value value);
    /// Of a setting that was changed elsewhere.
    template<class S>
    void useMine();
    template<class S>
    void keep();

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
    template<class S>
    [[nodiscard]] ping1d::Tracked<S>& tracked()
    {
        return std::get<ping1d::Tracked<S>>(m_settings);
    }
    /// Calls visit(Tracked<S>&) for each setting, in the order in which they are sent again.
    template<class Visit>
    void forEach(Visit&& visit)
    {
        std::apply([&](auto&... each) { (visit(each), ...); }, m_settings);
    }

    template<class S>
    void apply();
    template<class S>
    void readBack(typename S::Value value, int attempts);
    template<class S>
    void settle(typename S::Value value, const Outcome& told, int attempts);
    template<class S>
    void refuse(std::string words);
    template<class S>
    void told(typename S::Value value);
    template<class S>
    void judged(typename S::Value value);
    /// A profile carries it; what it says is looked at before it is believed.
    template<class S>
    void hint(typename S::Value value);
    template<class S>
    void applied();
    template<class S>
    void modeApplied();

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
    template<class S>
    [[nodiscard]] bool rereadAs(typename S::Value value) const
    {
        return std::get<ping1d::Tracked<S>>(m_settings).reread == value;
    }
    template<class S>
    [[nodiscard]] bool wasAskedToDiffer(typename S::Value value) const
    {
        return setting<S>().requested() && setting<S>().requested() != value;
    }
    void resendAfterPowerCycle();
    void hearProfile(const ping::ping1d::Profile& profile, base::Instant at);
    void updateStream();
    void poll();
    template<class M>
    void pollFor();
    [[nodiscard]] bool isAuto() const;

    ping1d::AllSettings m_settings;
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
