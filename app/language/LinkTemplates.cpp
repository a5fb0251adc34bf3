// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Spoken.h"

#include <QtGlobal>

#include <array>

// What links and their addresses say.

namespace leadline::app {

namespace {

constexpr auto templates = std::to_array<Template>({
    {QT_TRANSLATE_NOOP("core", "A host is missing before the port, as in udp://192.168.2.2:9092.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not an IPv6 address.")},
    {QT_TRANSLATE_NOOP("core", "%1 is neither the name nor the address of a host.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not an IPv4 address: it has four numbers from 0 to 255.")},
    {QT_TRANSLATE_NOOP("core", "%1 stands for every address; say which one to connect to.")},
    {QT_TRANSLATE_NOOP("core", "The bracket of the IPv6 address %1 is not closed.")},
    {QT_TRANSLATE_NOOP("core",
                       "Behind the bracket of an IPv6 address comes its port, as in [::1]:9092.")},
    {QT_TRANSLATE_NOOP("core", "An IPv6 address goes in brackets, as in udp://[::1]:9092.")},
    {QT_TRANSLATE_NOOP("core", "The port is missing, as in udp://192.168.2.2:9092.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not a port: it is a number from 1 to 65535.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not the path of a port.")},
    {QT_TRANSLATE_NOOP("core", "The port is missing, as in serial:/dev/ttyUSB0.")},
    {QT_TRANSLATE_NOOP(
        "core", "There is no simulator %1: there are sim:ping1d, sim:ping360 and sim:vehicle.")},
    {QT_TRANSLATE_NOOP("core", "The device is said twice.")},
    {QT_TRANSLATE_NOOP("core", "There is no device %1: there are ping1d, ping360 and vehicle.")},
    {QT_TRANSLATE_NOOP("core", "The baud rate is said twice.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not a baud rate, as in serial:/dev/ttyUSB0?baud=115200.")},
    {QT_TRANSLATE_NOOP("core", "A link of this kind has no option %1.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not a link: it begins with serial:, udp:, udpin:, tcp: or "
                               "sim:, as in udp://192.168.2.2:9092.")},
    {QT_TRANSLATE_NOOP("core", "There are no simulated devices here.")},
    {QT_TRANSLATE_NOOP("core", "The name %1 is not known in this network.")},
    {QT_TRANSLATE_NOOP("core", "This computer has no way to %1: check cable and network address.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not an address of this computer.")},
    {QT_TRANSLATE_NOOP("core", "UDP port %1 is in use by another program.")},
    {QT_TRANSLATE_NOOP("core", "This user may not listen on UDP port %1.")},
    {QT_TRANSLATE_NOOP("core", "Listening on UDP port %1 of %2 is not possible.")},
    {QT_TRANSLATE_NOOP("core", "%1 is there, but nothing listens on its TCP port %2.")},
    {QT_TRANSLATE_NOOP("core", "%1 closed the connection.")},
    {QT_TRANSLATE_NOOP("core", "%1 does not answer on TCP port %2.")},
    {QT_TRANSLATE_NOOP("core", "%1 is not there: check that the adapter is plugged in.")},
    {QT_TRANSLATE_NOOP("core", "Another program uses %1.")},
    {QT_TRANSLATE_NOOP("core", "This user may not open %1, which belongs to group %2.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be opened: %2.")},
    {QT_TRANSLATE_NOOP("core", "%1 is gone: check that the adapter is plugged in.")},
    {QT_TRANSLATE_NOOP("core", "No UDP port could be opened: %1.")},
    {QT_TRANSLATE_NOOP("core", "The simulated cable is unplugged.")},
    {QT_TRANSLATE_NOOP("core", "%1 cannot be set by this user.")},
    {QT_TRANSLATE_NOOP("core", "Timing has the command that helps.")},
    {QT_TRANSLATE_NOOP("core", "%1 passes data on after 1 ms.")},
    {QT_TRANSLATE_NOOP("core", "%1 is a vehicle's link, and no sonar's: ?device=ping1d or "
                               "?device=ping360 behind it says otherwise.")},
    {QT_TRANSLATE_NOOP("core",
                       "1 datagram was dropped: one sender at a time is listened to on port %1.")},
    {QT_TRANSLATE_NOOP(
        "core", "%1 datagrams were dropped: one sender at a time is listened to on port %2.")},
    {QT_TRANSLATE_NOOP("core", "1 datagram was dropped: it came from another than %1.")},
    {QT_TRANSLATE_NOOP("core", "The link is down.")},
    {QT_TRANSLATE_NOOP("core", "The link is open again.")},
    {QT_TRANSLATE_NOOP("core", "1 repeated datagram was dropped.")},
    {QT_TRANSLATE_NOOP("core", "%1 repeated datagrams were dropped.")},
    {QT_TRANSLATE_NOOP("core", "%1 datagrams were dropped: they came from others than %2.")},
    {QT_TRANSLATE_NOOP(
        "core", "Its frames have system ids of four bytes, which is a draft of the protocol.")},
    {QT_TRANSLATE_NOOP(
        "core", "Its frames name their target in the header, which is a draft of the protocol.")},
    {QT_TRANSLATE_NOOP("core", "Its frames have system ids of four bytes and name their target in "
                               "the header, which are drafts of the protocol.")},
    {QT_TRANSLATE_NOOP("core", "Its frames are in a form that this version does not know.")},
});

} // namespace

std::span<const Template> linkTemplates()
{
    return templates;
}

} // namespace leadline::app
