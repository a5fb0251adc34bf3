// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a link.
#include "faults/Scenarios.h"

#include "ping/Ping1d.h"

#include <algorithm>

namespace leadline::test {

namespace {

using Way = FaultRun::Way;
using Line = FaultRun::Line;

/// What a device might say at any time, and a sonar's driver takes for nothing of its own.
std::vector<std::byte> someFrame(Device device, std::uint8_t number)
{
    if (device == Device::Vehicle)
        return mavlink::encodeFrame({{1, 50}, number}, mavlink::ScaledPressure3{number});
    constexpr std::uint16_t nobodys = 7777;
    const std::vector<std::byte> payload(200, std::byte(number));
    return ping::encodeFrame(nobodys, payload, idOf(device));
}

/// One in five, until that is said; and that much was skipped is said of the recording, too.
void comesDamaged(FaultRun& run, const std::function<void(std::vector<std::byte>&)>& damage)
{
    Line& line = run.begin(Way::Tcp);
    std::uint8_t number = 0;
    run.waitFor(run.cell().says.toStdString(), [&] {
        // Many enough beside the pings on a busy machine, too.
        for (int i = 0; i < 10; ++i) {
            std::vector<std::byte> frame = someFrame(line.device, number);
            if (++number % 5 == 0)
                damage(frame);
            line.cable->device().say(asArray(frame));
        }
        return run.says(run.cell().says);
    });
    run.isSaid();
    run.goesOn(line);
    run.isSaidOfTheRecording(QStringLiteral("Skipped … unreadable bytes."));
    run.keepsAll();
}

} // namespace

void unplug(FaultRun& run)
{
    const bool hasSerial = !isCeruleans(run.cell().device) || run.cell().device == Device::S500;
    Line& line = run.begin(hasSerial ? Way::Serial : Way::Tcp);
    // What is in a cable when it is pulled is lost with it.
    run.flush(line);
    line.cable->pull();
    run.isSaid();
    run.timePasses();
    if (!line.cable->plugIn())
        throw CellFailed("It could not be plugged in again.");
    run.waitUntilLive(line);
    run.hatchesTheTimeBetween();
    run.keepsAll();
}

// Each is followed by whole ones, as a line does that loses bytes.
void halfFrames(FaultRun& run)
{
    comesDamaged(run, [](std::vector<std::byte>& frame) { frame.resize(frame.size() / 2); });
}

void wrongChecksum(FaultRun& run)
{
    comesDamaged(run,
                 [](std::vector<std::byte>& frame) { frame[frame.size() / 2] ^= std::byte{0x55}; });
}

void flood(FaultRun& run)
{
    Line& line = run.begin(Way::Tcp);
    QByteArray all;
    for (int i = 0; i < 10'000; ++i)
        all += asArray(someFrame(line.device, static_cast<std::uint8_t>(i)));
    line.cable->device().say(all);
    run.nothingIsSaid();
    run.keepsAll();
}

void silence(FaultRun& run)
{
    Line& line = run.begin(Way::Tcp);
    line.cable->hush();
    run.isSaid();
    run.timePasses();
    line.cable->unhush();
    run.waitUntilLive(line);
    run.hatchesTheTimeBetween();
    run.keepsAll();
}

void reboot(FaultRun& run)
{
    const bool isEthernet = isCeruleans(run.cell().device) && run.cell().device != Device::S500;
    Line& line = run.begin(isEthernet ? Way::Tcp : Way::Serial);
    // Something that is not as when its power comes.
    if (line.device == Device::Ping1D) {
        app::SettingModel& interval = run.dive().sonars().front()->settings()->model("intervalMs");
        interval.request(60);
        run.waitFor("the setting is applied",
                    [&] { return interval.state() == app::SettingModel::State::Applied; });
    }
    // These are away hardly longer than it takes to be missed: here until that was said.
    const bool isMissed = line.device != Device::Ping1D && line.device != Device::Vehicle;
    if (isMissed)
        line.cable->hush();
    line.power->restart();
    run.isSaid();
    if (isMissed)
        line.cable->unhush();
    run.waitUntilLive(line);
    run.keepsAll();
}

void changedAddress(FaultRun& run)
{
    Line& line = run.begin(Way::Udp);
    auto& cable = dynamic_cast<UdpCable&>(*line.cable);
    const QString before = cable.url();
    if (!cable.moveTo("127.0.0.2"))
        throw CellSkipped("This computer has one loopback address only.");
    const qsizetype saidBefore = cable.device().said.size();
    run.isSaid();
    // What it said from there came from a stranger, for that link. Until it is asked by another:
    cable.device().silent = true;
    line.lost = cable.device().said.size() - saidBefore;
    run.connect(line);
    run.dive().disconnectLink(before);
    run.waitUntilLive(line);
    run.keepsAll();
}

void anotherPortOfAVehicle(FaultRun& run)
{
    Line& line = run.begin(Way::Calls);
    const qsizetype saidBefore = line.cable->device().said.size();
    dynamic_cast<CallingCable&>(*line.cable).callAgain();
    run.isSaidOnDevices();
    run.waitUntilLive(line);
    line.lost = line.cable->device().said.size() - saidBefore;
    run.keepsAll();
}

void hostileLengths(FaultRun& run)
{
    Line& line = run.begin(Way::Tcp);
    const bool isVehicle = line.device == Device::Vehicle;
    for (int i = 0; i < 3; ++i) {
        line.cable->device().say(isVehicle ? QByteArray("\xfd\xff\x00\x00\x01\x01\x01", 7)
                                           : QByteArray("BR\xff\xff\x14\x05\x01", 7));
        line.cable->device().say(isVehicle ? QByteArray("\xfe\xff\x00", 3)
                                           : QByteArray("BR\xf0\xff", 4));
        run.goesOn(line);
    }
    run.nothingIsSaid();
    run.keepsAll();
}

} // namespace leadline::test
