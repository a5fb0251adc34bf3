// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/CeruleanDriver.h"

#include "base/FieldText.h"
#include "base/Units.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration keepAliveInterval = 1s;
/// Time for which the driver listens, before it sends parameters, whether the sonar pings already.
constexpr base::Duration listenTime = 1500ms;
constexpr int reportsThatProve = 1;
/// Nothing acknowledges the parameters, so that the requests behind them need not wait.
constexpr base::Duration unacknowledged = 1ms;
/// Pings that were under way when parameters were sent arrive within this time, or within two
/// pings.
constexpr base::Duration underWay = 300ms;
/// What a pinging device has not reported so long after the parameters, it does not report at all.
constexpr base::Duration unreported = 1s;
constexpr base::Duration stopAgainAfter = 500ms;
/// Pings later than this, or than two intervals, after a stop are another program's.
constexpr base::Duration stopHoldsFor = 5s;
/// Pings that continue after so many messages to stop are another program's.
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

} // namespace

CeruleanDriver::CeruleanDriver(ping::Family family, std::span<const SettingGroup> groups,
                               std::uint16_t parametersId, RequestQueue& queue, base::Clock& clock,
                               const DriverOptions& options, QObject* parent)
    : SonarDriver(family, queue, clock, inStandby(options), parent),
      m_groups(groups),
      m_parametersId(parametersId),
      m_start(clock),
      m_poll(clock)
{
}

std::vector<CeruleanDriver::Tracked> CeruleanDriver::initialSettings() const
{
    std::vector<Tracked> all(m_groups.size());
    for (std::size_t at = 0; at < all.size(); ++at)
        all[at].wanted = m_groups[at].initial;
    return all;
}

std::size_t CeruleanDriver::groupWith(std::string_view key) const
{
    const auto found = std::ranges::find_if(
        m_groups, [key](const SettingGroup& each) { return findRow(each.rows, key) != nullptr; });
    return static_cast<std::size_t>(found - m_groups.begin());
}

WireValue CeruleanDriver::reportedOrWanted(std::size_t at) const
{
    return m_settings[at].setting.reported().value_or(m_settings[at].wanted);
}

base::Duration CeruleanDriver::interval() const
{
    const std::size_t at = groupWith("intervalMs");
    return at < m_groups.size() ? std::chrono::milliseconds(m_settings[at].wanted[0])
                                : base::Duration{};
}

ExpectedPeriod CeruleanDriver::expected() const
{
    if (isStandby())
        return {keepAliveInterval, false};
    const auto sound = std::chrono::duration_cast<base::Duration>(
        std::chrono::duration<double>(2 * rangeEndM() / base::defaultSoundSpeed));
    const base::Duration own = std::max(interval(), sound);
    const base::Duration line = frames().timeOnLine(m_pingBytes);
    return {std::max(own, line), line > own};
}

base::Duration CeruleanDriver::overdueAfter() const
{
    return std::max(overdueAtLeast, expected().period * overduePeriods);
}

void CeruleanDriver::firstContact()
{
    m_seen = 0;
    askForSettings(Asked::All);
    m_poll.after(keepAliveInterval, [this] { pollAgain(); });
    m_start.after(listenTime, [this] { detectPinging(); });
}

void CeruleanDriver::detectPinging()
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
void CeruleanDriver::begin()
{
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        Tracked& each = m_settings[at];
        const bool isParameter = !m_groups[at].hasOwnMessage;
        const bool isKept = each.setting.state() == SettingState::ChangedElsewhere ||
                            each.setting.state() == SettingState::Refused;
        if (isKept || !(each.setting.requested() || (isParameter && !isStandby())))
            continue;
        each.isUsers = each.isUsers && each.setting.isPending();
        each.attempts = 0;
        each.setting.request(each.wanted);
    }
    sendUnconfirmed();
    emit changed();
}

void CeruleanDriver::resume()
{
    m_poll.after(keepAliveInterval, [this] { pollAgain(); });
    if (std::exchange(m_stopDue, false))
        sendStop();
    begin();
    askForSettings(Asked::All);
}

void CeruleanDriver::stopDevice()
{
    m_start.stop();
    m_poll.stop();
    m_isPolling = false;
    m_seen.reset();
    m_wasSilent = true;
}

void CeruleanDriver::forget()
{
    m_settings = initialSettings();
    m_numbers.restart();
    m_stoppedAt.reset();
    m_stops = 0;
}

void CeruleanDriver::standbyChanged()
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

std::optional<Request> CeruleanDriver::shutdownRequest()
{
    // What it does before anything was sent is another program's. In Standby it was told to stop;
    // that message may be waiting or lost.
    const bool isListeningFirst = m_seen && !m_stopDue;
    if (foundScanning() || isListeningFirst || (isStandby() && !m_stoppedAt && !m_stopDue))
        return std::nullopt;
    return Request{.frame = parameters(false),
                   .about = m_parametersId,
                   .isAnswer = [id = m_parametersId](const ping::Frame& frame) {
                       return DeviceClient::isAckOf(frame, id);
                   }};
}

// Messages to the device.

/// A value that the device refused, or that another program set, stays as the device has it.
std::vector<std::byte> CeruleanDriver::parameters(bool pings) const
{
    std::vector<WireValue> values;
    values.reserve(m_settings.size());
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        const Tracked& each = m_settings[at];
        const bool isKept = each.setting.state() == SettingState::Refused ||
                            each.setting.state() == SettingState::ChangedElsewhere;
        values.push_back(isKept ? each.setting.reported().value_or(m_groups[at].initial)
                                : each.wanted);
    }
    return parametersFrame(values, pings);
}

void CeruleanDriver::sendUnacknowledged(std::vector<std::byte> frame, std::uint16_t id)
{
    client().ask(
        {.frame = std::move(frame),
         .about = id,
         .isAnswer = [id](const ping::Frame& each) { return DeviceClient::isAckOf(each, id); },
         .timeout = unacknowledged,
         .tries = 1},
        true);
}

void CeruleanDriver::sendParameters()
{
    m_sentAt = clock().now();
    m_stoppedAt.reset();
    m_stops = 0;
    for (Tracked& each : m_settings)
        each.isOther = false;
    sendUnacknowledged(parameters(true), m_parametersId);
    askForSettings(Asked::Parameters);
    restartSilenceTimer();
}

void CeruleanDriver::sendStop()
{
    m_stoppedAt = clock().now();
    ++m_stops;
    sendUnacknowledged(parameters(false), m_parametersId);
}

void CeruleanDriver::sendOwn(std::size_t at)
{
    m_sentAt = clock().now();
    m_settings[at].isOther = false;
    OwnMessage message = ownMessage(m_settings[at].wanted[0]);
    sendUnacknowledged(std::move(message.frame), message.id);
    askForSettings(Asked::All);
}

/// What a device in Standby would not report is sent when it is started.
void CeruleanDriver::sendUnconfirmed()
{
    if (!mayAct() || m_seen)
        return;
    for (std::size_t at = 0; at < m_settings.size(); ++at)
        if (m_groups[at].hasOwnMessage && m_settings[at].setting.isPending() &&
            (m_groups[at].isReadable || !isStandby()))
            sendOwn(at);
    if (!isStandby())
        sendParameters();
}

void CeruleanDriver::poll(unsigned /*number*/)
{
    pollFor<ping::common::DeviceInformation>();
}

void CeruleanDriver::pollAgain()
{
    m_poll.after(keepAliveInterval, [this] { pollAgain(); });
    if (!mayAct())
        return;
    if (!m_seen)
        sendOverdue();
    // The last poll has not been answered yet: the line is slow.
    if (!m_isPolling)
        poll(m_polls++);
}

/// Sends again what the device has not reported, or everything if no reports come.
void CeruleanDriver::sendOverdue()
{
    const base::Instant now = clock().now();
    if (now - m_sentAt < overdueAfter())
        return;
    bool isDue = !isStandby() && (!lastPing() || now - *lastPing() >= overdueAfter());
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        Tracked& each = m_settings[at];
        const SettingGroup& group = m_groups[at];
        if (!each.setting.isPending() ||
            (isStandby() && !(group.hasOwnMessage && group.isReadable)))
            continue;
        if (each.isOther && ++each.attempts >= mostAttempts)
            refuse(at,
                   base::Message("The device keeps %1.", group.textOf(*each.setting.reported())));
        else
            isDue = true;
    }
    if (isDue)
        sendUnconfirmed();
}

// Messages of the device.

void CeruleanDriver::handle(const ping::Message& message, base::Instant at)
{
    // A ping may have been under way while the parameters were.
    const bool isCurrent = isReply(ping::messageId(message)) ||
                           at - m_sentAt >= std::max(underWay, 2 * expected().period);
    for (std::size_t index = 0; index < m_groups.size(); ++index)
        if (m_groups[index].valueIn != nullptr)
            if (const auto value = m_groups[index].valueIn(message))
                handleReported(index, *value, isCurrent);
    if (const auto* nack = std::get_if<ping::common::Nack>(&message))
        handleNack(*nack);
    else if (isPing(ping::messageId(message)))
        handlePing(message, at);
}

void CeruleanDriver::handleNack(const ping::common::Nack& nack)
{
    const auto words = base::Message::verbatim(base::lineText(nack.nackMessage));
    if (nack.nackedId == m_parametersId)
        refuseParameters(words);
    for (std::size_t at = 0; at < m_groups.size(); ++at)
        if (m_groups[at].hasOwnMessage && ownMessage(m_settings[at].wanted[0]).id == nack.nackedId)
            refuse(at, words);
}

void CeruleanDriver::handlePing(const ping::Message& message, base::Instant at)
{
    if (m_seen)
        ++*m_seen;
    ++counting().pings;
    m_pingBytes = sizeOf(message);
    if (const auto number = pingNumberIn(message))
        handleNumber(*number, at);
    if (!isStandby() && at - m_sentAt >= std::max(unreported, 3 * expected().period))
        for (std::size_t index = 0; index < m_groups.size(); ++index)
            if (!m_groups[index].isReadable && m_settings[index].setting.isPending() &&
                !m_settings[index].isOther)
                handleReported(index, m_settings[index].wanted, true);
    pinged(at);
    if (isStandby() && !m_seen && !foundScanning() && mayAct()) {
        // The message that stops it was lost, or somebody else has started it.
        const base::Duration holds = std::max(stopHoldsFor, 2 * interval());
        if (!m_stoppedAt || m_stops >= mostStops || at - *m_stoppedAt > holds)
            setFoundScanning(true);
        else if (at - *m_stoppedAt >= stopAgainAfter)
            sendStop();
    }
    emit changed();
}

void CeruleanDriver::handleNumber(std::uint32_t pingNumber, base::Instant at)
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

void CeruleanDriver::handleReported(std::size_t at, const WireValue& value, bool isCurrent)
{
    Tracked& each = m_settings[at];
    auto& setting = each.setting;
    const SettingGroup& group = m_groups[at];
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
    } else if (isStandby() && !group.hasOwnMessage && !foundScanning() &&
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

void CeruleanDriver::refuse(std::size_t at, base::Message reason)
{
    auto& setting = m_settings[at].setting;
    if (!setting.isPending())
        return;
    setting.refuse(std::move(reason));
    emitEvent(DriverEvent::Kind::SettingRefused,
              base::Message("%1 refused: %2", m_groups[at].nameText(), setting.reason()));
    emit changed();
}

/// The device does not say which of its parameters it refuses.
void CeruleanDriver::refuseParameters(const base::Message& reason)
{
    bool wasPending = false;
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        if (m_groups[at].hasOwnMessage)
            continue;
        wasPending = wasPending || m_settings[at].setting.isPending();
        refuse(at, reason);
    }
    if (wasPending)
        sendUnconfirmed();
}

// What the user requests.

void CeruleanDriver::request(std::span<const SettingValue> values)
{
    bool isRequested = false;
    for (std::size_t at = 0; at < m_settings.size(); ++at) {
        const SettingGroup& group = m_groups[at];
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
        // The end counts of a range that would begin behind it.
        if (group.endsRange && each.wanted[0] >= each.wanted[1] &&
            !group.isAutomatic(1, each.wanted))
            each.wanted[0] = 0;
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

void CeruleanDriver::useRequested(std::string_view key)
{
    const std::size_t at = groupWith(key);
    if (at == m_groups.size() || m_settings[at].setting.state() != SettingState::ChangedElsewhere)
        return;
    m_settings[at].setting.request(m_settings[at].wanted);
    m_settings[at].isUsers = true;
    m_settings[at].attempts = 0;
    sendUnconfirmed();
    emit changed();
}

void CeruleanDriver::keepReported(std::string_view key)
{
    const std::size_t at = groupWith(key);
    if (at == m_groups.size() || m_settings[at].setting.state() != SettingState::ChangedElsewhere)
        return;
    m_settings[at].setting.keep();
    m_settings[at].wanted = *m_settings[at].setting.reported();
    emit changed();
}

SettingStatus CeruleanDriver::setting(std::string_view key) const
{
    const std::size_t at = groupWith(key);
    if (at == m_groups.size())
        return {};
    const SettingGroup& group = m_groups[at];
    const Tracked& each = m_settings[at];
    const auto row = static_cast<std::size_t>(findRow(group.rows, key) - group.rows.data());
    const auto inUnit = [&](const std::optional<WireValue>& value) {
        return value ? std::optional(static_cast<double>((*value)[row]) / group.rows[row].perUnit)
                     : std::nullopt;
    };
    // It is reported with the pings alone or not at all, and is chosen before the first one.
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
