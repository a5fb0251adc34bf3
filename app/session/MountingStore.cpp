// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/MountingStore.h"

#include "formats/DeviceNotes.h"
#include "preferences/SettingKeys.h"
#include "session/RecordedAnswers.h"

#include <string>

namespace leadline::app {

log::Mountings storedMountings(const QString& file)
{
    log::Mountings kept;
    for (const RecordedAnswer& answer : answersOf(setting::mountings, file))
        if (const auto mounting = formats::mountingFrom(answer.text.toStdString()))
            kept.try_emplace(answer.device, *mounting);
    return kept;
}

void storeMounting(const QString& file, const log::RecordedDevice& device,
                   const device::Mount& mount)
{
    const std::string text = formats::mountingText(mount.upsideDown, mount.turnDeg);
    storeAnswer(setting::mountings, file, {device, QString::fromStdString(text)});
}

std::optional<log::Mounting> mountingOf(const QString& file, const log::Stream& stream)
{
    const auto kept = log::findMounting(storedMountings(file), stream.recordedDevice());
    return kept ? kept : stream.mounting();
}

device::Mount guessedMount(std::uint8_t id)
{
    const Preferences preferences;
    for (const RecordedAnswer& answer : allAnswers(setting::mountings))
        if (const auto mounting = formats::mountingFrom(answer.text.toStdString());
            mounting && answer.device.id == id)
            return {mounting->upsideDown, mounting->turnDeg};
    if (const auto last =
            formats::mountingFrom(preferences.value(setting::lastMounting).toStdString()))
        return {last->upsideDown, last->turnDeg};
    return {preferences.value(setting::upsideDown),
            withinATurn(preferences.value(setting::turnOffset))};
}

int withinATurn(int degrees)
{
    constexpr int turn = 360;
    return (degrees % turn + turn + turn / 2) % turn - turn / 2;
}

} // namespace leadline::app
