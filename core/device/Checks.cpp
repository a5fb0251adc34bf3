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

void checkNetwork(const Evidence& evidence, const Diagnosis& found, std::vector<Check>& checks)
{
    constexpr const char* name = "Network leads there";
    const AddressAdvice advice = addressAdvice(evidence.url, evidence.networks);
    if (found.trouble == Trouble::NoNetwork)
        checks.push_back({Check::State::Failed, name, found.text, found.command});
    else if (!advice.text.empty())
        checks.push_back({Check::State::Warning, name, advice.text, advice.command});
    else
        checks.push_back(
            {Check::State::Passed, name, "This computer reaches " + evidence.url.place + "."});
}

void checkAnswer(const Evidence& evidence, const Diagnosis& found, std::vector<Check>& checks)
{
    constexpr const char* answers = "Device answers";
    constexpr const char* isSonar = "It is a Ping1D or Ping360";
    if (!evidence.probe || !evidence.probe->opened) {
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
    const bool serial = evidence.url.kind == LinkUrl::Kind::Serial;
    if (evidence.port && serial)
        checkPort(evidence, diagnosis.checks);
    else if (evidence.url.isNetwork() && evidence.url.kind != LinkUrl::Kind::UdpIn)
        checkNetwork(evidence, diagnosis, diagnosis.checks);
    checkAnswer(evidence, diagnosis, diagnosis.checks);
}

} // namespace leadline::device
