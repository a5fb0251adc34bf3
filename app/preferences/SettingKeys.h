// SPDX-License-Identifier: GPL-3.0-or-later
// All names in the settings file. They never change, so that the files of older versions can be
// read.
#pragma once

#include "base/Units.h"
#include "echo/EchoShaping.h"
#include "echo/ToneCurve.h"
#include "echo/WaterSound.h"
#include "preferences/Preferences.h"

#include <QUrl>

#include <array>
#include <limits>
#include <string_view>

namespace leadline::app::setting {

inline constexpr SettingKey<QString> language{"language"};
inline constexpr SettingKey<bool> localTime{"display/localTime", false};

// How echoes are shown.
inline constexpr SettingKey<QString> palette{"display/palette", "theme"};
inline constexpr SettingKey<int> threshold{"display/threshold", 0, 0, 255};
inline constexpr SettingKey<double> rangeGain{"display/rangeGain", 1, 1,
                                              echo::EchoShaping::largestGain};
/// Files of before have none: there a range gain above 1 is linear.
inline constexpr ChoiceKey tvg{"display/tvg", 0, 4};
inline constexpr ChoiceKey noiseFilter{"display/noiseFilter", 0, 2};
inline constexpr SettingKey<int> gainStart{"display/gainStart", 0, 0,
                                           static_cast<int>(100 * echo::EchoShaping::latestStart)};
inline constexpr SettingKey<int> smoothing{"display/smoothing", 1, 1, echo::EchoShaping::maxPings};
inline constexpr SettingKey<bool> deviceLine{"display/deviceLine", true};
inline constexpr SettingKey<bool> bottomLine{"display/bottomLine", true};
inline constexpr SettingKey<int> comparison{"display/comparison", 0, 0, 2};
inline constexpr SettingKey<bool> bottomZoom{"display/bottomZoom", false};
/// Which of the heights, in the units that are shown.
inline constexpr SettingKey<int> bottomZoomHeight{"display/bottomZoomHeight", 2, 0, 4};
/// Show how fast, and where, the vehicle drifts.
inline constexpr SettingKey<bool> drift{"display/drift", false};
inline constexpr ChoiceKey persistence{"display/persistence", 1, 3};
inline constexpr ChoiceKey detail{"display/detail", 0, 1};
inline constexpr ChoiceKey averaging{"display/averaging", 0, 2};
inline constexpr SettingKey<bool> interpolation{"display/interpolation", false};
/// Files of before have it in its place: old echoes are dimmed. Read, and not written any more.
inline constexpr SettingKey<bool> fade{"display/fade", true};
/// Whether a sector is drawn as a fan: the last choice, and those for each width in whole degrees.
inline constexpr SettingKey<bool> fan{"display/fan", false};
inline const SettingKey<QStringList> fanWidths{"display/fanWidths"};
inline const SettingKey<QStringList> polarWidths{"display/polarWidths"};
inline constexpr SettingKey<int> ghostStrength{"display/ghostStrength", 60, 0, 100};
inline constexpr SettingKey<bool> ghostChanges{"display/ghostChanges", true};
// How rows of side-scan sonars are drawn.
inline constexpr SettingKey<bool> sideScanGround{"sideScan/ground", true};
inline constexpr SettingKey<bool> sideScanNewestOnTop{"sideScan/newestOnTop", true};
inline constexpr ChoiceKey sideScanGain{"sideScan/gain", 2, 2};
inline constexpr SettingKey<bool> sideScanTurned{"sideScan/turned", false};
inline constexpr SettingKey<bool> targetsOnBottom{"display/targetsOnBottom", false};
inline constexpr SettingKey<bool> imperial{"display/imperial", false};

/// Group of the levels of a kind of sonar, which is named as in links.
[[nodiscard]] inline QString levelsGroup(const QString& kind)
{
    return QStringLiteral("levels/") + kind;
}
namespace levels {
inline constexpr ChoiceKey mode{"mode", 0, 2};
inline constexpr SettingKey<double> black{"black", 0, 0,
                                          echo::ToneCurve::strongest - echo::ToneCurve::leastSpan};
inline constexpr SettingKey<double> white{"white", echo::ToneCurve::strongest,
                                          echo::ToneCurve::leastSpan, echo::ToneCurve::strongest};
inline constexpr SettingKey<double> gamma{"gamma", 1, echo::ToneCurve::leastGamma,
                                          echo::ToneCurve::greatestGamma};
} // namespace levels

// The speed of sound in which a device is shown: in the device's group, and of unknown devices
// without one.
inline constexpr ChoiceKey soundSource{"sound/way", 0, 3};
inline constexpr SettingKey<double> typedSpeed{"sound/typedSpeed", 1500, base::lowestSoundSpeed,
                                               base::highestSoundSpeed};
inline constexpr ChoiceKey waterKind{"sound/kind", 2, 2};
inline constexpr SettingKey<double> temperatureC{
    "sound/temperatureC", 12, echo::Water::lowestTemperatureC, echo::Water::highestTemperatureC};
inline constexpr SettingKey<double> salinity{"sound/salinity", 35, 0, echo::Water::highestSalinity};
inline constexpr SettingKey<double> depthM{"sound/depthM", 0, 0, echo::Water::greatestDepthM};
inline constexpr std::array soundNames{soundSource.name,  typedSpeed.name, waterKind.name,
                                       temperatureC.name, salinity.name,   depthM.name};

// The user's corrections of the vehicle's data.
inline constexpr SettingKey<bool> northUp{"vehicle/northUp", false};
inline constexpr SettingKey<int> headingOffset{"vehicle/headingOffset", 0, -180, 180};
inline constexpr SettingKey<bool> variationKnown{"vehicle/variationKnown", false};
inline constexpr SettingKey<int> variationTenths{"vehicle/variationTenths", 0, -900, 900};
inline constexpr SettingKey<double> depthZeroM{"vehicle/depthZero", 0, -12'000, 12'000};
inline constexpr SettingKey<int> transducerBelowCm{"vehicle/transducerBelow", 0, -1000, 1000};

// Alarms.
inline constexpr SettingKey<bool> nearAlarmOn{"alarm/nearOn", false};
inline constexpr SettingKey<double> nearAlarmM{"alarm/nearM", 2, 0.3, 300};
inline constexpr SettingKey<bool> farAlarmOn{"alarm/farOn", false};
inline constexpr SettingKey<double> farAlarmM{"alarm/farM", 20, 0.3, 300};
inline constexpr SettingKey<double> alarmBlankingM{"alarm/blankingM", 0.3, 0, 2};
inline constexpr ChoiceKey alarmFacing{"alarm/look", 0, 3};
inline constexpr ChoiceKey alarmVolume{"alarm/volume", 2, 2};
inline constexpr SettingKey<bool> zoneOn{"alarm/zoneOn", false};
inline constexpr SettingKey<bool> zoneShown{"alarm/zoneShown", false};
inline constexpr SettingKey<double> zoneCentreDeg{"alarm/zoneCentreDeg"};
inline constexpr SettingKey<double> zoneWidthDeg{"alarm/zoneWidthDeg", 60, 10, 360};
/// The lower bound excludes ringing of the transducer.
inline constexpr SettingKey<double> zoneNearM{"alarm/zoneNearM", 1, 0.75, 99.5};
inline constexpr SettingKey<double> zoneFarM{"alarm/zoneFarM", 5, 0, 100};
inline constexpr SettingKey<double> zoneStrength{"alarm/zoneStrength", 120, 1, 255};

// Recordings.
inline constexpr SettingKey<QString> recordingFolder{"recording/folder"};
inline constexpr SettingKey<QString> recordingSplit{"recording/newFile"};
inline constexpr SettingKey<bool> confirmStop{"recording/confirmStop", false};
inline constexpr SettingKey<int> mayGoAfterDays{"recording/mayGoAfterDays", 0, 0, 36'500};
inline constexpr SettingKey<int> mayGoAboveGB{"recording/mayGoAboveGB", 0, 0, 1'000'000};
inline const SettingKey<QStringList> recordingFolders{"recordings/folders"};
inline const SettingKey<QStringList> mountings{"recordings/mountings"};
inline const SettingKey<QStringList> families{"recordings/families"};
// Version 0.1 drew recordings that say nothing of their mounting as the user had set it last, and
// as the display was set before that. Read, and not written any more.
inline constexpr SettingKey<QString> lastMounting{"recordings/mounting"};
inline constexpr SettingKey<bool> upsideDown{"display/upsideDown", false};
inline constexpr SettingKey<int> turnOffset{"display/turnOffset", 0, -180, 180};
inline const SettingKey<QStringList> recentFiles{"recentFiles"};
inline const SettingKey<QStringList> vehicleLogShifts{"vehicleLogShifts"};
inline constexpr SettingKey<QString> sheetJob{"diveSheet/job"};
inline constexpr SettingKey<QString> sheetVehicle{"diveSheet/vehicle"};
inline constexpr SettingKey<QString> sheetPilot{"diveSheet/pilot"};
inline constexpr SettingKey<QString> sheetPlace{"diveSheet/place"};

// Links.
inline constexpr SettingKey<bool> connectAtStart{"devices/connectAtStart", true};
inline const SettingKey<QStringList> rememberedLinks{"devices/remembered"};
inline const SettingKey<QStringList> linksAtStart{"devices/atStart"};
inline const SettingKey<QVariantMap> unitsOnLinks{"devices/units"};
inline constexpr SettingKey<bool> scanOnConnect{"live/scanOnConnect", true};
inline constexpr SettingKey<QString> chosenVehicle{"live/vehicle"};
inline constexpr SettingKey<QString> ownAddress{"vehicle/ownAddress"};
inline constexpr SettingKey<bool> strictVersion2{"timing/strictVersion2", false};

/// Group of one link's settings.
[[nodiscard]] inline QString linkGroup(const QString& url)
{
    // Encoded, since a slash would begin another group.
    return QStringLiteral("links/") + QString::fromLatin1(QUrl::toPercentEncoding(url));
}
namespace link {
inline constexpr SettingKey<bool> standby{"standby", false};
inline constexpr SettingKey<int> system{"system", 0};
inline constexpr SettingKey<int> ownSystem{"ownSystem", 0};
inline constexpr SettingKey<int> ownComponent{"ownComponent", 0};
inline constexpr SettingKey<int> timesyncPerSecond{"timesyncRate", 1, 0, 10};
inline constexpr SettingKey<bool> answersTimesync{"answersTimesync", false};
inline constexpr SettingKey<bool> answersPing{"answersPing", true};
} // namespace link

// Sonars, wherever they are connected.
inline const QString sonars = QStringLiteral("sonars");
inline constexpr SettingKey<qulonglong> lastSeenSonar{"sonars/lastMet"};
inline constexpr SettingKey<bool> oldSonarsMigrated{"sonars/carriedOver"};
/// Group of one sonar's settings; sonars are numbered.
[[nodiscard]] inline QString sonarGroup(const QString& number)
{
    return sonars + QLatin1Char('/') + number + QLatin1Char('/');
}
namespace sonar {
inline constexpr SettingKey<int> family{"family", 0, 0, 255};
inline constexpr SettingKey<QString> unit{"unit"};
inline constexpr SettingKey<int> id{"id", -1};
inline const SettingKey<QStringList> addresses{"addresses"};
inline constexpr SettingKey<qulonglong> met{"met"};
inline constexpr SettingKey<bool> upsideDown{"upsideDown", false};
inline constexpr SettingKey<int> turnDeg{"turnDeg", 0, -180, 180};
inline constexpr SettingKey<bool> mountConfirmed{"mountConfirmed", false};
inline constexpr SettingKey<bool> standby{"standby", false};
/// Values that the user requested of a sonar; NaN if none.
using Asked = SettingKey<double>;
inline constexpr double unasked = std::numeric_limits<double>::quiet_NaN();
/// `row` is the key of one of device::settingRows().
[[nodiscard]] inline Asked asked(std::string_view row)
{
    return {row.data(), unasked};
}
} // namespace sonar
/// Group of the sonars' settings of version 0.1, by family, address, id and firmware.
inline const QString oldSonars = QStringLiteral("device");
/// Group of the links' settings in all versions, by address.
inline const QString links = QStringLiteral("links");

/// Group of the shortcut keys, by action.
inline const QString keys = QStringLiteral("keys");
/// Group of the properties of WindowSettings.
inline const QString window = QStringLiteral("window");

} // namespace leadline::app::setting
