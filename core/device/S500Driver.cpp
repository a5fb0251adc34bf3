// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/S500Driver.h"

#include "base/FieldText.h"
#include "base/Units.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace protocol = ping::s500;

constexpr base::Duration keepAliveInterval = 1s;
/// Time for which the driver listens, before it sends parameters, whether the sonar pings already.
constexpr base::Duration listenTime = 1500ms;
constexpr int reportsThatProve = 1;
/// Nothing acknowledges the parameters, so that the requests behind them need not wait.
constexpr base::Duration unacknowledged = 1ms;
/// Reports that were under way when parameters were sent arrive within this time, or within two
/// pings.
constexpr base::Duration underWay = 300ms;
constexpr base::Duration stopAgainAfter = 500ms;
/// Reports later than this, or than two intervals, after a stop are another program's.
constexpr base::Duration stopHoldsFor = 5s;
/// Reports that continue after so many messages to stop are another program's.
constexpr int mostStops = 5;
constexpr base::Duration overdueAtLeast = 1500ms;
constexpr int overduePeriods = 5;
constexpr int mostAttempts = 3;

/// The driver waits in Standby unless its user wants pings.
DriverOptions inStandby(DriverOptions options)
{
    options.standby = options.standby || !options.startsPinging;
    return options;
}

s500::Index groupWith(std::string_view key)
{
    const auto& all = s500::groups();
    const auto found = std::ranges::find_if(
        all, [key](const s500::Group& each) { return findRow(each.rows, key) != nullptr; });
    return static_cast<s500::Index>(found - all.begin());
}

} // namespace

S500Driver::S500Driver(RequestQueue& queue, base::Clock& clock, const DriverOptions& options,
                       QObject* parent)
    : SonarDriver(ping::Family::S500, queue, clock, inStandby(options), parent),
      m_start(clock),
      m_poll(clock)
{
}

std::array<S500Driver::Tracked, s500::groupCount> S500Driver::initialSettings()
{
    std::array<Tracked, s500::groupCount> all;
    for (std::size_t at = 0; at < all.size(); ++at)
        all[at].wanted = s500::groups()[at].initial;
    return all;
}

ExpectedPeriod S500Driver::expected() const
{
    if (isStandby())
        return {keepAliveInterval, false};
    const auto reported = [this](Index at) {
        return m_settings[at].setting.reported().value_or(m_settings[at].wanted);
    };
    const WireValue range = reported(s500::range);
    const double metres = base::metresFromMillimetres(static_cast<double>(range[0] + range[1]));
    const auto sound = std::chrono::duration_cast<base::Duration>(
        std::chrono::duration<double>(2 * metres / base::defaultSoundSpeed));
    const base::Duration own = std::max(
        base::Duration(std::chrono::milliseconds(m_settings[s500::interval].wanted[0])), sound);
    const base::Duration line = frames().timeOnLine(m_reportBytes);
    return {std::max(own, line), line > own};
}

base::Duration S500Driver::overdueAfter() const
{
    return std::max(overdueAtLeast, expected().period * overduePeriods);
}

bool S500Driver::isReply(std::uint16_t id) const
{
    return id >= protocol::FirmwareVersion::id && id <= protocol::ProcessorTemperature::id;
}

bool S500Driver::isPing(std::uint16_t id) const
{
    return id == protocol::Profile6::id || id == protocol::Distance2::id;
}

void S500Driver::firstContact()
{
    m_seen = 0;
    readSettings();
    m_poll.after(keepAliveInterval, [this] { poll(); });
    m_start.after(listenTime, [this] { detectPinging(); });
}

void S500Driver::detectPinging()
{
    const bool pings = std::exchange(m_seen, {}).value_or(0) >= reportsThatProve;
    if (std::exchange(m_stopDue, false)) {
        sendStop();
    } else if (pings) {
        setFoundScanning(true);
        if (!isStandby())
            stopSending();
    } else {
        begin();
    }
}

/// Sends everything that the user requested, and the parameters of a sonar that is to ping.
void S500Driver::begin()
{
    for (Tracked& each : m_settings) {
        const bool isParam = &each != &m_settings[s500::soundSpeed];
        const bool isKept = each.setting.state() == SettingState::ChangedElsewhere ||
                            each.setting.state() == SettingState::Refused;
        if (isKept || !(each.setting.requested() || (isParam && !isStandby())))
            continue;
        each.isUsers = each.isUsers && each.setting.isPending();
        each.attempts = 0;
        each.setting.request(each.wanted);
    }
    sendUnconfirmed();
    emit changed();
}

void S500Driver::resume()
{
    m_poll.after(keepAliveInterval, [this] { poll(); });
    if (std::exchange(m_stopDue, false))
        sendStop();
    begin();
    readSettings();
}

void S500Driver::stopDevice()
{
    m_start.stop();
    m_poll.stop();
    m_isPolling = false;
    m_seen.reset();
    m_wasSilent = true;
}

void S500Driver::forget()
{
    m_settings = initialSettings();
    m_numbers.restart();
    m_stoppedAt.reset();
    m_stops = 0;
}

void S500Driver::standbyChanged()
{
    m_stopDue = isStandby();
    // Done when the device answers, or when it is known whether it pings already.
    if (!mayAct() || m_seen)
        return;
    if (std::exchange(m_stopDue, false)) {
        m_stops = 0;
        sendStop();
    } else {
        begin();
    }
}

std::optional<Request> S500Driver::shutdownRequest()
{
    // In Standby it was told to stop; that message may be waiting or lost.
    if (foundScanning() || (isStandby() && !m_stoppedAt && !m_stopDue))
        return std::nullopt;
    return Request{.frame = client().frameOf(params(0)),
                   .about = protocol::SetPingParams::id,
                   .isAnswer = [](const ping::Frame& frame) {
                       return DeviceClient::isAckOf(frame, protocol::SetPingParams::id);
                   }};
}

// Messages to the device.

void S500Driver::readSettings()
{
    client().get<protocol::SpeedOfSound>({});
    client().get<protocol::Range>({});
    client().get<protocol::PingInterval>({});
    client().get<protocol::GainIndex>({});
}

/// A value that the device refused, or that another program set, stays as the device has it.
protocol::SetPingParams S500Driver::params(std::uint16_t reportId) const
{
    protocol::SetPingParams params;
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        const Tracked& each = m_settings[at];
        const s500::Group& group = s500::groups()[at];
        const bool isKept = each.setting.state() == SettingState::Refused ||
                            each.setting.state() == SettingState::ChangedElsewhere;
        if (group.write != nullptr)
            group.write(params,
                        isKept ? each.setting.reported().value_or(group.initial) : each.wanted);
    }
    if (reportId == 0)
        params.reportId = 0;
    return params;
}

template<ping::WireMessage M>
void S500Driver::sendUnacknowledged(const M& message)
{
    client().ask(
        {.frame = client().frameOf(message),
         .about = M::id,
         .isAnswer = [](const ping::Frame& frame) { return DeviceClient::isAckOf(frame, M::id); },
         .timeout = unacknowledged,
         .tries = 1},
        true);
}

void S500Driver::sendParams()
{
    m_sentAt = clock().now();
    m_stoppedAt.reset();
    m_stops = 0;
    for (Tracked& each : m_settings)
        each.isOther = false;
    sendUnacknowledged(params(protocol::Profile6::id));
    client().get<protocol::Range>({});
    client().get<protocol::PingInterval>({});
    client().get<protocol::GainIndex>({});
    restartSilenceTimer();
}

void S500Driver::sendStop()
{
    m_stoppedAt = clock().now();
    ++m_stops;
    sendUnacknowledged(params(0));
}

void S500Driver::sendSoundSpeed()
{
    m_sentAt = clock().now();
    Tracked& its = m_settings[s500::soundSpeed];
    its.isOther = false;
    sendUnacknowledged(protocol::SetSpeedOfSound{static_cast<std::uint32_t>(its.wanted[0])});
    client().get<protocol::SpeedOfSound>({});
}

void S500Driver::sendUnconfirmed()
{
    if (!mayAct() || m_seen)
        return;
    if (m_settings[s500::soundSpeed].setting.isPending())
        sendSoundSpeed();
    if (!isStandby())
        sendParams();
}

template<ping::WireMessage M>
void S500Driver::pollFor()
{
    m_isPolling = true;
    client().get<M>([this](const Outcome&) { m_isPolling = false; }, {.tries = 1});
}

void S500Driver::poll()
{
    m_poll.after(keepAliveInterval, [this] { poll(); });
    if (!mayAct())
        return;
    if (!m_seen)
        sendOverdue();
    // The last poll has not been answered yet: the line is slow.
    if (m_isPolling)
        return;
    switch (m_polls++ % 5) {
    case 1:
        pollFor<protocol::Range>();
        break;
    case 2:
        pollFor<protocol::GainIndex>();
        break;
    case 3:
        pollFor<protocol::PingInterval>();
        break;
    case 4:
        pollFor<protocol::SpeedOfSound>();
        break;
    default:
        pollFor<ping::common::DeviceInformation>();
    }
}

/// Sends again what the device has not reported, or everything if no reports come.
void S500Driver::sendOverdue()
{
    const base::Instant now = clock().now();
    if (now - m_sentAt < overdueAfter())
        return;
    bool isDue = !isStandby() && (!lastPing() || now - *lastPing() >= overdueAfter());
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        Tracked& each = m_settings[at];
        if (!each.setting.isPending() || (isStandby() && at != s500::soundSpeed))
            continue;
        if (each.isOther && ++each.attempts >= mostAttempts)
            refuse(static_cast<Index>(at),
                   base::Message("The device keeps %1.",
                                 s500::groups()[at].textOf(*each.setting.reported())));
        else
            isDue = true;
    }
    if (isDue)
        sendUnconfirmed();
}

// Messages of the device.

void S500Driver::handle(const ping::Message& message, base::Instant at)
{
    const bool isReport = isPing(ping::messageId(message));
    // A report may have been under way while the parameters were.
    const bool isCurrent = !isReport || at - m_sentAt >= std::max(underWay, 2 * expected().period);
    for (std::size_t index = 0; index < m_settings.size(); ++index)
        if (const auto value = s500::groups()[index].valueIn(message))
            handleReported(static_cast<Index>(index), *value, isCurrent);
    if (const auto* nack = std::get_if<ping::common::Nack>(&message)) {
        const auto words = base::Message::verbatim(base::lineText(nack->nackMessage));
        if (nack->nackedId == protocol::SetPingParams::id)
            refuseParams(words);
        else if (nack->nackedId == protocol::SetSpeedOfSound::id)
            refuse(s500::soundSpeed, words);
    } else if (isReport) {
        handleReport(message, at);
    }
}

void S500Driver::handleReport(const ping::Message& message, base::Instant at)
{
    if (m_seen)
        ++*m_seen;
    ++counting().pings;
    if (const auto* profile = std::get_if<protocol::Profile6>(&message)) {
        m_reportBytes = ping::fixedSize<protocol::Profile6>() + profile->pwrResults.bytes.size();
        handleNumber(profile->pingNumber, at);
    } else {
        m_reportBytes = ping::fixedSize<protocol::Distance2>();
        // A distance alone does not say its pulse, which counts as applied.
        if (Tracked& its = m_settings[s500::pulse];
            its.setting.isPending() && at - m_sentAt >= underWay)
            its.setting.confirm(its.wanted);
    }
    pinged(at);
    if (isStandby() && !m_seen && !foundScanning() && mayAct()) {
        // The message that stops it was lost, or somebody else has started it.
        const base::Duration holds = std::max<base::Duration>(
            stopHoldsFor, 2 * std::chrono::milliseconds(m_settings[s500::interval].wanted[0]));
        if (!m_stoppedAt || m_stops >= mostStops || at - *m_stoppedAt > holds)
            setFoundScanning(true);
        else if (at - *m_stoppedAt >= stopAgainAfter)
            sendStop();
    }
    emit changed();
}

void S500Driver::handleNumber(std::uint32_t pingNumber, base::Instant at)
{
    const std::int64_t gap = m_numbers.take(pingNumber, at);
    // Pings missed in a silence were not lost on the line.
    if (!std::exchange(m_wasSilent, false))
        counting().lost = static_cast<std::uint64_t>(
            std::max<std::int64_t>(0, static_cast<std::int64_t>(counting().lost) + gap));
    if (!m_numbers.wentBack())
        return;
    m_numbers.restart();
    if (!mayAct() || m_seen || foundScanning())
        return;
    emitEvent(DriverEvent::Kind::PowerCycled,
              base::Message("The sonar was power-cycled: your settings are sent again."));
    begin();
}

void S500Driver::handleReported(Index at, const WireValue& value, bool isCurrent)
{
    Tracked& each = m_settings[at];
    auto& setting = each.setting;
    const s500::Group& group = s500::groups()[at];
    if (!setting.requested() || isListening()) {
        setting.follow(value);
    } else if (setting.isPending()) {
        if (isCurrent && group.isFulfilled(each.wanted, value)) {
            setting.confirm(value);
            if (std::exchange(each.isUsers, false))
                emitEvent(DriverEvent::Kind::SettingApplied,
                          base::Message("%1: %2", group.nameText(), group.textOf(value)));
        } else {
            setting.report(value);
            each.isOther = isCurrent;
        }
    } else if (setting.state() != SettingState::Refused && group.isFulfilled(each.wanted, value)) {
        setting.follow(value);
    } else if (isStandby() && group.write != nullptr && !foundScanning() &&
               setting.state() == SettingState::Applied) {
        // The device gets it when it is started.
        setting.report(value);
        setting.request(each.wanted);
    } else if (isCurrent && setting.report(value)) {
        emitEvent(DriverEvent::Kind::ChangedElsewhere,
                  base::Message("%1 changed elsewhere: %2", group.nameText(), group.textOf(value)));
        recordForeignActivity();
    }
    emit changed();
}

void S500Driver::refuse(Index at, base::Message reason)
{
    auto& setting = m_settings[at].setting;
    if (!setting.isPending())
        return;
    setting.refuse(std::move(reason));
    emitEvent(DriverEvent::Kind::SettingRefused,
              base::Message("%1 refused: %2", s500::groups()[at].nameText(), setting.reason()));
    emit changed();
}

/// The device does not say which of its parameters it refuses.
void S500Driver::refuseParams(const base::Message& reason)
{
    bool wasPending = false;
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        if (s500::groups()[at].write == nullptr)
            continue;
        wasPending = wasPending || m_settings[at].setting.isPending();
        refuse(static_cast<Index>(at), reason);
    }
    if (wasPending)
        sendUnconfirmed();
}

// What the user requests.

void S500Driver::request(std::span<const SettingValue> values)
{
    bool isRequested = false;
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        const s500::Group& group = s500::groups()[at];
        Tracked& each = m_settings[at];
        bool isGiven = false;
        for (std::size_t row = 0; row < group.rows.size(); ++row) {
            const auto given = std::ranges::find(values, group.rows[row].key, &SettingValue::key);
            if (given == values.end())
                continue;
            each.wanted[row] = group.wireValueOf(row, given->value);
            isGiven = true;
        }
        if (!isGiven)
            continue;
        each.setting.request(each.wanted);
        each.isUsers = true;
        each.isOther = false;
        each.attempts = 0;
        isRequested = true;
    }
    if (!isRequested)
        return;
    sendUnconfirmed();
    emit changed();
}

void S500Driver::useRequested(std::string_view key)
{
    const Index at = groupWith(key);
    if (at == s500::groupCount || m_settings[at].setting.state() != SettingState::ChangedElsewhere)
        return;
    m_settings[at].setting.request(m_settings[at].wanted);
    m_settings[at].isUsers = true;
    m_settings[at].attempts = 0;
    sendUnconfirmed();
    emit changed();
}

void S500Driver::keepReported(std::string_view key)
{
    const Index at = groupWith(key);
    if (at == s500::groupCount || m_settings[at].setting.state() != SettingState::ChangedElsewhere)
        return;
    m_settings[at].setting.keep();
    m_settings[at].wanted = *m_settings[at].setting.reported();
    emit changed();
}

SettingStatus S500Driver::setting(std::string_view key) const
{
    const Index at = groupWith(key);
    if (at == s500::groupCount)
        return {};
    const s500::Group& group = s500::groups()[at];
    const Tracked& each = m_settings[at];
    const auto row = static_cast<std::size_t>(findRow(group.rows, key) - group.rows.data());
    const auto inUnit = [&](const std::optional<WireValue>& value) {
        return value ? std::optional(static_cast<double>((*value)[row]) / group.rows[row].perUnit)
                     : std::nullopt;
    };
    // It is reported with the pings alone, and is chosen before the first one.
    if (each.setting.state() == SettingState::Unread && !group.isReadable)
        return {.state = SettingState::Applied,
                .requested = inUnit(each.wanted),
                .reported = inUnit(each.wanted)};
    const bool isAutomatic = group.isAutomatic(row, each.wanted);
    return {.state = each.setting.state(),
            .requested = inUnit(isAutomatic ? each.setting.reported() : each.setting.requested()),
            .reported = inUnit(each.setting.reported()),
            .reason = each.setting.reason(),
            .isAutomatic = isAutomatic};
}

} // namespace leadline::device
