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

/// Drives a Ping360: with auto_transmit if its firmware has it (3.3.1 or later) and executes it,
/// else by requesting each ping. The settings reported with each ping are compared with the
/// requested ones.
class Ping360Driver final : public SonarDriver {
    Q_OBJECT

public:
    enum class Method : std::uint8_t { RequestLoop, AutoTransmit };
    struct Options {
        DriverOptions driver = {};
        /// Settings requested when the device is met for the first time.
        ping360::Values values = ping360::initialValues();
        Mount mount = {};
        /// Sound speed of the water in m/s; only the conversion of ranges depends on it.
        double soundSpeed = base::defaultSoundSpeed;
        /// Method of scanning; chosen by the firmware version if it is not given.
        std::optional<Method> method = {};
    };

    Ping360Driver(RequestQueue& queue, base::Clock& clock, const Options& options,
                  QObject* parent = nullptr);

    /// Requests all values at once; those that differ from requested() become pending. Values that
    /// are invalid, or that the head refuses, return to those that worked last.
    void request(const ping360::Values& values);
    void request(std::span<const SettingValue> values) override;
    void useRequested(std::string_view key) override;
    void keepReported(std::string_view key) override;
    [[nodiscard]] SettingStatus setting(std::string_view key) const override;
    /// Values that the head is to apply now.
    [[nodiscard]] const ping360::Values& requested() const { return m_requested; }
    /// Changes the mount; the sector on the head changes with it, since the user's sector is
    /// relative to the vehicle.
    void setMount(const Mount& mount) override;
    [[nodiscard]] std::optional<Mount> mount() const override { return m_installation.mount; }
    /// Changes the sound speed for the conversion of ranges. Nothing is sent: the same samples then
    /// cover another range.
    void setSoundSpeed(double metresPerSecond);
    [[nodiscard]] std::optional<double> soundSpeed() const override
    {
        return m_installation.soundSpeed;
    }
    /// Lost pings can be counted only if each one is requested.
    [[nodiscard]] bool countsLoss() const override { return loops(); }
    [[nodiscard]] bool asksForPings() const override { return loops(); }

    [[nodiscard]] Method method() const { return m_method; }
    /// True while the head holds one bearing.
    [[nodiscard]] bool isStaring() const { return !std::isnan(m_requested[ping360::stare]); }
    [[nodiscard]] ExpectedPeriod expected() const override;

protected:
    void firstContact() override;
    void resume() override;
    void firmwareChanged() override;
    void stopDevice() override;
    void forget() override;
    void standbyChanged() override;
    void handle(const ping::Message& message, base::Instant at) override;
    [[nodiscard]] bool isReply(std::uint16_t id) const override;
    [[nodiscard]] bool isPing(std::uint16_t id) const override;
    [[nodiscard]] std::optional<Request> shutdownRequest() override;
    [[nodiscard]] base::Duration lostAfter() const override;
    void tune(const std::function<void()>& done) override;

private:
    void chooseMethod();
    void detectStreaming();
    void scan();
    void applyRequest();
    void startLoop();
    void stopMotor();
    void abandonRequest();
    void idle();
    void sendAuto();
    void onAutoAnswered(const Outcome& outcome);
    void fallBack(const base::Message& why);
    void refused(const Ping360Request& order, const base::Message& reason);
    void worked(const Ping360Request& told);
    void handleLoopData(const ping::ping360::DeviceData& data, base::Instant at);
    void handleAutoData(const ping::ping360::AutoDeviceData& data, base::Instant at);
    void handleOwnAutoData(const Ping360Request& told, base::Instant at);
    void handleForeignData(const Ping360Request& told);
    [[nodiscard]] bool isOwnRequest(const Ping360Request& order);
    [[nodiscard]] bool isScanning() const;
    /// True if pings are requested one by one with the present settings.
    [[nodiscard]] bool loops() const;
    [[nodiscard]] std::optional<std::uint16_t> stareAngle() const;
    [[nodiscard]] ping360::Values valuesOf(const Ping360Request& request) const;
    /// Effective values of the present request; values that the user gave explicitly are kept
    /// unrounded.
    [[nodiscard]] ping360::Values valuesOf(const ping360::Values& requested) const;
    void requestDifferences(const ping360::Values& before, const ping360::Values& wanted);
    void refuseDifferences(const ping360::Values& one, const ping360::Values& other,
                           const base::Message& reason);
    [[nodiscard]] bool confirm(const ping360::Values& requested, const ping360::Values& reported);
    [[nodiscard]] bool report(const ping360::Values& reported);

    ping360::Values m_requested;
    ping360::Installation m_installation;
    std::optional<Method> m_requestedMethod;
    Method m_method = Method::RequestLoop;
    /// A value for each row of one group; 0 for what the group does not have.
    using GroupValue = std::array<double, 2>;
    struct Group {
        std::span<const SettingRow> rows;
        std::size_t first = 0;
        Setting<GroupValue> setting = {};

        [[nodiscard]] GroupValue in(const ping360::Values& values) const;
    };
    [[nodiscard]] static std::vector<Group> makeGroups();
    [[nodiscard]] const Group* groupWith(std::string_view key) const;
    /// Groups of settings that the head is sent and reports.
    std::vector<Group> m_settings = makeGroups();
    Ping360Request m_request;
    /// Settings with which the head delivered a ping last without refusing them.
    struct Proven {
        ping360::Values requested;
        Ping360Request order;
    };
    std::optional<Proven> m_proven;
    Ping360RequestLoop m_loop;
    std::optional<Ping360Request> m_answered;
    int m_mismatches = 0;
    RateScan m_rateScan;

    /// Request of the auto_transmit scan that is running or has been sent.
    std::optional<Ping360Request> m_sent;
    /// The running request as the head reports it, which may differ from the one that was sent.
    std::optional<Ping360Request> m_reportedAs;
    /// Settings of a scan that was found running; nobody is proven to drive it as long as they stay
    /// the same.
    std::optional<Ping360Request> m_foundAs;
    struct Sent {
        Ping360Request order;
        base::Instant until;
    };
    /// Earlier requests whose pings may still arrive.
    std::deque<Sent> m_past;
    base::Instant m_requestedAt;
    bool m_requesting = false;
    bool m_awaitsData = false;
    bool m_everStreamed = false;
    bool m_receivedOwn = false;
    int m_failures = 0;
    std::optional<base::Instant> m_gaveUp;
    bool m_motorOffDue = false;
    /// Number of pings that arrived while the driver checks whether the head is scanning already;
    /// nullopt at other times.
    std::optional<int> m_seen;
    base::Timer m_start;
    base::Timer m_retry;
    base::Timer m_idle;
};

} // namespace leadline::device
