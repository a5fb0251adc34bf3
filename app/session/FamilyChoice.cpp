// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FamilyChoice.h"

#include "language/Utf8.h"
#include "ping/FamilyCandidates.h"
#include "ping/FamilyDescriptor.h"
#include "preferences/SettingKeys.h"
#include "session/RecordedAnswers.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace leadline::app {

namespace {

bool isOfSonar(const log::Stream& stream)
{
    return !stream.kind().isVehicle() && !stream.sent();
}

ping::FamilyCandidates candidatesOf(const log::Log& log, const log::Stream& stream)
{
    ping::FamilyCandidates candidates;
    std::vector<std::byte> scratch;
    stream.messages().forEach([&](const log::MessageKey&, const log::FrameSeries& frames) {
        const auto first = frames.at(0);
        if (const auto frame = first ? log.read(*first, scratch) : std::nullopt)
            candidates.add(*frame);
    });
    return candidates;
}

/// The device has said later, or with other messages, which it is.
bool isKnownElsewhere(const log::Log& log, const log::Stream& stream,
                      const ping::FamilyCandidates& candidates)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const log::Stream& other = log.stream(static_cast<log::StreamNumber>(i));
        if (&other != &stream && other.source() == stream.source() && isOfSonar(other) &&
            candidates.contains(other.kind().family()))
            return true;
    }
    return false;
}

std::size_t seriesIn(const FileOpening& files)
{
    std::size_t count = 0;
    for (const OpenFile& file : files.files()) {
        const log::Log& log = file.recording->log();
        for (std::size_t i = 0; i < log.streamCount(); ++i)
            log.stream(static_cast<log::StreamNumber>(i))
                .messages()
                .forEach([&](const auto&, const auto&) { ++count; });
        count += log.streamCount();
    }
    return count;
}

} // namespace

log::ChosenFamilies storedFamilies(const QString& file)
{
    log::ChosenFamilies kept;
    for (const RecordedAnswer& answer : answersOf(setting::families, file))
        if (const auto family = ping::familyNamed(answer.text.toStdString());
            family != ping::Family::Unknown)
            kept.try_emplace(answer.device, family);
    return kept;
}

FamilyChoice::FamilyChoice(LiveSession& dive, const FileOpening& files, QObject* parent)
    : QObject(parent),
      m_dive(dive),
      m_files(files)
{
    connect(&m_dive, &LiveSession::sonarsChanged, this, &FamilyChoice::followSonars);
    connect(&m_files, &FileOpening::changed, this, &FamilyChoice::followRecording);
    connect(&m_files, &FileOpening::grew, this, &FamilyChoice::followRecording);
    connect(&m_files, &FileOpening::read, this, &FamilyChoice::followRecording);
}

QStringList FamilyChoice::names() const
{
    QStringList names;
    for (const ping::Family each : m_now.candidates)
        names += toQString(ping::titleOf(each));
    return names;
}

int FamilyChoice::current() const
{
    const auto found = std::ranges::find(m_now.candidates, m_now.family);
    return found == m_now.candidates.end() ? -1
                                           : static_cast<int>(found - m_now.candidates.begin());
}

QString FamilyChoice::sentence() const
{
    return m_files.recording()
               ? tr("Which sonar has the id %1? It does not say.").arg(m_now.device.id)
               : tr("Which sonar is on %1? It does not say.").arg(m_now.place);
}

void FamilyChoice::choose(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_now.candidates.size() ||
        index == current())
        return;
    const ping::Family family = m_now.candidates[static_cast<std::size_t>(index)];
    const Sonar its = m_now;
    if (!m_files.recording()) {
        emit linkAnswered(its.place, family);
        return;
    }
    storeAnswer(setting::families, its.place, {its.device, toQString(ping::nameOf(family))});
    emit recordingAnswered();
}

void FamilyChoice::followSonars()
{
    for (const LiveSonar* sonar : m_dive.sonars())
        connect(sonar, &LiveSonar::changed, this, &FamilyChoice::followSonars,
                Qt::UniqueConnection);
    if (!m_files.recording())
        update(inDive());
}

void FamilyChoice::followRecording()
{
    const std::size_t series = seriesIn(m_files);
    if (!m_files.recording())
        update(inDive());
    else if (series != m_series || m_files.isRead())
        update(inFiles());
    m_series = series;
}

void FamilyChoice::update(Sonar now)
{
    if (now == m_now)
        return;
    m_now = std::move(now);
    emit changed();
}

FamilyChoice::Sonar FamilyChoice::inDive() const
{
    Sonar chosen;
    for (const LiveSonar* sonar : m_dive.sonars()) {
        const Sonar its{.place = sonar->url(),
                        .candidates = sonar->status().candidates,
                        .family = sonar->family()};
        // What can be nothing else is no question.
        if (std::ranges::all_of(its.candidates, [&](auto each) { return each == its.family; }))
            continue;
        if (its.family == ping::Family::Unknown)
            return its;
        if (chosen.candidates.empty())
            chosen = its;
    }
    return chosen;
}

FamilyChoice::Sonar FamilyChoice::inFiles() const
{
    Sonar chosen;
    for (const OpenFile& file : m_files.files()) {
        const log::Log& log = file.recording->log();
        const log::ChosenFamilies said = storedFamilies(file.path);
        for (std::size_t i = 0; i < log.streamCount(); ++i) {
            const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
            const ping::Family family = stream.kind().family();
            const bool isOpen = isOfSonar(stream) && family == ping::Family::Unknown;
            if (!isOpen &&
                !(isOfSonar(stream) && log::findFamily(said, stream.recordedDevice()) == family))
                continue;
            const ping::FamilyCandidates candidates = candidatesOf(log, stream);
            if (candidates.families().empty() || candidates.shown() != ping::Family::Unknown ||
                isKnownElsewhere(log, stream, candidates))
                continue;
            const Sonar its{.place = file.path,
                            .device = stream.recordedDevice(),
                            .candidates = candidates.families(),
                            .family = family};
            if (isOpen)
                return its;
            if (chosen.candidates.empty())
                chosen = its;
        }
    }
    return chosen;
}

} // namespace leadline::app
