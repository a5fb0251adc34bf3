// SPDX-License-Identifier: GPL-3.0-or-later
// Checks what is stored after a fault was simulated.
#include "faults/FaultRun.h"

#include "annotations/EventLog.h"
#include "mavlink/StateMessages.h"
#include "ping/Ping1d.h"
#include "support/CliRun.h"

#include <QDir>

#include <algorithm>

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

/// The raw bytes of a file, by their topics.
std::map<std::string, QByteArray> topicsOf(const QString& path)
{
    const QByteArray file = readFile(path);
    const auto bytes = std::as_bytes(std::span(file.constData(), std::size_t(file.size())));
    return rawTopics({bytes.begin(), bytes.end()});
}

/// How much of what was said is missing, when the rest is what was said before and after it;
/// negative where it is not.
qsizetype gapOf(const QByteArray& said, const QByteArray& kept)
{
    const auto [differs, its] = std::mismatch(kept.begin(), kept.end(), said.begin(), said.end());
    const bool isRest = said.endsWith(kept.last(std::distance(differs, kept.end())));
    return isRest ? said.size() - kept.size() : -1;
}

} // namespace

ping::Family familyOf(Device device)
{
    switch (device) {
    case Device::Ping1D:
        return ping::Family::Ping1D;
    case Device::Ping360:
        return ping::Family::Ping360;
    case Device::S500:
        return ping::Family::S500;
    case Device::Omniscan450:
        return ping::Family::Omniscan450;
    case Device::Surveyor240:
        return ping::Family::Surveyor240;
    case Device::Omniscan3D:
        return ping::Family::Omniscan3D;
    case Device::Vehicle:
    case Device::Computer:
        break;
    }
    return ping::Family::Unknown;
}

bool isCeruleans(Device device)
{
    return device >= Device::S500 && device <= Device::Omniscan3D;
}

QString kindNameOf(Device device)
{
    if (familyOf(device) == ping::Family::Unknown)
        return QStringLiteral("vehicle");
    return QString::fromStdString(std::string(ping::nameOf(familyOf(device))));
}

std::uint8_t idOf(Device device)
{
    switch (device) {
    case Device::Ping360:
    case Device::Omniscan450:
        return 2;
    case Device::S500:
    case Device::Surveyor240:
    case Device::Omniscan3D:
        return 0;
    default:
        return 1;
    }
}

void FaultRun::waitUntilRecording()
{
    waitFor("it is recorded", [this] {
        return dive().recorder()->state() == app::RecorderState::State::Recording &&
               !recordings().isEmpty();
    });
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
    waitFor("the last words of the " + nameOf(line.device).toStdString() + " on the disk",
            [&] { return recorded(line).count(last) >= line.cable->device().said.count(last); });
}

void FaultRun::endDive()
{
    if (std::exchange(m_ended, true))
        return;
    for (const auto& line : m_lines)
        flush(*line);
    dive().disconnectAll();
    waitFor("the recording is complete",
            [this] { return dive().recorder()->state() == app::RecorderState::State::Stopped; });
}

QStringList FaultRun::recordings() const
{
    return QDir(m_folder).entryList({QStringLiteral("*.mcap")}, QDir::Files, QDir::Name);
}

QByteArray FaultRun::recordedIn(const QString& path, Device device) const
{
    const auto topics = topicsOf(path);
    std::vector<std::pair<std::string, QByteArray>> ordered(topics.begin(), topics.end());
    // The name of a later link of the same sonar has its address, too.
    std::ranges::stable_sort(ordered, {}, [](const auto& each) { return each.first.size(); });
    QByteArray all;
    for (const auto& [topic, raw] : ordered) {
        const bool ofVehicle = topic == "mavlink_raw/out";
        const bool its = device == Device::Vehicle ? ofVehicle
                         : m_lines.size() == 1     ? topic.ends_with("/rx")
                                                   : topic.ends_with("/rx") &&
                                                     topic.find(kindNameOf(device).toStdString()) !=
                                                         std::string::npos;
        if (its)
            all += raw;
    }
    return all;
}

QByteArray FaultRun::recorded(const Line& line) const
{
    QByteArray all;
    for (const QString& name : line.file.isEmpty() ? recordings() : QStringList{line.file})
        all += recordedIn(QDir(m_folder).filePath(name), line.device);
    return all;
}

QByteArray FaultRun::recordedAsSent() const
{
    QByteArray all;
    for (const QString& name : recordings())
        for (const auto& [topic, raw] : topicsOf(QDir(m_folder).filePath(name)))
            if (topic.ends_with("/tx"))
                all += raw;
    return all;
}

void FaultRun::filesAreWhole() const
{
    for (const QString& name : recordings()) {
        const std::string path = QDir(m_folder).filePath(name).toStdString();
        auto opened = formats::Recording::open(std::filesystem::path(path));
        if (!opened)
            throw CellFailed(opened.error().message.text());
        (*opened)->index();
        if ((*opened)->counts().truncated)
            throw CellFailed(name.toStdString() + " is not complete.");
    }
}

void FaultRun::hasEvent(const std::string& kind, const QString& sentence) const
{
    std::string told;
    for (const QString& name : recordings()) {
        auto opened = formats::Recording::open(
            std::filesystem::path(QDir(m_folder).filePath(name).toStdString()));
        if (!opened)
            throw CellFailed(opened.error().message.text());
        (*opened)->index();
        const auto eventLog = (*opened)->contents().eventLog;
        for (const annotations::LogEvent& each :
             eventLog ? eventLog->events : std::vector<annotations::LogEvent>())
            if (each.kind == kind &&
                isSentence(QString::fromStdString(each.message.text()), sentence))
                return;
            else
                told += "\n  " + each.kind + ": " + each.message.text();
    }
    throw CellFailed("It is no event of the recording: " + sentence.toStdString() +
                     ". There are:" + told);
}

void FaultRun::keepsAll()
{
    endDive();
    filesAreWhole();
    for (const auto& line : m_lines) {
        const QByteArray said = line->cable->device().said.sliced(line->before);
        const QByteArray kept = recorded(*line);
        // Its two units have two topics, and no order between them.
        const bool isPair = line->device == Device::Omniscan450;
        const qsizetype gap = isPair ? said.size() - kept.size() : gapOf(said, kept);
        if (gap < 0 || gap > line->lost)
            throw CellFailed("Of " + std::to_string(said.size()) + " bytes of the " +
                             nameOf(line->device).toStdString() + ' ' +
                             std::to_string(kept.size()) + " are kept" +
                             (gap < 0 ? ", and others than were said." : "."));
    }
}

void FaultRun::keepsAllButWhatIsReported()
{
    endDive();
    filesAreWhole();
    qsizetype missing = 0;
    for (const auto& line : m_lines) {
        const qsizetype gap = gapOf(line->cable->device().said, recorded(*line));
        if (gap < 0)
            throw CellFailed("What is kept of the " + nameOf(line->device).toStdString() +
                             " is not what it said before and after.");
        missing += gap;
    }
    const auto reported = static_cast<qsizetype>(dive().recorder()->lostBytes());
    if (missing != reported || missing == 0)
        throw CellFailed(std::to_string(missing) + " bytes are missing, and " +
                         std::to_string(reported) + " are reported.");
}

} // namespace leadline::test
