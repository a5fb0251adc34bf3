// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Ping360RequestLoop.h"
#include "device/Ping360Settings.h"
#include "device/RateScan.h"
#include "device/SonarDriver.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>

namespace leadline::device {

/// Drives a Ping360: by auto_transmit where its firmware has it (3.3.1) and does it, else ping by
/// ping. What a head tells with its pings is compared with what it was told.
class Ping360Driver final : public SonarDriver {
    Q_OBJECT

public:
    enum class Way : std::uint8_t { Ping360RequestLoop, AutoTransmit };
    struct Options {
        DriverOptions driver = {};
        Ping360Wish wish = {};
        Mount mount = {};
        /// m/s, of the water; only what a range comes to depends on it.
        double soundSpeed = base::defaultSoundSpeed;
        /// Else by the firmware.
        std::optional<Way> way = {};
    };

    Ping360Driver(RequestQueue& queue, base::Clock& clock, const Options& options,
                  QObject* parent = nullptr);

    /// All at once; what differs from wish() becomes pending. What cannot be, and what the head
    /// refuses, goes back to what worked last: change the present wish.
    void request(const Ping360Wish& wish);
    /// What somebody else chose is right: it is what we want, too.
    template<class T, class Wished>
    void keep(Setting<T> Ping360Settings::*setting, Wished Ping360Wish::*wished)
    {
        Setting<T>& each = m_settings.*setting;
        if (each.state() != SettingState::ChangedElsewhere || !each.reported())
            return;
        m_wish.*wished = *each.reported();
        each.keep();
        requestChanged();
    }
    /// What the head is to do now.
    [[nodiscard]] const Ping360Wish& wish() const { return m_wish; }
    [[nodiscard]] const Ping360Settings& settings() const { return m_settings; }
    /// The sector moves with it.
    void setMount(const Mount& mount);
    [[nodiscard]] const Mount& mount() const { return m_mount; }
    /// Sends nothing: the same samples reach another range.
    void setSoundSpeed(double metresPerSecond);
    [[nodiscard]] double soundSpeed() const { return m_soundSpeed; }

    [[nodiscard]] Way way() const { return m_way; }
    /// The head is parked at a bearing.
    [[nodiscard]] bool isStaring() const { return m_wish.stareDeg.has_value(); }
    [[nodiscard]] ExpectedPeriod expected() const override;

protected:
    void firstContact() override;
    void resume() override;
    void firmwareChanged() override;
    void quiet() override;
    void forget() override;
    void standbyChanged() override;
    void handle(const ping::Message& message, base::Instant at) override;
    [[nodiscard]] bool isReply(std::uint16_t id) const override;
    [[nodiscard]] bool isPing(std::uint16_t id) const override;
    [[nodiscard]] std::optional<Request> shutdownRequest() override;
    [[nodiscard]] base::Duration lostAfter() const override;
    void tune(const std::function<void()>& done) override;

private:
    void chooseWay();
    void lookAround();
    void scan();
    void requestChanged();
    void orderChanged();
    void startLoop();
    void stopMotor();
    void leaveOrder();
    void idle();
    void sendAuto();
    void autoAnswered(const Outcome& outcome);
    void fallBack(const std::string& why);
    void refused(const Ping360Order& order, const std::string& words);
    void worked(const Ping360Order& told);
    void hearLoopData(const ping::ping360::DeviceData& data, base::Instant at);
    void hearAutoData(const ping::ping360::AutoDeviceData& data, base::Instant at);
    void hearOwnAutoData(const Ping360Order& told, base::Instant at);
    void hearForeign(const Ping360Order& told);
    [[nodiscard]] bool isOfUs(const Ping360Order& order);
    [[nodiscard]] bool isScanning() const;
    /// The pings of the present wish are asked for one by one.
    [[nodiscard]] bool loops() const;
    [[nodiscard]] std::optional<std::uint16_t> stareAngle() const;
    [[nodiscard]] Ping360Settings::Values valuesOf(const Ping360Order& order) const;
    [[nodiscard]] Ping360Settings::Values valuesOf(const Ping360Wish& wish) const;

    Ping360Wish m_wish;
    Mount m_mount;
    double m_soundSpeed;
    std::optional<Way> m_wantedWay;
    Way m_way = Way::Ping360RequestLoop;
    Ping360Settings m_settings;
    /// Of the wish.
    Ping360Order m_order;
    /// What the head did last without complaint.
    struct Proven {
        Ping360Wish wish;
        Ping360Order order;
    };
    std::optional<Proven> m_proven;
    Ping360RequestLoop m_loop;
    std::optional<Ping360Order> m_answered;
    int m_otherwise = 0;
    RateScan m_rateScan;

    /// The order of the scan that runs, or is to.
    std::optional<Ping360Order> m_sent;
    /// How the head tells it.
    std::optional<Ping360Order> m_reportedAs;
    /// The order of a scan that was found, which nobody may have given since.
    std::optional<Ping360Order> m_foundAs;
    struct Sent {
        Ping360Order order;
        base::Instant until;
    };
    /// Pings of these may still be under way.
    std::deque<Sent> m_past;
    base::Instant m_orderedAt;
    bool m_ordering = false;
    bool m_awaitsData = false;
    bool m_everStreamed = false;
    bool m_heardOwn = false;
    int m_failures = 0;
    std::optional<base::Instant> m_gaveUp;
    bool m_motorOffDue = false;
    /// Pings that were heard while we looked around; nullopt when we do not.
    std::optional<int> m_seen;
    base::Timer m_start;
    base::Timer m_retry;
    base::Timer m_idle;
};

} // namespace leadline::device
