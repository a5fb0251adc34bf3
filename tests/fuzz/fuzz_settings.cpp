// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as the settings file, and as that of the signing keys, which may be edited by
// hand or damaged. Values that are read must be within their bounds, and be the same after writing
// and reading them again.
#include "SplitCheck.h"
#include "alarms/Alarms.h"
#include "alarms/ZoneAlarm.h"
#include "base/Units.h"
#include "devices/DeviceStore.h"
#include "devices/LinkSettingsStore.h"
#include "devices/SigningKeys.h"
#include "devices/SoundSettings.h"
#include "discovery/StartLinks.h"
#include "engine/OwnAddress.h"
#include "recording/DiveSheetStore.h"
#include "recording/RecordingSplitChoice.h"
#include "session/DisplaySettings.h"
#include "session/RecentLogs.h"
#include "session/ShiftStore.h"
#include "session/VehicleSettings.h"
#include "session/WindowSettings.h"
#include "settings/OldRecordings.h"
#include "settings/ThemeSwitch.h"
#include "support/ProcessTemporary.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QWindow>

#include <cmath>
#include <memory>
#include <vector>

using namespace leadline;

namespace {

const QString someLink = QStringLiteral("udp://192.168.2.2:9092");

/// The program without a window, and a folder for its files, of which thousands are written in a
/// second.
class Program {
public:
    Program() : m_folder(QString::fromStdString(test::ownInMemory()) + "/XXXXXX")
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        // What the objects of an input put into a temporary folder goes with them.
        qputenv("TMPDIR", m_folder.path().toUtf8());
        static int count = 1;
        static char name[] = "fuzz_settings";
        static char* arguments[] = {name, nullptr};
        m_application = std::make_unique<QGuiApplication>(count, arguments);
        QCoreApplication::setOrganizationName("leadline");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }
    /// Another name each time: QSettings remembers what it read of one.
    void write(const QByteArray& bytes)
    {
        QFile::remove(m_file);
        QCoreApplication::setApplicationName(QStringLiteral("leadline-%1").arg(++m_files));
        m_file = QSettings().fileName();
        put(m_file, bytes);
        put(keys(), bytes);
    }
    [[nodiscard]] QString keys() const { return m_folder.filePath("signing-keys"); }

private:
    static void put(const QString& path, const QByteArray& bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        fuzz::require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(),
                      "the file can be written");
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QGuiApplication> m_application;
    QString m_file;
    int m_files = 0;
};

bool within(double value, double low, double high)
{
    return value >= low && value <= high;
}

void checkDisplay()
{
    app::DisplaySettings display;
    fuzz::require(within(display.threshold(), 0, 255), "a threshold is an intensity");
    fuzz::require(within(display.rangeGain(), 1, echo::EchoShaping::largestGain) &&
                      within(display.gainStart(), 0, 90) &&
                      within(display.smoothing(), 1, echo::EchoShaping::maxPings),
                  "echoes are shaped within bounds");
    const app::SoundSettings sound;
    fuzz::require(within(sound.typedSpeed(), base::lowestSoundSpeed, base::highestSoundSpeed),
                  "a speed of sound in water");
    fuzz::require(std::isnan(sound.speed()) ||
                      within(sound.speed(), base::lowestSoundSpeed, base::highestSoundSpeed),
                  "water is water");
    app::VehicleSettings vehicle;
    fuzz::require(within(vehicle.headingOffset(), -180, 180) &&
                      within(vehicle.headingCorrection(), -270, 270) &&
                      within(vehicle.depthZeroM(), -12'000, 12'000) &&
                      within(vehicle.transducerBelowCm(), -1000, 1000),
                  "a vehicle in the sea");
    // Changed and read again it is the same.
    vehicle.setHeadingOffset(17);
    display.setSmoothing(3);
    fuzz::require(app::VehicleSettings().headingOffset() == 17 &&
                      app::DisplaySettings().smoothing() == 3,
                  "what is set is kept");
}

void checkAlarms()
{
    const app::Alarms alarms;
    fuzz::require(within(alarms.nearM(), 0.3, 300) && within(alarms.farM(), 0.3, 300) &&
                      within(alarms.blankingM(), 0, 2),
                  "limits are in the water");
    fuzz::require(within(static_cast<int>(alarms.facing()), 0, 3) &&
                      within(static_cast<int>(alarms.volume()), 0, 2),
                  "choices are among those offered");
    const app::ZoneAlarm zone;
    fuzz::require(within(zone.centreDeg(), -180, 180) && within(zone.widthDeg(), 10, 360) &&
                      zone.nearM() < zone.farM() && within(zone.strength(), 1, 255),
                  "a zone lies about the vehicle");
}

void checkLinks()
{
    const app::LinkSettingsStore memory(someLink);
    static_cast<void>(memory.standby());
    fuzz::require(memory.system().value_or(1) > 0, "systems begin with 1");
    const mavlink::Address own = app::defaultOwnAddress();
    fuzz::require(own.system > 0 && own.system <= app::VehicleLinkSettings::highestSystem &&
                      own.component > 0,
                  "Leadline is somebody, and no ground station");
    const app::VehicleLinkSettings linkSettings = memory.linkSettings();
    fuzz::require(linkSettings.own.system > 0 && linkSettings.own.component > 0 &&
                      within(linkSettings.timesyncPerSecond, 0, 10),
                  "habits are those of a ground station");
    const app::DeviceStore store;
    const app::DeviceStore::Seen seen{.family = ping::Family::Ping360,
                                      .unit = QString(),
                                      .id = 2,
                                      .url = *link::LinkUrl::parse(someLink.toStdString())};
    static_cast<void>(store.mayStartInStandby(seen));
    const app::StoredDevice its = store.recognise(seen).device;
    fuzz::require(within(its.mount().turnDeg, -180, 180), "a mounting is less than a turn");
    fuzz::require(its.isKnown() && its.wasAt(seen.url), "who answers is kept");
    its.confirmMount({.upsideDown = true, .turnDeg = 30});
    const app::StoredDevice same = store.recognise(seen).device;
    fuzz::require(same.mount() == device::Mount{true, 30} && same.isMountConfirmed(),
                  "what is confirmed is kept");
    app::StartLinks start;
    for (const QString& address : start.atStart()) {
        const auto url = link::LinkUrl::parse(address.toStdString());
        fuzz::require(url.ok(), "what is connected at the start is an address");
        static_cast<void>(start.unitOf(address));
    }
    const auto url = link::LinkUrl::parse(someLink.toStdString());
    start.connected(*url, "unit");
    const app::StartLinks again;
    fuzz::require(again.atStart().contains(someLink) && again.remembered().front() == *url &&
                      again.unitOf(someLink) == "unit",
                  "what was connected is kept");
}

void checkRemembered()
{
    app::WindowSettings window;
    const auto number = [&](const char* name) { return window.property(name).toDouble(); };
    fuzz::require(within(number("share"), 0, 1), "a share is one");
    fuzz::require(within(number("timeSpan"), 1, 1e6), "a span of time can be drawn");
    fuzz::require(within(number("scale"), app::WindowSettings::minimumScale,
                         app::WindowSettings::maximumScale),
                  "words can be read");
    fuzz::require(within(number("opacity"), app::WindowSettings::minimumOpacity, 100),
                  "a window can be seen");
    const QStringList themes{"dusk", "day", "night"};
    const QTime noon(12, 0);
    fuzz::require(
        themes.contains(window.property("theme").toString()) &&
            themes.contains(app::ThemeSwitch::themeAt(noon, window.property("dayFrom").toInt(),
                                                      window.property("dayUntil").toInt(),
                                                      window.property("darkTheme").toString())),
        "a theme is one of three");
    const app::OldRecordings old;
    fuzz::require(within(old.days(), 0, 36'500) && within(old.gigabytes(), 0, 1e6),
                  "a rule is one");
    QWindow place;
    window.trackGeometry(&place);
    fuzz::require(within(place.width(), 0, 32'767) && within(place.height(), 0, 32'767),
                  "a window can be shown");
    const app::RecordingSplitChoice parts;
    fuzz::require(within(parts.chosen(), 0,
                         static_cast<double>(app::RecordingSplitChoice::choices().size() - 1)),
                  "files are split as offered");
    const annotations::DiveSheet sheet = app::storedSheet();
    fuzz::require(annotations::tidied(sheet) == sheet, "a sheet is tidy");
    static_cast<void>(app::RecentLogs().files());
    static_cast<void>(app::storedOffset("/a.bin", "/b.tlog"));
    app::storeOffset("/a.bin", "/b.tlog", std::chrono::seconds(-3));
    fuzz::require(app::storedOffset("/a.bin", "/b.tlog") == std::chrono::seconds(-3),
                  "a shift is kept");
}

void checkKeys(const QString& file)
{
    const app::SigningKeys keys(file);
    static_cast<void>(keys.of(someLink));
    mavlink::SigningKey key{};
    key[0] = std::byte{7};
    fuzz::require(keys.set(someLink, app::SigningKeys::Stored{key, 42}).ok(), "a key can be kept");
    const auto kept = keys.of(someLink);
    fuzz::require(kept && kept->key == key && kept->lastSigned == 42, "and is");
    fuzz::require(keys.set(someLink, std::nullopt).ok() && !keys.of(someLink), "until forgotten");
}

} // namespace

/// Qt keeps what it made of one input for the next, and to search for leaks takes longer than an
/// input does: the ordinary tests do it.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    static char leaks[] = "-detect_leaks=0";
    static std::vector<char*> arguments(*argv, *argv + *argc);
    arguments.push_back(leaks);
    arguments.push_back(nullptr);
    *argc = static_cast<int>(arguments.size()) - 1;
    *argv = arguments.data();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static Program program;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    program.write(bytes);
    checkRemembered();
    checkAlarms();
    checkLinks();
    checkDisplay();
    checkKeys(program.keys());
    static_cast<void>(app::signingKeyOf(QString::fromUtf8(bytes)));
    return 0;
}
