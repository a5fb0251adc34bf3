// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping360Driver.h"

#include "link/SerialLink.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace wire = ping::ping360;

constexpr Firmware firstWithAutoTransmit{3, 3, 1};
/// Before a head is made to scan: does it already, for somebody else?
constexpr base::Duration lookAroundFor = 500ms;
constexpr int pingsThatProve = 2;
/// After a silence: has our scan gone on?
constexpr base::Duration lookForOwn = 300ms;
constexpr base::Duration idlePoll = 1s;
constexpr base::Duration perGradian = 6ms;
constexpr std::size_t dataOverhead = 30;
constexpr int failuresOfAWorkingStream = 3;
/// A head that answers so soon after a silence was there all the time.
constexpr base::Duration atOnce = 1s;

} // namespace

Ping360Driver::Ping360Driver(RequestQueue& queue, base::Clock& clock, const Options& options,
                             QObject* parent)
    : SonarDriver(ping::Family::Ping360, queue, clock, options.driver, parent),
      m_wish(options.wish),
      m_mount(options.mount),
      m_soundSpeed(options.soundSpeed),
      m_wantedWay(options.way),
      m_order(Ping360Order::of(m_wish, m_mount, m_soundSpeed)),
      m_loop(talk(), clock,
             {.answered =
                  [this](const Ping360Order& order, base::Duration took) {
                      m_answered = order;
                      emit replied(took);
                  },
              .unanswered =
                  [this] {
                      ++counting().lost;
                      emit changed();
                  },
              .refused = [this](const Ping360Order& order,
                                const std::string& words) { refused(order, words); }}),
      m_rateScan(talk(), clock),
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
        std::chrono::duration<double>(m_order.soundSeconds()));
    const base::Duration own =
        sound + perGradian * m_order.step + std::chrono::milliseconds(m_order.delayMs);
    const base::Duration line = frames().timeOnLine(m_order.samples + dataOverhead);
    return {std::max(own, line), line > own};
}

bool Ping360Driver::isReply(std::uint16_t id) const
{
    return id == wire::DeviceData::id;
}

bool Ping360Driver::isPing(std::uint16_t id) const
{
    return id == wire::DeviceData::id || id == wire::AutoDeviceData::id;
}

bool Ping360Driver::isScanning() const
{
    return !isStandby() && (m_loop.isRunning() || m_sent);
}

bool Ping360Driver::loops() const
{
    return m_way == Way::RequestLoop || isStaring();
}

std::optional<std::uint16_t> Ping360Driver::stareAngle() const
{
    if (!m_wish.stareDeg)
        return std::nullopt;
    return headAngle(*m_wish.stareDeg, m_mount);
}

void Ping360Driver::tune(const std::function<void()>& done)
{
    link::Link& link = talk().frames().link();
    const bool freeToChoose =
        link.url().kind == link::LinkUrl::Kind::Serial && !link.url().baudRate && !talk().address();
    if (!freeToChoose) {
        done();
        return;
    }
    m_rateScan.start(link::defaultBaudRate, [done](std::uint32_t) { done(); });
}

void Ping360Driver::chooseWay()
{
    const bool modern = identity()->firmware >= firstWithAutoTransmit;
    m_way = m_wantedWay.value_or(modern ? Way::AutoTransmit : Way::RequestLoop);
}

/// What the one before could and could not do says nothing of it.
void Ping360Driver::firmwareChanged()
{
    chooseWay();
    leaveOrder();
    m_everStreamed = false;
    m_failures = 0;
    m_gaveUp.reset();
}

void Ping360Driver::firstContact()
{
    chooseWay();
    m_settings.request(valuesOf(m_wish), valuesOf(m_wish));
    m_seen = 0;
    idle();
    m_start.after(lookAroundFor, [this] { lookAround(); });
}

void Ping360Driver::lookAround()
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
    // It was there, and did not scan.
    if (m_gaveUp && clock().now() - *m_gaveUp < atOnce)
        ++m_failures;
    m_gaveUp.reset();
    if (!loops() && m_failures >= (m_everStreamed ? failuresOfAWorkingStream : 1))
        fallBack("The Ping360 does not scan by itself: it is asked for each ping.");
    if (loops()) {
        scan();
        return;
    }
    m_heardOwn = false;
    m_start.after(std::max(lookForOwn, 3 * expected().period), [this] {
        if (!m_heardOwn || m_order != m_sent)
            scan();
    });
}

void Ping360Driver::quiet()
{
    if (m_awaitsData)
        m_gaveUp = clock().now();
    m_awaitsData = false;
    m_ordering = false;
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
    m_settings = {};
    m_loop.forget();
    m_proven.reset();
    m_sent.reset();
    m_toldAs.reset();
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
        return; // when it answers, or when we have looked around
    if (!isStandby()) {
        scan();
        return;
    }
    quiet();
    talk().drop();
    m_gaveUp.reset();
    m_motorOffDue = false;
    stopMotor();
    idle();
}

void Ping360Driver::stopMotor()
{
    leaveOrder();
    talk().tell(wire::MotorOff{}, {}, {.first = true});
}

/// While it does not scan, it is asked whether it is there.
void Ping360Driver::idle()
{
    m_idle.after(idlePoll, [this] {
        if (mayAct() && !isScanning())
            talk().get<ping::common::DeviceInformation>({}, {.tries = 1});
        idle();
    });
}

std::optional<Request> Ping360Driver::farewell()
{
    if (isStandby())
        return std::nullopt;
    return Request{.frame = talk().frameOf(wire::MotorOff{}),
                   .about = wire::MotorOff::id,
                   .isAnswer = [](const ping::Frame& frame) {
                       return DeviceTalk::isAckOf(frame, wire::MotorOff::id);
                   }};
}

} // namespace leadline::device
