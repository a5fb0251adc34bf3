// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Ping360RequestLoop.h"
#include "device/Ping360Settings.h"
#include "device/RateScan.h"
#include "device/SonarDriver.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::device {

/// Drives a Ping360: by auto_transmit where its firmware has it (3.3.1) and does it, else ping by
/// ping. What a head tells with its pings is compared with what it was told.
class Ping360Driver final : public SonarDriver {
    Q_OBJECT

public:
    enum class Way : std::uint8_t { Ping360RequestLoop, AutoTransmit };
    struct Options {
        DriverOptions driver = {};
        /// Requested at first.
        ping360::Values values = ping360::initialValues();
        Mount mount = {};
        /// m/s, of the water; only what a range comes to depends on it.
        double soundSpeed = base::defaultSoundSpeed;
        /// Else by the firmware.
        std::optional<Way> way = {};
    };

    Ping360Driver(RequestQueue& queue, base::Clock& clock, const Options& options,
                  QObject* parent = nullptr);

    /// All at once; what differs from requested() becomes pending. What cannot be, and what the
    /// head refuses, goes back to what worked last.
    void request(const ping360::Values& values);
    void request(std::span<const SettingValue> values) override;
    void useRequested(std::string_view key) override;
    void keepReported(std::string_view key) override;
    [[nodiscard]] SettingStatus setting(std::string_view key) const override;
    /// What the head is to do now.
    [[nodiscard]] const ping360::Values& requested() const { return m_requested; }
    /// The sector moves with it.
    void setMount(const Mount& mount) override;
    [[nodiscard]] std::optional<Mount> mount() const override { return m_installation.mount; }
    /// Sends nothing: the same samples reach another range.
    void setSoundSpeed(double metresPerSecond);
    [[nodiscard]] std::optional<double> soundSpeed() const override
    {
        return m_installation.soundSpeed;
    }
    /// Only pings that were asked for can be missed.
    [[nodiscard]] bool countsLoss() const override { return loops(); }
    [[nodiscard]] bool asksForPings() const override { return loops(); }

    [[nodiscard]] Way way() const { return m_way; }
    /// The head is parked at a bearing.
    [[nodiscard]] bool isStaring() const { return !std::isnan(m_requested[ping360::stare]); }
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
    void refused(const Ping360Request& order, const std::string& words);
    void worked(const Ping360Request& told);
    void hearLoopData(const ping::ping360::DeviceData& data, base::Instant at);
    void hearAutoData(const ping::ping360::AutoDeviceData& data, base::Instant at);
    void hearOwnAutoData(const Ping360Request& told, base::Instant at);
    void hearForeign(const Ping360Request& told);
    [[nodiscard]] bool isOfUs(const Ping360Request& order);
    [[nodiscard]] bool isScanning() const;
    /// The pings of the present request are asked for one by one.
    [[nodiscard]] bool loops() const;
    [[nodiscard]] std::optional<std::uint16_t> stareAngle() const;
    [[nodiscard]] ping360::Values valuesOf(const Ping360Request& request) const;
    /// What the present request comes to, in the user's own numbers where he gave some.
    [[nodiscard]] ping360::Values valuesOf(const ping360::Values& requested) const;
    void requestDifferences(const ping360::Values& before, const ping360::Values& wanted);
    void refuseDifferences(const ping360::Values& one, const ping360::Values& other,
                           const std::string& words);
    [[nodiscard]] bool confirm(const ping360::Values& requested, const ping360::Values& reported);
    [[nodiscard]] bool report(const ping360::Values& reported);

    ping360::Values m_requested;
    ping360::Installation m_installation;
    std::optional<Way> m_wantedWay;
    Way m_way = Way::Ping360RequestLoop;
    /// Of the rows of one group, a value for each; what a group has not is 0.
    using GroupValue = std::array<double, 2>;
    struct Group {
        std::span<const SettingRow> rows;
        std::size_t first = 0;
        Setting<GroupValue> setting = {};

        [[nodiscard]] GroupValue in(const ping360::Values& values) const;
    };
    [[nodiscard]] static std::vector<Group> makeGroups();
    [[nodiscard]] const Group* groupWith(std::string_view key) const;
    /// Of what the head is sent and reports.
    std::vector<Group> m_settings = makeGroups();
    Ping360Request m_order;
    /// What the head did last without complaint.
    struct Proven {
        ping360::Values requested;
        Ping360Request order;
    };
    std::optional<Proven> m_proven;
    Ping360RequestLoop m_loop;
    std::optional<Ping360Request> m_answered;
    int m_otherwise = 0;
    RateScan m_rateScan;

    /// The order of the scan that runs, or is to.
    std::optional<Ping360Request> m_sent;
    /// How the head tells it.
    std::optional<Ping360Request> m_reportedAs;
    /// The order of a scan that was found, which nobody may have given since.
    std::optional<Ping360Request> m_foundAs;
    struct Sent {
        Ping360Request order;
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
