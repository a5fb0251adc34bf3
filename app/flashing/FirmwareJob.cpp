// SPDX-License-Identifier: GPL-3.0-or-later
#include "flashing/FirmwareJob.h"

#include "flashing/FirmwareText.h"
#include "link/LinkFactory.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

// Writing firmware, from the contact with the bootloader to the result.

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using link::Link;

constexpr base::Duration openingTimeout = 10s;
/// Time for the user to reach the power switch of the sonar.
constexpr base::Duration powerTimeout = 90s;

FirmwareStage stageOf(firmware::FlashStage stage)
{
    switch (stage) {
    case firmware::FlashStage::Contact:
        return FirmwareStage::Contact;
    case firmware::FlashStage::Erase:
        return FirmwareStage::Erase;
    case firmware::FlashStage::Write:
        return FirmwareStage::Write;
    case firmware::FlashStage::Verify:
        return FirmwareStage::Verify;
    case firmware::FlashStage::Restart:
        break;
    }
    return FirmwareStage::Restart;
}

/// Tells the user what to do after nothing was written.
base::Message whatIsLeft(const FirmwareStatus& news)
{
    if (!news.whole)
        return base::Message(
            "Nothing was written this time: the sonar is as it was before this try.");
    if (news.runs == SonarRuns::Program)
        return base::Message("Nothing was sent to the sonar.");
    return base::Message(
        "Nothing was written: switch the sonar off and on, and it runs as before.");
}

} // namespace

FirmwareJob::FirmwareJob(FirmwarePlan plan, base::Clock& clock, Report report)
    : m_plan(std::move(plan)),
      m_clock(clock),
      m_report(std::move(report)),
      m_next(clock),
      m_limit(clock)
{
    m_status.runs = m_plan.runs;
    m_status.whole = m_plan.whole;
}

FirmwareJob::~FirmwareJob() = default;

void FirmwareJob::start()
{
    const bool asks = m_plan.runs != SonarRuns::Bootloader;
    report(asks ? FirmwareStage::Identify : FirmwareStage::Contact);
    if (!isPing360()) {
        m_stm32flash = std::make_unique<Stm32Flash>(
            m_clock,
            Stm32Flash::Callbacks{
                .progress = [this](const firmware::FlashProgress& progress) { report(progress); },
                .done = [this](const base::Status& status) { finish(status); }});
        if (auto prepared = m_stm32flash->prepare(m_plan.content); !prepared) {
            fail(prepared.error().message);
            return;
        }
    }
    if (asks)
        identify();
    else
        findBootloader();
}

void FirmwareJob::findBootloader()
{
    // The bootloader of a Ping360 listens after power-on.
    if (isPing360())
        contactBootloader(powerTimeout);
    else
        runStm32flash();
}

bool FirmwareJob::isWriting() const
{
    return (m_flasher && m_flasher->isWriting()) || (m_stm32flash && m_stm32flash->isWriting());
}

bool FirmwareJob::isTouched() const
{
    return (m_flasher && m_flasher->touched()) || (m_stm32flash && m_stm32flash->touched());
}

void FirmwareJob::cancel()
{
    if (m_status.over || isWriting())
        return;
    fail(base::Message("Stopped."));
}

void FirmwareJob::end(std::function<void()> ended)
{
    if (m_status.over) {
        ended();
        return;
    }
    m_ended = std::move(ended);
    cancel();
}

link::LinkUrl FirmwareJob::urlAt(std::optional<std::uint32_t> baudRate) const
{
    return {.kind = link::LinkUrl::Kind::Serial, .place = m_plan.port, .baudRate = baudRate};
}

void FirmwareJob::openLink(std::uint32_t baudRate, std::function<void()> opened)
{
    auto made = link::makeLink(urlAt(baudRate), m_clock);
    if (!made) {
        fail(made.error().message);
        return;
    }
    m_link = std::move(*made);
    m_linkOpened = std::move(opened);
    QObject::connect(m_link.get(), &Link::stateChanged, &m_context, [this] { linkChanged(); });
    QObject::connect(m_link.get(), &Link::received, &m_context,
                     [this](base::ByteSpan bytes, base::Instant) {
                         if (m_flasher)
                             m_flasher->received(bytes);
                     });
    m_limit.after(openingTimeout, [this] { fail(m_link->reason()); });
    m_link->open();
}

void FirmwareJob::linkChanged()
{
    if (m_link->isOpen() && m_linkOpened) {
        // Deferred because the link, which emits the signal, may still be opening.
        then({}, [this, opened = std::exchange(m_linkOpened, {})] {
            m_limit.stop();
            opened();
        });
        return;
    }
    if (m_link->state() != Link::State::Waiting || m_linkOpened)
        return;
    const base::Message why = m_link->reason();
    if (m_flasher)
        m_flasher->lineFailed(why);
    else
        then({}, [this, why] { fail(why); });
}

void FirmwareJob::closeLink()
{
    if (!m_link)
        return;
    QObject::disconnect(m_link.get(), nullptr, &m_context, nullptr);
    m_link->close();
    m_link.reset();
}

void FirmwareJob::contactBootloader(base::Duration contact)
{
    m_status.awaitsPower = contact == powerTimeout;
    report(FirmwareStage::Contact);
    openLink(link::defaultBaudRate, [this, contact] {
        m_flasher = std::make_unique<firmware::Ping360Flasher>(
            *m_plan.file.ping360, m_clock,
            firmware::Ping360Flasher::Calls{
                .send =
                    [this](base::ByteSpan bytes) {
                        if (m_link)
                            static_cast<void>(m_link->send(bytes)); // Lost data is requested again.
                    },
                .progress = [this](const firmware::FlashProgress& progress) { report(progress); },
                .done = [this](const base::Status& status) { finish(status); }},
            contact);
        m_flasher->start();
    });
}

void FirmwareJob::runStm32flash()
{
    m_stm32flash->start(m_plan.stm32flash, m_plan.port, m_plan.bootRate);
    report(FirmwareStage::Contact); // The step can no longer be stopped.
}

void FirmwareJob::then(base::Duration delay, std::function<void()> step)
{
    // A step that is scheduled while the job ends must not replace the end.
    if (!m_status.over)
        m_next.after(delay, std::move(step));
}

void FirmwareJob::report(FirmwareStage stage, double fraction)
{
    m_status.stage = stage;
    m_status.fraction = fraction;
    m_status.mayCancel = !isWriting();
    m_report(m_status);
}

void FirmwareJob::report(const firmware::FlashProgress& progress)
{
    if (!m_status.over)
        report(stageOf(progress.stage), progress.fraction);
}

void FirmwareJob::fail(const base::Message& message)
{
    finish(base::Error{message});
}

void FirmwareJob::finish(const base::Status& status)
{
    if (m_status.over)
        return;
    m_status.over = true;
    m_status.mayCancel = false;
    m_status.awaitsPower = false;
    m_status.written = status.ok();
    if (!status)
        m_status.failure = status.error().message;
    // The sonar is not identified from here on: requests would disturb a boot code that measures
    // the rate of its line, until its power is cut.
    if (!status && isTouched()) {
        m_status.runs = SonarRuns::Bootloader;
        m_status.whole = false;
    } else if (!status) {
        m_status.failure = m_status.failure + whatIsLeft(m_status);
    }
    // Deferred because finish() may be called from within one of these objects.
    m_next.after({}, [this] {
        m_limit.stop();
        m_probe.reset();
        m_flasher.reset();
        m_stm32flash.reset();
        closeLink();
        m_report(m_status);
        if (const auto ended = std::exchange(m_ended, {}))
            ended(); // The call may delete this object.
    });
}

// Identifying the sonar, and making it enter its bootloader.

namespace {

/// Together, the time within which the port's previous user closes it.
constexpr int mostOpenings = 8;
constexpr base::Duration betweenOpenings = 500ms;
/// These are the times that the makers' documents give for an update.
constexpr base::Duration pingingStops = 300ms;
constexpr base::Duration bootCodeStarts = 1s;
constexpr base::Duration portRests = 1s;
constexpr int resets = 5;
constexpr base::Duration betweenResets = 25ms;
constexpr base::Duration bootloaderStarts = 250ms;
constexpr base::Duration bootloaderPortRests = 500ms;
constexpr base::Duration enteringTakes = 10s;

} // namespace

void FirmwareJob::identify()
{
    auto made = link::makeLink(urlAt(m_plan.baudRate), m_clock);
    if (!made) {
        fail(made.error().message);
        return;
    }
    m_probe =
        std::make_unique<device::Probe>(std::move(*made), m_clock, device::Probe::Mode::CheckAgain);
    m_probe->start([this](const device::ProbeResult& result) {
        then({}, [this, result] { identified(result); });
    });
}

void FirmwareJob::identified(const device::ProbeResult& result)
{
    m_probe.reset();
    if (!result.opened && ++m_openings < mostOpenings) {
        then(betweenOpenings, [this] { identify(); });
        return;
    }
    // A device that sends anything runs a program, even if it is not identified.
    const bool isSilent = result.opened && result.reason.empty() && result.frames == 0;
    if (isSilent && m_plan.runs == SonarRuns::Unsure) {
        findBootloader();
        return;
    }
    if (result.devices.empty()) {
        fail(result.reason.empty() ? base::Message("The sonar does not answer.") : result.reason);
        return;
    }
    // A reply means that a program is running.
    m_status.runs = SonarRuns::Program;
    m_status.whole = true;
    if (result.devices.size() > 1) {
        fail(base::Message(
            "Two devices answer on this line: connect only the one that gets the firmware."));
        return;
    }
    const device::Identity& who = result.devices.front().identity;
    const auto kind = kindOf(who);
    if (!kind && who.family != ping::Family::Unknown) {
        fail(base::Message("A %1 answers, of a revision that Leadline does not know.",
                           device::familyName(who.family)));
        return;
    }
    if (kind != m_plan.file.name.kind) {
        fail(base::Message("The file is for a %1, and a %2 answers.",
                           firmware::nameOf(m_plan.file.name.kind),
                           (kind ? base::Message::verbatim(firmware::nameOf(*kind))
                                 : device::familyName(who.family))));
        return;
    }
    m_baudRate = result.devices.front().baudRate;
    enter();
}

void FirmwareJob::enter()
{
    report(FirmwareStage::Enter);
    // The bootloader of a Ping360 has a fixed rate.
    const bool asFound = !isPing360() && m_baudRate != 0;
    openLink(asFound ? m_baudRate : link::defaultBaudRate, [this] {
        m_limit.after(enteringTakes,
                      [this] { fail(base::Message("The port does not accept data.")); });
        m_link->measureRate([this] { then({}, [this] { sendLeaveRequest(); }); });
    });
}

void FirmwareJob::sendLeaveRequest()
{
    m_limit.stop();
    m_status.runs = SonarRuns::Unsure;
    if (isPing360()) {
        sendReset(resets);
        return;
    }
    const auto send = [this](const std::vector<std::byte>& frame) {
        if (m_link)
            static_cast<void>(m_link->send(frame)); // Failure shows as no boot code.
    };
    send(ping::encodeFrame(ping::ping1d::SetPingEnable{0}));
    then(pingingStops, [this, send] {
        send(ping::encodeFrame(ping::ping1d::GotoBootloader{}));
        then(bootCodeStarts, [this] {
            closeLink();
            then(portRests, [this] { runStm32flash(); });
        });
    });
}

void FirmwareJob::sendReset(int more)
{
    if (more == 0) {
        then(bootloaderStarts, [this] {
            closeLink();
            then(bootloaderPortRests,
                 [this] { contactBootloader(firmware::Ping360Flasher::usualContact); });
        });
        return;
    }
    // Single resets may be lost; if all are, the bootloader does not answer and the job fails.
    static_cast<void>(m_link->send(ping::encodeFrame(ping::ping360::Reset{1, 0})));
    then(betweenResets, [this, more] { sendReset(more - 1); });
}

} // namespace leadline::app
