// SPDX-License-Identifier: GPL-3.0-or-later
// From the question who is there to the sonar that has left its program.
#include "flashing/FirmwareJob.h"
#include "flashing/FirmwareWords.h"
#include "link/LinkFactory.h"
#include "ping/Codec.h"
#include "ping/Ping1dSet.h"
#include "ping/Ping360.h"

#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Whoever had the port before lets go of it within this time.
constexpr int mostOpenings = 8;
constexpr base::Duration betweenOpenings = 500ms;
/// The times of ping-protocol.md, "Firmware update".
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
        fail(made.error().sentence);
        return;
    }
    m_probe = std::make_unique<device::Probe>(std::move(*made), m_clock,
                                              device::Probe::Manner::CheckAgain);
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
    // Whoever speaks, even if he does not say who he is, runs a program.
    const bool isSilent = result.opened && result.reason.empty() && result.frames == 0;
    if (isSilent && m_plan.runs == SonarRuns::Unsure) {
        findBootloader();
        return;
    }
    if (result.devices.empty()) {
        fail(result.reason.empty() ? "The sonar does not answer." : result.reason);
        return;
    }
    // Somebody runs a program.
    m_news.runs = SonarRuns::Program;
    m_news.whole = true;
    if (result.devices.size() > 1) {
        fail("Two devices answer on this line: connect only the one that gets the firmware.");
        return;
    }
    const device::Identity& who = result.devices.front().identity;
    const auto kind = kindOf(who);
    if (!kind && who.family != ping::Family::Unknown) {
        fail("A " + device::familyName(who.family) +
             " answers, of a revision that Leadline does not know.");
        return;
    }
    if (kind != m_plan.file.name.kind) {
        fail("The file is for a " + firmware::nameOf(m_plan.file.name.kind) + ", and a " +
             (kind ? firmware::nameOf(*kind) : device::familyName(who.family)) + " answers.");
        return;
    }
    m_baudRate = result.devices.front().baudRate;
    enter();
}

void FirmwareJob::enter()
{
    tell(FirmwareStage::Enter);
    // A bootloader of a Ping360 has one rate.
    const bool asFound = !isPing360() && m_baudRate != 0;
    openLink(asFound ? m_baudRate : link::defaultBaudRate, [this] {
        m_limit.after(enteringTakes, [this] { fail("The port does not take what is sent."); });
        m_link->measureRate([this] { then({}, [this] { tellToLeave(); }); });
    });
}

void FirmwareJob::tellToLeave()
{
    m_limit.stop();
    m_news.runs = SonarRuns::Unsure;
    if (isPing360()) {
        sendReset(resets);
        return;
    }
    const auto send = [this](const std::vector<std::byte>& frame) {
        if (m_link)
            static_cast<void>(m_link->send(frame)); // unheard, its boot code does not answer
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
                 [this] { speakToBootloader(firmware::Ping360Flasher::usualContact); });
        });
        return;
    }
    // One of them may be lost; if all are, its bootloader does not answer.
    static_cast<void>(m_link->send(ping::encodeFrame(ping::ping360::Reset{1, 0})));
    then(betweenResets, [this, more] { sendReset(more - 1); });
}

} // namespace leadline::app
