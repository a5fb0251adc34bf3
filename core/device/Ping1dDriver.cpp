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
constexpr DeviceClient::Effort numberEffort{.tries = 6, .first = true};
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

std::optional<Request> Ping1dDriver::shutdownRequest()
{
    if (m_stream.way() != ProfileStream::Way::Streamed &&
        m_stream.way() != ProfileStream::Way::Asked)
        return std::nullopt;
    const wire::ContinuousStop stop{m_stream.streamedId()};
    return Request{.frame = talk().frameOf(stop),
                   .about = wire::ContinuousStop::id,
                   .isAnswer = [](const ping::Frame& frame) {
                       return DeviceClient::isAckOf(frame, wire::ContinuousStop::id);
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

void Ping1dDriver::handle(const ping::Message& message, base::Instant at)
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

// What Ping1dDriver makes of the settings that the device tells: its own, changed elsewhere, or
// those of a power-up.

namespace {

using ping1d::Auto;
using ping1d::Gain;
using ping1d::SoundSpeed;
using ping1d::Tracked;

/// The device's sound speed when its power comes.
constexpr std::uint32_t defaultSoundSpeedMmS = 1'500'000;

} // namespace

template<class S>
void Ping1dDriver::told(typename S::Value value)
{
    auto& each = tracked<S>();
    if (m_rereading) {
        each.reread = value;
        return;
    }
    each.looking = false;
    // What is told now is read anew when it is known who answers, and whether its power was off.
    if ((m_judging && !isListening()) || (state() != DriverState::Live))
        return;
    const bool follows = S::followsAuto && isAuto();
    if (!follows && each.setting.differs(value) && mayAct()) {
        suspectPowerCycle();
        return;
    }
    judged<S>(value);
}

/// What it told is no sign of a power cycle.
template<class S>
void Ping1dDriver::judged(typename S::Value value)
{
    auto& each = tracked<S>();
    if (S::followsAuto && isAuto() && !each.setting.isPending()) {
        each.setting.follow(value);
    } else if (each.setting.report(value)) {
        each.changedAt = clock().now();
        say(DriverEvent::Kind::ChangedElsewhere,
            std::string(S::name) + " changed elsewhere: " + S::words(value));
        noteForeign();
        updateStream();
    }
    watchSilence();
    emit changed();
}

template<class S>
void Ping1dDriver::hint(typename S::Value value)
{
    auto& each = tracked<S>();
    if (each.setting.isPending() || each.setting.reported() == value || m_rereading)
        return;
    if (isAuto()) {
        each.setting.follow(value);
        emit changed();
    } else if (!each.looking && mayAct()) {
        each.looking = true;
        talk().get<typename S::Get>([this](const Outcome&) { tracked<S>().looking = false; });
    } else if (isListening()) {
        told<S>(value);
    }
}

void Ping1dDriver::hearSetting(const ping::Message& message)
{
    forEach([&]<class S>(Tracked<S>&) {
        if (const auto* each = std::get_if<typename S::Get>(&message))
            told<S>(S::valueOf(*each));
    });
}

void Ping1dDriver::hearHints(const ping::ping1d::Profile& profile)
{
    hint<Range>({profile.scanStart, profile.scanLength});
    hint<Gain>(profile.gainSetting);
}

void Ping1dDriver::judgeReread()
{
    forEach([this]<class S>(Tracked<S>& each) {
        if (const auto value = std::exchange(each.reread, {}))
            judged<S>(*value);
    });
}

/// Was its power off? Its ping_number went back, and no ping has come since that went on; or its
/// values are those of a power-up, which ours were not: two of them, or one, and ping_number is
/// behind that of a device that went on.
void Ping1dDriver::judgeReturn()
{
    const auto before = std::exchange(m_before, {});
    const auto number = std::exchange(m_numberOnReturn, {});
    if (!before || !number)
        return;
    // Else it was an answer of before that was late.
    const bool wentOn = m_numbers.newest() && *m_numbers.newest() > before->pingNumber;
    if (*number < before->pingNumber && !wentOn) {
        resendAfterPowerCycle();
        return;
    }
    const auto meanwhile =
        (clock().now() - before->at) / std::max(before->period, base::Duration(1));
    const auto wouldHave = before->pingNumber / 2 + meanwhile * 9 / 10;
    const bool behind = setting<Pinging>().reported() != false && *number < wouldHave;
    const bool atDefaults = rereadAs<Auto>(true) && rereadAs<Pinging>(true) &&
                            rereadAs<SoundSpeed>(defaultSoundSpeedMmS);
    const int wereOthers = wasAskedToDiffer<Auto>(true) + wasAskedToDiffer<Pinging>(true) +
                           wasAskedToDiffer<SoundSpeed>(defaultSoundSpeedMmS);
    if (atDefaults && wereOthers > (behind ? 0 : 1))
        resendAfterPowerCycle();
}

// What Ping1dDriver does with the settings, from the wish to the read-back.

namespace {

constexpr base::Duration ackTimeout = 300ms;
/// To a device that has been seen not to ack.
constexpr base::Duration noAckTimeout = 1ms;
constexpr int unackedThatProve = 3;
/// What was acked and not done is refused soon; what was not acked may be lost.
constexpr int mostAttempts = 3;
constexpr int mostUnackedAttempts = 8;
/// Between the first sign of a power cycle and its proof.
constexpr base::Duration sameMoment = 10s;

} // namespace

bool Ping1dDriver::isAuto() const
{
    // What the user has just chosen counts: range and gain are his as soon as he says Manual.
    const auto& mode = setting<Auto>();
    return mode.isPending() ? *mode.requested() : mode.reported().value_or(false);
}

template<class S>
void Ping1dDriver::request(typename S::Value value)
{
    auto& setting = tracked<S>().setting;
    tracked<S>().attempts = 0;
    setting.request(value);
    std::string complaint = S::complaint(value);
    if (S::followsAuto && isAuto())
        complaint = "In Auto the device chooses range and gain: choose Manual first.";
    if (!complaint.empty()) {
        refuse<S>(std::move(complaint));
        return;
    }
    apply<S>();
    emit changed();
}

template<class S>
void Ping1dDriver::useMine()
{
    const auto& setting = this->setting<S>();
    if (setting.state() == SettingState::ChangedElsewhere && setting.requested())
        request<S>(typename S::Value(*setting.requested()));
}

template<class S>
void Ping1dDriver::keep()
{
    if (setting<S>().state() != SettingState::ChangedElsewhere)
        return;
    tracked<S>().setting.keep();
    emit changed();
}

template<class S>
void Ping1dDriver::apply()
{
    auto& each = tracked<S>();
    if (each.busy || m_rereading || !each.setting.isPending() || !mayAct())
        return;
    if (S::followsAuto && setting<Auto>().isPending())
        return; // in Auto it would not last
    each.busy = true;
    const auto value = *each.setting.requested();
    talk().send(S::setOf(value),
                [this, value](const Outcome& outcome) {
                    if (outcome.refused()) {
                        settle<S>(value, outcome, mostAttempts);
                        return;
                    }
                    m_unacked = outcome.answered() ? 0 : m_unacked + 1;
                    readBack<S>(value, outcome.answered() ? mostAttempts : mostUnackedAttempts);
                },
                {.timeout = m_unacked < unackedThatProve ? ackTimeout : noAckTimeout,
                 .tries = 1,
                 .first = true});
}

template<class S>
void Ping1dDriver::readBack(typename S::Value value, int attempts)
{
    talk().get<typename S::Get>(
        [this, value, attempts](const Outcome& outcome) { settle<S>(value, outcome, attempts); },
        {.first = true});
}

/// `told` is the device's refusal, or its answer to being asked what it has now.
template<class S>
void Ping1dDriver::settle(typename S::Value value, const Outcome& told, int attempts)
{
    auto& each = tracked<S>();
    each.busy = false;
    if (!each.setting.isPending())
        return;
    if (each.setting.requested() != value) { // the user has gone on
        each.attempts = 0;
        apply<S>();
        return;
    }
    std::optional<typename S::Value> has;
    if (told.answered())
        has = S::valueOf(*ping::decodePayload<typename S::Get>(told.frame->payload));
    if (told.refused()) {
        refuse<S>(told.words);
    } else if (has == value) {
        each.setting.confirm(value);
        applied<S>();
    } else if (++each.attempts < attempts) {
        apply<S>();
    } else {
        each.attempts = 0;
        // Of one that says nothing at all it stays pending: the next poll tries again.
        if (has)
            refuse<S>("The device keeps " + S::words(*has) + ".");
    }
}

template<class S>
void Ping1dDriver::refuse(std::string words)
{
    tracked<S>().setting.refuse(std::move(words));
    say(DriverEvent::Kind::SettingRefused,
        std::string(S::name) + " refused: " + setting<S>().words());
    if constexpr (std::is_same_v<S, Auto>) {
        apply<Range>();
        apply<Gain>();
    }
    emit changed();
}

template<class S>
void Ping1dDriver::applied()
{
    tracked<S>().attempts = 0;
    say(DriverEvent::Kind::SettingApplied,
        std::string(S::name) + ": " + S::words(*setting<S>().reported()));
    if constexpr (std::is_same_v<S, Auto>) {
        modeApplied<Range>();
        modeApplied<Gain>();
    }
    updateStream();
    watchSilence();
    emit changed();
}

/// In Manual the user's wish counts again; in Auto there is none.
template<class S>
void Ping1dDriver::modeApplied()
{
    auto& setting = tracked<S>().setting;
    if (isAuto())
        setting.forgetWish();
    if (setting.requested()) {
        setting.request(typename S::Value(*setting.requested()));
        apply<S>();
    } else {
        setting.expectNews();
        talk().get<typename S::Get>({});
    }
}

void Ping1dDriver::applyAll()
{
    forEach([this]<class S>(Tracked<S>&) { apply<S>(); });
}

void Ping1dDriver::forgetExchanges()
{
    forEach([](auto& each) {
        each.busy = false;
        each.looking = false;
        each.attempts = 0;
        each.reread.reset();
    });
}

void Ping1dDriver::resendAfterPowerCycle()
{
    m_numbers.restart();
    say(DriverEvent::Kind::PowerCycled, "Its power was off: your settings are sent again.");
    forEach([this]<class S>(Tracked<S>& each) {
        auto& setting = each.setting;
        each.attempts = 0;
        // What changed only now was the power cycle's doing.
        const bool onlyNow = each.changedAt && clock().now() - *each.changedAt <= sameMoment;
        const bool kept = setting.state() == SettingState::ChangedElsewhere && !onlyNow;
        if (setting.requested() && !kept)
            setting.request(typename S::Value(*setting.requested()));
        else
            setting.expectNews();
        if (!m_rereading)
            apply<S>();
    });
}

template void Ping1dDriver::request<Range>(Range::Value);
template void Ping1dDriver::request<Gain>(Gain::Value);
template void Ping1dDriver::request<Auto>(Auto::Value);
template void Ping1dDriver::request<Interval>(Interval::Value);
template void Ping1dDriver::request<SoundSpeed>(SoundSpeed::Value);
template void Ping1dDriver::request<Pinging>(Pinging::Value);
template void Ping1dDriver::useMine<Range>();
template void Ping1dDriver::useMine<Gain>();
template void Ping1dDriver::useMine<Auto>();
template void Ping1dDriver::useMine<Interval>();
template void Ping1dDriver::useMine<SoundSpeed>();
template void Ping1dDriver::useMine<Pinging>();
template void Ping1dDriver::keep<Range>();
template void Ping1dDriver::keep<Gain>();
template void Ping1dDriver::keep<Auto>();
template void Ping1dDriver::keep<Interval>();
template void Ping1dDriver::keep<SoundSpeed>();
template void Ping1dDriver::keep<Pinging>();

} // namespace leadline::device
