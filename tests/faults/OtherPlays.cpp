// SPDX-License-Identifier: GPL-3.0-or-later
// Others on the same link, and what a device is not used for as a rule.
#include "faults/Plays.h"

#include "device/Ping360Order.h"
#include "live/Alarms.h"
#include "mavlink/LinkMessages.h"
#include "ping/Common.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <QSerialPort>

namespace leadline::test {

namespace {

using Way = FaultRun::Way;
using Line = FaultRun::Line;

template<class Bytes>
void say(Line& line, const Bytes& bytes)
{
    line.cable->device().say(asArray(bytes));
}

std::vector<std::byte> heartbeatOf(mavlink::Address from, std::uint8_t number)
{
    return mavlink::encodeFrame({from, number}, mavlink::Heartbeat{0, 12, 3, 0, 4, 3});
}

} // namespace

void anothersId(FaultRun& run)
{
    constexpr std::uint8_t others = 9;
    Line& line = run.begin(Way::Tcp);
    for (int i = 0; i < 2; ++i)
        say(line, ping::encodeFrame(ping::common::ProtocolVersion{1, 0, 0, 0}, others));
    run.isSaid();
    run.goesOn(line);
    run.endDive();
    // Of two devices there are two topics, and no order between them.
    if (run.recorded(line.device).size() != line.cable->device().said.size())
        throw CellFailed("Not every byte of both is kept.");
}

void anotherSystem(FaultRun& run)
{
    Line& line = run.begin(Way::Tcp);
    const int before = run.dive().vehicle()->system();
    say(line, heartbeatOf({42, 1}, 0));
    run.isSaidOnDevices();
    run.goesOn(line);
    if (run.dive().vehicle()->system() != before)
        throw CellFailed("Another system took the place of the vehicle.");
    run.keepsAll();
}

void twoPrograms(FaultRun& run)
{
    Line& line = run.add(run.cell().device, Way::Serial);
    const auto place = link::LinkUrl::parse(line.cable->url().toStdString())->place;
    QSerialPort other(QString::fromStdString(place));
    if (!other.open(QIODevice::ReadWrite))
        throw CellFailed("The other program could not open it.");
    run.connect(line);
    run.isSaid();
    other.close();
    run.waitUntilLive(line);
    line.lost = line.cable->device().said.size();
    run.endDive();
    if (run.recorded(line.device).isEmpty())
        throw CellFailed("Nothing is kept.");
}

// What the sonar says to the other one reaches us, too: so do bridges on a vehicle.
void twoHosts(FaultRun& run)
{
    constexpr link::Peer::Client other = 9;
    Line& line = run.begin(Way::Udp);
    const bool is1d = line.device == Device::Ping1D;
    device::Ping360Wish theirs;
    theirs.rangeM = 50;
    const auto scan = device::Ping360Order::of(theirs, {}).autoTransmit();
    std::uint16_t interval = 100;
    run.waitFor("another program drives it", [&] {
        const auto order =
            is1d ? ping::encodeFrame(ping::ping1d::SetPingInterval{.pingInterval = ++interval})
                 : ping::encodeFrame(scan);
        line.cable->device().receive(order, other);
        return run.says(run.cell().says);
    });
    run.isSaid();
    run.keepsAll();
}

void twoSenders(FaultRun& run)
{
    Line& line = run.begin(Way::Calls);
    const auto url = *link::LinkUrl::parse(line.cable->url().toStdString());
    QUdpSocket other;
    const int before = run.dive().vehicle()->system();
    for (std::uint8_t i = 0; i < 5; ++i)
        other.writeDatagram(asArray(heartbeatOf({66, 1}, i)), QHostAddress::LocalHost, url.port);
    run.isSaidOnDevices();
    run.goesOn(line);
    if (run.dive().vehicle()->system() != before)
        throw CellFailed("A stranger took the place of the vehicle.");
    run.keepsAll();
}

void impostor(FaultRun& run)
{
    Line& line = run.begin(Way::Tcp);
    say(line, mavlink::encodeFrame({{254, 190}, 0}, mavlink::Heartbeat{0, 6, 8, 0, 4, 3}));
    run.isSaid();
    run.goesOn(line);
    run.keepsAll();
}

void port14550(FaultRun& run)
{
    constexpr quint16 groundStations = 14550;
    // If somebody has it already, the better.
    QUdpSocket groundStation;
    groundStation.bind(QHostAddress::LocalHost, groundStations, QUdpSocket::DontShareAddress);
    if (const QString why =
            run.dive().connectTo(QStringLiteral("udpin://127.0.0.1:%1").arg(groundStations));
        !why.isEmpty())
        throw CellFailed(why.toStdString());
    run.isSaidOnDevices();
    Line& line = run.add(Device::Ping1D, Way::Serial);
    run.connect(line);
    run.waitUntilLive(line);
    run.keepsAll();
}

void looksForward(FaultRun& run)
{
    constexpr double everyDistance = 300;
    Line& line = run.begin(Way::Serial);
    app::Alarms* alarms = run.window().window().findChild<app::Alarms*>();
    if (alarms == nullptr)
        throw CellFailed("The window has no alarms.");
    alarms->setVolume(app::Alarms::Volume::Off);
    alarms->setLook(app::Alarms::Look::Forward);
    alarms->setNearM(everyDistance);
    alarms->setNearOn(true);
    run.isSaid();
    if (run.says(QStringLiteral("BOTTOM NEAR")))
        throw CellFailed("It is called a bottom.");
    alarms->setNearOn(false);
    alarms->setLook(app::Alarms::Look::Down);
    run.goesOn(line);
    run.keepsAll();
}

} // namespace leadline::test
