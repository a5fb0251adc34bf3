// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Probe.h"

#include "base/FieldText.h"
#include "ping/Codec.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace common = ping::common;
namespace wire = ping::ping1d;

constexpr base::Duration openingTimeout = 3s;
/// The protocol's documents recommend ten reads of 50 ms.
constexpr base::Duration roundTimeout = 500ms;
/// After the first answer, a second device on the same line has so long to answer.
constexpr base::Duration othersAnswerWithin = 200ms;
constexpr std::uint8_t everyone = 255;

} // namespace

Probe::Probe(std::unique_ptr<link::Link> link, base::Clock& clock, Mode mode, QObject* parent)
    : QObject(parent),
      m_link(std::move(link)),
      m_frames(*m_link, clock),
      m_clock(clock),
      m_isSerial(m_link->url().kind == link::LinkUrl::Kind::Serial),
      m_measures(mode == Mode::CheckAgain),
      m_timer(clock)
{
    if (!m_isSerial)
        m_ratesLeft = {0};
    else if (m_link->url().baudRate)
        m_ratesLeft = {*m_link->url().baudRate};
    else
        m_ratesLeft = {link::defaultBaudRate, 9600};
    connect(&m_frames, &FrameLink::received, this, &Probe::handle);
}

Probe::~Probe() = default;

void Probe::start(Done done)
{
    m_done = std::move(done);
    connect(m_link.get(), &link::Link::stateChanged, this, &Probe::linkChanged);
    m_timer.after(openingTimeout, [this] { finish(); });
    m_link->open();
}

void Probe::linkChanged()
{
    switch (m_link->state()) {
    case link::Link::State::Open:
        m_result.opened = true;
        // Deferred, because the link may still be in its open().
        m_timer.after({}, [this] { beginRate(); });
        break;
    case link::Link::State::Waiting:
        m_result.reason = m_link->reason();
        m_timer.after({}, [this] { finish(); });
        break;
    case link::Link::State::Closed:
    case link::Link::State::Opening:
        break;
    }
}

void Probe::beginRate()
{
    m_rate = m_ratesLeft.front();
    m_ratesLeft.erase(m_ratesLeft.begin());
    if (m_isSerial) {
        m_result.rates.push_back(m_rate);
        m_link->setBaudRate(m_rate);
    }
    if (probesAllFamilies())
        m_stepsLeft = {{common::ProtocolVersion::id, 1}, {common::DeviceInformation::id, 3}};
    else
        m_stepsLeft = {{common::DeviceInformation::id, 5}};
    if (!m_measures) {
        nextStep();
        return;
    }
    m_result.measured = true;
    m_timer.after(link::Link::measuringTimeout, [this] { nextStep(); });
    m_link->measureRate([this] { m_timer.after({}, [this] { nextStep(); }); });
}

void Probe::nextStep()
{
    if (!m_result.devices.empty()) {
        finish();
        return;
    }
    if (m_stepsLeft.empty()) {
        onNoReplyAtRate();
        return;
    }
    m_step = m_stepsLeft.front();
    m_stepsLeft.erase(m_stepsLeft.begin());
    ask();
}

void Probe::ask()
{
    if (m_step.tries == 0) {
        nextStep();
        return;
    }
    --m_step.tries;
    m_asked = m_clock.now();
    m_timer.after(roundTimeout, [this] { ask(); });
    // A send that fails is covered by the next try.
    m_frames.send(ping::encodeFrame(common::GeneralRequest{m_step.about}));
}

void Probe::handle(const ping::Frame& frame, base::Instant at)
{
    ++m_result.frames;
    if (frame.source == everyone)
        return;
    if (frame.messageId == common::Nack::id) {
        if (const auto nack = ping::decodePayload<common::Nack>(frame.payload))
            m_result.refusal = base::lineText(nack->nackMessage);
    } else if (frame.messageId == common::DeviceInformation::id) {
        if (const auto who = ping::decodePayload<common::DeviceInformation>(frame.payload))
            identified(identityFrom(*who, frame.source), at);
    } else if (frame.messageId == wire::FirmwareVersion::id) {
        // Other families use this message id, too: it counts only as the answer to the question for
        // it.
        const auto who = ping::decodePayload<wire::FirmwareVersion>(frame.payload);
        if (who && m_step.about == wire::FirmwareVersion::id)
            identified(identityFrom(*who, frame.source), at);
    } else if (frame.messageId == common::ProtocolVersion::id && !m_protocol) {
        m_protocol = ping::decodePayload<common::ProtocolVersion>(frame.payload);
        if (!m_protocol)
            return;
        if (!m_result.devices.empty())
            return;
        if (probesAllFamilies())
            m_stepsLeft.push_back({wire::FirmwareVersion::id, 2});
        if (m_step.about == common::ProtocolVersion::id)
            m_timer.after({}, [this] { nextStep(); });
    }
}

void Probe::identified(const Identity& identity, base::Instant at)
{
    const bool known = std::ranges::any_of(m_result.devices, [&](const FoundDevice& device) {
        return device.identity.deviceId == identity.deviceId;
    });
    if (known)
        return;
    const bool first = m_result.devices.empty();
    FoundDevice found{identity, m_rate, at - m_asked};
    found.identity.protocol = m_protocol;
    m_result.devices.push_back(found);
    if (first)
        m_timer.after(othersAnswerWithin, [this] { finish(); });
}

void Probe::onNoReplyAtRate()
{
    // A valid frame arrived, so this rate is right: a request at another one would confuse its
    // sender.
    if (m_ratesLeft.empty() || m_result.frames > 0)
        finish();
    else
        beginRate();
}

void Probe::finish()
{
    m_timer.stop();
    m_link->disconnect(this);
    m_result.bytes = m_link->counters().bytesIn;
    m_result.networkRefusal = m_link->refusal();
    m_link->close();
    std::ranges::sort(m_result.devices, {},
                      [](const FoundDevice& device) { return device.identity.deviceId; });
    const Done done = std::exchange(m_done, {});
    const ProbeResult result = std::move(m_result);
    done(result);
}

} // namespace leadline::device
