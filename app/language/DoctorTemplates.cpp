// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Spoken.h"

#include <QtGlobal>

#include <array>

// What the connection doctor and the search say, and who gives a Ping360 its address.

namespace leadline::app {

namespace {

constexpr auto templates = std::to_array<Template>({
    {QT_TRANSLATE_NOOP("core", "%1 is no address for a device.")},
    {QT_TRANSLATE_NOOP("core", "%1 is this computer's own address.")},
    {QT_TRANSLATE_NOOP("core", "%1 stands for all of a network; a device needs one of its own.")},
    {QT_TRANSLATE_NOOP("core", "Two Ping360 have the address %1: unplug the other one, %2, while "
                               "this one gets a new address.")},
    {QT_TRANSLATE_NOOP("core", "Another Ping360, %1, has the address %2 already.")},
    {QT_TRANSLATE_NOOP(
        "core", "The Ping360 %1 does not answer on any network: check its power and cable.")},
    {QT_TRANSLATE_NOOP(
        "core", "This computer is in another network than the Ping360 %1, and it is not the only "
                "one that answers: unplug the others, or give this computer an address near %2.")},
    {QT_TRANSLATE_NOOP("core", "Another device has the address %1 already: %2.")},
    {QT_TRANSLATE_NOOP(
        "core", "The Ping360 at %1 could not be told: this computer has no way there any more.")},
    {QT_TRANSLATE_NOOP("core",
                       "Another Ping360, %1, has come with the address %2: unplug one of them.")},
    {QT_TRANSLATE_NOOP("core", "The Ping360 %1 keeps its address %2.")},
    {QT_TRANSLATE_NOOP("core",
                       "The Ping360 %1 was told its new address and is not found again: check that "
                       "this computer reaches that network, and switch its power off and on.")},
    {QT_TRANSLATE_NOOP("core", "Nothing else probes it")},
    {QT_TRANSLATE_NOOP("core", "ModemManager is not running.")},
    {QT_TRANSLATE_NOOP("core", "ModemManager leaves this adapter alone.")},
    {QT_TRANSLATE_NOOP("core", "ModemManager is running and will send commands of its own for some "
                               "seconds after the adapter is plugged in.")},
    {QT_TRANSLATE_NOOP("core", "Adapter present")},
    {QT_TRANSLATE_NOOP("core", "%1 does not exist.")},
    {QT_TRANSLATE_NOOP("core", "May open the port")},
    {QT_TRANSLATE_NOOP("core", "User %1 may read and write it.")},
    {QT_TRANSLATE_NOOP("core", "It belongs to group %1, user %2 has to log in again.")},
    {QT_TRANSLATE_NOOP("core", "It belongs to group %1, user %2 is not in it.")},
    {QT_TRANSLATE_NOOP("core", "USB latency")},
    {QT_TRANSLATE_NOOP("core", "%1 ms, 1 ms advised.")},
    {QT_TRANSLATE_NOOP("core", "Leadline sets it once the port opens.")},
    {QT_TRANSLATE_NOOP("core", "Port is free")},
    {QT_TRANSLATE_NOOP("core", "Waits for permission.")},
    {QT_TRANSLATE_NOOP("core", "No program of this user has it open.")},
    {QT_TRANSLATE_NOOP("core", "No other program has it open.")},
    {QT_TRANSLATE_NOOP("core", "%1 has it open."), "1"},
    {QT_TRANSLATE_NOOP("core", "Network leads there")},
    {QT_TRANSLATE_NOOP("core", "This computer reaches %1.")},
    {QT_TRANSLATE_NOOP("core", "Device answers")},
    {QT_TRANSLATE_NOOP("core", "It is a Ping1D or Ping360")},
    {QT_TRANSLATE_NOOP("core", "Waits for the port.")},
    {QT_TRANSLATE_NOOP("core", "Waits for an answer.")},
    {QT_TRANSLATE_NOOP("core", "It said who it is.")},
    {QT_TRANSLATE_NOOP("core", "The port belongs to group %1.")},
    {QT_TRANSLATE_NOOP("core", "This user may not open %1")},
    {QT_TRANSLATE_NOOP("core", "User %1 was added to it after logging in.")},
    {QT_TRANSLATE_NOOP("core", "Log out and in again.")},
    {QT_TRANSLATE_NOOP("core", "Let user %1 open it for this session.")},
    {QT_TRANSLATE_NOOP("core", "User %1 is not in it.")},
    {QT_TRANSLATE_NOOP("core", "Add the user once, then log in again.")},
    {QT_TRANSLATE_NOOP("core", "Another program uses %1")},
    {QT_TRANSLATE_NOOP("core", "ModemManager probably tries the port with commands of its own.")},
    {QT_TRANSLATE_NOOP("core", "%1 tries the port with commands of its own."), "1"},
    {QT_TRANSLATE_NOOP("core", "Wait some seconds, then check again.")},
    {QT_TRANSLATE_NOOP("core", "A rule keeps it away from this adapter.")},
    {QT_TRANSLATE_NOOP("core", "%1 holds the port."), "1"},
    {QT_TRANSLATE_NOOP("core", "Close it, Leadline connects by itself.")},
    {QT_TRANSLATE_NOOP("core", "A program of another user holds the port.")},
    {QT_TRANSLATE_NOOP("core", "Port %1 is in use")},
    {QT_TRANSLATE_NOOP("core", "%1 has it."), "1"},
    {QT_TRANSLATE_NOOP("core", "Close it, or listen on another port.")},
    {QT_TRANSLATE_NOOP("core",
                       "Connect to 192.168.2.2:14660 instead, which BlueOS offers for this.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not there")},
    {QT_TRANSLATE_NOOP("core", "Check that the adapter is plugged in.")},
    {QT_TRANSLATE_NOOP("core", "It did not open within three seconds.")},
    {QT_TRANSLATE_NOOP("core", "No network leads to %1")},
    {QT_TRANSLATE_NOOP("core", "%1 went away")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be opened")},
    {QT_TRANSLATE_NOOP("core", "Nothing answers on %1")},
    {QT_TRANSLATE_NOOP("core", "It was asked at %1 baud."), "1"},
    {QT_TRANSLATE_NOOP(
        "core",
        "Check the sonar's power, and that the wires for sending and receiving are not swapped.")},
    {QT_TRANSLATE_NOOP("core", "If another program has set another rate, connecting or checking "
                               "again lets the sonar measure it.")},
    {QT_TRANSLATE_NOOP("core", "Nobody has sent anything there.")},
    {QT_TRANSLATE_NOOP("core", "Check the address to which the sonar or its bridge sends.")},
    {QT_TRANSLATE_NOOP("core", "That is this computer itself.")},
    {QT_TRANSLATE_NOOP("core", "Start the program that answers there, or correct the address.")},
    {QT_TRANSLATE_NOOP("core", "The network leads there.")},
    {QT_TRANSLATE_NOOP(
        "core", "Check the sonar's power and cable, and that its bridge runs on the vehicle.")},
    {QT_TRANSLATE_NOOP("core", "No sonar speaks on %1")},
    {QT_TRANSLATE_NOOP("core", "Bytes arrive, but no messages of a sonar.")},
    {QT_TRANSLATE_NOOP("core",
                       "Check the address, and the baud rate of the bridge on the vehicle.")},
    {QT_TRANSLATE_NOOP("core", "Something speaks at another rate on %1")},
    {QT_TRANSLATE_NOOP("core", "Bytes arrive at %1 baud, but no messages of a sonar."), "1"},
    {QT_TRANSLATE_NOOP("core", "It did not measure the rate either: this is another device, or its "
                               "firmware has a rate of its own, which the address can name.")},
    {QT_TRANSLATE_NOOP("core", "Connecting or checking again lets a sonar measure the rate.")},
    {QT_TRANSLATE_NOOP("core", "This is no sonar that Leadline knows")},
    {QT_TRANSLATE_NOOP("core", "It answered as device type %1, firmware %2.")},
    {QT_TRANSLATE_NOOP("core", "This is a %1, not a %2"), "12"},
    {QT_TRANSLATE_NOOP("core", "It answered as %1, firmware %2."), "1"},
    {QT_TRANSLATE_NOOP("core", "%1 has not been asked yet")},
    {QT_TRANSLATE_NOOP("core", "It is asked when you connect or check it.")},
    {QT_TRANSLATE_NOOP("core", "%1 answers on %2"), "1"},
    {QT_TRANSLATE_NOOP("core", "Firmware %1, id %2.")},
    {QT_TRANSLATE_NOOP("core", "Nobody says who he is on %1")},
    {QT_TRANSLATE_NOOP("core", "Messages arrive, but no answer to the question who sends them.")},
    {QT_TRANSLATE_NOOP(
        "core", "Another program may be asking at the same time: close it, then check again.")},
    {QT_TRANSLATE_NOOP("core", "A vehicle is expected there")},
    {QT_TRANSLATE_NOOP("core", "It is not asked before you connect: then Leadline sends a "
                               "heartbeat each second, and asks it for its clock.")},
    {QT_TRANSLATE_NOOP(
        "core", "The ground station needs this port: while Leadline has it, it hears nothing.")},
    {QT_TRANSLATE_NOOP("core", "A Ping360 says that its address is %1")},
    {QT_TRANSLATE_NOOP("core", "This computer is %1, and has no network in which that is."), "1"},
    {QT_TRANSLATE_NOOP("core", "Nothing is sent there.")},
    {QT_TRANSLATE_NOOP("core",
                       "Give the sonar an address of this network, or ask there with Look here.")},
    {QT_TRANSLATE_NOOP("core", "It is connected")},
    {QT_TRANSLATE_NOOP("core", "What is in use is not asked.")},
    {QT_TRANSLATE_NOOP("core", "This computer has no network address.")},
    {QT_TRANSLATE_NOOP("core", "This computer is %1."), "1"},
    {QT_TRANSLATE_NOOP("core", "It needs an address in %1, for example %2.")},
    {QT_TRANSLATE_NOOP("core", "Leadline asks there only if you tell it to look.")},
    {QT_TRANSLATE_NOOP("core", "%1 may serve one program at a time")},
    {QT_TRANSLATE_NOOP("core", "%1 is an autopilot")},
    {QT_TRANSLATE_NOOP("core", "Leadline leaves it alone.")},
    {QT_TRANSLATE_NOOP("core", "%1 is no USB serial adapter")},
    {QT_TRANSLATE_NOOP("core", "Computer is there")},
    {QT_TRANSLATE_NOOP("core", "Its port is open")},
    {QT_TRANSLATE_NOOP("core", "Nobody in the network has the address %1.")},
    {QT_TRANSLATE_NOOP("core", "Waits for the computer.")},
    {QT_TRANSLATE_NOOP("core", "%1 answers for itself.")},
    {QT_TRANSLATE_NOOP("core", "No program there has UDP port %1.")},
    {QT_TRANSLATE_NOOP("core", "No program there has TCP port %1.")},
    {QT_TRANSLATE_NOOP("core", "UDP port %1 answers.")},
    {QT_TRANSLATE_NOOP("core", "TCP port %1 answers.")},
    {QT_TRANSLATE_NOOP("core", "%1 answers.")},
    {QT_TRANSLATE_NOOP("core", "Not known: nothing came back.")},
    {QT_TRANSLATE_NOOP("core", "Nobody refuses it, and nobody answers.")},
    {QT_TRANSLATE_NOOP("core", "%1 does not take the connection.")},
    {QT_TRANSLATE_NOOP("core", "Leadline listens there.")},
    {QT_TRANSLATE_NOOP("core", "Port is open")},
    {QT_TRANSLATE_NOOP("core", "Leadline has it open.")},
    {QT_TRANSLATE_NOOP("core", "Bytes arrive")},
    {QT_TRANSLATE_NOOP("core", "They are MAVLink")},
    {QT_TRANSLATE_NOOP("core", "They are messages of a sonar")},
    {QT_TRANSLATE_NOOP("core", "They come from there.")},
    {QT_TRANSLATE_NOOP("core", "They are whole, with the right checksum.")},
    {QT_TRANSLATE_NOOP("core", "None of them is a whole message.")},
    {QT_TRANSLATE_NOOP("core", "They came before, and stopped.")},
    {QT_TRANSLATE_NOOP("core", "None came so far.")},
    {QT_TRANSLATE_NOOP("core", "Waits for bytes.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not in the network")},
    {QT_TRANSLATE_NOOP("core", "Nobody there has this address.")},
    {QT_TRANSLATE_NOOP("core", "Check the vehicle's power and the tether, then the address.")},
    {QT_TRANSLATE_NOOP("core", "Nothing listens on %1")},
    {QT_TRANSLATE_NOOP("core",
                       "The vehicle's computer is there, but no program of it has this port.")},
    {QT_TRANSLATE_NOOP(
        "core", "In BlueOS, open MAVLink Endpoints and switch the endpoint of this port on.")},
    {QT_TRANSLATE_NOOP("core",
                       "The vehicle's computer is there, but its bridge to the sonar is stopped.")},
    {QT_TRANSLATE_NOOP("core", "In BlueOS, open Ping Sonar Devices: if the sonar is not in that "
                               "list, check its power and cable.")},
    {QT_TRANSLATE_NOOP("core", "%1 is there, but no program of it has this port.")},
    {QT_TRANSLATE_NOOP("core", "Check the port in the address, and that the bridge runs there.")},
    {QT_TRANSLATE_NOOP("core", "%1 fell silent")},
    {QT_TRANSLATE_NOOP("core", "The port is open, and nothing comes any more.")},
    {QT_TRANSLATE_NOOP("core", "Nothing comes any more, and the way there is open.")},
    {QT_TRANSLATE_NOOP("core", "Nothing comes any more.")},
    {QT_TRANSLATE_NOOP("core", "Check the vehicle's power and the tether.")},
    {QT_TRANSLATE_NOOP("core",
                       "Check the vehicle's power and the tether, then the sonar's cable.")},
    {QT_TRANSLATE_NOOP("core", "Check the sonar's power and cable.")},
    {QT_TRANSLATE_NOOP("core", "It is asked again by itself.")},
    {QT_TRANSLATE_NOOP("core", "Only programs on this computer are heard at %1: listen at 0.0.0.0 "
                               "to hear a vehicle.")},
    {QT_TRANSLATE_NOOP("core", "This computer has no network address: check its network cable.")},
    {QT_TRANSLATE_NOOP("core", "Let the vehicle's bridge send to %1, port %2."), "1"},
    {QT_TRANSLATE_NOOP("core",
                       "Check the vehicle's power, and that its MAVLink endpoint is switched on.")},
    {QT_TRANSLATE_NOOP("core", "No vehicle speaks on %1")},
    {QT_TRANSLATE_NOOP("core", "Bytes arrive, but no MAVLink.")},
    {QT_TRANSLATE_NOOP("core", "Check the baud rate in the address.")},
    {QT_TRANSLATE_NOOP("core", "Check the address.")},
});

} // namespace

std::span<const Template> doctorTemplates()
{
    return templates;
}

} // namespace leadline::app
