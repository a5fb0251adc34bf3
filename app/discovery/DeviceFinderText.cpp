// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/DeviceFinderText.h"

#include "devices/SonarText.h"
#include "devices/VehicleText.h"
#include "engine/EndpointText.h"
#include "engine/RejectedPeers.h"
#include "language/Tr.h"

#include <algorithm>

namespace leadline::app {

namespace {

using device::Check;
using device::Problem;
using Received = LinkEvidence::Received;
using Condition = Doctor::Condition;
using State = LiveSonar::State;

QString counted(qsizetype number, const QString& one, const QString& more)
{
    return number == 1 ? one : more.arg(number);
}

QString titleOf(const LiveSonar& sonar, const link::LinkUrl& url)
{
    if (sonar.state() == State::LinkDown)
        return tr("%1 is not open").arg(endpointText(url));
    if (conditionOf(sonar.state()) == Condition::Fault)
        return tr("%1 needs attention").arg(sonar.name());
    if (sonar.state() == State::Opening)
        return tr("Connecting to %1").arg(endpointText(url));
    return tr("%1 is connected").arg(sonar.name());
}

/// What a check would find about the link, without sending anything.
device::Evidence evidenceOf(const link::LinkUrl& url,
                            const std::vector<link::Ipv4Network>& networks,
                            const LinkEvidence& linkEvidence, bool taken, const std::string& holder)
{
    device::Evidence evidence{.url = url, .networks = networks};
    if (taken) {
        evidence.port.emplace();
        evidence.port->holders.programs = {
            {0, holder.empty() ? tr("Another program").toStdString() : holder}};
    }
    evidence.probe =
        device::ProbeResult{.bytes = linkEvidence.bytes == Received::Recently ? 1U : 0U,
                            .frames = linkEvidence.messages == Received::Recently ? 1U : 0U,
                            .opened = linkEvidence.open,
                            .reason = linkEvidence.open ? base::Message() : linkEvidence.reason,
                            .networkRefusal = linkEvidence.refusal};
    if (url.kind == link::LinkUrl::Kind::Serial)
        evidence.probe->rates = {url.baudRate.value_or(link::defaultBaudRate)};
    evidence.answeredBefore = linkEvidence.messages != Received::Never;
    return evidence;
}

/// True for a fault of the link itself, which prevents anything from being received.
bool isOfTheLink(Problem trouble)
{
    switch (trouble) {
    case Problem::NotFound:
    case Problem::NoPermission:
    case Problem::PortInUse:
    case Problem::NoNetwork:
    case Problem::HostUnreachable:
    case Problem::PortClosed:
    case Problem::CannotOpen:
        return true;
    default:
        return false;
    }
}

/// A text that is in the window's language already.
base::Message shown(const QString& text)
{
    return base::Message::verbatim(text.toStdString());
}

void checkVehicle(const LiveVehicle& vehicle, std::vector<Check>& checks)
{
    const auto add = [&](Check::State state, const QString& name, const QString& words) {
        checks.push_back({state, shown(name), shown(words)});
    };
    const VehicleStatus& status = vehicle.status();
    const bool beats =
        vehicle.state() == LiveVehicle::State::Live || vehicle.state() == LiveVehicle::State::Slow;
    if (status.evidence.messages == Received::Recently || beats)
        add(beats ? Check::State::Passed : Check::State::Failed, tr("Its autopilot is heard"),
            beats ? tr("Its heartbeat comes.") : tr("None of the messages is its heartbeat."));
    else
        add(Check::State::Waiting, tr("Its autopilot is heard"), tr("Waiting for messages."));
    if (status.signatures.hasKey && status.signatures.refused() > 0)
        add(status.signatures.verified > 0 ? Check::State::Warning : Check::State::Failed,
            tr("Signatures match"), tr("Some do not: their messages are refused."));
    else if (status.signatures.hasKey)
        add(Check::State::Passed, tr("Signatures match"), tr("None was refused."));
    if (status.freeAddress)
        add(Check::State::Warning, tr("Nobody else has our ids"),
            tr("Another program also uses %1: %2 is free.")
                .arg(vehicle.ownAddress(), vehicle.freeAddress()));
}

} // namespace

QString searchSummary(std::size_t networks, const std::vector<device::SearchEndpoint>& endpoints)
{
    const auto ports = std::ranges::count_if(endpoints, [](const device::SearchEndpoint& endpoint) {
        return endpoint.url.kind == link::LinkUrl::Kind::Serial;
    });
    return tr("Searching %1 and %2")
        .arg(counted(static_cast<qsizetype>(networks), tr("1 network"), tr("%1 networks")),
             counted(ports, tr("1 serial port"), tr("%1 serial ports")));
}

QString connectLabel(int ready, int ticked)
{
    if (ready < 2 || ticked == 0)
        return tr("Connect");
    return ticked == ready ? tr("Connect %1 devices").arg(ready)
                           : tr("Connect %1 of %2").arg(ticked).arg(ready);
}

Condition conditionOf(State state)
{
    switch (state) {
    case State::Live:
        return Condition::Good;
    case State::Opening:
    case State::Waiting:
    case State::Standby:
        return Condition::Waiting;
    default:
        return Condition::Fault;
    }
}

device::Diagnosis diagnosisOf(LiveVehicle& vehicle, const link::LinkUrl& url,
                              const std::vector<link::Ipv4Network>& networks)
{
    const VehicleStatus& status = vehicle.status();
    device::Diagnosis found = device::diagnose(
        evidenceOf(url, networks, status.evidence, vehicle.portTaken(), status.portHolder));
    VehicleText words;
    words.setVehicle(&vehicle);
    const bool well = words.condition() == VehicleText::Condition::Good;
    if (found.problem == Problem::None || well || !isOfTheLink(found.problem)) {
        const QString why = found.problem == Problem::NoAnswer ? translated(found.text) : QString();
        found.title = shown(well ? tr("%1 is connected").arg(vehicle.name()) : words.trouble());
        found.text =
            shown((why.isEmpty() || well ? words.advice() : why + ' ' + words.advice()).trimmed());
        found.problem = Problem::None;
        found.command.clear();
    }
    checkVehicle(vehicle, found.checks);
    return found;
}

Condition conditionOf(LiveVehicle& vehicle)
{
    VehicleText words;
    words.setVehicle(&vehicle);
    switch (words.condition()) {
    case VehicleText::Condition::Good:
        return Condition::Good;
    case VehicleText::Condition::Fault:
        return Condition::Fault;
    case VehicleText::Condition::Idle:
    case VehicleText::Condition::Slow:
        break;
    }
    return Condition::Waiting;
}

bool isAnother(const LiveSonar& sonar)
{
    return sonar.state() == State::WrongDevice && sonar.status().identity;
}

device::Diagnosis diagnosisOf(const LiveSonar& sonar, const link::LinkUrl& url,
                              const std::vector<link::Ipv4Network>& networks)
{
    if (isAnother(sonar))
        return device::diagnose(
            {.url = url,
             .probe = device::ProbeResult{.devices = {{.identity = *sonar.status().identity}},
                                          .opened = true}});
    const SonarStatus& status = sonar.status();
    device::Evidence evidence =
        evidenceOf(url, networks, status.evidence, status.evidence.taken, status.portHolder);
    if (!evidence.probe->opened && evidence.probe->reason.empty())
        evidence.probe->reason = status.reason;
    if (status.identity && evidence.probe && evidence.probe->frames > 0)
        evidence.probe->devices = {{.identity = *status.identity}};
    device::Diagnosis found = device::diagnose(evidence);
    const bool isKnown = sonar.state() != State::Opening || !status.reason.empty() ||
                         evidence.probe->networkRefusal != link::Link::Refusal::None;
    const bool fails = sonar.state() == State::LinkDown || sonar.state() == State::Lost ||
                       sonar.state() == State::Opening;
    if (found.problem == Problem::None || !fails || !isKnown) {
        found.problem = Problem::None;
        found.title = shown(titleOf(sonar, url));
        found.text = shown(sonar.sentence());
        found.command.clear();
        found.insteadUrl.clear();
    } else if (sonar.state() == State::Lost && found.problem == Problem::NoAnswer) {
        found.title = shown(tr("%1 is not responding").arg(sonar.name()));
    }
    // A sonar in standby is not asked anything, so there is nothing to check.
    if (sonar.state() == State::Standby)
        found.checks.clear();
    return found;
}

void addRemarks(const LiveSonar& sonar, const link::LinkUrl& url, device::Diagnosis& diagnosis)
{
    if (const QString words = damageAdvice(sonar); !words.isEmpty())
        diagnosis.checks.push_back(
            {device::Check::State::Warning, shown(tr("What arrives is undamaged")), shown(words)});
    if (const base::Message words = rejectedPeersText(sonar.status().rejectedDatagrams, url);
        !words.empty())
        diagnosis.checks.push_back({device::Check::State::Warning,
                                    shown(tr("No other program sends to this link")), words});
}

} // namespace leadline::app
