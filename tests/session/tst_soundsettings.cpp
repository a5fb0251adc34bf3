// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SoundSettings.h"

#include "devices/DeviceStore.h"
#include "devices/SoundStore.h"
#include "session/SelectedVehicle.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using app::SoundSettings;
using app::SoundStore;
using app::StoredDevice;

namespace {

StoredDevice met(const QString& unit)
{
    return app::DeviceStore()
        .recognise({.family = ping::Family::Ping360,
                    .unit = unit,
                    .id = 2,
                    .url = *link::LinkUrl::parse("udp://192.168.2.2:9092")})
        .device;
}

/// As the button of the inspector does it.
bool readFrom(SoundSettings& sound, const app::SelectedVehicle& vehicle)
{
    return sound.take(vehicle.waterTemperatureC(),
                      vehicle.depthFresh() ? vehicle.depthM() : qQNaN());
}

} // namespace

class SoundSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void atFirstRangesAreAsRecorded()
    {
        const SoundSettings sound;
        QVERIFY(std::isnan(sound.speed()));
        QVERIFY(!sound.sound().speed);
        QCOMPARE(sound.errorPercent(), 5.0);
    }

    void theErrorIsThatOfTheWay()
    {
        SoundSettings sound;
        sound.setSource(SoundSettings::Source::Typed);
        sound.setTypedSpeed(1482.5);
        QCOMPARE(sound.speed(), 1482.5);
        QCOMPARE(sound.errorPercent(), 5.0);
        sound.setSource(SoundSettings::Source::OfKind);
        sound.setKind(SoundSettings::Kind::Fresh);
        QCOMPARE(sound.speed(), echo::soundSpeedOf(echo::WaterKind::Fresh));
        QCOMPARE(sound.errorPercent(), 2.0);
        sound.setSource(SoundSettings::Source::Computed);
        sound.setTemperatureC(8.4);
        sound.setSalinity(34.2);
        sound.setDepthM(60);
        QCOMPARE(sound.speed(), *echo::soundSpeedIn({8.4, 34.2, 60}));
        QCOMPARE(sound.errorPercent(), 0.5);
    }

    void nothingOutsideItsRangeIsTaken()
    {
        SoundSettings sound;
        sound.setSource(SoundSettings::Source::Computed);
        sound.setTemperatureC(-4);
        QCOMPARE(sound.temperatureC(), 0.0);
        sound.setTemperatureC(99);
        QCOMPARE(sound.temperatureC(), 40.0);
        sound.setSalinity(99);
        QCOMPARE(sound.salinity(), 40.0);
        sound.setDepthM(-1);
        QCOMPARE(sound.depthM(), 0.0);
        sound.setDepthM(qQNaN());
        QCOMPARE(sound.depthM(), 0.0);
        sound.setTypedSpeed(15);
        QCOMPARE(sound.typedSpeed(), 1300.0);
        QVERIFY(!std::isnan(sound.speed()));
    }

    void onlyAnotherSpeedMovesRanges()
    {
        SoundSettings sound;
        QSignalSpy moved(&sound, &SoundSettings::soundChanged);
        sound.setTemperatureC(20);
        QCOMPARE(moved.size(), 0);
        sound.setSource(SoundSettings::Source::Computed);
        QCOMPARE(moved.size(), 1);
        sound.setTemperatureC(21);
        QCOMPARE(moved.size(), 2);
        sound.setTemperatureC(21);
        QCOMPARE(moved.size(), 2);
    }

    void theyAreKept()
    {
        {
            SoundSettings sound;
            sound.setSource(SoundSettings::Source::Computed);
            sound.setTemperatureC(6.5);
            sound.setSalinity(20);
            sound.setDepthM(12);
            sound.setTypedSpeed(1444);
            sound.setKind(SoundSettings::Kind::Brackish);
        }
        const SoundSettings again;
        QCOMPARE(again.source(), SoundSettings::Source::Computed);
        QCOMPARE(again.speed(), *echo::soundSpeedIn({6.5, 20, 12}));
        QCOMPARE(again.typedSpeed(), 1444.0);
        QCOMPARE(again.kind(), SoundSettings::Kind::Brackish);
    }

    void whatWasWrittenThereByHandDoesNoHarm()
    {
        QSettings settings;
        settings.setValue("sound/way", 77);
        settings.setValue("sound/temperatureC", "warm");
        settings.setValue("sound/salinity", "nan");
        settings.setValue("sound/depthM", 1e9);
        const SoundSettings sound;
        QCOMPARE(sound.source(), SoundSettings::Source::Recorded);
        QCOMPARE(sound.temperatureC(), 12.0);
        QCOMPARE(sound.salinity(), 35.0);
        QCOMPARE(sound.depthM(), 9000.0);
    }

    void eachDeviceHasItsOwn()
    {
        const StoredDevice one = met("54:10:ec:00:00:01");
        const StoredDevice other = met("54:10:ec:00:00:02");
        {
            SoundStore sounds;
            sounds.of(one).setTypedSpeed(1450);
            sounds.of(one).setSource(SoundSettings::Source::Typed);
            QVERIFY(std::isnan(sounds.of(other).speed()));
            QVERIFY(std::isnan(sounds.of({}).speed()));
        }
        SoundStore sounds;
        QCOMPARE(sounds.of(one).speed(), 1450.0);
        QVERIFY(std::isnan(sounds.of(other).speed()));
    }

    void whatVersion01HadForAllIsEachOnes()
    {
        QSettings().setValue("sound/way", 1);
        QSettings().setValue("sound/typedSpeed", 1450);
        const StoredDevice one = met("54:10:ec:00:00:01");
        const StoredDevice other = met("54:10:ec:00:00:02");
        SoundStore sounds;
        QCOMPARE(sounds.of(one).speed(), 1450.0);
        sounds.of(one).setTypedSpeed(1520);
        QCOMPARE(sounds.of(other).speed(), 1450.0);
        // Met again it keeps its own.
        QCOMPARE(met("54:10:ec:00:00:01"), one);
        QCOMPARE(SoundStore().of(one).speed(), 1520.0);
        QCOMPARE(QSettings().value("sound/typedSpeed").toDouble(), 1450.0);
    }

    void theVehiclesTemperatureAndDepthAreTakenWhenAskedFor()
    {
        test::VehicleLog log;
        log.sendHeartbeat(1s);
        mavlink::ScaledPressure3 pressure;
        pressure.pressAbs = 2000;
        pressure.temperature = 873;
        log.say(1s, pressure);
        mavlink::VfrHud hud;
        hud.alt = -23.4F;
        log.say(1s, hud);
        app::SelectedVehicle vehicle;
        vehicle.update(&log.log(), 1100ms);
        QCOMPARE(vehicle.waterTemperatureC(), 8.7);
        SoundSettings sound;
        sound.setSource(SoundSettings::Source::Computed);
        QVERIFY(readFrom(sound, vehicle));
        QCOMPARE(sound.temperatureC(), 8.7);
        QCOMPARE(sound.depthM(), 23.4);
        QCOMPARE(sound.speed(), *echo::soundSpeedIn({8.7, 35, 23.4}));
        // Once, not for ever: the water under a vehicle that dives is not that of its ranges.
        vehicle.setPlayhead(60s);
        QVERIFY(std::isnan(vehicle.waterTemperatureC()));
        QVERIFY(!readFrom(sound, vehicle));
        QCOMPARE(sound.temperatureC(), 8.7);
    }

    void aVehicleWithoutATemperatureGivesNone()
    {
        SoundSettings sound;
        app::SelectedVehicle vehicle;
        QVERIFY(!readFrom(sound, vehicle));
        QCOMPARE(sound.temperatureC(), 12.0);
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(SoundSettingsTest)

#include "tst_soundsettings.moc"
