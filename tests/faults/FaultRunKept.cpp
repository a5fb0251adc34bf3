// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a cell that was played.
#include "faults/FaultRun.h"

#include "mavlink/StateMessages.h"
#include "ping/Ping1d.h"
#include "support/CliRun.h"

#include <QDir>

namespace leadline::test {

namespace {

/// The last that a device says: when it is on the disk, all before it is.
QByteArray lastWords(Device device)
{
    if (device == Device::Vehicle)
        return asArray(mavlink::encodeFrame({{1, 99}, 7}, mavlink::VfrHud{.heading = 123}));
    return asArray(ping::encodeFrame(
        ping::ping1d::DistanceSimple{.distance = 4'242'424, .confidence = 42}, idOf(device)));
}

} // namespace

QString kindNameOf(Device device)
{
    return device == Device::Ping1D    ? QStringLiteral("ping1d")
           : device == Device::Ping360 ? QStringLiteral("ping360")
                                       : QStringLiteral("vehicle");
}

std::uint8_t idOf(Device device)
{
    return device == Device::Ping360 ? 2 : 1;
}

void FaultRun::timePasses()
{
    const double end = session().playback()->end();
    waitFor("time passes", [&] { return session().playback()->end() > end + 3; });
}

void FaultRun::hatchesTheTimeBetween()
{
    if (m_cell.kept.contains(QStringLiteral("hatched")))
        waitFor("the time between is hatched",
                [this] { return session().playback()->gapCount() > 0; });
}

void FaultRun::flush(Line& line)
{
    line.cable->hush();
    const QByteArray last = lastWords(line.device);
    line.cable->device().say(last);
    waitFor("the last words of the " + nameOf(line.device).toStdString() + " on the disk", [&] {
        return recorded(line.device).count(last) >= line.cable->device().said.count(last);
    });
}

void FaultRun::endDive()
{
    if (std::exchange(m_ended, true))
        return;
    for (const auto& line : m_lines)
        flush(*line);
    dive().hangUpAll();
    waitFor("the recording is complete",
            [this] { return dive().recorder()->state() == app::RecorderState::State::Stopped; });
}

QStringList FaultRun::recordings() const
{
    return QDir(m_folder).entryList({QStringLiteral("*.mcap")}, QDir::Files, QDir::Name);
}

QByteArray FaultRun::recorded(Device device) const
{
    QByteArray all;
    for (const QString& name : recordings()) {
        const QByteArray file = readFile(QDir(m_folder).filePath(name));
        const auto bytes = std::as_bytes(std::span(file.constData(), std::size_t(file.size())));
        for (const auto& [topic, raw] : rawTopics({bytes.begin(), bytes.end()})) {
            const bool ofVehicle = topic == "mavlink_raw/out";
            const bool its =
                device == Device::Vehicle ? ofVehicle
                : m_lines.size() == 1
                    ? topic.ends_with("/rx")
                    : topic.ends_with("/rx") &&
                          topic.find(kindNameOf(device).toStdString()) != std::string::npos;
            if (its)
                all += raw;
        }
    }
    return all;
}

void FaultRun::filesAreWhole() const
{
    for (const QString& name : recordings()) {
        const std::string path = QDir(m_folder).filePath(name).toStdString();
        auto opened = log::Recording::open(std::filesystem::path(path));
        if (!opened)
            throw CellFailed(opened.error().sentence);
        (*opened)->index();
        if ((*opened)->counts().truncated)
            throw CellFailed(name.toStdString() + " is not complete.");
    }
}

void FaultRun::keepsAll()
{
    endDive();
    filesAreWhole();
    for (const auto& line : m_lines) {
        const QByteArray& said = line->cable->device().said;
        const QByteArray kept = recorded(line->device);
        if (kept.size() < said.size() - line->lost || (line->lost == 0 && kept != said))
            throw CellFailed("Of " + std::to_string(said.size()) + " bytes of the " +
                             nameOf(line->device).toStdString() + ' ' +
                             std::to_string(kept.size()) + " are kept.");
    }
}

} // namespace leadline::test
