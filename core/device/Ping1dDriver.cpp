// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping1dDriver.h"

#include "base/Units.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace wire = ping::ping1d;
constexpr base::Duration pollEvery = 1s;
/// Number of consecutive unanswered polls after which a message is no longer polled until the next
/// contact.
constexpr int unansweredPolls = 10;
/// The ping number decides whether the device's power was off, which is worth more tries.
constexpr DeviceClient::RequestPolicy numberEffort{.tries = 6, .first = true};
constexpr std::size_t profileOverhead = 36;
constexpr base::Duration usualInterval = 100ms;

/// Time of the sound to the end of the range and back; `range` is start and length in mm.
base::Duration soundTime(const ping1d::WireValue& range)
{
    const double metres = base::metresFromMillimetres(static_cast<double>(range[0]) + range[1]);
    return std::chrono::duration_cast<base::Duration>(
        std::chrono::duration<double>(2 * metres / base::defaultSoundSpeed));
}

} // namespace

Ping1dDriver::Ping1dDriver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options,
                           QObject* parent)
    : SonarDriver(ping::Family::Ping1D, queue, clock, options, parent),
      m_stream(
          client(), clock,
          {.methodChanged =
               [this](ProfileStream::Method method) {
                   if (method == ProfileStream::Method::Polled)
                       emitEvent(
                           DriverEvent::Kind::FellBack,
                           base::Message("No continuous profiles: requesting them one at a time."));
                   emit changed();
               },
           .unanswered = [this] { ++counting().lost; }}),
      m_poll(clock)
{
}

ExpectedPeriod Ping1dDriver::expected() const
{
    if (isStandby() || !isPinging())
        return {pollEvery, false};
    const base::Duration line = frames().timeOnLine(m_profileBytes + profileOverhead);
    const base::Duration own = pingPeriod();
    // Without a stream the device is heard only when it answers polls.
    if (m_stream.method() == ProfileStream::Method::Off ||
        m_stream.method() == ProfileStream::Method::Requested)
        return {std::max({own, line, base::Duration(pollEvery)}), false};
    return {std::max(own, line), line > own};
}

base::Duration Ping1dDriver::pingPeriod() const
{
    base::Duration own = usualInterval;
    if (const auto& interval = reported(ping1d::interval))
        own = std::chrono::milliseconds((*interval)[0]);
    if (const auto& range = reported(ping1d::range))
        own = std::max(own, soundTime(*range));
    return own;
}

/// Assumes that the device is pinging until it has reported that.
bool Ping1dDriver::isPinging() const
{
    const auto& pinging = reported(ping1d::pinging);
    return !pinging || (*pinging)[0] != 0;
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
    client().get<wire::Distance>(
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
    // The order follows the protocol's documents.
    client().get<wire::Range>({});
    client().get<wire::SpeedOfSound>({});
    client().get<wire::ModeAuto>({});
    client().get<wire::PingInterval>({});
    client().get<wire::GainSetting>({});
    client().get<wire::PingEnable>({});
    client().get<wire::DeviceId>([this](const Outcome&) { onAllRead(); });
}

void Ping1dDriver::onAllRead()
{
    m_rereading = false;
    m_judging = false;
    evaluateReturn();
    evaluateReread();
    auto& pinging = m_settings[ping1d::pinging].setting;
    if (std::exchange(m_firstReading, false) && isStandby() && !pinging.isPending()) {
        if (pinging.reported() && isPinging())
            setFoundScanning(true);
        else if (pinging.reported())
            // The user's choice from now on: it is sent again after a power cycle.
            pinging.keep();
    }
    // The values that were read may have shown that another program drives the device.
    if (!mayAct())
        return;
    applyAll();
    updateStream();
    m_poll.after(pollEvery, [this] { poll(); });
    restartSilenceTimer();
    emit changed();
}

/// Called for a change without a request: another program made it, or the device's power was off.
void Ping1dDriver::suspectPowerCycle()
{
    savePreviousState();
    resume();
}

void Ping1dDriver::savePreviousState()
{
    if (m_numbers.newest() && !m_before)
        m_before = {*m_numbers.newest(), lastPing().value_or(lastReceived()), expected().period};
}

void Ping1dDriver::stopDevice()
{
    savePreviousState();
    m_linkWasDown = m_linkWasDown || !frames().link().isOpen();
    m_stream.stop();
    m_poll.stop();
    m_pollsUnderWay = 0;
    m_rereading = false;
    m_judging = false;
    resetExchanges();
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
    request(ping1d::pinging, {isStandby() ? 0U : 1U});
    updateStream();
}

std::optional<Request> Ping1dDriver::shutdownRequest()
{
    if (m_stream.method() != ProfileStream::Method::Streamed &&
        m_stream.method() != ProfileStream::Method::Requested)
        return std::nullopt;
    const wire::ContinuousStop stop{m_stream.streamedId()};
    return Request{.frame = client().frameOf(stop),
                   .about = wire::ContinuousStop::id,
                   .isAnswer = [](const ping::Frame& frame) {
                       return DeviceClient::isAckOf(frame, wire::ContinuousStop::id);
                   }};
}

void Ping1dDriver::updateStream()
{
    const bool wanted = mayAct() && !m_rereading && !isStandby() && isPinging();
    m_stream.setPeriod(pingPeriod());
    if (wanted && m_stream.method() == ProfileStream::Method::Off)
        m_stream.start();
    else if (!wanted && m_stream.method() != ProfileStream::Method::Off)
        m_stream.stop();
}

void Ping1dDriver::handle(const ping::Message& message, base::Instant at)
{
    std::visit(
        [&]<class M>([[maybe_unused]] const M& each) {
            if constexpr (std::is_same_v<M, wire::Profile>)
                handleProfile(each, at);
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
    handleSetting(message);
}

void Ping1dDriver::handleProfile(const ping::ping1d::Profile& profile, base::Instant at)
{
    m_stream.heard();
    m_profileBytes = profile.profileData.size();
    pinged(at);
    const bool again = m_numbers.has(profile.pingNumber);
    const std::int64_t gap = m_numbers.take(profile.pingNumber, at);
    // Pings missed while the link was down were not lost on the line.
    const bool unheard = std::exchange(m_linkWasDown, false);
    if (m_stream.method() != ProfileStream::Method::Polled && !unheard)
        counting().lost = static_cast<std::uint64_t>(
            std::max<std::int64_t>(0, static_cast<std::int64_t>(counting().lost) + gap));
    // If profiles are requested one by one, the device may send its newest one twice.
    if (!again)
        ++counting().pings;
    else if (m_stream.method() == ProfileStream::Method::Streamed)
        ++counting().repeated;
    if (m_numbers.wentBack()) {
        m_numbers.restart();
        if (mayAct() && !m_rereading) {
            resendRequests();
            readAll();
        }
    }
    handleHints(profile);
    emit changed();
}

template<class M>
void Ping1dDriver::pollFor()
{
    if (m_unanswered[M::id] >= unansweredPolls)
        return;
    ++m_pollsUnderWay;
    client().get<M>(
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
    // The requests of the last poll have not been answered yet: the line is slow.
    if (m_pollsUnderWay > 0)
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

// Evaluation of reported settings: applied, changed elsewhere, or those of a power-up.

namespace {

/// Sound speed of the device after power-up, in mm/s.
constexpr std::uint32_t defaultSoundSpeedMmS = 1'500'000;

} // namespace

void Ping1dDriver::handleReported(Index at, const WireValue& value)
{
    Tracked& each = m_settings[at];
    if (m_rereading) {
        each.reread = value;
        return;
    }
    each.verifying = false;
    // The values are read anew once the device is identified; only then is it clear whether its
    // power was off.
    if ((m_judging && !isListening()) || (state() != DriverState::Live))
        return;
    const bool follows = ping1d::exchanges()[at].isChosenInAuto() && isAuto();
    if (!follows && each.setting.differs(value) && mayAct()) {
        suspectPowerCycle();
        return;
    }
    judge(at, value);
}

/// Handles a reported value that is no sign of a power cycle.
void Ping1dDriver::judge(Index at, const WireValue& value)
{
    Tracked& each = m_settings[at];
    const ping1d::Exchange& exchange = ping1d::exchanges()[at];
    if (exchange.isChosenInAuto() && isAuto() && !each.setting.isPending()) {
        each.setting.follow(value);
    } else if (each.setting.report(value)) {
        each.changedAt = clock().now();
        emitEvent(
            DriverEvent::Kind::ChangedElsewhere,
            base::Message("%1 changed elsewhere: %2", exchange.nameText(), exchange.textOf(value)));
        recordForeignActivity();
        updateStream();
    }
    restartSilenceTimer();
    emit changed();
}

void Ping1dDriver::hint(Index at, const WireValue& value)
{
    Tracked& each = m_settings[at];
    if (each.setting.isPending() || each.setting.reported() == value || m_rereading)
        return;
    if (isAuto()) {
        each.setting.follow(value);
        emit changed();
    } else if (!each.verifying && mayAct()) {
        each.verifying = true;
        ping1d::exchanges()[at].get(
            client(), [this, at](const Outcome&) { m_settings[at].verifying = false; },
            DeviceClient::RequestPolicy());
    } else if (isListening()) {
        handleReported(at, value);
    }
}

void Ping1dDriver::handleSetting(const ping::Message& message)
{
    for (std::size_t at = 0; at < m_settings.size(); ++at)
        if (const auto value = ping1d::exchanges()[at].valueIn(message))
            handleReported(static_cast<Index>(at), *value);
}

void Ping1dDriver::handleHints(const ping::ping1d::Profile& profile)
{
    hint(ping1d::range, {profile.scanStart, profile.scanLength});
    hint(ping1d::gain, {profile.gainSetting});
}

void Ping1dDriver::evaluateReread()
{
    for (std::size_t at = 0; at < m_settings.size(); ++at)
        if (const auto value = std::exchange(m_settings[at].reread, {}))
            judge(static_cast<Index>(at), *value);
}

/// Decides whether the device's power was off: its ping_number went back and no ping has continued
/// the old numbers since; or its values are those of a power-up and at least two requested ones
/// differ from them, where one is enough if ping_number is behind that of a device that kept
/// running.
void Ping1dDriver::evaluateReturn()
{
    const auto before = std::exchange(m_before, {});
    const auto number = std::exchange(m_numberOnReturn, {});
    if (!before || !number)
        return;
    // If the numbers went on, the lower one was a late answer.
    const bool wentOn = m_numbers.newest() && *m_numbers.newest() > before->pingNumber;
    if (*number < before->pingNumber && !wentOn) {
        resendRequests();
        return;
    }
    const auto meanwhile =
        (clock().now() - before->at) / std::max(before->period, base::Duration(1));
    const auto wouldHave = before->pingNumber / 2 + meanwhile * 9 / 10;
    const bool behind = isPinging() && *number < wouldHave;
    const bool atDefaults = wasReread(ping1d::mode, 1) && wasReread(ping1d::pinging, 1) &&
                            wasReread(ping1d::soundSpeed, defaultSoundSpeedMmS);
    const int wereOthers = isRequestedToDiffer(ping1d::mode, 1) +
                           isRequestedToDiffer(ping1d::pinging, 1) +
                           isRequestedToDiffer(ping1d::soundSpeed, defaultSoundSpeedMmS);
    if (atDefaults && wereOthers > (behind ? 0 : 1))
        resendRequests();
}

bool Ping1dDriver::wasReread(Index at, std::uint32_t value) const
{
    return m_settings[at].reread == WireValue{value};
}

bool Ping1dDriver::isRequestedToDiffer(Index at, std::uint32_t value) const
{
    const auto& requested = m_settings[at].setting.requested();
    return requested && *requested != WireValue{value};
}

// Exchange of settings with the device, from the request to reading it back.

namespace {

constexpr base::Duration ackTimeout = 300ms;
/// Timeout for a device that is known not to acknowledge set messages.
constexpr base::Duration noAckTimeout = 1ms;
constexpr int unackedThatProve = 3;
/// Tries for a value that was acknowledged but not applied, and for one that was not acknowledged
/// and may be lost.
constexpr int maxAttempts = 3;
constexpr int maxUnackedAttempts = 8;
/// Time between the first sign of a power cycle and its proof.
constexpr base::Duration sameMoment = 10s;

} // namespace

bool Ping1dDriver::isAuto() const
{
    // A pending mode counts already, so that range and gain can be requested as soon as the user
    // chooses Manual.
    const auto& mode = m_settings[ping1d::mode].setting;
    const auto& value = mode.isPending() ? mode.requested() : mode.reported();
    return value && (*value)[0] != 0;
}

namespace {

/// Returns exchangeCount for a key that no row has.
ping1d::Index indexOf(std::string_view key)
{
    const auto& all = ping1d::exchanges();
    const auto found = std::ranges::find_if(
        all, [key](const ping1d::Exchange& each) { return findRow(each.rows, key) != nullptr; });
    return static_cast<ping1d::Index>(found - all.begin());
}

} // namespace

void Ping1dDriver::request(std::span<const SettingValue> values)
{
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        const ping1d::Exchange& exchange = ping1d::exchanges()[at];
        bool isRequested = false;
        std::array<double, std::tuple_size_v<WireValue>> group{};
        for (std::size_t i = 0; i < exchange.rows.size(); ++i) {
            const std::string_view key = exchange.rows[i].key;
            const auto given = std::ranges::find(values, key, &SettingValue::key);
            isRequested = isRequested || given != values.end();
            // Other values of the group keep their requested or reported value.
            const SettingStatus now = setting(key);
            group[i] = given != values.end() ? given->value
                                             : now.requested.value_or(now.reported.value_or(0));
        }
        if (isRequested)
            request(static_cast<Index>(at), exchange.wireValueOf(group));
    }
}

void Ping1dDriver::request(Index at, const WireValue& value)
{
    const ping1d::Exchange& exchange = ping1d::exchanges()[at];
    auto& setting = m_settings[at].setting;
    m_settings[at].attempts = 0;
    setting.request(value);
    base::Message validationError = exchange.validationError(value);
    if (exchange.isChosenInAuto() && isAuto())
        validationError =
            base::Message("In Auto the sonar sets range and gain. Set Mode to Manual first.");
    if (!validationError.empty()) {
        refuse(at, std::move(validationError));
        return;
    }
    apply(at);
    emit changed();
}

void Ping1dDriver::useRequested(std::string_view key)
{
    const Index at = indexOf(key);
    if (at == ping1d::exchangeCount)
        return;
    const auto& setting = m_settings[at].setting;
    if (setting.state() == SettingState::ChangedElsewhere && setting.requested())
        request(at, WireValue(*setting.requested()));
}

void Ping1dDriver::keepReported(std::string_view key)
{
    const Index at = indexOf(key);
    if (at == ping1d::exchangeCount ||
        m_settings[at].setting.state() != SettingState::ChangedElsewhere)
        return;
    m_settings[at].setting.keep();
    emit changed();
}

SettingStatus Ping1dDriver::setting(std::string_view key) const
{
    const Index at = indexOf(key);
    if (at == ping1d::exchangeCount)
        return {};
    const auto& setting = m_settings[at].setting;
    const auto rows = ping1d::exchanges()[at].rows;
    const auto place = static_cast<std::size_t>(findRow(rows, key) - rows.data());
    const auto inUnit = [&](const std::optional<WireValue>& value) {
        return value ? std::optional((*value)[place] / rows[place].perUnit) : std::nullopt;
    };
    return {.state = setting.state(),
            .requested = inUnit(setting.requested()),
            .reported = inUnit(setting.reported()),
            .reason = setting.reason()};
}

void Ping1dDriver::apply(Index at)
{
    Tracked& each = m_settings[at];
    if (each.busy || m_rereading || !each.setting.isPending() || !mayAct())
        return;
    if (ping1d::exchanges()[at].isChosenInAuto() && m_settings[ping1d::mode].setting.isPending())
        // The device would overwrite the value while it is in Auto.
        return;
    each.busy = true;
    const WireValue value = *each.setting.requested();
    ping1d::exchanges()[at].set(
        client(), value,
        [this, at, value](const Outcome& outcome) {
            if (outcome.refused()) {
                settle(at, value, outcome, maxAttempts);
                return;
            }
            m_unacked = outcome.answered() ? 0 : m_unacked + 1;
            readBack(at, value, outcome.answered() ? maxAttempts : maxUnackedAttempts);
        },
        {.timeout = m_unacked < unackedThatProve ? ackTimeout : noAckTimeout,
         .tries = 1,
         .first = true});
}

void Ping1dDriver::readBack(Index at, const WireValue& value, int attempts)
{
    ping1d::exchanges()[at].get(client(),
                                [this, at, value, attempts](const Outcome& outcome) {
                                    settle(at, value, outcome, attempts);
                                },
                                {.first = true});
}

/// `answer` is the device's refusal, or its report of the present value.
void Ping1dDriver::settle(Index at, const WireValue& value, const Outcome& answer, int attempts)
{
    Tracked& each = m_settings[at];
    each.busy = false;
    if (!each.setting.isPending())
        return;
    // The user has requested another value in the meantime.
    if (each.setting.requested() != value) {
        each.attempts = 0;
        apply(at);
        return;
    }
    std::optional<WireValue> has;
    if (answer.answered())
        has = ping1d::exchanges()[at].valueOf(*answer.frame);
    if (answer.refused()) {
        refuse(at, base::Message::verbatim(answer.words));
    } else if (has == value) {
        each.setting.confirm(value);
        applied(at);
    } else if (++each.attempts < attempts) {
        apply(at);
    } else {
        each.attempts = 0;
        // Without any answer the request stays pending, and the next poll tries again.
        if (has)
            refuse(at, base::Message("The device keeps %1.", ping1d::exchanges()[at].textOf(*has)));
    }
}

void Ping1dDriver::refuse(Index at, base::Message reason)
{
    auto& setting = m_settings[at].setting;
    setting.refuse(std::move(reason));
    emitEvent(
        DriverEvent::Kind::SettingRefused,
        base::Message("%1 refused: %2", ping1d::exchanges()[at].nameText(), setting.reason()));
    if (at == ping1d::mode) {
        apply(ping1d::range);
        apply(ping1d::gain);
    }
    emit changed();
}

void Ping1dDriver::applied(Index at)
{
    const ping1d::Exchange& exchange = ping1d::exchanges()[at];
    m_settings[at].attempts = 0;
    emitEvent(DriverEvent::Kind::SettingApplied,
              base::Message("%1: %2", exchange.nameText(), exchange.textOf(*reported(at))));
    if (at == ping1d::mode) {
        modeApplied(ping1d::range);
        modeApplied(ping1d::gain);
    }
    updateStream();
    restartSilenceTimer();
    emit changed();
}

/// In Manual the value that the user requested is requested again; in Auto nothing is.
void Ping1dDriver::modeApplied(Index at)
{
    auto& setting = m_settings[at].setting;
    if (isAuto())
        setting.forgetRequest();
    if (setting.requested()) {
        const WireValue wanted = *setting.requested();
        if (!ping1d::exchanges()[at].validationError(wanted).empty())
            // An invalid value remains refused.
            return;
        setting.request(wanted);
        apply(at);
    } else {
        setting.expectNews();
        ping1d::exchanges()[at].get(client(), {}, DeviceClient::RequestPolicy());
    }
}

void Ping1dDriver::applyAll()
{
    for (std::size_t at = 0; at < m_settings.size(); ++at)
        apply(static_cast<Index>(at));
}

void Ping1dDriver::resetExchanges()
{
    for (Tracked& each : m_settings) {
        each.busy = false;
        each.verifying = false;
        each.attempts = 0;
        each.reread.reset();
    }
}

void Ping1dDriver::resendRequests()
{
    m_numbers.restart();
    emitEvent(DriverEvent::Kind::PowerCycled,
              base::Message("The sonar was power-cycled: your settings are sent again."));
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        Tracked& each = m_settings[at];
        auto& setting = each.setting;
        each.attempts = 0;
        // A value that changed only now was reset by the power cycle.
        const bool onlyNow = each.changedAt && clock().now() - *each.changedAt <= sameMoment;
        const bool kept = setting.state() == SettingState::ChangedElsewhere && !onlyNow;
        if (setting.requested() && !kept)
            setting.request(WireValue(*setting.requested()));
        else
            setting.expectNews();
        if (!m_rereading)
            apply(static_cast<Index>(at));
    }
}

} // namespace leadline::device
