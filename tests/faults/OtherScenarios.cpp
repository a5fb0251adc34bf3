// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs on the same link, and unusual uses of a device.
#include "faults/Scenarios.h"

#include "device/Ping360Settings.h"
#include "mavlink/LinkMessages.h"
#include "ping/Common.h"
#include "ping/Parser.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <QQuickItem>
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

/// The first that is no question.
std::optional<std::uint16_t> orderIn(const QByteArray& sent)
{
    ping::Parser parser;
    base::ByteSpan rest = std::as_bytes(std::span(sent.constData(), std::size_t(sent.size())));
    while (const auto frame = parser.next(rest))
        if (frame->messageId != ping::common::GeneralRequest::id)
            return frame->messageId;
    return std::nullopt;
}

std::vector<QQuickItem*> takeOverButtons(FaultRun& run)
{
    std::vector<QQuickItem*> buttons;
    for (QQuickItem* item : run.window().items())
        if (item->objectName() == QLatin1String("takeOver") && item->isVisible())
            buttons.push_back(item);
    return buttons;
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
    if (run.recorded(line).size() != line.cable->device().said.size())
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
    // They speak with each other, and Leadline neither hears nor says a word of it.
    const bool isVehicle = line.device == Device::Vehicle;
    other.write(asArray(isVehicle ? heartbeatOf({255, 190}, 0)
                                  : ping::encodeFrame(ping::common::GeneralRequest{4})));
    const QByteArray& said = line.cable->device().said;
    QByteArray heard;
    run.waitFor("the other program hears it", [&] {
        heard += other.readAll();
        return !heard.isEmpty();
    });
    const qsizetype reportedBefore = line.cable->heard().size();
    run.connect(line);
    run.isSaid();
    line.cable->hush();
    run.waitFor("the other program heard all of it", [&] {
        heard += other.readAll();
        return heard == said;
    });
    if (line.cable->heard().size() != reportedBefore)
        throw CellFailed("Leadline spoke on a port that another program has.");
    line.before = said.size();
    other.close();
    line.cable->unhush();
    run.waitUntilLive(line);
    run.keepsAll();
}

// What the sonar says to the other one reaches us, too: so do bridges on a vehicle.
void twoHosts(FaultRun& run)
{
    constexpr link::Peer::Client other = 9;
    Line& line = run.begin(Way::Udp);
    auto& cable = dynamic_cast<UdpCable&>(*line.cable);
    const bool is1d = line.device == Device::Ping1D;
    app::LiveSonar& sonar = *run.dive().sonars().front();
    app::SettingModel& setting = sonar.settings()->model(is1d ? "intervalMs" : "rangeM");
    constexpr double ours1d = 60;
    constexpr double ours360 = 5;
    const double ours = is1d ? ours1d : ours360;
    setting.request(ours);
    run.waitFor("the setting is applied",
                [&] { return setting.state() == app::SettingModel::State::Applied; });
    auto theirs = device::ping360::initialValues();
    theirs[device::ping360::range] = 50;
    const auto scan = device::ping360::requestOf(theirs).autoTransmit();
    std::uint16_t interval = 100;
    run.waitFor("another program drives it", [&] {
        const auto order =
            is1d ? ping::encodeFrame(ping::ping1d::SetPingInterval{.pingInterval = ++interval})
                 : ping::encodeFrame(scan);
        line.cable->device().receive(order, other);
        return run.says(run.cell().says);
    });
    run.isSaid();
    // Nor is it ours what somebody sends to our own port.
    const qsizetype told = cable.heard().size();
    QUdpSocket stranger;
    const auto false1d = ping::encodeFrame(
        ping::ping1d::DistanceSimple{.distance = 77'777, .confidence = 99}, idOf(line.device));
    for (int i = 0; i < 5; ++i)
        stranger.writeDatagram(asArray(false1d), QHostAddress::LocalHost, cable.client());
    run.timePasses();
    if (const auto order = orderIn(cable.heard().sliced(told)); order)
        throw CellFailed("Leadline only listens, and sent message " + std::to_string(*order));
    // The pings of a Ping1D do not say how often they come.
    const bool takenForOurs = !is1d && setting.state() == app::SettingModel::State::Applied;
    if (setting.requested() != ours || takenForOurs)
        throw CellFailed("What the other one set is taken for ours: requested " +
                         std::to_string(setting.requested()) + ", reported " +
                         std::to_string(setting.reported()));
    const auto buttons = takeOverButtons(run);
    if (buttons.size() < 2)
        throw CellFailed("Take over does not stand in chip and plot.");
    QMetaObject::invokeMethod(buttons.front(), "clicked");
    run.waitFor("Leadline drives it", [&] { return !sonar.listening(); });
    if (!takeOverButtons(run).empty())
        throw CellFailed("Take over stands there still.");
    run.keepsAll();
    run.waitFor("all that was sent has arrived",
                [&] { return run.recordedAsSent() == cable.heard(); });
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
    run.timePasses();
    run.goesOn(line);
    if (run.dive().vehicle()->system() != before || run.dive().vehicle()->systems().contains(66))
        throw CellFailed("A stranger took the place of the vehicle.");
    if (other.hasPendingDatagrams())
        throw CellFailed("Leadline answered a stranger.");
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
    app::Alarms& alarms = run.alarms();
    alarms.setVolume(app::Alarms::Volume::Off);
    alarms.setFacing(app::Alarms::Facing::Forward);
    alarms.setNearM(everyDistance);
    alarms.setNearOn(true);
    run.isSaid();
    if (run.says(QStringLiteral("BOTTOM TOO CLOSE")))
        throw CellFailed("It is called a bottom.");
    alarms.setNearOn(false);
    alarms.setFacing(app::Alarms::Facing::Down);
    run.goesOn(line);
    run.keepsAll();
}

} // namespace leadline::test
