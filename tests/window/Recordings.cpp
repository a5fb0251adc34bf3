// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"

#include "registration/TurningVehicle.h"
#include "sim/Frames.h"
#include "sim/Sea.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SideScanSea.h"
#include "support/SonarDive.h"
#include "support/SwathRecording.h"
#include "support/VehicleDive.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace leadline::test {

namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

const QDir& realFolder()
{
    static const QDir folder(QStringLiteral(LEADLINE_SHARED_DIR "/data/pingviewer"));
    return folder;
}

QString nameOf(Sonars sonars)
{
    return sonars == Sonars::Both      ? QStringLiteral("20260913-135512.bin")
           : sonars == Sonars::Ping360 ? QStringLiteral("simulated-ping360.bin")
                                       : QStringLiteral("simulated-ping1d.bin");
}

} // namespace

QByteArray simulatedLog(Sonars sonars)
{
    const sim::Sea sea(7);
    // Of a header that names a device all frames are that device's.
    PingViewerWriter writer({.type = sonars == Sonars::Both     ? 0
                                     : sonars == Sonars::Ping1D ? 1
                                                                : 2});
    sim::SpokeSettings spoke;
    spoke.samples = 400;
    spoke.samplePeriod = 2664; // 20 m
    const sim::ProfileSettings profile{.points = 200};
    std::uint32_t number = 0;
    for (milliseconds time = 400ms; time < 30s; time += 20ms) {
        if (sonars != Sonars::Ping1D && time % 60ms == 40ms) {
            spoke.angleGrad = static_cast<std::uint16_t>((spoke.angleGrad + 2) % 400);
            writer.record(time,
                          sim::deviceDataFrame(spoke, sea.spoke360(time, sea.poseAt(time), spoke)));
        }
        const bool silent = time >= 12s && time < 17s;
        if (sonars != Sonars::Ping360 && time % 100ms == 0ms && !silent) {
            const auto pose = sea.poseAt(time, sim::Sea::Path::Transect);
            writer.record(time + 7ms,
                          sim::profileFrame(sea.profile1d(time, pose, profile), ++number));
        }
    }
    return bytesOf(writer.bytes());
}

QString madeFile(const QString& name, const QByteArray& bytes)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    writeFile(path, bytes);
    return path;
}

QString simulatedFile(Sonars sonars)
{
    static std::map<Sonars, QString> made;
    QString& path = made[sonars];
    if (path.isEmpty())
        path = madeFile(nameOf(sonars), simulatedLog(sonars));
    return path;
}

QString diveFile()
{
    static const QString path =
        madeFile(QStringLiteral("20260913-135512Z.mcap"), bytesOf(SonarDive::recording()));
    return path;
}

QString sectorFile(int sectorDeg)
{
    static std::map<int, QString> made;
    QString& path = made[sectorDeg];
    if (path.isEmpty())
        path = madeFile(QStringLiteral("sector-%1.mcap").arg(sectorDeg),
                        bytesOf(SonarDive::recording(qRound(sectorDeg / 0.9))));
    return path;
}

QString turningFile(TurningWater water)
{
    static std::map<TurningWater, QString> made;
    QString& path = made[water];
    if (!path.isEmpty())
        return path;
    constexpr int turns = 11;
    const bool isOpen = water == TurningWater::Open;
    const TurningVehicle vehicle(
        3, isOpen ? TurningVehicle::Water::Open : TurningVehicle::Water::Harbour, turns);
    PingViewerWriter writer({.type = 2});
    std::vector<std::byte> scratch;
    for (std::uint64_t ping = 0; ping < std::uint64_t{turns} * TurningVehicle::pingsPerTurn; ++ping)
        writer.record(std::chrono::duration_cast<milliseconds>(*vehicle.log().timeOf(ping)),
                      vehicle.log().read(ping, scratch)->bytes);
    path = madeFile(isOpen ? QStringLiteral("open-water.bin") : QStringLiteral("harbour.bin"),
                    bytesOf(writer.bytes()));
    return path;
}

QString telemetryFile()
{
    static const QString path =
        madeFile(QStringLiteral("20260913-140000Z.tlog"), bytesOf(VehicleDive::tlog()));
    return path;
}

QString multibeamFile(Swaths swaths)
{
    static std::map<Swaths, QString> made;
    QString& path = made[swaths];
    if (!path.isEmpty())
        return path;
    if (swaths == Swaths::ChannelData) {
        SwathLog log;
        log.add(0s, ping::encodeFrame(ping::surveyor240::SetPingParameters()));
        for (std::uint32_t ping = 1; ping <= 200; ++ping) {
            log.add(0s, ping::encodeFrame(ping::cerulean::ChannelData{.pingNumber = ping}));
            log.add(0s, ping::encodeFrame(ping::cerulean::EndPingInfo{.rangeStartM = 1.5F,
                                                                      .rangeEndM = 30,
                                                                      .pingNumber = ping,
                                                                      .pwrUpMsec = 100 * ping}));
        }
        path = madeFile(QStringLiteral("channels.svlog"), bytesOf(svlogOf(log)));
    } else {
        const bool isPlaced = swaths == Swaths::Placed;
        const SwathLog log =
            hillyBottom(isPlaced ? ping::Family::Omniscan3D : ping::Family::Surveyor240,
                        isPlaced ? 600 : 50, isPlaced);
        path = madeFile(isPlaced ? QStringLiteral("lanes.svlog") : QStringLiteral("swaths.svlog"),
                        bytesOf(svlogOf(log)));
    }
    return path;
}

QString sideScanFile()
{
    static const QString path = [] {
        std::vector<std::byte> bytes;
        const auto add = [&bytes](const std::vector<std::byte>& frame) {
            bytes.insert(bytes.end(), frame.begin(), frame.end());
        };
        const formats::SvlogSession session{
            .utc = std::chrono::seconds(1'780'315'200),
            .devices = {{.id = std::uint8_t{1}, .family = ping::Family::Omniscan450, .name = {}},
                        {.id = std::uint8_t{2}, .family = ping::Family::Omniscan450, .name = {}}}};
        const std::string header = formats::sessionJson(session);
        add(ping::encodeFrame(ping::cerulean::JsonWrapper::id, std::as_bytes(std::span(header)), 0,
                              255));
        std::mt19937 random(5);
        constexpr std::uint32_t pings = 120;
        for (std::uint32_t i = 0; i < pings; ++i) {
            SideScanSea sea{.samples = 300, .stampMs = 1000 + 250 * i};
            add(sea.frame(random, 1, 0, -90));
            if (i > pings / 2)
                sea.object = SideScanSea::Object{};
            add(sea.frame(random, 2, 1, 90));
        }
        return madeFile(QStringLiteral("sides.svlog"), bytesOf(bytes));
    }();
    return path;
}

QString realFile(const QString& name)
{
    return realFolder().exists(name) ? realFolder().filePath(name) : QString();
}

void addRecordings()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("simulated ping360") << simulatedFile(Sonars::Ping360);
    QTest::newRow("simulated ping1d") << simulatedFile(Sonars::Ping1D);
    QTest::newRow("simulated, both") << simulatedFile(Sonars::Both);
    if (!realFolder().exists())
        QTest::newRow("real recordings") << QString();
    for (const QString& name : realFolder().entryList({QStringLiteral("*.bin")}, QDir::Files))
        QTest::newRow(qPrintable(name)) << realFolder().filePath(name);
}

} // namespace leadline::test
