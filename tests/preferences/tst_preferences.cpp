// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the settings file with every key, byte for byte, with one from before keys were listed
// in a table.
#include "alarms/Alarms.h"
#include "alarms/ZoneAlarm.h"
#include "devices/DeviceStore.h"
#include "devices/LinkSettingsStore.h"
#include "devices/LiveSession.h"
#include "devices/VehicleChoice.h"
#include "discovery/StartLinks.h"
#include "engine/OwnAddress.h"
#include "ghost/Ghost.h"
#include "recording/DiveSheetStore.h"
#include "recording/RecordingSplitChoice.h"
#include "session/MountingStore.h"
#include "session/RecentLogs.h"
#include "session/Session.h"
#include "session/ShiftStore.h"
#include "session/WindowSettings.h"
#include "settings/KeyStore.h"
#include "settings/Language.h"
#include "settings/OldRecordings.h"
#include "settings/RecordingFolderSetting.h"
#include "settings/RecordingFolders.h"
#include "settings/TimeFormat.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "timing/VehicleTiming.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaProperty>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::ChoiceKey;
using app::SettingKey;

namespace {

const QString vehicleLink = QStringLiteral("udp://192.168.2.2:14660");
const QString sonarLink = QStringLiteral("udp://192.168.2.2:9092?device=ping360");

link::LinkUrl urlOf(const QString& text)
{
    return *link::LinkUrl::parse(text.toStdString());
}

app::DeviceStore::Seen seenSonar()
{
    return {.family = ping::Family::Ping360,
            .unit = QStringLiteral("54-10-EC-79-7D-C5"),
            .id = 2,
            .url = urlOf(sonarLink)};
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray settingsOfBefore()
{
    return contentsOf(QStringLiteral(LEADLINE_TEST_DATA "/settings.ini"));
}

/// Another value than the usual one, within every bound.
QVariant otherThan(const QByteArray& name, const QVariant& usual)
{
    static const QVariantMap chosen{
        {"theme", "night"}, {"darkTheme", "night"}, {"inspectorTab", "sonar"},
        {"liveTab", "1d"},  {"share", 0.4},         {"timeSpan", 240.5}};
    if (const QVariant its = chosen.value(QString::fromLatin1(name)); its.isValid())
        return its;
    return usual.typeId() == QMetaType::Bool ? QVariant(!usual.toBool())
                                             : QVariant(name == "view"         ? 2
                                                        : usual.toInt() == 100 ? 80
                                                                               : usual.toInt() + 7);
}

void setWindow(app::WindowSettings& window)
{
    const app::WindowSettings usual;
    const QMetaObject& type = app::WindowSettings::staticMetaObject;
    for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
        type.property(i).write(&window,
                               otherThan(type.property(i).name(), type.property(i).read(&usual)));
}

void setDisplay(app::DisplaySettings& display)
{
    display.setPalette(QStringLiteral("viridis"));
    display.setThreshold(40);
    display.setRangeGain(2.5);
    display.setGainStart(25);
    display.setNoiseFilter(app::DisplaySettings::NoiseFilter::Spikes);
    display.setSmoothing(4);
    display.setDeviceLine(false);
    display.setBottomLine(false);
    display.setComparison(2);
    display.setPersistence(app::DisplaySettings::Persistence::Ten);
    display.setDetail(app::DisplaySettings::Detail::Mean);
    display.setAveraging(app::DisplaySettings::Averaging::Three);
    display.setInterpolation(true);
    display.setBottomZoom(true);
    display.setBottomZoomHeight(4);
    display.setDrift(true);
    display.setTargetsOnBottom(true);
    app::Ghost ghost;
    ghost.setStrength(35);
    ghost.setMarksChanges(false);
    display.setImperial(true);
    display.setFan(90, true);
    display.setFan(120, false);
    display.setFan(60, true);
}

void setLevels()
{
    app::EchoLevels polar;
    polar.setKind(QStringLiteral("ping360"));
    polar.setBlack(12);
    polar.setWhite(140);
    polar.setGamma(0.75);
    app::EchoLevels sounder;
    sounder.setKind(QStringLiteral("ping1d"));
    sounder.setMode(app::EchoLevels::Mode::Raw);
}

void setSound(app::SoundSettings& sound)
{
    sound.setTypedSpeed(1512.5);
    sound.setKind(app::SoundSettings::Kind::Brackish);
    sound.setTemperatureC(7.5);
    sound.setSalinity(31);
    sound.setDepthM(55.5);
    sound.setSource(app::SoundSettings::Source::Computed);
}

void setVehicle(app::VehicleSettings& vehicle)
{
    vehicle.setUp(app::VehicleSettings::Up::North);
    vehicle.setHeadingOffset(-12);
    vehicle.setVariationKnown(true);
    vehicle.setVariationTenths(-34);
    vehicle.setDepthZeroM(0.75);
    vehicle.setTransducerBelowCm(42);
}

void setAlarms(app::Alarms& alarms, app::ZoneAlarm& zone)
{
    alarms.setNearOn(true);
    alarms.setNearM(1.25);
    alarms.setFarOn(true);
    alarms.setFarM(60);
    alarms.setBlankingM(0.4);
    alarms.setFacing(app::Alarms::Facing::Up);
    alarms.setVolume(app::Alarms::Volume::Soft);
    zone.setOn(true);
    zone.setCentreDeg(-45);
    zone.setWidthDeg(60);
    zone.setNearM(3.5);
    zone.setFarM(12);
    zone.setStrength(99);
}

annotations::DiveSheet someSheet()
{
    annotations::DiveSheet sheet;
    sheet.job = "Hull, port side";
    sheet.vehicle = "BlueROV2";
    sheet.pilot = "Åse";
    sheet.place = "Bergen; pier 4";
    return sheet;
}

app::VehicleLinkSettings someHabits()
{
    return {
        .own = {250, 191}, .timesyncPerSecond = 5, .answersTimesync = true, .answersPing = false};
}

void chooseVehicle(app::VehicleChoice& choice, app::LiveVehicle& vehicle)
{
    choice.setVehicles({&vehicle});
    choice.choose(0);
}

void writeDevices()
{
    app::StartLinks start;
    start.connected(urlOf(sonarLink), seenSonar().unit);
    start.connected(urlOf(vehicleLink), {});
    start.setConnectsAtStart(false);
    app::setDefaultOwnAddress({253, 200});
    const app::LinkSettingsStore link(vehicleLink);
    link.setStandby(true);
    link.setSystem(3);
    link.setLinkSettings(someHabits());
    const app::StoredDevice device = app::DeviceStore().recognise(seenSonar()).device;
    device.confirmMount({.upsideDown = true, .turnDeg = 30});
    device.setStandby(true);
    device.setValue(app::setting::sonar::asked("rangeM"), 12.5);
}

void writeRecordings(const QString& folder)
{
    app::RecordingSplitChoice().choose(3);
    app::storeSheetDefaults(someSheet());
    app::OldRecordings old;
    old.setDays(90);
    old.setGigabytes(250);
    app::listFolder(QStringLiteral("/dives/before"));
    app::RecordingFolderSetting place;
    place.choose(QUrl::fromLocalFile(folder));
    QTRY_VERIFY(place.chosen());
    app::storeMounting(QStringLiteral("/dives/a.bin"), 2, {.upsideDown = true, .turnDeg = -5});
    app::storeOffset(QStringLiteral("/dives/a.bin"), QStringLiteral("/dives/b.tlog"), -1500ms);
    app::RecentLogs().add(QStringLiteral("/dives/a.bin"));
    app::RecentLogs().add(QStringLiteral("/dives/ø, b.mcap"));
}

} // namespace

class PreferencesTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        leadline::test::OwnSettings::forget();
        QVERIFY(m_folder.isValid());
        QFile(m_folder.filePath(QStringLiteral("leadline_de.qm"))).open(QIODevice::WriteOnly);
    }

    void everySettingIsWrittenAsBefore()
    {
        QDir(m_folder.path()).mkdir(QStringLiteral("recordings"));
        {
            app::WindowSettings window;
            setWindow(window);
            app::Session session;
            setDisplay(*session.display());
            setLevels();
            setSound(*session.shown360()->sound());
            setVehicle(*session.vehicle()->settings());
            session.dive()->setScanOnConnect(false);
            session.dive()->setConfirmStop(true);
            app::Alarms alarms;
            app::ZoneAlarm zone;
            setAlarms(alarms, zone);
            app::VehicleTiming().setStrictVersion2(true);
            app::TimeFormat::instance().setLocal(true);
            app::Language(m_folder.path()).choose(QStringLiteral("de"));
            app::KeyStore().store(QStringLiteral("snapPlot"),
                                  {QKeySequence(QStringLiteral("Ctrl+J"))});
            writeDevices();
            writeRecordings(m_folder.filePath(QStringLiteral("recordings")));
            app::VehicleChoice choice;
            base::FakeClock clock;
            app::LiveVehicle vehicle(
                clock, [](const app::VehicleCommand&) {}, [] {});
            app::VehicleStatus status;
            status.url = vehicleLink.toStdString();
            vehicle.apply(status);
            chooseVehicle(choice, vehicle);
        }
        QSettings settings;
        settings.sync();
        QByteArray written = contentsOf(settings.fileName());
        written.replace(m_folder.path().toUtf8(), "/own");
        QCOMPARE(QString::fromUtf8(written), QString::fromUtf8(settingsOfBefore()));
    }

    void everySettingOfBeforeIsRead()
    {
        takeSettingsOfBefore();
        readWindow();
        readDisplay();
        readVehicle();
        readAlarms();
        readRecordings();
        readDevices();
        QCOMPARE(QString::fromUtf8(contentsOf(QSettings().fileName())),
                 QString::fromUtf8(settingsOfBefore()));
    }

    void whatIsNoneIsAsAtFirst()
    {
        constexpr SettingKey<int> whole{"test/whole", 5, -10, 10};
        constexpr SettingKey<double> number{"test/number", 0.5, 0, 1};
        constexpr SettingKey<bool> yes{"test/yes", true};
        constexpr SettingKey<QString> word{"test/word", "one"};
        constexpr ChoiceKey choice{"test/choice", 1, 2};
        enum class Choice { First, Second, Third };
        app::Preferences preferences;
        const auto readAll = [&] {
            return preferences.value(whole) == 5 && preferences.value(number) == 0.5 &&
                   preferences.value(yes) && preferences.value<Choice>(choice) == Choice::Second;
        };
        QVERIFY(readAll());
        QCOMPARE(preferences.value(word), QStringLiteral("one"));
        QCOMPARE(preferences.value(whole, 7), 7);
        for (const char* each : {whole.name, number.name, choice.name})
            QSettings().setValue(QLatin1String(each), QStringLiteral("wide"));
        QVERIFY(readAll());
        QSettings().setValue(QLatin1String(number.name), QStringLiteral("nan"));
        QSettings().setValue(QLatin1String(choice.name), 3);
        QVERIFY(readAll());
        QSettings().setValue(QLatin1String(whole.name), -11);
        QSettings().setValue(QLatin1String(number.name), 1.5);
        QCOMPARE(preferences.value(whole), -10);
        QCOMPARE(preferences.value(number), 1.0);
        preferences.remove(whole);
        QVERIFY(!preferences.contains(whole) && preferences.value(whole) == 5);
    }

private:
    /// Under another name: QSettings remembers what it read of one.
    static void takeSettingsOfBefore()
    {
        QCoreApplication::setApplicationName(QStringLiteral("leadline-before"));
        QFile file(QSettings().fileName());
        QDir().mkpath(QFileInfo(file).path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(settingsOfBefore());
    }
    static void readWindow()
    {
        const app::WindowSettings window;
        QCoreApplication::setApplicationName(QStringLiteral("leadline-none"));
        const app::WindowSettings usual;
        QCoreApplication::setApplicationName(QStringLiteral("leadline-before"));
        const QMetaObject& type = app::WindowSettings::staticMetaObject;
        for (int i = type.propertyOffset(); i < type.propertyCount(); ++i) {
            const QMetaProperty property = type.property(i);
            QCOMPARE(property.read(&window), otherThan(property.name(), property.read(&usual)));
        }
        app::TimeFormat::instance().restore();
        QVERIFY(app::TimeFormat::instance().isLocal());
    }
    void readDisplay()
    {
        app::DisplaySettings display;
        QCOMPARE(display.palette(), QStringLiteral("viridis"));
        QCOMPARE(QList({display.threshold(), display.gainStart(), display.smoothing(),
                        display.comparison()}),
                 QList({40, 25, 4, 2}));
        QCOMPARE(display.rangeGain(), 2.5);
        QCOMPARE(display.tvg(), app::DisplaySettings::Tvg::Linear);
        QCOMPARE(display.noiseFilter(), app::DisplaySettings::NoiseFilter::Spikes);
        app::EchoLevels levels;
        levels.setKind(QStringLiteral("ping360"));
        QCOMPARE(levels.curve(), (echo::ToneCurve{12, 140, 0.75}));
        levels.setKind(QStringLiteral("ping1d"));
        QVERIFY(levels.isRaw());
        QVERIFY(!display.deviceLine() && !display.bottomLine());
        QCOMPARE(display.persistence(), app::DisplaySettings::Persistence::Ten);
        QCOMPARE(display.detail(), app::DisplaySettings::Detail::Mean);
        QCOMPARE(display.averaging(), app::DisplaySettings::Averaging::Three);
        QVERIFY(display.interpolation());
        QVERIFY(display.targetsOnBottom() && display.imperial());
        QVERIFY(display.isFan(90) && display.isFan(60) && !display.isFan(120));
        QVERIFY(display.isFan(45)); // as it was chosen last
        QVERIFY(display.drift());
        QVERIFY(display.bottomZoom());
        QCOMPARE(display.bottomZoomHeight(), 4);
        const app::Ghost ghost;
        QVERIFY(ghost.strength() == 35 && !ghost.marksChanges());
        const app::SoundSettings sound;
        QCOMPARE(sound.source(), app::SoundSettings::Source::Computed);
        QCOMPARE(sound.kind(), app::SoundSettings::Kind::Brackish);
        QCOMPARE(
            QList({sound.typedSpeed(), sound.temperatureC(), sound.salinity(), sound.depthM()}),
            QList({1512.5, 7.5, 31.0, 55.5}));
        QCOMPARE(app::Language(m_folder.path()).chosen(), QStringLiteral("de"));
        app::KeyStore keys;
        keys.restore();
        QCOMPARE(keys.keys(QStringLiteral("snapPlot")), {QKeySequence(QStringLiteral("Ctrl+J"))});
    }
    static void readVehicle()
    {
        const app::VehicleSettings vehicle;
        QCOMPARE(vehicle.up(), app::VehicleSettings::Up::North);
        QVERIFY(vehicle.variationKnown());
        QCOMPARE(QList({vehicle.headingOffset(), vehicle.variationTenths(),
                        vehicle.transducerBelowCm()}),
                 QList({-12, -34, 42}));
        QCOMPARE(vehicle.depthZeroM(), 0.75);
        QVERIFY(app::VehicleTiming().strictVersion2());
    }
    static void readAlarms()
    {
        const app::Alarms alarms;
        const app::ZoneAlarm zone;
        QVERIFY(alarms.nearOn() && alarms.farOn() && zone.isOn() && zone.isShown());
        QCOMPARE(QList({alarms.nearM(), alarms.farM(), alarms.blankingM()}),
                 QList({1.25, 60.0, 0.4}));
        QCOMPARE(alarms.facing(), app::Alarms::Facing::Up);
        QCOMPARE(alarms.volume(), app::Alarms::Volume::Soft);
        QCOMPARE(zone.zone(), (app::AlarmZone{-45, 60, 3.5, 12, 99}));
    }
    static void readRecordings()
    {
        QCOMPARE(app::RecordingSplitChoice().chosen(), 3);
        QCOMPARE(app::storedSheet(), someSheet());
        const app::OldRecordings old;
        QCOMPARE(QList({old.days(), old.gigabytes()}), QList({90, 250}));
        QCOMPARE(app::listedFolders(), {QStringLiteral("/dives/before")});
        QCOMPARE(app::RecordingFolderSetting::atStart(), std::filesystem::path("/own/recordings"));
        const log::Mountings mountings = app::storedMountings(QStringLiteral("/dives/a.bin"));
        QVERIFY(mountings.contains(2) && mountings.at(2).upsideDown);
        QCOMPARE(mountings.at(2).turnDeg, -5);
        QCOMPARE(app::storedOffset(QStringLiteral("/dives/a.bin"), QStringLiteral("/dives/b.tlog"))
                     .value(),
                 log::Time(-1500ms));
        QCOMPARE(app::RecentLogs().files(),
                 QStringList({QStringLiteral("/dives/ø, b.mcap"), QStringLiteral("/dives/a.bin")}));
    }
    static void readDevices()
    {
        const app::StartLinks start;
        QVERIFY(!start.connectsAtStart());
        QCOMPARE(start.atStart(), QStringList({sonarLink, vehicleLink}));
        QCOMPARE(start.remembered().size(), std::size_t{2});
        QCOMPARE(start.unitOf(sonarLink), seenSonar().unit);
        QVERIFY((app::defaultOwnAddress() == mavlink::Address{253, 200}));
        const app::LinkSettingsStore link(vehicleLink);
        QVERIFY(link.standby() && link.system() == 3 && link.linkSettings() == someHabits());
        QVERIFY(!app::LiveSession().scanOnConnect());
        QVERIFY(app::LiveSession().confirmsStop());
        const std::vector<app::StoredDevice> devices =
            app::DeviceStore().ofKind(ping::Family::Ping360, 2);
        QCOMPARE(devices.size(), std::size_t{1});
        const app::StoredDevice& device = devices.front();
        QVERIFY(device.mount() == (device::Mount{true, 30}) && device.isMountConfirmed());
        QVERIFY(device.standby() && device.deviceId() == 2 && device.met() == 2);
        QCOMPARE(device.unit(), seenSonar().unit);
        QCOMPARE(device.addresses(), {sonarLink});
        QCOMPARE(device.value(app::setting::sonar::asked("rangeM")), 12.5);
        QCOMPARE(app::SoundSettings(device.group()).temperatureC(), 7.5);
        app::VehicleChoice choice;
        base::FakeClock clock;
        app::LiveVehicle first(
            clock, [](const app::VehicleCommand&) {}, [] {});
        app::LiveVehicle second(
            clock, [](const app::VehicleCommand&) {}, [] {});
        app::VehicleStatus status;
        status.url = vehicleLink.toStdString();
        first.apply(status);
        choice.setVehicles({&first, &second});
        QCOMPARE(choice.vehicle(), &first);
    }

    test::OwnSettings m_own;
    QTemporaryDir m_folder;
};

LEADLINE_GUI_TEST(PreferencesTest)
#include "tst_preferences.moc"
