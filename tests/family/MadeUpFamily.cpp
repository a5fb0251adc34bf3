// SPDX-License-Identifier: GPL-3.0-or-later
#include "MadeUpFamily.h"

#include "base/Units.h"
#include "device/SonarDriver.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "sim/SimulatedDevice.h"

#include <array>
#include <chrono>
#include <utility>
#include <variant>

namespace leadline::test::madeup {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration period = 20ms;

std::optional<ping::PingFields> readEcho(base::ByteSpan payload)
{
    const auto echo = ping::decodePayload<Echo>(payload);
    if (!echo)
        return std::nullopt;
    ping::PingFields fields;
    fields.samples = ping::Samples(echo->data, 2);
    // So that none of the 16 bits is lost to the scale that all pings have in common.
    fields.decibels = ping::DecibelScale{.atZero = -155, .atFullScale = 100};
    fields.hasRange = true;
    fields.startM = base::metresFromMillimetres(echo->start);
    fields.lengthM = base::metresFromMillimetres(echo->length);
    fields.gainIndex = echo->gain;
    fields.pingNumber = echo->pingNumber;
    return fields;
}

constexpr std::array<std::uint8_t, 1> deviceTypes{deviceType};
constexpr auto messages = ping::makeMessageTable(ping::MessageList<Echo, Start>{});
static_assert(ping::idsAscend(messages));
constexpr std::array<ping::PingMessage, 1> pings{
    {{.id = Echo::id,
      .sampleWidth = 2,
      .inDecibels = true,
      .headSize = ping::fixedSize<Echo>() + sizeof(std::uint16_t),
      .read = readEcho}}};
constexpr ping::FamilyDescriptor descriptor{.family = family,
                                            .name = "madeup",
                                            .title = "Made-up",
                                            .manufacturer = "Nobody",
                                            .deviceTypes = deviceTypes,
                                            .view = ping::View::Downward,
                                            .usualPort = 51200,
                                            .messages = messages,
                                            .pings = pings};

/// Starts it and counts what comes.
class Driver final : public device::SonarDriver {
public:
    Driver(device::RequestQueue& queue, base::Clock& clock, const device::DriverStart& start)
        : SonarDriver(madeup::family, queue, clock, start.driver, nullptr)
    {
    }
    void request(std::span<const device::SettingValue>) override {}
    void useRequested(std::string_view) override {}
    void keepReported(std::string_view) override {}
    [[nodiscard]] device::SettingStatus setting(std::string_view) const override { return {}; }
    [[nodiscard]] device::ExpectedPeriod expected() const override { return {period, false}; }

protected:
    void firstContact() override { begin(); }
    void resume() override { begin(); }
    void stopDevice() override {}
    void forget() override {}
    void standbyChanged() override {}
    void handle(const ping::Message& message, base::Instant at) override
    {
        const auto* raw = std::get_if<ping::RawMessage>(&message);
        if (!raw || raw->id != Echo::id)
            return;
        ++counting().pings;
        pinged(at);
        emit changed();
    }
    [[nodiscard]] bool isReply(std::uint16_t) const override { return false; }
    [[nodiscard]] bool isPing(std::uint16_t id) const override { return id == Echo::id; }
    [[nodiscard]] std::optional<device::Request> shutdownRequest() override { return {}; }

private:
    void begin() { client().send(Start{.on = 1}, {}, {}); }
};

class Simulator final : public sim::SimulatedDevice {
public:
    Simulator(base::Clock& clock, std::shared_ptr<const sim::World> world,
              const sim::DeviceOptions& options)
        : SimulatedDevice({.family = madeup::family,
                           .type = deviceType,
                           .revision = 1,
                           .deviceId = 3,
                           .firmware = {1, 2, 3},
                           .measuresRateFrom = {99, 0, 0}},
                          clock, std::move(world), options),
          m_next(clock)
    {
    }

protected:
    void handle(const ping::Message& message, const Requester& requester) override
    {
        const auto* raw = std::get_if<ping::RawMessage>(&message);
        if (!raw || raw->id != Start::id)
            return;
        ack(Start::id, requester);
        m_requester = requester;
        if (!m_next.isSet())
            pingLater();
    }
    [[nodiscard]] bool accepts(const ping::RawMessage& message) const override
    {
        return message.id == Start::id && ping::decodePayload<Start>(message.payload);
    }
    [[nodiscard]] bool respond(std::uint16_t, const Requester&) override { return false; }
    void powerUp() override {}
    void lineBreak() override {}
    void powerDown() override { m_next.stop(); }

private:
    void pingLater()
    {
        m_next.after(period, [this] {
            std::vector<std::uint8_t> bytes;
            for (const std::uint16_t sample : samplesOf(++m_pingNumber)) {
                bytes.push_back(static_cast<std::uint8_t>(sample & 0xffU));
                bytes.push_back(static_cast<std::uint8_t>(sample >> 8U));
            }
            send(Echo{.pingNumber = m_pingNumber,
                      .start = startMm,
                      .length = lengthMm,
                      .gain = 4,
                      .data = bytes},
                 *m_requester);
            pingLater();
        });
    }

    base::Timer m_next;
    std::optional<Requester> m_requester;
    std::uint32_t m_pingNumber = 0;
};

} // namespace

std::vector<std::uint16_t> samplesOf(std::uint32_t pingNumber)
{
    std::vector<std::uint16_t> samples;
    for (std::uint32_t i = 0; i < sampleCount; ++i)
        samples.push_back(static_cast<std::uint16_t>(i * 683 + (pingNumber * 7919 & 0xffU)));
    samples.back() = 0xffff;
    return samples;
}

void registerAll()
{
    ping::registerFamily(descriptor);
    device::registerDriver(
        {.family = family,
         .make = [](device::RequestQueue& queue, base::Clock& clock,
                    const device::DriverStart& start) -> std::unique_ptr<device::SonarDriver> {
             return std::make_unique<Driver>(queue, clock, start);
         }});
    sim::registerSimulator(
        family,
        [](base::Clock& clock, std::shared_ptr<const sim::World> world,
           const sim::DeviceOptions& options) -> std::unique_ptr<sim::RestartablePeer> {
            return std::make_unique<Simulator>(clock, std::move(world), options);
        });
}

} // namespace leadline::test::madeup
