// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/DisplaySettings.h"
#include "session/RecentLogs.h"
#include "session/VehicleSettings.h"
#include "session/WindowSettings.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace leadline;

/// Tests that settings of version 0.1, in tests/data/before-0.2, are kept after an update.
class EarlierSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QString file = QSettings().fileName();
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QVERIFY(QFile::copy(QStringLiteral(LEADLINE_TEST_DATA "/before-0.2/leadline.ini"), file));
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    }

    void echoesAreShownAsBefore()
    {
        const app::DisplaySettings display;
        QCOMPARE(display.palette(), QStringLiteral("viridis"));
        QCOMPARE(display.threshold(), 84);
    }

    void theVehicleIsShownAsBefore()
    {
        QCOMPARE(app::VehicleSettings().up(), app::VehicleSettings::Up::North);
    }

    void theWindowLooksAsBefore()
    {
        const app::WindowSettings window;
        const std::pair<const char*, QVariant> kept[] = {
            {"theme", "day"},    {"darkTheme", "dusk"}, {"switchesTheme", false},
            {"dayFrom", 420},    {"dayUntil", 1140},    {"light", 50},
            {"inspector", true}, {"scale", 100},        {"inspectorTab", "display"},
            {"liveTab", "360"},  {"timeSpan", 60.0},    {"trace", false},
            {"opacity", 100},    {"view", 0},           {"snapshotWords", true},
        };
        for (const auto& [name, value] : kept)
            QVERIFY2(window.property(name) == value, name);
    }

    void recentLogsAreThere()
    {
        QCOMPARE(app::RecentLogs().files(),
                 QStringList{QStringLiteral("/tmp/before-0.2/dive.mcap")});
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(EarlierSettingsTest)
#include "tst_earliersettings.moc"
