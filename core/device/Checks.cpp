// SPDX-License-Identifier: GPL-3.0-or-later
#include "Checks.h"

#include "Remedies.h"

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
        found.trouble == Trouble::CannotOpen && evidence.url.kind == LinkUrl::Kind::Udp;
    if (found.trouble == Trouble::NoNetwork || unknownName)
        checks.push_back({Check::State::Failed, name, found.text, found.command});
    else if (!advice.text.empty())
        checks.push_back({Check::State::Warning, name, advice.text, advice.command});
    else
        checks.push_back(
            {Check::State::Passed, name, "This computer reaches " + evidence.url.place + "."});
}

/// What can be known of the other end before it says anything.
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

/// Of a serial port that is ours, or is to be.
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

/// Of whatever kind, and in messages of the right one.
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
    else if (found.trouble == Trouble::AnotherDevice)
        checks.push_back({Check::State::Failed, isSonar, found.title + ". " + found.text});
    else
        checks.push_back({Check::State::Passed, isSonar,
                          familyName(evidence.probe->devices.front().identity.family) + "."});
}

} // namespace

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

} // namespace leadline::device
