// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/SonarDriver.h"

#include "device/MultibeamDriver.h"
#include "device/Omniscan450Driver.h"
#include "device/Ping1dDriver.h"
#include "device/Ping360Driver.h"
#include "device/S500Driver.h"

#include "base/FieldText.h"

#include <QPointer>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::device {

namespace {

using namespace std::chrono_literals;
namespace common = ping::common;

constexpr base::Duration lostAtLeast = 1500ms;
constexpr int lostPeriods = 5;
/// Acts of another program that are closer than this count as one; those older than foreignMemory
/// are forgotten.
constexpr base::Duration oneForeignAct = 500ms;
constexpr base::Duration foreignMemory = 10s;
/// Number of acts, and their minimum duration, that prove another program.
constexpr std::size_t actsThatProve = 3;
constexpr base::Duration foreignFor = 3s;
/// Age and number of the pings that are compared to find duplicates.
constexpr base::Duration streamMemory = 2s;
constexpr std::size_t maxStreamed = 8;
/// Time within which the same text of a device is not reported again.
constexpr base::Duration deviceTextMemory = 10s;
constexpr std::size_t maxDeviceTexts = 32;

} // namespace

namespace {

template<class Driver>
std::unique_ptr<SonarDriver> makeDriver(RequestQueue& queue, base::Clock& clock,
                                        const DriverStart& start)
{
    return std::make_unique<Driver>(queue, clock, start.driver);
}

std::vector<FamilyDriver>& drivers()
{
    static std::vector<FamilyDriver> all{
        {.family = ping::Family::Ping360,
         .make = [](RequestQueue& queue, base::Clock& clock,
                    const DriverStart& start) -> std::unique_ptr<SonarDriver> {
             Ping360Driver::Options options;
             options.driver = start.driver;
             options.mount = start.mount;
             options.soundSpeed = start.soundSpeed;
             return std::make_unique<Ping360Driver>(queue, clock, options);
         },
         .settingRows = ping360::settingRows},
        {.family = ping::Family::Ping1D,
         .make = makeDriver<Ping1dDriver>,
         .settingRows = ping1d::settingRows},
        {.family = ping::Family::S500,
         .make = makeDriver<S500Driver>,
         .settingRows = s500::settingRows},
        {.family = ping::Family::Omniscan450,
         .make = makeDriver<Omniscan450Driver>,
         .settingRows = omniscan450::settingRows},
        {.family = ping::Family::Surveyor240,
         .make = makeDriver<Surveyor240Driver>,
         .settingRows = surveyor240::settingRows},
        {.family = ping::Family::Omniscan3D,
         .make = makeDriver<Omniscan3dDriver>,
         .settingRows = omniscan3d::settingRows},
    };
    return all;
}

const FamilyDriver* driverOf(ping::Family family)
{
    const auto found = std::ranges::find(drivers(), family, &FamilyDriver::family);
    return found != drivers().end() ? &*found : nullptr;
}

} // namespace

void registerDriver(const FamilyDriver& driver)
{
    drivers().push_back(driver);
}

std::vector<ping::Family> drivenFamilies()
{
    std::vector<ping::Family> all;
    for (const FamilyDriver& each : drivers())
        all.push_back(each.family);
    return all;
}

bool hasDriver(ping::Family family)
{
    return driverOf(family) != nullptr;
}

std::span<const SettingRow> settingRows(ping::Family family)
{
    const FamilyDriver* driver = driverOf(family);
    return driver && driver->settingRows ? driver->settingRows() : std::span<const SettingRow>{};
}

std::unique_ptr<SonarDriver> SonarDriver::make(ping::Family family, RequestQueue& queue,
                                               base::Clock& clock, const DriverStart& start)
{
    const FamilyDriver* driver = driverOf(family);
    return driver ? driver->make(queue, clock, start) : nullptr;
}

SonarDriver::SonarDriver(ping::Family family, RequestQueue& queue, base::Clock& clock,
                         const DriverOptions& options, QObject* parent)
    : QObject(parent),
      m_family(family),
      m_clock(clock),
      m_options(options),
      m_client(queue, options.address),
      m_negotiation(m_client, family),
      m_standby(options.standby),
      m_pause(clock),
      m_silence(clock),
      m_shutdownTimer(clock)
{
}

void SonarDriver::start()
{
    connect(&m_client.queue(), &RequestQueue::frameReceived, this, &SonarDriver::handleFrame);
    connect(&m_client.frames().link(), &link::Link::stateChanged, this, &SonarDriver::linkChanged);
    linkChanged();
}

void SonarDriver::stopAll()
{
    m_negotiation.stop();
    m_pause.stop();
    m_silence.stop();
    ++m_measuring;
    m_client.drop();
    stopDevice();
}

void SonarDriver::becomeLive()
{
    m_lastReceived = m_clock.now();
    setState(DriverState::Live);
    restartSilenceTimer();
}

void SonarDriver::becomeLost()
{
    stopAll();
    setState(DriverState::Lost, silentText());
    emitEvent(DriverEvent::Kind::Lost, m_reason);
    if (!m_listening)
        contact(false);
}

base::Message SonarDriver::silentText() const
{
    return base::Message("The %1 is not responding.", familyName(m_family));
}

base::Duration SonarDriver::lostAfter() const
{
    return std::max(lostAtLeast, expected().period * lostPeriods);
}

void SonarDriver::restartSilenceTimer()
{
    if (m_state != DriverState::Live)
        return;
    m_silence.at(std::max(m_lastReceived + lostAfter(), m_clock.now()), [this] {
        if (m_clock.now() - m_lastReceived >= lostAfter())
            becomeLost();
        else
            restartSilenceTimer();
    });
}

void SonarDriver::handleFrame(const ping::Frame& frame, base::Instant at, Reply reply)
{
    const bool deaf = m_state == DriverState::ShutDown || m_state == DriverState::WrongDevice ||
                      m_state == DriverState::UnknownProtocol;
    if (deaf || !m_client.accepts(frame) || isFromSecondDevice(frame))
        return;
    if (isRepeated(frame, at, reply)) {
        ++m_counts.repeated;
        emit changed();
        return;
    }
    m_lastReceived = at;
    ++m_framesSince;
    if (!m_identity)
        return;
    if (m_state == DriverState::Lost) {
        if (m_listening)
            becomeLive();
        else if (!m_negotiation.isRunning())
            contact(false);
    }
    const ping::Message message = ping::decode(m_family, frame);
    handleDeviceText(message);
    if (m_state == DriverState::Live && reply == Reply::Unsolicited && isFromRequester(frame))
        recordForeignActivity();
    handle(message, at);
}

bool SonarDriver::isFromSecondDevice(const ping::Frame& frame)
{
    if (m_client.address() || m_state != DriverState::Live || !m_identity ||
        frame.source == m_identity->deviceId)
        return false;
    // A single frame may be noise that passed the checksum.
    if (std::exchange(m_otherId, frame.source) == frame.source) {
        m_client.setAddress(m_identity->deviceId);
        emitEvent(
            DriverEvent::Kind::SecondDevice,
            base::Message("A second device answers on this link, with the id %1.", frame.source));
        emit secondDevice(frame.source);
    }
    return true;
}

/// True for a message that is sent only in reply to a request.
bool SonarDriver::isFromRequester(const ping::Frame& frame) const
{
    return frame.messageId == common::Ack::id || frame.messageId == common::Nack::id ||
           isReply(frame.messageId);
}

bool SonarDriver::isRepeated(const ping::Frame& frame, base::Instant at, Reply reply)
{
    if (reply == Reply::Repeated)
        return true;
    if (!isPing(frame.messageId))
        return false;
    const std::size_t hash = hashOf(frame.bytes);
    std::erase_if(m_streamed, [at](const Streamed& each) { return at - each.at > streamMemory; });
    if (reply == Reply::Unsolicited &&
        std::ranges::find(m_streamed, hash, &Streamed::hash) != m_streamed.end())
        return true;
    if (m_streamed.size() == maxStreamed)
        m_streamed.pop_front();
    m_streamed.push_back({hash, at});
    return false;
}

void SonarDriver::handleDeviceText(const ping::Message& message)
{
    std::string words;
    auto kind = DriverEvent::Kind::DeviceText;
    if (const auto* text = std::get_if<common::AsciiText>(&message)) {
        words = base::lineText(text->asciiMessage);
    } else if (const auto* nack = std::get_if<common::Nack>(&message)) {
        kind = DriverEvent::Kind::Nack;
        words = std::to_string(nack->nackedId) + ": " + base::lineText(nack->nackMessage);
    }
    if (words.empty())
        return;
    const base::Instant now = m_clock.now();
    std::erase_if(m_reportedTexts,
                  [now](const auto& said) { return now - said.second > deviceTextMemory; });
    if (m_reportedTexts.size() < maxDeviceTexts && m_reportedTexts.emplace(words, now).second)
        emitEvent(kind, base::Message::verbatim(words));
}

void SonarDriver::recordForeignActivity()
{
    const base::Instant now = m_clock.now();
    const bool isProven = m_listening && !m_foundScanning;
    if (isProven || (!m_foreign.empty() && now - m_foreign.back() < oneForeignAct))
        return;
    std::erase_if(m_foreign, [now](base::Instant at) { return now - at > foreignMemory; });
    m_foreign.push_back(now);
    if (m_foreign.size() >= actsThatProve && now - m_foreign.front() >= foreignFor)
        yieldControl();
}

void SonarDriver::stopSending()
{
    if (std::exchange(m_listening, true))
        return;
    m_negotiation.stop();
    m_pause.stop();
    m_client.drop();
    stopDevice();
    emit changed();
}

void SonarDriver::yieldControl()
{
    stopSending();
    m_foundScanning = false;
    emitEvent(DriverEvent::Kind::AnotherProgram,
              base::Message("Another program drives this sonar: Leadline only listens."));
    emit changed();
}

void SonarDriver::takeControl()
{
    if (!m_listening)
        return;
    m_listening = false;
    m_foundScanning = false;
    m_foreign.clear();
    emitEvent(DriverEvent::Kind::TakenOver, base::Message("Leadline drives this sonar now."));
    emit changed();
    if (m_state == DriverState::Live)
        resume();
    else if (m_state == DriverState::Lost)
        contact(false);
}

void SonarDriver::setStandby(bool standby)
{
    const bool asIs = m_standby == standby && !m_foundScanning && !m_listening;
    if (asIs || m_state == DriverState::ShutDown)
        return;
    m_standby = standby;
    m_foundScanning = false;
    emitEvent(standby ? DriverEvent::Kind::Standby : DriverEvent::Kind::Scanning,
              standby ? base::Message("Standby.") : base::Message("Scanning."));
    // Whoever chooses between Standby and scanning takes control.
    takeControl();
    standbyChanged();
    restartSilenceTimer();
    emit changed();
}

void SonarDriver::setFoundScanning(bool found)
{
    if (std::exchange(m_foundScanning, found) == found)
        return;
    if (found)
        emitEvent(DriverEvent::Kind::FoundScanning,
                  base::Message("The %1 was found scanning; not started by Leadline.",
                                familyName(m_family)));
    emit changed();
}

void SonarDriver::leave(std::function<void()> done)
{
    constexpr base::Duration shutdownTimeout = 200ms;
    // A device that does not answer may still receive.
    const bool mayReach = m_identified && m_client.frames().link().isOpen() &&
                          (m_state == DriverState::Live || m_state == DriverState::Lost);
    auto last = mayReach && !m_listening ? shutdownRequest() : std::nullopt;
    stopAll();
    setState(DriverState::ShutDown, base::Message("Disconnected."));
    m_shutdownTimer.after(last ? shutdownTimeout : base::Duration{}, done);
    if (!last)
        return;
    last->tries = 1;
    last->timeout = shutdownTimeout;
    last->done = [this, done = std::move(done)](const Outcome&) {
        m_shutdownTimer.after({}, done);
    };
    m_client.ask(std::move(*last), true);
}

void SonarDriver::emitEvent(DriverEvent::Kind kind, base::Message message)
{
    emit eventOccurred({kind, m_clock.now(), std::move(message)});
}

void SonarDriver::setState(DriverState state, base::Message reason)
{
    if (m_state == state && m_reason == reason)
        return;
    m_state = state;
    m_reason = std::move(reason);
    emit changed();
}

// Contact with the device: identification, loss and return.

namespace {

constexpr base::Duration betweenContacts = 500ms;

} // namespace

void SonarDriver::linkChanged()
{
    const link::Link& link = m_client.frames().link();
    if (m_state == DriverState::ShutDown)
        return;
    if (!link.isOpen()) {
        const bool wasThere = m_identity && m_state != DriverState::LinkDown;
        stopAll();
        m_noReply = false;
        if (wasThere)
            emitEvent(DriverEvent::Kind::LinkDown,
                      link.reason().empty() ? base::Message("The link is down.") : link.reason());
        setState(DriverState::LinkDown, link.reason());
    } else if (m_listening && m_identity) {
        setState(DriverState::Lost, silentText());
    } else {
        contact(std::exchange(m_connecting, false) || isOwnPort());
    }
}

void SonarDriver::checkAgain()
{
    if (m_client.frames().link().isOpen() && m_state != DriverState::ShutDown && !m_listening) {
        stopAll();
        contact(true);
    }
}

/// No other program can use a serial port that this one has open, so that a break disturbs nobody.
bool SonarDriver::isOwnPort() const
{
    return m_client.frames().link().url().kind == link::LinkUrl::Kind::Serial;
}

void SonarDriver::contact(bool measureRate)
{
    if (m_identity)
        setState(DriverState::Lost, silentText());
    else
        setState(DriverState::Contacting, m_noReply ? m_reason : base::Message());
    m_otherId.reset();
    // A break would also stop the other device of the link.
    if (!measureRate || !measuresRate() || m_client.address()) {
        negotiate();
        return;
    }
    m_pause.after(link::Link::measuringTimeout, [this] { negotiate(); });
    m_client.frames().link().measureRate([self = QPointer<SonarDriver>(this), run = ++m_measuring] {
        if (self && run == self->m_measuring)
            self->negotiate();
    });
}

void SonarDriver::negotiate()
{
    m_pause.stop();
    ++m_measuring;
    m_framesSince = 0;
    m_bytesBefore = m_client.frames().link().counters().bytesIn;
    m_negotiation.start([this](const std::optional<Identity>& found) { negotiated(found); },
                        m_identity ? Negotiation::Thoroughness::Quick
                                   : Negotiation::Thoroughness::Thorough);
}

void SonarDriver::negotiated(const std::optional<Identity>& identity)
{
    if (!identity) {
        m_noReply = true;
        const std::uint64_t bytes = m_client.frames().link().counters().bytesIn - m_bytesBefore;
        if (!m_identity)
            setState(m_state, Unidentified{.bytes = bytes,
                                           .frames = m_framesSince,
                                           .refusal = m_negotiation.refusal()}
                                  .message());
        // A head whose power was off has forgotten the baud rate of the line.
        m_pause.after(betweenContacts, [this] { contact(isOwnPort()); });
        return;
    }
    m_noReply = false;
    if (!mayBe(m_family, *identity)) {
        stopAll();
        setState(DriverState::WrongDevice,
                 identity->family == ping::Family::Unknown
                     ? base::Message("A device of an unknown type answers here, not %1.",
                                     familyName(m_family))
                     : base::Message("%1 answers here, not %2.", familyName(identity->family),
                                     familyName(m_family)));
        emitEvent(DriverEvent::Kind::WrongDevice, m_reason);
        return;
    }
    Identity accepted = *identity;
    accepted.family = m_family;
    acceptIdentity(accepted);
}

void SonarDriver::acceptIdentity(const Identity& identity)
{
    const auto before = std::exchange(m_identity, identity);
    if (!identity.isProtocolSupported()) {
        stopAll();
        setState(DriverState::UnknownProtocol,
                 base::Message("It uses an unknown protocol version: its data is recorded, and "
                               "nothing is sent to it."));
        emitEvent(DriverEvent::Kind::UnknownProtocol, m_reason);
        return;
    }
    if (before && m_identified && before->sameDevice(identity)) {
        if (!identity.protocol)
            m_identity->protocol = before->protocol;
        if (before->firmware != identity.firmware)
            firmwareChanged();
        becomeLive();
        emitEvent(DriverEvent::Kind::Regained,
                  base::Message("The %1 answers again.", familyName(m_family)));
        resume();
        return;
    }
    if (before && m_identified) {
        m_identified = false;
        forget();
        m_counts = {};
        emitEvent(
            DriverEvent::Kind::AnotherDevice,
            base::Message("Another %1 answers now: nothing is restored.", familyName(m_family)));
    }
    tune([this] {
        m_identified = true;
        becomeLive();
        emitEvent(DriverEvent::Kind::Connected,
                  base::Message("The %1 answers.", familyName(m_family)));
        firstContact();
    });
}

} // namespace leadline::device
