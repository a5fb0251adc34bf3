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
using device::Trouble;
using Heard = LinkEvidence::Heard;
using Mood = Doctor::Mood;
using State = LiveSonar::State;

QString counted(qsizetype number, const QString& one, const QString& more)
{
    return number == 1 ? one : more.arg(number);
}

QString titleOf(const LiveSonar& sonar, const link::LinkUrl& url)
{
    if (sonar.state() == State::LinkDown)
        return tr("%1 is not open").arg(placeName(url));
    if (moodOf(sonar.state()) == Mood::Fault)
        return tr("%1 needs attention").arg(sonar.name());
    if (sonar.state() == State::Opening)
        return tr("Connecting to %1").arg(placeName(url));
    return tr("%1 is connected").arg(sonar.name());
}

/// What a check would find about the link, without sending anything.
device::Evidence evidenceOf(const link::LinkUrl& url,
                            const std::vector<link::Ipv4Network>& networks,
                            const LinkEvidence& signs, bool taken, const std::string& holder)
{
    device::Evidence evidence{.url = url, .networks = networks};
    if (taken) {
        evidence.port.emplace();
        evidence.port->holders.programs = {
            {0, holder.empty() ? tr("Another program").toStdString() : holder}};
    }
    evidence.probe = device::ProbeResult{.bytes = signs.bytes == Heard::Lately ? 1U : 0U,
                                         .frames = signs.messages == Heard::Lately ? 1U : 0U,
                                         .opened = signs.open,
                                         .reason = signs.open ? std::string() : signs.reason,
                                         .networkRefusal = signs.refusal};
    if (url.kind == link::LinkUrl::Kind::Serial)
        evidence.probe->rates = {url.baudRate.value_or(link::defaultBaudRate)};
    evidence.answeredBefore = signs.messages != Heard::Never;
    return evidence;
}

/// True for a fault of the link itself, which prevents anything from being received.
bool isOfTheLink(Trouble trouble)
{
    switch (trouble) {
    case Trouble::NotThere:
    case Trouble::NoPermission:
    case Trouble::PortHeld:
    case Trouble::NoNetwork:
    case Trouble::HostAway:
    case Trouble::PortClosed:
    case Trouble::CannotOpen:
        return true;
    default:
        return false;
    }
}

void checkVehicle(const LiveVehicle& vehicle, std::vector<Check>& checks)
{
    const auto add = [&](Check::State state, const QString& name, const QString& words) {
        checks.push_back({state, name.toStdString(), words.toStdString()});
    };
    const VehicleStatus& news = vehicle.news();
    const bool beats =
        vehicle.state() == LiveVehicle::State::Live || vehicle.state() == LiveVehicle::State::Slow;
    if (news.signs.messages == Heard::Lately || beats)
        add(beats ? Check::State::Passed : Check::State::Failed, tr("Its autopilot is heard"),
            beats ? tr("Its heartbeat comes.") : tr("None of the messages is its heartbeat."));
    else
        add(Check::State::Waiting, tr("Its autopilot is heard"), tr("Waits for messages."));
    if (news.signatures.hasKey && news.signatures.refused() > 0)
        add(news.signatures.verified > 0 ? Check::State::Warning : Check::State::Failed,
            tr("Signatures match"), tr("Some do not: their messages are refused."));
    else if (news.signatures.hasKey)
        add(Check::State::Passed, tr("Signatures match"), tr("None was refused."));
    if (news.freeAddress)
        add(Check::State::Warning, tr("Nobody else has our ids"),
            tr("Another program speaks as %1, too: %2 is free.")
                .arg(vehicle.ownAddress(), vehicle.freeAddress()));
}

} // namespace

QString searchWords(std::size_t networks, const std::vector<device::SearchEndpoint>& places)
{
    const auto ports = std::ranges::count_if(places, [](const device::SearchEndpoint& place) {
        return place.url.kind == link::LinkUrl::Kind::Serial;
    });
    return tr("Searching %1 and %2")
        .arg(counted(static_cast<qsizetype>(networks), tr("1 network"), tr("%1 networks")),
             counted(ports, tr("1 serial port"), tr("%1 serial ports")));
}

QString connectWords(int ready, int ticked)
{
    if (ready < 2 || ticked == 0)
        return tr("Connect");
    return ticked == ready ? tr("Connect all %1").arg(ready)
                           : tr("Connect %1 of %2").arg(ticked).arg(ready);
}

Mood moodOf(State state)
{
    switch (state) {
    case State::Live:
        return Mood::Well;
    case State::Opening:
    case State::Waiting:
    case State::Standby:
        return Mood::Waits;
    default:
        return Mood::Fault;
    }
}

device::Diagnosis diagnosisOf(LiveVehicle& vehicle, const link::LinkUrl& url,
                              const std::vector<link::Ipv4Network>& networks)
{
    const VehicleStatus& news = vehicle.news();
    device::Diagnosis found = device::diagnose(
        evidenceOf(url, networks, news.signs, vehicle.portTaken(), news.portHolder));
    VehicleText words;
    words.setVehicle(&vehicle);
    const bool well = words.mood() == VehicleText::Mood::Well;
    if (found.trouble == Trouble::None || well || !isOfTheLink(found.trouble)) {
        const QString why = found.trouble == Trouble::NoAnswer ? translated(found.text) : QString();
        found.title =
            (well ? tr("%1 is connected").arg(vehicle.name()) : words.trouble()).toStdString();
        found.text = (why.isEmpty() || well ? words.advice() : why + ' ' + words.advice())
                         .trimmed()
                         .toStdString();
        found.trouble = Trouble::None;
        found.command.clear();
    }
    checkVehicle(vehicle, found.checks);
    return found;
}

Mood moodOf(LiveVehicle& vehicle)
{
    VehicleText words;
    words.setVehicle(&vehicle);
    switch (words.mood()) {
    case VehicleText::Mood::Well:
        return Mood::Well;
    case VehicleText::Mood::Fault:
        return Mood::Fault;
    case VehicleText::Mood::Calm:
    case VehicleText::Mood::Slow:
        break;
    }
    return Mood::Waits;
}

bool isAnother(const LiveSonar& sonar)
{
    return sonar.state() == State::WrongDevice && sonar.news().identity;
}

device::Diagnosis diagnosisOf(const LiveSonar& sonar, const link::LinkUrl& url,
                              const std::vector<link::Ipv4Network>& networks)
{
    if (isAnother(sonar))
        return device::diagnose(
            {.url = url,
             .probe = device::ProbeResult{.devices = {{.identity = *sonar.news().identity}},
                                          .opened = true}});
    const SonarStatus& news = sonar.news();
    device::Evidence evidence =
        evidenceOf(url, networks, news.signs, news.signs.taken, news.portHolder);
    if (!evidence.probe->opened && evidence.probe->reason.empty())
        evidence.probe->reason = news.reason;
    if (news.identity && evidence.probe && evidence.probe->frames > 0)
        evidence.probe->devices = {{.identity = *news.identity}};
    device::Diagnosis found = device::diagnose(evidence);
    const bool isKnown = sonar.state() != State::Opening || !news.reason.empty() ||
                         evidence.probe->networkRefusal != link::Link::Refusal::None;
    const bool fails = sonar.state() == State::LinkDown || sonar.state() == State::Lost ||
                       sonar.state() == State::Opening;
    if (found.trouble == Trouble::None || !fails || !isKnown) {
        found.trouble = Trouble::None;
        found.title = titleOf(sonar, url).toStdString();
        found.text = sonar.sentence().toStdString();
        found.command.clear();
        found.insteadUrl.clear();
    } else if (sonar.state() == State::Lost && found.trouble == Trouble::NoAnswer) {
        found.title = tr("%1 is silent").arg(sonar.name()).toStdString();
    }
    // A sonar in standby is not asked anything, so there is nothing to check.
    if (sonar.state() == State::Standby)
        found.checks.clear();
    return found;
}

void addRemarks(const LiveSonar& sonar, const link::LinkUrl& url, device::Diagnosis& diagnosis)
{
    if (const QString words = damageAdvice(sonar); !words.isEmpty())
        diagnosis.checks.push_back({device::Check::State::Warning,
                                    tr("What arrives is undamaged").toStdString(),
                                    words.toStdString()});
    if (const std::string words = strangersSentence(sonar.news().strangers, url); !words.empty())
        diagnosis.checks.push_back({device::Check::State::Warning,
                                    tr("Nobody else sends to this link").toStdString(), words});
}

} // namespace leadline::app
