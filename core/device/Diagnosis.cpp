// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Diagnosis.h"

#include "Remedies.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace leadline::device {

namespace {

using link::LinkUrl;
using link::PortFacts;

Check modemManagerCheck(const PortFacts& port)
{
    constexpr const char* name = "Nothing else probes it";
    if (!port.modemManager.running)
        return {Check::State::Passed, name, "ModemManager is not running."};
    if (port.modemManager.ignoresPort)
        return {Check::State::Passed, name, "ModemManager leaves this adapter alone."};
    return {Check::State::Warning, name,
            "ModemManager is running and will send commands of its own for some seconds after the "
            "adapter is plugged in.",
            modemManagerRule(port)};
}

std::string hardwareText(const PortFacts& port, const LinkUrl& url)
{
    if (!port.port || port.port->description.empty())
        return link::portPath(url);
    return port.port->description +
           (port.port->manufacturer.empty() ? "" : ", " + port.port->manufacturer);
}

void checkPort(const Evidence& evidence, std::vector<Check>& checks)
{
    const PortFacts& port = *evidence.port;
    const link::PortPermission& may = port.permission;
    checks.push_back({may.exists ? Check::State::Passed : Check::State::Failed, "Adapter present",
                      may.exists ? hardwareText(port, evidence.url)
                                 : link::portPath(evidence.url) + " does not exist."});
    if (!may.exists)
        return;
    checks.push_back(
        may.mayOpen ? Check{Check::State::Passed, "May open the port",
                            "User " + may.user + " may read and write it."}
                    : Check{Check::State::Failed, "May open the port",
                            "It belongs to group " + may.group + ", user " + may.user +
                                (may.userIsInGroup ? " has to log in again." : " is not in it."),
                            addToGroup(may)});
    checks.push_back(modemManagerCheck(port));
    if (port.latencyTimerMs)
        checks.push_back(*port.latencyTimerMs > 1
                             ? Check{Check::State::Warning, "USB latency",
                                     std::to_string(*port.latencyTimerMs) +
                                         " ms, 1 ms advised. Leadline sets it once the port opens."}
                             : Check{Check::State::Passed, "USB latency", "1 ms."});
    if (!may.mayOpen)
        checks.push_back({Check::State::Waiting, "Port is free", "Waits for permission."});
    else if (port.holders.programs.empty())
        checks.push_back({Check::State::Passed, "Port is free",
                          port.holders.incomplete ? "No program of this user has it open."
                                                  : "No other program has it open."});
    else
        checks.push_back({Check::State::Failed, "Port is free",
                          holderName(port.holders.programs.front()) + " has it open."});
}

using Refusal = link::Link::Refusal;

Refusal refusalOf(const Evidence& evidence)
{
    return evidence.probe ? evidence.probe->networkRefusal : Refusal::None;
}

bool isOpen(const Evidence& evidence)
{
    return evidence.probe && evidence.probe->opened;
}

bool bringsBytes(const Evidence& evidence)
{
    return evidence.probe && evidence.probe->bytes > 0;
}

void checkNetwork(const Evidence& evidence, const Diagnosis& found, std::vector<Check>& checks)
{
    constexpr const char* name = "Network leads there";
    const AddressAdvice advice = addressAdvice(evidence.url, evidence.networks);
    const bool unknownName =
        found.problem == Problem::CannotOpen && evidence.url.kind == LinkUrl::Kind::Udp;
    if (found.problem == Problem::NoNetwork || unknownName)
        checks.push_back({Check::State::Failed, name, found.text, found.command});
    else if (!advice.text.empty())
        checks.push_back({Check::State::Warning, name, advice.text, advice.command});
    else
        checks.push_back(
            {Check::State::Passed, name, "This computer reaches " + evidence.url.place + "."});
}

/// Adds the checks of the other computer that need no message from it.
void checkComputer(const Evidence& evidence, std::vector<Check>& checks)
{
    const std::string& place = evidence.url.place;
    const bool tcp = evidence.url.kind == LinkUrl::Kind::Tcp;
    const bool there = bringsBytes(evidence) || (tcp && isOpen(evidence));
    const std::string port = (tcp ? "TCP port " : "UDP port ") + std::to_string(evidence.url.port);
    const auto add = [&](Check::State state, const char* name, std::string text) {
        checks.push_back({state, name, std::move(text)});
    };
    constexpr const char* computer = "Computer is there";
    constexpr const char* open = "Its port is open";
    switch (refusalOf(evidence)) {
    case Refusal::Host:
        add(Check::State::Failed, computer, "Nobody in the network has the address " + place + ".");
        add(Check::State::Waiting, open, "Waits for the computer.");
        return;
    case Refusal::Port:
        add(Check::State::Passed, computer, place + " answers for itself.");
        add(Check::State::Failed, open, "No program there has " + port + ".");
        return;
    case Refusal::None:
        break;
    }
    if (there) {
        add(Check::State::Passed, computer, place + " answers.");
        add(Check::State::Passed, open, port + " answers.");
    } else if (tcp && evidence.probe) {
        add(Check::State::Waiting, computer, "Not known: nothing came back.");
        add(Check::State::Failed, open, place + " does not take the connection.");
    } else {
        add(Check::State::Waiting, computer, "Not known: nothing came back.");
        add(Check::State::Waiting, open, "Nobody refuses it, and nobody answers.");
    }
}

void checkListening(const Evidence& evidence, std::vector<Check>& checks)
{
    constexpr const char* name = "Port is free";
    if (evidence.port && !evidence.port->holders.programs.empty())
        checks.push_back({Check::State::Failed, name,
                          evidence.port->holders.programs.front().program + " has it open."});
    else if (isOpen(evidence))
        checks.push_back({Check::State::Passed, name, "Leadline listens there."});
    else
        checks.push_back({evidence.probe ? Check::State::Failed : Check::State::Waiting, name,
                          evidence.probe && !evidence.probe->reason.empty()
                              ? evidence.probe->reason
                              : "Waits for the port."});
}

/// Adds the check of a serial port that this program has open or is to open.
void checkOwnPort(const Evidence& evidence, std::vector<Check>& checks)
{
    constexpr const char* name = "Port is open";
    if (isOpen(evidence))
        checks.push_back({Check::State::Passed, name, "Leadline has it open."});
    else
        checks.push_back(
            {Check::State::Failed, name,
             evidence.probe->reason.empty() ? "Waits for the port." : evidence.probe->reason});
}

/// Adds two checks: whether any bytes arrive, and whether they contain messages of the link's
/// protocol.
void checkBytes(const Evidence& evidence, std::vector<Check>& checks)
{
    constexpr const char* bytes = "Bytes arrive";
    const bool mavlink = evidence.url.protocol() == link::Protocol::Mavlink;
    const char* const messages = mavlink ? "They are MAVLink" : "They are messages of a sonar";
    if (!isOpen(evidence)) {
        checks.push_back({Check::State::Waiting, bytes, "Waits for the port."});
    } else if (bringsBytes(evidence)) {
        checks.push_back({Check::State::Passed, bytes, "They come from there."});
        const bool whole = evidence.probe->frames > 0 || !evidence.probe->devices.empty();
        checks.push_back({whole ? Check::State::Passed : Check::State::Failed, messages,
                          whole ? "They are whole, with the right checksum."
                                : "None of them is a whole message."});
        return;
    } else {
        checks.push_back(
            {Check::State::Failed, bytes,
             evidence.answeredBefore ? "They came before, and stopped." : "None came so far."});
    }
    checks.push_back({Check::State::Waiting, messages, "Waits for bytes."});
}

void checkAnswer(const Evidence& evidence, const Diagnosis& found, std::vector<Check>& checks)
{
    constexpr const char* answers = "Device answers";
    constexpr const char* isSonar = "It is a Ping1D or Ping360";
    if (!isOpen(evidence)) {
        checks.push_back({Check::State::Waiting, answers, "Waits for the port."});
        checks.push_back({Check::State::Waiting, isSonar, "Waits for an answer."});
        return;
    }
    const bool answered = !evidence.probe->devices.empty();
    checks.push_back({answered ? Check::State::Passed : Check::State::Failed, answers,
                      answered ? "It said who it is." : found.title + "."});
    if (!answered)
        checks.push_back({Check::State::Waiting, isSonar, "Waits for an answer."});
    else if (found.problem == Problem::AnotherDevice)
        checks.push_back({Check::State::Failed, isSonar, found.title + ". " + found.text});
    else
        checks.push_back({Check::State::Passed, isSonar,
                          familyName(evidence.probe->devices.front().identity.family) + "."});
}

void addChecks(const Evidence& evidence, Diagnosis& diagnosis)
{
    std::vector<Check>& checks = diagnosis.checks;
    switch (evidence.url.kind) {
    case LinkUrl::Kind::Serial:
        if (evidence.port)
            checkPort(evidence, checks);
        else if (evidence.probe)
            checkOwnPort(evidence, checks);
        break;
    case LinkUrl::Kind::Udp:
    case LinkUrl::Kind::Tcp:
        checkNetwork(evidence, diagnosis, checks);
        checkComputer(evidence, checks);
        break;
    case LinkUrl::Kind::UdpIn:
        checkListening(evidence, checks);
        break;
    case LinkUrl::Kind::Sim:
        break;
    }
    checkBytes(evidence, checks);
    if (evidence.url.protocol() == link::Protocol::Ping)
        checkAnswer(evidence, diagnosis, checks);
}

bool isSerial(const LinkUrl& url)
{
    return url.kind == LinkUrl::Kind::Serial;
}

/// Name of the endpoint for users, such as `ttyUSB0` or `192.168.2.2:9092`.
std::string placeName(const LinkUrl& url)
{
    if (isSerial(url))
        return portName(url);
    if (url.kind == LinkUrl::Kind::Sim)
        return url.toString();
    return url.place + ":" + std::to_string(url.port);
}

const link::Holder* modemManagerAmong(const link::Holders& holders)
{
    const auto found = std::ranges::find(holders.programs, "ModemManager", &link::Holder::program);
    return found != holders.programs.end() ? &*found : nullptr;
}

std::string ratesText(const ProbeResult& probe)
{
    std::string text;
    for (std::size_t i = 0; i < probe.rates.size(); ++i)
        text += (i == 0 ? "" : " and ") + std::to_string(probe.rates[i]);
    return text + " baud";
}

Diagnosis noPermission(const Evidence& evidence)
{
    const link::PortPermission& permission = evidence.port->permission;
    const std::string belongs = "The port belongs to group " + permission.group + ". ";
    Diagnosis found{.problem = Problem::NoPermission,
                    .title = "This user may not open " + portName(evidence.url),
                    .text = {},
                    .command = addToGroup(permission),
                    .commandForNow = allowForNow(permission, evidence.url)};
    if (permission.userIsInGroup)
        found.text = belongs + "User " + permission.user +
                     " was added to it after logging in. Log out and in again.";
    else if (found.command.empty())
        found.text = belongs + "Let user " + permission.user + " open it for this session.";
    else
        found.text = belongs + "User " + permission.user +
                     " is not in it. Add the user once, then log in again.";
    return found;
}

Diagnosis serialInUse(const Evidence& evidence)
{
    const PortFacts& port = *evidence.port;
    Diagnosis found{.problem = Problem::PortInUse,
                    .title = "Another program uses " + portName(evidence.url),
                    .text = {}};
    const link::Holder* const modem = modemManagerAmong(port.holders);
    // ModemManager runs as root, so that a user without privileges cannot see its open ports.
    const bool guessed = port.holders.programs.empty() && port.modemManager.running &&
                         !port.modemManager.ignoresPort;
    if (modem != nullptr || guessed) {
        found.command = modemManagerRule(port);
        found.text = (modem != nullptr ? holderName(*modem) + " tries"
                                       : std::string("ModemManager probably tries")) +
                     " the port with commands of its own. Wait some seconds, then check again." +
                     (found.command.empty() ? "" : " A rule keeps it away from this adapter.");
    } else if (!port.holders.programs.empty()) {
        found.text = holderName(port.holders.programs.front()) +
                     " holds the port. Close it, Leadline connects by itself.";
    } else {
        found.text = "A program of another user holds the port. Close it, Leadline connects by "
                     "itself.";
    }
    return found;
}

Diagnosis udpInUse(const Evidence& evidence)
{
    const link::Holders& holders = evidence.port->holders;
    const std::string who =
        holders.programs.empty() ? "Another program" : holders.programs.front().program;
    Diagnosis found{.problem = Problem::PortInUse,
                    .title = "Port " + std::to_string(evidence.url.port) + " is in use",
                    .text = who + " has it. Close it, or listen on another port."};
    if (evidence.url.port == 14550 || evidence.url.port == 14551) {
        found.insteadUrl = blueOsVehicle;
        found.text = who + " has it. Connect to 192.168.2.2:14660 instead, which BlueOS offers for "
                           "this.";
    }
    return found;
}

Diagnosis notFound(const Evidence& evidence)
{
    return {.problem = Problem::NotFound,
            .title = portName(evidence.url) + " is not there",
            .text = "Check that the adapter is plugged in."};
}

/// Verdicts that need no probe: what prevents this computer from opening the port.
std::optional<Diagnosis> withoutProbe(const Evidence& evidence)
{
    if (!evidence.port)
        return std::nullopt;
    const PortFacts& port = *evidence.port;
    if (isSerial(evidence.url)) {
        if (!port.permission.exists)
            return notFound(evidence);
        if (!port.permission.mayOpen)
            return noPermission(evidence);
        if (!port.holders.programs.empty())
            return serialInUse(evidence);
    } else if (!port.holders.programs.empty()) {
        return udpInUse(evidence);
    }
    return std::nullopt;
}

Diagnosis cannotOpen(const Evidence& evidence)
{
    const ProbeResult& probe = *evidence.probe;
    const bool wasOpen = probe.opened;
    // The kernel refuses a port that is held, even if the program that holds it could not be
    // determined.
    if (isSerial(evidence.url) && !wasOpen && evidence.port && evidence.port->holders.incomplete)
        return serialInUse(evidence);
    const std::string reason =
        probe.reason.empty() ? "It did not open within three seconds." : probe.reason;
    if (evidence.url.kind == LinkUrl::Kind::Udp && link::Ipv4::parse(evidence.url.place)) {
        const AddressAdvice advice = addressAdvice(evidence.url, evidence.networks);
        return {.problem = Problem::NoNetwork,
                .title = "No network leads to " + evidence.url.place,
                .text = advice.text.empty() ? reason : advice.text,
                .command = advice.command};
    }
    return {.problem = Problem::CannotOpen,
            .title = placeName(evidence.url) + (wasOpen ? " went away" : " cannot be opened"),
            .text = reason};
}

bool isVehicles(const LinkUrl& url)
{
    return url.protocol() == link::Protocol::Mavlink;
}

/// Address resolution on the network found no computer with this address.
Diagnosis hostUnreachable(const Evidence& evidence)
{
    const AddressAdvice advice = addressAdvice(evidence.url, evidence.networks);
    return {.problem = Problem::HostUnreachable,
            .title = evidence.url.place + " is not in the network",
            .text = advice.text.empty() ? "Nobody there has this address. Check the vehicle's "
                                          "power and the tether, then the address."
                                        : advice.text,
            .command = advice.command};
}

/// The computer reports that nothing listens on the port; usually its bridge is stopped.
Diagnosis portClosed(const Evidence& evidence)
{
    const LinkUrl& url = evidence.url;
    const auto there = link::Ipv4::parse(url.place);
    const auto blueOs = LinkUrl::parse(blueOsVehicle);
    Diagnosis found{.problem = Problem::PortClosed,
                    .title = "Nothing listens on " + placeName(url),
                    .text = {}};
    if (url.place == "localhost" || url.place == "::1" || (there && there->isLoopback()))
        found.text = "That is this computer itself. Start the program that answers there, or "
                     "correct the address.";
    else if (isVehicles(url) && url.place == blueOs->place)
        found.text = "The vehicle's computer is there, but no program of it has this port. In "
                     "BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.";
    else if (url.place == blueOs->place)
        found.text = "The vehicle's computer is there, but its bridge to the sonar is stopped. In "
                     "BlueOS, open Ping Sonar Devices: if the sonar is not in that list, check its "
                     "power and cable.";
    else
        found.text = url.place + " is there, but no program of it has this port. Check the port "
                                 "in the address, and that the bridge runs there.";
    return found;
}

/// A link on which a device answered earlier, and on which nothing arrives now.
Diagnosis fellSilent(const Evidence& evidence)
{
    const bool udp = evidence.url.kind == LinkUrl::Kind::Udp;
    std::string text = isSerial(evidence.url) ? "The port is open, and nothing comes any more. "
                       : udp                  ? "Nothing comes any more, and the way there is "
                                                "open. "
                                              : "Nothing comes any more. ";
    text += isVehicles(evidence.url) ? "Check the vehicle's power and the tether."
            : isSerial(evidence.url)
                ? "Check the sonar's power and cable."
                : "Check the vehicle's power and the tether, then the sonar's cable.";
    return {.problem = Problem::NoAnswer,
            .title = placeName(evidence.url) + " fell silent",
            .text = text + " It is asked again by itself."};
}

/// Where the other end has to send to, for a link that listens.
std::string sendHere(const Evidence& evidence)
{
    const LinkUrl& url = evidence.url;
    const auto own = link::Ipv4::parse(url.place);
    if (url.place == "::1" || (own && own->isLoopback()))
        return "Only programs on this computer are heard at " + url.place +
               ": listen at 0.0.0.0 to hear a vehicle.";
    std::string addresses;
    for (const link::Ipv4Network& each : evidence.networks)
        addresses += (addresses.empty() ? "" : " or ") + each.address.toString();
    if (addresses.empty())
        return "This computer has no network address: check its network cable.";
    return "Let the vehicle's bridge send to " + addresses + ", port " + std::to_string(url.port) +
           ".";
}

Diagnosis noAnswer(const Evidence& evidence)
{
    if (evidence.answeredBefore)
        return fellSilent(evidence);
    Diagnosis found{.problem = Problem::NoAnswer,
                    .title = "Nothing answers on " + placeName(evidence.url),
                    .text = {}};
    if (isSerial(evidence.url)) {
        found.text = "It was asked at " + ratesText(*evidence.probe) +
                     ". Check the sonar's power, and that the wires for sending and receiving are "
                     "not swapped.";
        if (!evidence.probe->measured)
            found.text += " If another program has set another rate, connecting or checking again "
                          "lets the sonar measure it.";
        return found;
    }
    if (evidence.url.kind != LinkUrl::Kind::UdpIn) {
        const AddressAdvice advice = addressAdvice(evidence.url, evidence.networks);
        found.text = advice.text;
        found.command = advice.command;
        if (!found.text.empty())
            return found;
    }
    const auto there = link::Ipv4::parse(evidence.url.place);
    if (evidence.url.kind == LinkUrl::Kind::UdpIn)
        found.text = "Nobody has sent anything there. " + sendHere(evidence);
    else if (isVehicles(evidence.url))
        found.text = "The network leads there. Check the vehicle's power, and that its MAVLink "
                     "endpoint is switched on.";
    else if (there && there->isLoopback())
        found.text = "That is this computer itself. Start the program that answers there, or "
                     "correct the address.";
    else
        found.text = "The network leads there. Check the sonar's power and cable, and that its "
                     "bridge runs on the vehicle.";
    return found;
}

Diagnosis wrongRate(const Evidence& evidence)
{
    const std::string name = placeName(evidence.url);
    if (isVehicles(evidence.url))
        return {.problem = Problem::WrongRate,
                .title = "No vehicle speaks on " + name,
                .text = isSerial(evidence.url)
                            ? "Bytes arrive, but no MAVLink. Check the baud rate in the address."
                            : "Bytes arrive, but no MAVLink. Check the address."};
    if (!isSerial(evidence.url))
        return {.problem = Problem::WrongRate,
                .title = "No sonar speaks on " + name,
                .text = "Bytes arrive, but no messages of a sonar. Check the address, and the baud "
                        "rate of the bridge on the vehicle."};
    return {.problem = Problem::WrongRate,
            .title = "Something speaks at another rate on " + name,
            .text = "Bytes arrive at " + ratesText(*evidence.probe) +
                    ", but no messages of a sonar. " +
                    (evidence.probe->measured
                         ? "It did not measure the rate either: this is another device, or its "
                           "firmware has a rate of its own, which the address can name."
                         : "Connecting or checking again lets a sonar measure the rate.")};
}

/// Verdict if a device of another family or of an unknown type answers; nullopt if all devices are
/// as expected.
std::optional<Diagnosis> anotherDevice(const Evidence& evidence)
{
    const std::vector<FoundDevice>& devices = evidence.probe->devices;
    const auto fits = [&](const FoundDevice& device) {
        const ping::Family family = device.identity.family;
        if (!evidence.url.device || evidence.url.kind == LinkUrl::Kind::Sim)
            return family != ping::Family::Unknown;
        return family == evidence.url.device->family();
    };
    if (std::ranges::any_of(devices, fits))
        return std::nullopt;
    const Identity& who = devices.front().identity;
    const std::string firmware = ", firmware " + toString(who.firmware) + ".";
    if (who.family == ping::Family::Unknown)
        return Diagnosis{.problem = Problem::AnotherDevice,
                         .title = "This is no sonar that Leadline knows",
                         .text = "It answered as device type " + std::to_string(who.deviceType) +
                                 firmware};
    const std::string name = familyName(who.family);
    const std::string expected(ping::titleOf(evidence.url.device->family()));
    LinkUrl instead = evidence.url;
    instead.device = who.family;
    return Diagnosis{.problem = Problem::AnotherDevice,
                     .title = "This is a " + name + ", not a " + expected,
                     .text = "It answered as " + name + firmware,
                     .insteadUrl = instead.toString()};
}

Diagnosis verdict(const Evidence& evidence)
{
    if (auto found = withoutProbe(evidence))
        return *found;
    if (!evidence.probe)
        return {.problem = Problem::None,
                .title = placeName(evidence.url) + " has not been asked yet",
                .text = "It is asked when you connect or check it."};
    const ProbeResult& probe = *evidence.probe;
    if (!probe.devices.empty()) {
        if (auto found = anotherDevice(evidence))
            return *found;
        const Identity& who = probe.devices.front().identity;
        return {.problem = Problem::None,
                .title = familyName(who.family) + " answers on " + placeName(evidence.url),
                .text = "Firmware " + toString(who.firmware) + ", id " +
                        std::to_string(who.deviceId) + "."};
    }
    if (probe.networkRefusal == link::Link::Refusal::Port)
        return portClosed(evidence);
    if (probe.networkRefusal == link::Link::Refusal::Host)
        return hostUnreachable(evidence);
    if (!probe.opened || !probe.reason.empty())
        return cannotOpen(evidence);
    if (probe.frames > 0)
        return {.problem = Problem::NotIdentified,
                .title = "Nobody says who he is on " + placeName(evidence.url),
                .text = "Messages arrive, but no answer to the question who sends them. Another "
                        "program may be asking at the same time: close it, then check again."};
    return probe.bytes > 0 ? wrongRate(evidence) : noAnswer(evidence);
}

} // namespace

bool mayProbe(const LinkUrl& url, const PortFacts& port)
{
    if (url.kind == LinkUrl::Kind::Serial)
        return port.permission.exists && port.permission.mayOpen && port.holders.programs.empty();
    return port.holders.programs.empty();
}

Diagnosis diagnose(const Evidence& evidence)
{
    Diagnosis found = verdict(evidence);
    addChecks(evidence, found);
    return found;
}

} // namespace leadline::device
