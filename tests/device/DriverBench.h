// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SonarDriver.h"
#include "link/SimLink.h"
#include "ping/Message.h"
#include "ping/Parser.h"
#include "sim/SimulatedDevice.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::test {

/// A simulated device, what it is told, and others who speak to it.
class Bridge : public link::Peer {
public:
    Bridge(std::unique_ptr<sim::FaultyLine> line, base::Clock& clock)
        : m_line(std::move(line)),
          m_clock(clock),
          m_next(clock)
    {
        m_line->setOutput([this](base::ByteSpan bytes, Client to) {
            if (cut || (to != us && !tellsAll))
                return;
            if (updated && ping::viewFrame(bytes).messageId == ping::common::DeviceInformation::id)
                put(ping::encodeFrame(*updated, ping::viewFrame(bytes).source), us);
            else
                pass(bytes);
        });
    }
    void receive(base::ByteSpan bytes, Client from) override
    {
        if (bytes.empty())
            ++breaks;
        base::ByteSpan rest = bytes;
        while (const auto frame = m_parser.next(rest))
            reported.emplace_back(frame->bytes.begin(), frame->bytes.end());
        if (drop && !bytes.empty() && drop(ping::viewFrame(bytes)))
            return;
        if (cut)
            return;
        m_line->receive(bytes, from);
        if (happens(requestDuplicatePercent) && !bytes.empty())
            m_line->receive(bytes, from);
    }
    void setLineRate(LineRate rate) override { m_line->setLineRate(std::move(rate)); }

    /// Another program on the same bridge.
    template<class M>
    void somebodySends(const M& message)
    {
        m_line->receive(ping::encodeFrame(message), somebody);
    }
    /// As if the device had said it.
    template<class M>
    void say(const M& message, std::uint8_t source)
    {
        sayBytes(ping::encodeFrame(message, source));
    }
    void sayBytes(base::ByteSpan bytes) { put(bytes, us); }
    [[nodiscard]] sim::FaultyLine& line() { return *m_line; }
    [[nodiscard]] std::vector<int> reportedIds() const
    {
        std::vector<int> ids;
        for (const auto& each : reported)
            ids.push_back(ping::viewFrame(each).messageId);
        return ids;
    }
    [[nodiscard]] long reportedCount(std::uint16_t id) const
    {
        const auto ids = reportedIds();
        return std::ranges::count(ids, id);
    }
    /// The newest message of this kind that it was told.
    template<class M>
    [[nodiscard]] std::optional<M> lastReported() const
    {
        for (auto each = reported.rbegin(); each != reported.rend(); ++each)
            if (ping::viewFrame(*each).messageId == M::id)
                return ping::decodePayload<M>(ping::viewFrame(*each).payload);
        return std::nullopt;
    }

    std::vector<std::vector<std::byte>> reported;
    int breaks = 0;
    /// A pulled cable behind the bridge.
    bool cut = false;
    /// Everybody hears the answers to everybody.
    bool tellsAll = false;
    /// Of the device's messages: overtaken by the next one, whenever that comes.
    double reorderPercent = 0;
    /// Of the device's messages and of ours: they arrive once more.
    double duplicatePercent = 0;
    double requestDuplicatePercent = 0;
    /// The device's second ones come up to so much behind the first.
    base::Duration duplicatesWithin{};
    /// Of the device's messages: they come up to so much later than they should.
    double latePercent = 0;
    base::Duration lateWithin{};
    /// What the device says it is since its firmware was updated.
    std::optional<ping::common::DeviceInformation> updated;
    /// Which of our messages get lost.
    std::function<bool(const ping::Frame&)> drop;

private:
    static constexpr Client us = 0;
    static constexpr Client somebody = 1;

    void pass(base::ByteSpan bytes)
    {
        if (happens(duplicatePercent))
            later(bytes, upTo(duplicatesWithin));
        if (happens(latePercent)) {
            later(bytes, upTo(lateWithin));
            return;
        }
        if (m_overtaken.empty() && happens(reorderPercent)) {
            m_overtaken.assign(bytes.begin(), bytes.end());
            return;
        }
        put(bytes, us);
        if (const auto late = std::exchange(m_overtaken, {}); !late.empty())
            put(late, us);
    }
    [[nodiscard]] double chance()
    {
        m_random = m_random * 6364136223846793005U + 1442695040888963407U;
        return static_cast<double>(m_random >> 40U) / static_cast<double>(1U << 24U);
    }
    [[nodiscard]] bool happens(double percent) { return percent > 0 && chance() * 100 < percent; }
    [[nodiscard]] base::Duration upTo(base::Duration most)
    {
        return base::Duration(
            static_cast<std::int64_t>(chance() * static_cast<double>(most.count())));
    }
    void later(base::ByteSpan bytes, base::Duration by)
    {
        m_later.emplace(m_clock.now() + by, std::vector<std::byte>(bytes.begin(), bytes.end()));
        m_next.at(m_later.begin()->first, [this] { putDue(); });
    }
    void putDue()
    {
        while (!m_later.empty() && m_later.begin()->first <= m_clock.now()) {
            const auto due = m_later.extract(m_later.begin());
            put(due.mapped(), us);
        }
        if (!m_later.empty())
            m_next.at(m_later.begin()->first, [this] { putDue(); });
    }

    std::unique_ptr<sim::FaultyLine> m_line;
    ping::Parser m_parser;
    std::uint64_t m_random = 1;
    std::vector<std::byte> m_overtaken;
    base::Clock& m_clock;
    std::multimap<base::Instant, std::vector<std::byte>> m_later;
    base::Timer m_next;
};

/// A driver of a simulated device on a fake clock.
template<class Driver, class Options = device::DriverOptions>
struct DriverBench {
    struct Setup {
        sim::Faults faults = {};
        sim::DeviceOptions device = {};
        Options driver = {};
        ping::DeviceKind kind;
        const char* url = "sim:ping1d";
    };

    base::FakeClock clock;
    Bridge* bridge;
    link::SimLink link;
    device::FrameLink frames{link, clock};
    device::RequestQueue queue{frames, clock};
    Driver driver;
    std::vector<device::DriverEvent> events;
    /// Ids of what arrived, good frames only.
    std::vector<int> heard;

    explicit DriverBench(const Setup& setup)
        : bridge(makeBridge(clock, setup).release()), // the link's, at once
          link(*link::LinkUrl::parse(setup.url), clock, std::unique_ptr<Bridge>(bridge)),
          driver(queue, clock, setup.driver)
    {
        QObject::connect(&driver, &device::SonarDriver::eventOccurred, &driver,
                         [this](const device::DriverEvent& event) { events.push_back(event); });
        QObject::connect(&frames, &device::FrameLink::received, &frames,
                         [this](const ping::Frame& frame) { heard.push_back(frame.messageId); });
        driver.start();
        link.open();
    }

    [[nodiscard]] int count(device::DriverEvent::Kind kind) const
    {
        return static_cast<int>(std::ranges::count(events, kind, &device::DriverEvent::kind));
    }
    [[nodiscard]] QString lastText(device::DriverEvent::Kind kind) const
    {
        for (auto each = events.rbegin(); each != events.rend(); ++each)
            if (each->kind == kind)
                return QString::fromStdString(each->message.text());
        return {};
    }
    /// At once, in users' units.
    void request(std::initializer_list<device::SettingValue> values)
    {
        driver.request(std::span(values.begin(), values.size()));
    }
    [[nodiscard]] device::SettingStatus setting(std::string_view key) const
    {
        return driver.setting(key);
    }
    /// Each of these is applied, and reported as it was requested.
    [[nodiscard]] bool has(std::initializer_list<device::SettingValue> values) const
    {
        return std::ranges::all_of(values, [this](const device::SettingValue& each) {
            const device::SettingStatus now = setting(each.key);
            return now.state == device::SettingState::Applied && now.reported == each.value;
        });
    }
    /// What happened, for the words of a failure.
    [[nodiscard]] QByteArray story() const
    {
        QStringList lines;
        for (const device::DriverEvent& event : events)
            lines << QString::number(std::chrono::duration<double>(event.at.sinceZero).count()) +
                         " s  " + QString::fromStdString(event.message.text());
        return lines.join('\n').toUtf8();
    }
    [[nodiscard]] sim::RestartablePeer& device() { return bridge->line().device(); }

private:
    static std::unique_ptr<Bridge> makeBridge(base::Clock& clock, const Setup& setup)
    {
        return std::make_unique<Bridge>(
            std::move(*sim::makeDevice(setup.kind, clock,
                                       std::make_shared<const sim::World>(1, clock.now()),
                                       setup.device, setup.faults)),
            clock);
    }
};

} // namespace leadline::test
