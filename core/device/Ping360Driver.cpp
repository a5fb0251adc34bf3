// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping360Driver.h"

#include "link/SerialLink.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>
#include <variant>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;

constexpr Firmware firstWithAutoTransmit{3, 3, 1};
/// Time for which the driver listens, before it makes a head scan, whether it is scanning already
/// for another program.
constexpr base::Duration lookAroundFor = 500ms;
constexpr int pingsThatProve = 2;
/// Time for which the driver listens after a silence whether its own scan continued.
constexpr base::Duration lookForOwn = 300ms;
constexpr base::Duration idlePoll = 1s;
constexpr std::size_t dataOverhead = 30;
constexpr int failuresOfAWorkingStream = 3;
/// A head that answers so soon after the silence began had power all the time.
constexpr base::Duration atOnce = 1s;

} // namespace

Ping360Driver::Ping360Driver(RequestQueue& queue, base::Clock& clock, const Options& options,
                             QObject* parent)
    : SonarDriver(ping::Family::Ping360, queue, clock, options.driver, parent),
      m_requested(options.values),
      m_installation{.mount = options.mount, .soundSpeed = options.soundSpeed},
      m_requestedMethod(options.method),
      m_request(ping360::requestOf(m_requested, m_installation)),
      m_loop(client(), clock,
             {.answered =
                  [this](const Ping360Request& order, base::Duration took) {
                      m_answered = order;
                      emit replied(took);
                  },
              .unanswered =
                  [this] {
                      ++counting().lost;
                      emit changed();
                  },
              .refused =
                  [this](const Ping360Request& order, const std::string& words) {
                      refused(order, base::Message::verbatim(words));
                  }}),
      m_rateScan(client(), clock),
      m_start(clock),
      m_retry(clock),
      m_idle(clock)
{
}

ExpectedPeriod Ping360Driver::expected() const
{
    if (!isScanning())
        return {idlePoll, false};
    const auto sound = std::chrono::duration_cast<base::Duration>(
        std::chrono::duration<double>(m_request.soundSeconds()));
    const base::Duration own = sound + Ping360RequestLoop::perGradian * m_request.step +
                               std::chrono::milliseconds(m_request.delayMs);
    const base::Duration line = frames().timeOnLine(m_request.samples + dataOverhead);
    return {std::max(own, line), line > own};
}

bool Ping360Driver::isReply(std::uint16_t id) const
{
    return id == ping::ping360::DeviceData::id;
}

bool Ping360Driver::isPing(std::uint16_t id) const
{
    return id == ping::ping360::DeviceData::id || id == ping::ping360::AutoDeviceData::id;
}

bool Ping360Driver::isScanning() const
{
    return !isStandby() && (m_loop.isRunning() || m_sent);
}

bool Ping360Driver::loops() const
{
    return m_method == Method::RequestLoop || isStaring();
}

std::optional<std::uint16_t> Ping360Driver::stareAngle() const
{
    if (!isStaring())
        return std::nullopt;
    return headAngle(m_requested[ping360::stare], m_installation.mount);
}

void Ping360Driver::tune(const std::function<void()>& done)
{
    link::Link& link = client().frames().link();
    const bool freeToChoose = link.url().kind == link::LinkUrl::Kind::Serial &&
                              !link.url().baudRate && !client().address();
    if (!freeToChoose) {
        done();
        return;
    }
    m_rateScan.start(link::defaultBaudRate, [done](std::uint32_t) { done(); });
}

void Ping360Driver::chooseMethod()
{
    const bool modern = identity()->firmware >= firstWithAutoTransmit;
    m_method = m_requestedMethod.value_or(modern ? Method::AutoTransmit : Method::RequestLoop);
}

/// What the former firmware could do says nothing about the new one.
void Ping360Driver::firmwareChanged()
{
    chooseMethod();
    abandonRequest();
    m_everStreamed = false;
    m_failures = 0;
    m_gaveUp.reset();
}

void Ping360Driver::firstContact()
{
    chooseMethod();
    requestDifferences(valuesOf(m_requested), valuesOf(m_requested));
    m_seen = 0;
    idle();
    m_start.after(lookAroundFor, [this] { detectStreaming(); });
}

void Ping360Driver::detectStreaming()
{
    const bool scans = std::exchange(m_seen, {}).value_or(0) >= pingsThatProve;
    if (std::exchange(m_motorOffDue, false)) {
        stopMotor();
        return;
    }
    if (!scans) {
        scan();
        return;
    }
    m_foundAs.reset();
    setFoundScanning(true);
    if (!isStandby())
        stopSending();
}

void Ping360Driver::resume()
{
    if (std::exchange(m_motorOffDue, false))
        stopMotor();
    idle();
    if (isStandby())
        return;
    // The head was present but did not scan.
    if (m_gaveUp && clock().now() - *m_gaveUp < atOnce)
        ++m_failures;
    m_gaveUp.reset();
    if (!loops() && m_failures >= (m_everStreamed ? failuresOfAWorkingStream : 1))
        fallBack(
            base::Message("The Ping360 does not support auto_transmit: requesting each ping."));
    if (loops()) {
        scan();
        return;
    }
    m_receivedOwn = false;
    m_start.after(std::max(lookForOwn, 3 * expected().period), [this] {
        if (!m_receivedOwn || m_request != m_sent)
            scan();
    });
}

void Ping360Driver::stopDevice()
{
    if (m_awaitsData)
        m_gaveUp = clock().now();
    m_awaitsData = false;
    m_requesting = false;
    m_answered.reset();
    m_seen.reset();
    m_loop.stop();
    m_rateScan.stop();
    m_start.stop();
    m_retry.stop();
    m_idle.stop();
}

void Ping360Driver::forget()
{
    m_settings = makeGroups();
    m_loop.forget();
    m_proven.reset();
    m_sent.reset();
    m_reportedAs.reset();
    m_foundAs.reset();
    m_past.clear();
    m_everStreamed = false;
    m_failures = 0;
    m_gaveUp.reset();
}

void Ping360Driver::standbyChanged()
{
    m_motorOffDue = isStandby();
    if (!mayAct() || m_seen)
        // Done when the device answers, or when the check for a running scan is complete.
        return;
    if (!isStandby()) {
        scan();
        return;
    }
    stopDevice();
    client().drop();
    m_gaveUp.reset();
    m_motorOffDue = false;
    stopMotor();
    idle();
}

void Ping360Driver::stopMotor()
{
    abandonRequest();
    client().send(ping::ping360::MotorOff{}, {}, {.first = true});
}

/// Asks a head that does not scan once a second whether it is present.
void Ping360Driver::idle()
{
    m_idle.after(idlePoll, [this] {
        if (mayAct() && !isScanning())
            client().get<ping::common::DeviceInformation>({}, {.tries = 1});
        idle();
    });
}

std::optional<Request> Ping360Driver::shutdownRequest()
{
    if (isStandby())
        return std::nullopt;
    return Request{.frame = client().frameOf(ping::ping360::MotorOff{}),
                   .about = ping::ping360::MotorOff::id,
                   .isAnswer = [](const ping::Frame& frame) {
                       return DeviceClient::isAckOf(frame, ping::ping360::MotorOff::id);
                   }};
}

// Control of the scan, and evaluation of the pings.

namespace {

/// Time until the first ping, before which the head may have to turn.
constexpr base::Duration firstData = 4500ms;
constexpr base::Duration askAgain = 1500ms;
constexpr base::Duration pastLasts = 10s;
constexpr std::size_t mostPast = 16;

} // namespace

base::Duration Ping360Driver::lostAfter() const
{
    const base::Duration usual = SonarDriver::lostAfter();
    if (!m_awaitsData && !m_loop.awaitsFirst())
        return usual;
    return std::max(usual, m_requestedAt + firstData - lastReceived());
}

/// Keeps the former request for some time, since pings with its settings may still arrive.
void Ping360Driver::abandonRequest()
{
    for (auto* const order : {&m_sent, &m_reportedAs}) {
        if (*order)
            m_past.push_back({**order, clock().now() + pastLasts});
        order->reset();
    }
}

void Ping360Driver::scan()
{
    if (!mayAct() || isStandby())
        return;
    m_start.stop();
    m_retry.stop();
    if (!loops()) {
        m_loop.stop();
        sendAuto();
    } else if (m_sent) {
        // A running auto_transmit scan has to be ended first.
        stopMotor();
        client().get<ping::common::DeviceInformation>([this](const Outcome&) { startLoop(); });
    } else {
        startLoop();
    }
}

void Ping360Driver::startLoop()
{
    if (!loops() || !mayAct() || isStandby())
        return;
    m_loop.set(m_request, stareAngle());
    m_requestedAt = clock().now();
    m_loop.start();
    restartSilenceTimer();
}

void Ping360Driver::sendAuto()
{
    abandonRequest();
    m_sent = m_request;
    m_requestedAt = clock().now();
    m_requesting = true;
    m_awaitsData = true;
    m_mismatches = 0;
    client().ask({.frame = client().frameOf(m_request.autoTransmit()),
                  .about = ping::ping360::AutoTransmit::id,
                  .isAnswer =
                      [sent = m_request](const ping::Frame& frame) {
                          const auto data =
                              ping::decodePayload<ping::ping360::AutoDeviceData>(frame.payload);
                          return DeviceClient::isAckOf(frame, ping::ping360::AutoTransmit::id) ||
                                 (frame.messageId == ping::ping360::AutoDeviceData::id && data &&
                                  Ping360Request::of(*data) == sent);
                      },
                  .timeout = askAgain,
                  .tries = 3,
                  .done = [this](const Outcome& outcome) { onAutoAnswered(outcome); }},
                 true);
    restartSilenceTimer();
}

void Ping360Driver::onAutoAnswered(const Outcome& outcome)
{
    m_requesting = false;
    // The user has requested other settings in the meantime.
    if (m_request != m_sent) {
        scan();
        return;
    }
    if (!outcome.refused())
        return;
    m_awaitsData = false;
    if (m_everStreamed && m_proven) {
        refused(m_request, base::Message::verbatim(outcome.words));
        // The head continues with its former settings.
        m_sent = m_request;
        return;
    }
    abandonRequest();
    fallBack(base::Message("auto_transmit refused: %1", outcome.words) +
             base::Message("Requesting each ping instead."));
    scan();
}

void Ping360Driver::fallBack(const base::Message& why)
{
    m_method = Method::RequestLoop;
    m_failures = 0;
    emitEvent(DriverEvent::Kind::FellBack, why);
    emit changed();
}

void Ping360Driver::handle(const ping::Message& message, base::Instant at)
{
    if (const auto* data = std::get_if<ping::ping360::DeviceData>(&message))
        handleLoopData(*data, at);
    else if (const auto* scanned = std::get_if<ping::ping360::AutoDeviceData>(&message))
        handleAutoData(*scanned, at);
}

void Ping360Driver::handleLoopData(const ping::ping360::DeviceData& data, base::Instant at)
{
    const auto answered = std::exchange(m_answered, {});
    if (data.data.empty())
        // A message without samples only reports the settings to whoever asked for them.
        return;
    if (m_seen)
        ++*m_seen;
    ++counting().pings;
    if (answered && *answered == m_request)
        worked(Ping360Request::of(data, m_request));
    else if (!answered && m_loop.acceptLate(data.angle) && counting().lost > 0)
        --counting().lost;
    else if (isListening())
        handleForeignData(Ping360Request::of(data, m_request));
    pinged(at);
    emit changed();
}

void Ping360Driver::handleAutoData(const ping::ping360::AutoDeviceData& data, base::Instant at)
{
    const Ping360Request told = Ping360Request::of(data);
    if (m_seen)
        ++*m_seen;
    ++counting().pings;
    // A head may round or limit what it is sent: the first pings with the requested sector and step
    // are taken as answers to this driver's request.
    const bool ours = told == m_sent || told == m_reportedAs;
    const bool inAcceptedForm = !ours && m_awaitsData && !isOwnRequest(told) && m_sent &&
                                told.sector == m_sent->sector && told.step == m_sent->step;
    if (ours || inAcceptedForm)
        handleOwnAutoData(told, at);
    else if (!isOwnRequest(told))
        handleForeignData(told);
    else if (isStandby() && mayAct() && client().queue().isIdle())
        // The head missed the motor_off and still scans.
        stopMotor();
    pinged(at);
    emit changed();
}

void Ping360Driver::handleOwnAutoData(const Ping360Request& told, base::Instant at)
{
    if (!m_awaitsData && lastPing() && at - *lastPing() > SonarDriver::lostAfter())
        counting().silent += at - *lastPing();
    const bool asRequested = m_request == m_sent;
    m_awaitsData = false;
    m_everStreamed = true;
    m_receivedOwn = true;
    m_failures = 0;
    m_reportedAs = told;
    if (asRequested)
        worked(told);
    restartSilenceTimer();
}

void Ping360Driver::handleForeignData(const Ping360Request& told)
{
    if (isListening()) {
        const bool isChanged = report(valuesOf(told));
        if (!foundScanning()) {
            if (isChanged)
                emitEvent(DriverEvent::Kind::ChangedElsewhere,
                          base::Message("Another program changed the settings."));
        } else if (!m_foundAs) {
            m_foundAs = told;
        } else if (*m_foundAs != told) {
            // Only a change of settings shows another program; a scan that continues does not.
            recordForeignActivity();
        }
    } else if (!m_seen && !foundScanning() && state() == DriverState::Live) {
        recordForeignActivity();
    }
}

bool Ping360Driver::isOwnRequest(const Ping360Request& order)
{
    std::erase_if(m_past, [this](const Sent& sent) { return sent.until < clock().now(); });
    while (m_past.size() > mostPast)
        m_past.pop_front();
    const auto found = std::ranges::find(m_past, order, &Sent::order);
    if (found == m_past.end())
        return false;
    // Extended as long as such pings arrive.
    found->until = clock().now() + pastLasts;
    return true;
}

// Exchange of settings with the device, from the request to the ping that confirms it.

namespace {

/// Number of pings with other values than requested, after which the request counts as refused.
constexpr int otherwiseThatProves = 3;
constexpr base::Duration afterRefusal = 5s;

} // namespace

std::vector<Ping360Driver::Group> Ping360Driver::makeGroups()
{
    std::vector<Group> groups;
    const auto rows = ping360::settingRows();
    for (std::size_t first = 0; first < rows.size();) {
        const auto its = groupOf(rows, rows[first]);
        // Stare and sound speed are not part of a request to the head.
        if (first != ping360::stare && first != ping360::soundSpeed)
            groups.push_back({.rows = its, .first = first});
        first += its.size();
    }
    return groups;
}

Ping360Driver::GroupValue Ping360Driver::Group::in(const ping360::Values& values) const
{
    GroupValue value{};
    std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(first), rows.size(), value.begin());
    return value;
}

const Ping360Driver::Group* Ping360Driver::groupWith(std::string_view key) const
{
    const auto found = std::ranges::find_if(
        m_settings, [key](const Group& each) { return findRow(each.rows, key) != nullptr; });
    return found == m_settings.end() ? nullptr : &*found;
}

ping360::Values Ping360Driver::valuesOf(const Ping360Request& request) const
{
    return ping360::valuesOf(request, m_installation);
}

ping360::Values Ping360Driver::valuesOf(const ping360::Values& requested) const
{
    auto values = valuesOf(ping360::requestOf(requested, m_installation));
    for (std::size_t at = 0; at < values.size(); ++at)
        if (!std::isnan(requested[at]))
            values[at] = requested[at];
    return values;
}

/// Makes groups pending whose value changes or is not applied.
void Ping360Driver::requestDifferences(const ping360::Values& before, const ping360::Values& wanted)
{
    for (Group& each : m_settings)
        if (each.in(before) != each.in(wanted) || each.setting.state() != SettingState::Applied)
            each.setting.request(each.in(wanted));
}

void Ping360Driver::refuseDifferences(const ping360::Values& one, const ping360::Values& other,
                                      const base::Message& reason)
{
    for (Group& each : m_settings)
        if (each.in(one) != each.in(other))
            each.setting.refuse(reason);
}

/// Compares a request with the ping that answers it. Groups with equal values become applied;
/// returns true if all are equal. Others keep their state.
bool Ping360Driver::confirm(const ping360::Values& requested, const ping360::Values& reported)
{
    bool same = true;
    for (Group& each : m_settings) {
        if (each.in(reported) != each.in(requested)) {
            static_cast<void>(each.setting.report(each.in(reported)));
            same = false;
        } else if (each.setting.state() != SettingState::Refused) {
            each.setting.confirm(each.in(reported));
        }
    }
    return same;
}

/// Takes over settings of another program; returns true if any of them changed.
bool Ping360Driver::report(const ping360::Values& reported)
{
    bool isChanged = false;
    for (Group& each : m_settings)
        isChanged = each.setting.report(each.in(reported)) || isChanged;
    return isChanged;
}

void Ping360Driver::request(std::span<const SettingValue> values)
{
    const auto rows = ping360::settingRows();
    // A change of the sound speed sends nothing: the present request then amounts to another range.
    const auto speed = std::ranges::find(values, rows[ping360::soundSpeed].key, &SettingValue::key);
    const bool hasSpeed = speed != values.end();
    if (hasSpeed && rows[ping360::soundSpeed].accepts(speed->value))
        setSoundSpeed(speed->value);
    ping360::Values wanted = m_requested;
    for (const SettingValue& each : values)
        if (const SettingRow* const row = findRow(rows, each.key);
            row != nullptr && row != &rows[ping360::soundSpeed])
            wanted[static_cast<std::size_t>(row - rows.data())] = row->rounded(each.value);
    if (values.size() > (hasSpeed ? 1 : 0))
        request(wanted);
}

void Ping360Driver::request(const ping360::Values& values)
{
    const auto before = valuesOf(m_requested);
    const auto wanted = valuesOf(values);
    requestDifferences(before, wanted);
    if (const base::Message reason = ping360::validationError(values); !reason.empty()) {
        refuseDifferences(before, wanted, reason);
        emitEvent(DriverEvent::Kind::SettingRefused, reason);
        emit changed();
        return;
    }
    m_requested = values;
    m_request = ping360::requestOf(m_requested, m_installation);
    applyRequest();
    emit changed();
}

/// requested() still holds the user's values; they only have to be sent again.
void Ping360Driver::useRequested(std::string_view)
{
    request(ping360::Values(m_requested));
}

void Ping360Driver::keepReported(std::string_view key)
{
    for (Group& each : m_settings) {
        if (findRow(each.rows, key) == nullptr || !each.setting.reported() ||
            each.setting.state() != SettingState::ChangedElsewhere)
            continue;
        for (std::size_t i = 0; i < each.rows.size(); ++i)
            m_requested[each.first + i] = (*each.setting.reported())[i];
        each.setting.keep();
        m_request = ping360::requestOf(m_requested, m_installation);
        applyRequest();
        emit changed();
    }
}

SettingStatus Ping360Driver::setting(std::string_view key) const
{
    const auto rows = ping360::settingRows();
    const SettingRow* const row = findRow(rows, key);
    if (row == nullptr)
        return {};
    const auto at = static_cast<std::size_t>(row - rows.data());
    const Group* const group = groupWith(key);
    // The value is not sent to the device.
    if (group == nullptr) {
        const double value =
            at == ping360::soundSpeed ? m_installation.soundSpeed : m_requested[at];
        return {.state = SettingState::Applied,
                .requested = value,
                .reported = value,
                .isAutomatic = std::isnan(value)};
    }
    const auto its = [&](const std::optional<GroupValue>& value) {
        return value ? std::optional((*value)[at - group->first]) : std::nullopt;
    };
    return {.state = group->setting.state(),
            .requested = its(group->setting.requested()),
            .reported = its(group->setting.reported()),
            .reason = group->setting.reason(),
            .isAutomatic = row->hasAutomatic() && std::isnan(m_requested[at])};
}

void Ping360Driver::setMount(const Mount& mount)
{
    m_installation.mount = mount;
    m_request.sector = ping360::requestOf(m_requested, m_installation).sector;
    applyRequest();
    emit changed();
}

void Ping360Driver::setSoundSpeed(double metresPerSecond)
{
    m_installation.soundSpeed = metresPerSecond;
    m_requested[ping360::range] = m_request.rangeM(metresPerSecond);
    auto& setting = m_settings.front().setting;
    if (setting.state() == SettingState::Applied) {
        setting.request({m_requested[ping360::range]});
        setting.confirm({m_requested[ping360::range]});
    }
    emit changed();
}

void Ping360Driver::applyRequest()
{
    restartSilenceTimer();
    if (!mayAct() || isStandby() || m_seen || m_start.isSet())
        return;
    if (loops() != m_loop.isRunning())
        scan();
    else if (loops())
        m_loop.set(m_request, stareAngle());
    else if (!m_requesting && m_request != m_sent)
        sendAuto();
}

void Ping360Driver::refused(const Ping360Request& order, const base::Message& reason)
{
    if (m_request != order)
        // The user has requested other settings in the meantime.
        return;
    if (!m_proven) {
        ping360::Values none;
        none.fill(noValue);
        refuseDifferences(valuesOf(order), none, reason);
        emitEvent(DriverEvent::Kind::SettingRefused, reason);
        m_loop.stop();
        m_retry.after(afterRefusal, [this] { scan(); });
        return;
    }
    refuseDifferences(valuesOf(m_proven->order), valuesOf(order), reason);
    emitEvent(DriverEvent::Kind::SettingRefused, reason);
    m_requested = m_proven->requested;
    m_request = ping360::requestOf(m_requested, m_installation);
    m_loop.set(m_request, stareAngle());
    emit changed();
}

/// Called for a ping that was made with the present request.
void Ping360Driver::worked(const Ping360Request& told)
{
    const auto asked = valuesOf(m_request);
    const bool pending =
        std::ranges::any_of(m_settings, [](const Group& each) { return each.setting.isPending(); });
    if (confirm(asked, valuesOf(told))) {
        m_mismatches = 0;
        m_proven = {m_requested, m_request};
        if (pending)
            emitEvent(DriverEvent::Kind::SettingApplied,
                      base::Message("The settings are applied."));
    } else if (++m_mismatches == otherwiseThatProves) {
        refuseDifferences(asked, valuesOf(told), base::Message("The sonar keeps another value."));
        emitEvent(DriverEvent::Kind::SettingRefused,
                  base::Message("The sonar keeps another value."));
    }
}

} // namespace leadline::device
