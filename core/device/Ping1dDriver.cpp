// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping1dDriver.h"

#include "base/Units.h"

#include <algorithm>
#include <chrono>
#include <type_traits>
#include <utility>
#include <variant>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace wire = ping::ping1d;
using ping1d::Interval;
using ping1d::Pinging;
using ping1d::Range;

constexpr base::Duration pollEvery = 1s;
/// So often in a row a poll is unanswered before it is given up until the next contact.
constexpr int unansweredPolls = 10;
/// It is known by one number whether the power was off: that is worth more tries.
constexpr DeviceTalk::Effort numberEffort{.tries = 6, .first = true};
constexpr std::size_t profileOverhead = 36;
constexpr base::Duration usualInterval = 100ms;

base::Duration soundTime(const Range::Value& range)
{
    const double metres =
        base::metresFromMillimetres(static_cast<double>(range.startMm) + range.lengthMm);
    return std::chrono::duration_cast<base::Duration>(
        std::chrono::duration<double>(2 * metres / base::defaultSoundSpeed));
}

} // namespace

Ping1dDriver::Ping1dDriver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options,
                           QObject* parent)
    : SonarDriver(ping::Family::Ping1D, queue, clock, options, parent),
      m_stream(talk(), clock,
               {.wayChanged =
                    [this](ProfileStream::Way way) {
                        if (way == ProfileStream::Way::OneByOne)
                            say(DriverEvent::Kind::FellBack,
                                "It does not stream: profiles are asked for one by one.");
                        emit changed();
                    },
                .unanswered = [this] { ++counting().lost; }}),
      m_poll(clock)
{
}

ExpectedPeriod Ping1dDriver::expected() const
{
    if (isStandby() || setting<Pinging>().reported() == false)
        return {pollEvery, false};
    const base::Duration line = frames().timeOnLine(m_profileBytes + profileOverhead);
    const base::Duration own = pingPeriod();
    // While nothing streams only polls tell that it lives.
    if (m_stream.way() == ProfileStream::Way::Off || m_stream.way() == ProfileStream::Way::Asked)
        return {std::max({own, line, base::Duration(pollEvery)}), false};
    return {std::max(own, line), line > own};
}

base::Duration Ping1dDriver::pingPeriod() const
{
    base::Duration own = usualInterval;
    if (const auto& interval = setting<Interval>().reported())
        own = std::chrono::milliseconds(*interval);
    if (const auto& range = setting<Range>().reported())
        own = std::max(own, soundTime(*range));
    return own;
}

bool Ping1dDriver::isReply(std::uint16_t id) const
{
    const bool streams =
        id == wire::Profile::id || id == wire::Distance::id || id == wire::DistanceSimple::id;
    return id >= wire::FirmwareVersion::id && id < wire::ContinuousStart::id && !streams;
}

bool Ping1dDriver::isPing(std::uint16_t id) const
{
    return id == wire::Profile::id;
}

void Ping1dDriver::firstContact()
{
    m_firstReading = true;
    m_before.reset();
    readAll();
}

void Ping1dDriver::resume()
{
    m_judging = true;
    talk().get<wire::Distance>(
        [this](const Outcome& outcome) {
            m_numberOnReturn.reset();
            if (outcome.answered())
                m_numberOnReturn =
                    ping::decodePayload<wire::Distance>(outcome.frame->payload)->pingNumber;
            readAll();
        },
        numberEffort);
}

void Ping1dDriver::readAll()
{
    m_rereading = true;
    m_unanswered.clear();
    // In the order of the protocol's documents.
    talk().get<wire::Range>({});
    talk().get<wire::SpeedOfSound>({});
    talk().get<wire::ModeAuto>({});
    talk().get<wire::PingInterval>({});
    talk().get<wire::GainSetting>({});
    talk().get<wire::PingEnable>({});
    talk().get<wire::DeviceId>([this](const Outcome&) { allRead(); });
}

void Ping1dDriver::allRead()
{
    m_rereading = false;
    m_judging = false;
    judgeReturn();
    judgeReread();
    auto& pinging = tracked<Pinging>().setting;
    if (std::exchange(m_firstReading, false) && isStandby() && !pinging.isPending()) {
        if (pinging.reported() == true)
            setFoundScanning(true);
        else if (pinging.reported())
            pinging.keep(); // ours from now on: it is sent again after a power cycle
    }
    if (!mayAct()) // what was read told of another program
        return;
    applyAll();
    updateStream();
    m_poll.after(pollEvery, [this] { poll(); });
    watchSilence();
    emit changed();
}

/// Something changed without our request: somebody did it, or its power was off.
void Ping1dDriver::suspectPowerCycle()
{
    rememberBefore();
    resume();
}

void Ping1dDriver::rememberBefore()
{
    if (m_numbers.newest() && !m_before)
        m_before = {*m_numbers.newest(), lastPing().value_or(lastHeard()), expected().period};
}

void Ping1dDriver::quiet()
{
    rememberBefore();
    m_linkWasDown = m_linkWasDown || !frames().link().isOpen();
    m_stream.stop();
    m_poll.stop();
    m_pollsUnderWay = 0;
    m_rereading = false;
    m_judging = false;
    forgetExchanges();
}

void Ping1dDriver::forget()
{
    m_settings = {};
    m_readings = {};
    m_numbers.restart();
    m_before.reset();
    m_unacked = 0;
}

void Ping1dDriver::standbyChanged()
{
    request<Pinging>(!isStandby());
    updateStream();
}

std::optional<Request> Ping1dDriver::farewell()
{
    if (m_stream.way() != ProfileStream::Way::Streamed &&
        m_stream.way() != ProfileStream::Way::Asked)
        return std::nullopt;
    const wire::ContinuousStop stop{m_stream.streamedId()};
    return Request{.frame = talk().frameOf(stop),
                   .about = wire::ContinuousStop::id,
                   .isAnswer = [](const ping::Frame& frame) {
                       return DeviceTalk::isAckOf(frame, wire::ContinuousStop::id);
                   }};
}

void Ping1dDriver::updateStream()
{
    const bool wanted =
        mayAct() && !m_rereading && !isStandby() && setting<Pinging>().reported() != false;
    m_stream.setPeriod(pingPeriod());
    if (wanted && m_stream.way() == ProfileStream::Way::Off)
        m_stream.start();
    else if (!wanted && m_stream.way() != ProfileStream::Way::Off)
        m_stream.stop();
}

void Ping1dDriver::hear(const ping::Message& message, base::Instant at)
{
    std::visit(
        [&]<class M>([[maybe_unused]] const M& each) {
            if constexpr (std::is_same_v<M, wire::Profile>)
                hearProfile(each, at);
            else if constexpr (std::is_same_v<M, ping::common::Ack>)
                m_unacked = 0;
            else if constexpr (std::is_same_v<M, wire::Voltage5>)
                m_readings.voltageMv = each.voltage5;
            else if constexpr (std::is_same_v<M, wire::ProcessorTemperature>)
                m_readings.processorCentiC = each.processorTemperature;
            else if constexpr (std::is_same_v<M, wire::PcbTemperature>)
                m_readings.boardCentiC = each.pcbTemperature;
        },
        message);
    hearSetting(message);
}

void Ping1dDriver::hearProfile(const ping::ping1d::Profile& profile, base::Instant at)
{
    m_stream.heard();
    m_profileBytes = profile.profileData.size();
    pinged(at);
    const bool again = m_numbers.has(profile.pingNumber);
    const std::int64_t gap = m_numbers.take(profile.pingNumber, at);
    // What nobody could hear is not what the line lost.
    const bool unheard = std::exchange(m_linkWasDown, false);
    if (m_stream.way() != ProfileStream::Way::OneByOne && !unheard)
        counting().lost = static_cast<std::uint64_t>(
            std::max<std::int64_t>(0, static_cast<std::int64_t>(counting().lost) + gap));
    // Of one that is asked for pings one by one the newest may be asked for twice.
    if (!again)
        ++counting().pings;
    else if (m_stream.way() == ProfileStream::Way::Streamed)
        ++counting().repeated;
    if (m_numbers.wentBack()) {
        m_numbers.restart();
        if (mayAct() && !m_rereading) {
            resendAfterPowerCycle();
            readAll();
        }
    }
    hearHints(profile);
    emit changed();
}

template<class M>
void Ping1dDriver::pollFor()
{
    if (m_unanswered[M::id] >= unansweredPolls)
        return;
    ++m_pollsUnderWay;
    talk().get<M>(
        [this](const Outcome& outcome) {
            --m_pollsUnderWay;
            int& unanswered = m_unanswered[M::id];
            unanswered = outcome.answered() ? 0 : unanswered + 1;
        },
        {.tries = 1});
}

void Ping1dDriver::poll()
{
    m_poll.after(pollEvery, [this] { poll(); });
    applyAll();
    if (m_pollsUnderWay > 0) // a slow line has enough to do
        return;
    pollFor<wire::Voltage5>();
    pollFor<wire::ProcessorTemperature>();
    pollFor<wire::PcbTemperature>();
    pollFor<wire::ModeAuto>();
    if (isStandby())
        pollFor<wire::PingEnable>();
    switch (m_polls++ % 5) {
    case 0:
        pollFor<wire::PingEnable>();
        break;
    case 1:
        pollFor<wire::Range>();
        break;
    case 2:
        pollFor<wire::GainSetting>();
        break;
    case 3:
        pollFor<wire::PingInterval>();
        break;
    default:
        pollFor<wire::SpeedOfSound>();
    }
}

} // namespace leadline::device
