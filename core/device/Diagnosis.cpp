// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Diagnosis.h"

#include "Remedies.h"
#include "device/SonarDriver.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

namespace leadline::device {

namespace {

using link::LinkUrl;
using link::PortFacts;

Check modemManagerCheck(const PortFacts& port)
{
    const base::Message name("Not probed by other programs");
    if (!port.modemManager.running)
        return {Check::State::Passed, name, base::Message("ModemManager is not running.")};
    if (port.modemManager.ignoresPort)
        return {Check::State::Passed, name,
                base::Message("ModemManager leaves this adapter alone.")};
    return {Check::State::Warning, name,
            base::Message("ModemManager is running and sends its own commands for some seconds "
                          "after the adapter is plugged in."),
            modemManagerRule(port)};
}

base::Message hardwareText(const PortFacts& port, const LinkUrl& url)
{
    if (!port.port || port.port->description.empty())
        return base::Message::verbatim(link::portPath(url));
    return base::Message::verbatim(port.port->description + (port.port->manufacturer.empty()
                                                                 ? ""
                                                                 : ", " + port.port->manufacturer));
}

void checkPort(const Evidence& evidence, std::vector<Check>& checks)
{
    const PortFacts& port = *evidence.port;
    const link::PortPermission& may = port.permission;
    checks.push_back(
        {may.exists ? Check::State::Passed : Check::State::Failed, base::Message("Adapter present"),
         may.exists ? hardwareText(port, evidence.url)
                    : base::Message("%1 does not exist.", link::portPath(evidence.url))});
    if (!may.exists)
        return;
    checks.push_back(
        may.mayOpen
            ? Check{Check::State::Passed, base::Message("May open the port"),
                    base::Message("User %1 may read and write it.", may.user)}
            : Check{Check::State::Failed, base::Message("May open the port"),
                    may.userIsInGroup
                        ? base::Message("It belongs to group %1; user %2 must log in again.",
                                        may.group, may.user)
                        : base::Message("It belongs to group %1; user %2 is not a member.",
                                        may.group, may.user),
                    addToGroup(may)});
    checks.push_back(modemManagerCheck(port));
    if (port.latencyTimerMs)
        checks.push_back(*port.latencyTimerMs > 1
                             ? Check{Check::State::Warning, base::Message("USB latency"),
                                     base::Message("%1 ms, 1 ms advised.", *port.latencyTimerMs) +
                                         base::Message("Leadline sets it once the port opens.")}
                             : Check{Check::State::Passed, base::Message("USB latency"),
                                     base::Message("1 ms.")});
    if (!may.mayOpen)
        checks.push_back({Check::State::Waiting, base::Message("Port is free"),
                          base::Message("Waiting for permission.")});
    else if (port.holders.programs.empty())
        checks.push_back({Check::State::Passed, base::Message("Port is free"),
                          port.holders.incomplete
                              ? base::Message("No program of this user has it open.")
                              : base::Message("No other program has it open.")});
    else
        checks.push_back(
            {Check::State::Failed, base::Message("Port is free"),
             base::Message("%1 has it open.", holderName(port.holders.programs.front()))});
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
    const base::Message name("Network route");
    const AddressAdvice advice = addressAdvice(evidence.url, evidence.networks);
    const bool unknownName =
        found.problem == Problem::CannotOpen && evidence.url.kind == LinkUrl::Kind::Udp;
    if (found.problem == Problem::NoNetwork || unknownName)
        checks.push_back({Check::State::Failed, name, found.text, found.command});
    else if (!advice.text.empty())
        checks.push_back({Check::State::Warning, name, advice.text, advice.command});
    else
        checks.push_back({Check::State::Passed, name,
                          base::Message("This computer reaches %1.", evidence.url.place)});
}

/// Adds the checks of the other computer that need no message from it.
void checkComputer(const Evidence& evidence, std::vector<Check>& checks)
{
    const std::string& place = evidence.url.place;
    const bool tcp = evidence.url.kind == LinkUrl::Kind::Tcp;
    const bool there = bringsBytes(evidence) || (tcp && isOpen(evidence));
    const std::uint16_t port = evidence.url.port;
    const auto add = [&](Check::State state, const base::Message& name, base::Message text) {
        checks.push_back({state, name, std::move(text)});
    };
    const base::Message computer("Computer is there");
    const base::Message open("Its port is open");
    switch (refusalOf(evidence)) {
    case Refusal::Host:
        add(Check::State::Failed, computer,
            base::Message("No device in the network has the address %1.", place));
        add(Check::State::Waiting, open, base::Message("Waiting for the computer."));
        return;
    case Refusal::Port:
        add(Check::State::Passed, computer, base::Message("%1 answers for itself.", place));
        add(Check::State::Failed, open,
            tcp ? base::Message("No program there has TCP port %1.", port)
                : base::Message("No program there has UDP port %1.", port));
        return;
    case Refusal::None:
        break;
    }
    if (there) {
        add(Check::State::Passed, computer, base::Message("%1 answers.", place));
        add(Check::State::Passed, open,
            tcp ? base::Message("TCP port %1 answers.", port)
                : base::Message("UDP port %1 answers.", port));
    } else if (tcp && evidence.probe) {
        add(Check::State::Waiting, computer, base::Message("Unknown: no reply."));
        add(Check::State::Failed, open, base::Message("%1 does not take the connection.", place));
    } else {
        add(Check::State::Waiting, computer, base::Message("Unknown: no reply."));
        add(Check::State::Waiting, open, base::Message("No reply and no refusal."));
    }
}

void checkListening(const Evidence& evidence, std::vector<Check>& checks)
{
    const base::Message name("Port is free");
    if (evidence.port && !evidence.port->holders.programs.empty())
        checks.push_back(
            {Check::State::Failed, name,
             base::Message("%1 has it open.", evidence.port->holders.programs.front().program)});
    else if (isOpen(evidence))
        checks.push_back({Check::State::Passed, name, base::Message("Leadline listens there.")});
    else
        checks.push_back({evidence.probe ? Check::State::Failed : Check::State::Waiting, name,
                          evidence.probe && !evidence.probe->reason.empty()
                              ? evidence.probe->reason
                              : base::Message("Waiting for the port.")});
}

/// Adds the check of a serial port that this program has open or is to open.
void checkOwnPort(const Evidence& evidence, std::vector<Check>& checks)
{
    const base::Message name("Port is open");
    if (isOpen(evidence))
        checks.push_back({Check::State::Passed, name, base::Message("Leadline has it open.")});
    else
        checks.push_back({Check::State::Failed, name,
                          evidence.probe->reason.empty() ? base::Message("Waiting for the port.")
                                                         : evidence.probe->reason});
}

/// Adds two checks: whether any bytes arrive, and whether they contain messages of the link's
/// protocol.
void checkBytes(const Evidence& evidence, std::vector<Check>& checks)
{
    const base::Message bytes("Bytes arrive");
    const bool mavlink = evidence.url.protocol() == link::Protocol::Mavlink;
    const base::Message messages =
        mavlink ? base::Message("They are MAVLink") : base::Message("They are sonar messages");
    if (!isOpen(evidence)) {
        checks.push_back({Check::State::Waiting, bytes, base::Message("Waiting for the port.")});
    } else if (bringsBytes(evidence)) {
        checks.push_back({Check::State::Passed, bytes, base::Message("Received.")});
        const bool whole = evidence.probe->frames > 0 || !evidence.probe->devices.empty();
        checks.push_back({whole ? Check::State::Passed : Check::State::Failed, messages,
                          whole ? base::Message("Complete, with valid checksums.")
                                : base::Message("No complete message.")});
        return;
    } else {
        checks.push_back({Check::State::Failed, bytes,
                          evidence.answeredBefore ? base::Message("Received earlier, then stopped.")
                                                  : base::Message("None received.")});
    }
    checks.push_back({Check::State::Waiting, messages, base::Message("Waiting for bytes.")});
}

void checkAnswer(const Evidence& evidence, const Diagnosis& found, std::vector<Check>& checks)
{
    const base::Message answers("Device answers");
    const base::Message isSonar("It is a sonar that Leadline knows");
    if (!isOpen(evidence)) {
        checks.push_back({Check::State::Waiting, answers, base::Message("Waiting for the port.")});
        checks.push_back({Check::State::Waiting, isSonar, base::Message("Waiting for an answer.")});
        return;
    }
    const bool answered = !evidence.probe->devices.empty();
    checks.push_back(
        {answered ? Check::State::Passed : Check::State::Failed, answers,
         answered ? base::Message("It identified itself.") : base::Message("%1.", found.title)});
    if (!answered)
        checks.push_back({Check::State::Waiting, isSonar, base::Message("Waiting for an answer.")});
    else if (found.problem == Problem::AnotherDevice)
        checks.push_back({Check::State::Failed, isSonar, found.message()});
    else
        checks.push_back(
            {Check::State::Passed, isSonar,
             base::Message("%1.", familyName(evidence.probe->devices.front().identity.family))});
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

/// The baud rates that were tried, "115200 and 9600".
base::Message ratesText(const ProbeResult& probe)
{
    std::vector<base::Message::Argument> rates(probe.rates.begin(), probe.rates.end());
    return base::listed(rates, base::Conjunction::And);
}

Diagnosis noPermission(const Evidence& evidence)
{
    const link::PortPermission& permission = evidence.port->permission;
    const base::Message belongs("The port belongs to group %1.", permission.group);
    Diagnosis found{.problem = Problem::NoPermission,
                    .title = base::Message("This user may not open %1", portName(evidence.url)),
                    .text = {},
                    .command = addToGroup(permission),
                    .commandForNow = allowForNow(permission, evidence.url)};
    if (permission.userIsInGroup)
        found.text = belongs +
                     base::Message("User %1 was added to it after logging in.", permission.user) +
                     base::Message("Log out and in again.");
    else if (found.command.empty())
        found.text =
            belongs + base::Message("Let user %1 open it for this session.", permission.user);
    else
        found.text = belongs + base::Message("User %1 is not in it.", permission.user) +
                     base::Message("Add the user once, then log in again.");
    return found;
}

Diagnosis serialInUse(const Evidence& evidence)
{
    const PortFacts& port = *evidence.port;
    Diagnosis found{.problem = Problem::PortInUse,
                    .title = base::Message("Another program uses %1", portName(evidence.url)),
                    .text = {}};
    const link::Holder* const modem = modemManagerAmong(port.holders);
    // ModemManager runs as root, so that a user without privileges cannot see its open ports.
    const bool guessed = port.holders.programs.empty() && port.modemManager.running &&
                         !port.modemManager.ignoresPort;
    if (modem != nullptr || guessed) {
        found.command = modemManagerRule(port);
        found.text =
            (modem != nullptr
                 ? base::Message("%1 tries the port with commands of its own.", holderName(*modem))
                 : base::Message(
                       "ModemManager probably tries the port with commands of its own.")) +
            base::Message("Wait some seconds, then check again.");
        if (!found.command.empty())
            found.text = found.text + base::Message("A rule keeps it away from this adapter.");
    } else if (!port.holders.programs.empty()) {
        found.text =
            base::Message("%1 holds the port.", holderName(port.holders.programs.front())) +
            base::Message("Close it, Leadline connects by itself.");
    } else {
        found.text = base::Message("A program of another user holds the port.") +
                     base::Message("Close it, Leadline connects by itself.");
    }
    return found;
}

Diagnosis udpInUse(const Evidence& evidence)
{
    const link::Holders& holders = evidence.port->holders;
    const base::Message who = holders.programs.empty()
                                  ? base::Message("Another program")
                                  : base::Message::verbatim(holders.programs.front().program);
    Diagnosis found{.problem = Problem::PortInUse,
                    .title = base::Message("Port %1 is in use", evidence.url.port),
                    .text = base::Message("%1 has it.", who) +
                            base::Message("Close it, or listen on another port.")};
    if (evidence.url.port == 14550 || evidence.url.port == 14551) {
        found.insteadUrl = blueOsVehicle;
        found.text =
            base::Message("%1 has it.", who) +
            base::Message("Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.");
    }
    return found;
}

Diagnosis notFound(const Evidence& evidence)
{
    return {.problem = Problem::NotFound,
            .title = base::Message("%1 is not there", portName(evidence.url)),
            .text = base::Message("Check that the adapter is plugged in.")};
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
    const base::Message reason = probe.reason.empty()
                                     ? base::Message("It did not open within three seconds.")
                                     : probe.reason;
    if (evidence.url.kind == LinkUrl::Kind::Udp && link::Ipv4::parse(evidence.url.place)) {
        const AddressAdvice advice = addressAdvice(evidence.url, evidence.networks);
        return {.problem = Problem::NoNetwork,
                .title = base::Message("No network route to %1", evidence.url.place),
                .text = advice.text.empty() ? reason : advice.text,
                .command = advice.command};
    }
    return {.problem = Problem::CannotOpen,
            .title = wasOpen ? base::Message("%1 was disconnected", placeName(evidence.url))
                             : base::Message("%1 cannot be opened", placeName(evidence.url)),
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
            .title = base::Message("%1 is not in the network", evidence.url.place),
            .text = advice.text.empty()
                        ? base::Message("No device there has this address.") +
                              base::Message(
                                  "Check the vehicle's power and the tether, then the address.")
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
                    .title = base::Message("Nothing listens on %1", placeName(url)),
                    .text = {}};
    if (url.place == "localhost" || url.place == "::1" || (there && there->isLoopback()))
        found.text = base::Message("That is this computer itself.") +
                     base::Message("Start the program that answers there, or correct the address.");
    else if (isVehicles(url) && url.place == blueOs->place)
        found.text =
            base::Message("The vehicle's computer is there, but no program of it has this port.") +
            base::Message(
                "In BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.");
    else if (url.place == blueOs->place)
        found.text =
            base::Message(
                "The vehicle's computer is there, but its bridge to the sonar is stopped.") +
            base::Message("In BlueOS, open Ping Sonar Devices: if the sonar is not in that list, "
                          "check its power and cable.");
    else
        found.text =
            base::Message("%1 is there, but no program of it has this port.", url.place) +
            base::Message("Check the port in the address, and that the bridge runs there.");
    return found;
}

/// A link on which a device answered earlier, and on which nothing arrives now.
Diagnosis fellSilent(const Evidence& evidence)
{
    const bool udp = evidence.url.kind == LinkUrl::Kind::Udp;
    const base::Message state =
        isSerial(evidence.url) ? base::Message("The port is open, but no more data arrives.")
        : udp ? base::Message("No more data arrives, but the network route is open.")
              : base::Message("No more data arrives.");
    const base::Message remedy =
        isVehicles(evidence.url) ? base::Message("Check the vehicle's power and the tether.")
        : isSerial(evidence.url)
            ? base::Message("Check the sonar's power and cable.")
            : base::Message("Check the vehicle's power and the tether, then the sonar's cable.");
    return {.problem = Problem::NoAnswer,
            .title = base::Message("%1 stopped responding", placeName(evidence.url)),
            .text = state + remedy + base::Message("Retrying automatically.")};
}

/// Where the other end has to send to, for a link that listens.
base::Message sendHere(const Evidence& evidence)
{
    const LinkUrl& url = evidence.url;
    const auto own = link::Ipv4::parse(url.place);
    if (url.place == "::1" || (own && own->isLoopback()))
        return base::Message(
            "Only programs on this computer are heard at %1: listen at 0.0.0.0 to hear a vehicle.",
            url.place);
    std::optional<base::Message> addresses;
    for (const link::Ipv4Network& each : evidence.networks) {
        auto address = base::Message::verbatim(each.address.toString());
        addresses = addresses ? base::Message("%1 or %2", std::move(*addresses), std::move(address))
                              : std::move(address);
    }
    if (!addresses)
        return base::Message("This computer has no network address: check its network cable.");
    return base::Message("Let the vehicle's bridge send to %1, port %2.", std::move(*addresses),
                         url.port);
}

Diagnosis noAnswer(const Evidence& evidence)
{
    if (evidence.answeredBefore)
        return fellSilent(evidence);
    Diagnosis found{.problem = Problem::NoAnswer,
                    .title = base::Message("Nothing answers on %1", placeName(evidence.url)),
                    .text = {}};
    if (isSerial(evidence.url)) {
        found.text = base::Message("Probed at %1 baud.", ratesText(*evidence.probe)) +
                     base::Message("Check the sonar's power, and that the wires for sending and "
                                   "receiving are not swapped.");
        if (!evidence.probe->measured)
            found.text =
                found.text + base::Message("If another program changed the baud rate, connect or "
                                           "check again so that the sonar detects it.");
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
        found.text = base::Message("Nothing has been received there.") + sendHere(evidence);
    else if (isVehicles(evidence.url))
        found.text =
            base::Message("The network route exists.") +
            base::Message(
                "Check the vehicle's power, and that its MAVLink endpoint is switched on.");
    else if (there && there->isLoopback())
        found.text = base::Message("That is this computer itself.") +
                     base::Message("Start the program that answers there, or correct the address.");
    else
        found.text =
            base::Message("The network route exists.") +
            base::Message(
                "Check the sonar's power and cable, and that its bridge runs on the vehicle.");
    return found;
}

Diagnosis wrongRate(const Evidence& evidence)
{
    const std::string name = placeName(evidence.url);
    if (isVehicles(evidence.url))
        return {.problem = Problem::WrongRate,
                .title = base::Message("No vehicle on %1", name),
                .text = isSerial(evidence.url)
                            ? base::Message("Bytes received, but no MAVLink.") +
                                  base::Message("Check the baud rate in the address.")
                            : base::Message("Bytes received, but no MAVLink.") +
                                  base::Message("Check the address.")};
    if (!isSerial(evidence.url))
        return {.problem = Problem::WrongRate,
                .title = base::Message("No sonar on %1", name),
                .text = base::Message("Bytes received, but no sonar messages.") +
                        base::Message(
                            "Check the address, and the baud rate of the bridge on the vehicle.")};
    return {
        .problem = Problem::WrongRate,
        .title = base::Message("Wrong baud rate on %1", name),
        .text =
            base::Message("Bytes received at %1 baud, but no sonar messages.",
                          ratesText(*evidence.probe)) +
            (evidence.probe->measured
                 ? base::Message("Baud rate detection failed: this is another device, or its "
                                 "firmware has a fixed rate. Name the rate in the address.")
                 : base::Message("Connect or check again so that the sonar detects the rate."))};
}

/// Cerulean's, of Ping Protocol messages that are not published.
constexpr std::uint8_t insight240 = 110;

/// The sonar that says a device type which its maker has not published; Unknown if there is none.
ping::Family familyOfUnpublishedType()
{
    for (const ping::FamilyDescriptor* each : ping::families())
        if (each->deviceTypes.empty() && !each->productId.empty())
            return each->family;
    return ping::Family::Unknown;
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
    const std::string firmware = toString(who.firmware);
    if (who.family == ping::Family::Unknown) {
        Diagnosis unknown{.problem = Problem::AnotherDevice,
                          .title = base::Message("This is no sonar that Leadline knows"),
                          .text = base::Message("It answered as device type %1, firmware %2.",
                                                who.deviceType, firmware)};
        if (who.deviceType == insight240) {
            unknown.title = base::Message("The Insight 240 is not supported");
        } else if (const ping::Family untyped = familyOfUnpublishedType();
                   untyped != ping::Family::Unknown && !evidence.url.device) {
            LinkUrl instead = evidence.url;
            instead.device = untyped;
            unknown.text = unknown.text + base::Message("If it is an %1, connect it as that.",
                                                        familyName(untyped));
            unknown.insteadUrl = instead.toString();
        }
        return unknown;
    }
    const base::Message name = familyName(who.family);
    const std::string expected(ping::titleOf(evidence.url.device->family()));
    LinkUrl instead = evidence.url;
    instead.device = who.family;
    return Diagnosis{.problem = Problem::AnotherDevice,
                     .title = base::Message("This is a %1, not a %2", name, expected),
                     .text = base::Message("It answered as %1, firmware %2.", name, firmware),
                     .insteadUrl = instead.toString()};
}

Diagnosis verdict(const Evidence& evidence)
{
    if (auto found = withoutProbe(evidence))
        return *found;
    if (!evidence.probe)
        return {.problem = Problem::None,
                .title = base::Message("%1 not probed yet", placeName(evidence.url)),
                .text = base::Message("It is probed when you connect or check it.")};
    const ProbeResult& probe = *evidence.probe;
    if (!probe.devices.empty()) {
        if (auto found = anotherDevice(evidence))
            return *found;
        const Identity& who = probe.devices.front().identity;
        return {.problem = Problem::None,
                .title = base::Message("%1 answers on %2", familyName(who.family),
                                       placeName(evidence.url)),
                .text = base::Message("Firmware %1, id %2.", toString(who.firmware), who.deviceId)};
    }
    if (probe.networkRefusal == link::Link::Refusal::Port)
        return portClosed(evidence);
    if (probe.networkRefusal == link::Link::Refusal::Host)
        return hostUnreachable(evidence);
    if (!probe.opened || !probe.reason.empty())
        return cannotOpen(evidence);
    if (probe.frames > 0)
        return {
            .problem = Problem::NotIdentified,
            .title = base::Message("No device identifies itself on %1", placeName(evidence.url)),
            .text = base::Message("Messages arrive, but the sender does not identify itself.") +
                    base::Message("Another program may be using it: close it, then check again.")};
    return probe.bytes > 0 ? wrongRate(evidence) : noAnswer(evidence);
}

/// True if a sonar that is silent here may have been addressed on another of its links before.
bool mayKeepAnotherLink(const Evidence& evidence)
{
    const std::span<const ping::FamilyDescriptor* const> all = ping::families();
    return std::ranges::any_of(all, [&](const ping::FamilyDescriptor* family) {
        const bool isExpected = evidence.url.device
                                    ? family->family == evidence.url.device->family()
                                    : family->usualPort == evidence.url.port;
        return family->keepsFirstLink && isExpected && hasDriver(family->family);
    });
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
    const bool isSilent = found.problem == Problem::NoAnswer ||
                          found.problem == Problem::PortClosed ||
                          found.problem == Problem::CannotOpen;
    if (isSilent && evidence.probe && mayKeepAnotherLink(evidence))
        found.text = found.text + base::Message("Since its power-up this sonar may answer another "
                                                "program or link only: switch its power off and "
                                                "on, and connect Leadline first.");
    addChecks(evidence, found);
    return found;
}

} // namespace leadline::device
