// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/Messages.h"
#include "support/MixedLog.h"

#include <QObject>

#include <memory>

namespace leadline::test {

/// Feeds the messages view.
class MessagesBench : public QObject {
    Q_OBJECT
    Q_PROPERTY(leadline::app::Messages* messages READ messages CONSTANT)
    Q_PROPERTY(double playhead READ playhead NOTIFY moved)

public:
    MessagesBench()
    {
        connect(&m_messages, &app::Messages::seekRequested, this, &MessagesBench::moveTo);
    }

    [[nodiscard]] app::Messages* messages() { return &m_messages; }
    [[nodiscard]] double playhead() const
    {
        return std::chrono::duration<double>(m_playhead).count();
    }

    /// Ten seconds of both sonars and a vehicle with two components, and what was sent there.
    Q_INVOKABLE void begin()
    {
        clear();
        m_log = std::make_unique<log::Log>();
        MixedLog mixed(*m_log);
        const auto sounder = mixed.sonar(ping::Family::Ping1D, 1);
        const auto scanner = mixed.sonar(ping::Family::Ping360, 2);
        const auto vehicle = mixed.vehicle();
        const auto sent = mixed.sent();
        const std::vector<std::uint8_t> samples(200, 40);
        mixed.add(sounder, log::Time{}, ping::common::Nack{1004, "ping interval out of range"});
        mixed.add(sounder, log::Time{}, ping::ping1d::PingInterval{50});
        for (std::uint32_t i = 0; i < 100; ++i) {
            const log::Time at = i * std::chrono::milliseconds(100);
            mixed.add(sounder, at,
                      ping::ping1d::Profile{.distance = 12'000 + i,
                                            .confidence = 97,
                                            .pingNumber = i,
                                            .scanLength = 20'000,
                                            .profileData = samples});
            mixed.add(scanner, at,
                      ping::ping360::AutoDeviceData{.gainSetting = 1,
                                                    .angle = static_cast<std::uint16_t>(i),
                                                    .samplePeriod = 888,
                                                    .data = samples});
            mixed.add(vehicle, at, mavlink::Attitude{i * 100, 0.1F, -0.2F, 3});
            mixed.add(vehicle, at, mavlink::GlobalPositionInt{.timeBootMs = i * 100});
            if (i % 10 == 0) {
                mixed.add(vehicle, at, mavlink::Heartbeat{19, 12, 3, 193, 4, 3});
                mixed.add(vehicle, at, mavlink::Heartbeat{0, 18, 8, 0, 4, 3}, {1, 191});
                mixed.add(vehicle, at, mavlink::ScaledPressure2{.timeBootMs = i * 100});
                mixed.add(sent, at, mavlink::Heartbeat{0, 6, 8, 0, 4, 3}, {254, 190});
                mixed.add(sent, at, mavlink::Timesync{.ts1 = 1'000'000'000 + i}, {254, 190});
            }
            mixed.addRaw(vehicle, at, 36, std::vector<std::byte>(21, std::byte{5}));
        }
        mavlink::StatusText text{.severity = 4};
        std::ranges::copy(std::string_view("EKF3 IMU0 origin set"), text.text.begin());
        mixed.add(vehicle, std::chrono::milliseconds(4200), text);
        moveTo(std::chrono::milliseconds(9900));
    }
    Q_INVOKABLE void clear()
    {
        m_messages.update(nullptr, {});
        m_messages.setSearch({});
        m_log.reset();
    }
    Q_INVOKABLE void moveToSeconds(double seconds)
    {
        moveTo(std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(seconds)));
    }

signals:
    void moved();

private:
    void moveTo(log::Time time)
    {
        m_playhead = time;
        m_messages.update(m_log.get(), time);
        m_messages.refresh();
        emit moved();
    }

    std::unique_ptr<log::Log> m_log;
    log::Time m_playhead{};
    app::Messages m_messages;
};

} // namespace leadline::test
