// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/RecordingInspection.h"

#include "annotations/MarkerFile.h"
#include "engine/DataFolder.h"
#include "io/File.h"
#include "io/LockedFile.h"
#include "language/SentenceTranslation.h"
#include "language/Tr.h"
#include "log/RecordingReader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <chrono>

namespace leadline::app {

namespace {

using State = RecordingFinding::State;
using namespace std::chrono_literals;

/// A file that changed this recently is still being recorded; its lock is not tested, so that its
/// recorder is not disturbed.
constexpr std::chrono::milliseconds growing = 10s;

/// Nullopt with the error in `sentence`, which stays empty if reading was stopped.
std::optional<formats::RecordingDigest> readAll(const std::filesystem::path& path,
                                                const std::stop_token& stop, QString& sentence)
{
    auto opened = formats::Recording::open(path);
    if (!opened) {
        sentence = translated(opened.error().message);
        return std::nullopt;
    }
    if (!(*opened)->index(stop))
        return std::nullopt;
    return formats::digestOf(**opened);
}

/// Sets the state of a recording from its digest.
void judge(RecordingFinding& found, const std::filesystem::path& path, bool grows)
{
    const formats::RecordingDigest& digest = *found.digest;
    found.state = State::Whole;
    if (digest.mediumFailed) {
        found.state = State::EndsEarly;
        found.sentence = tr("Read error before the end of the file.");
    } else if (digest.truncated && digest.format == log::Format::Mcap) {
        found.state = io::LockedFile::isLocked(path) ? State::BeingRecorded : State::CutOff;
        found.repairable = found.state == State::CutOff;
        if (found.repairable)
            found.sentence = tr("It was cut off. Everything before the cut can be played; Repair "
                                "completes it for other programs.");
    } else if (digest.truncated && grows) {
        found.state = State::BeingRecorded;
    } else if (digest.truncated) {
        found.state = State::EndsEarly;
        found.sentence = tr("The recording ends early. Everything before the cut can be played.");
    } else if (digest.messagesMissing > 0 || digest.damagedAmid) {
        found.state = State::Damaged;
        found.repairable = digest.damagedAmid;
        found.sentence = translated(log::damageText(digest.messagesMissing, 1));
        if (found.repairable)
            found.sentence += ' ' + tr("Repair rewrites it with all readable data.");
    }
}

} // namespace

FolderInspection inspectFolder(const QString& folder)
{
    FolderInspection look;
    const QFileInfo info(folder);
    look.isThere = info.isDir();
    if (!look.isThere)
        return look;
    if (!info.isReadable() || !info.isExecutable()) {
        look.trouble = tr("%1 cannot be read: this user may not look into it.").arg(folder);
        return look;
    }
    static const QStringList names{QStringLiteral("*.mcap"), QStringLiteral("*.bin"),
                                   QStringLiteral("*.tlog"), QStringLiteral("*.svlog"),
                                   QStringLiteral("*.svlz"), QStringLiteral("*.xtf")};
    const QDir there(info.absoluteFilePath());
    for (const QString& name : there.entryList(names, QDir::Files, QDir::NoSort))
        look.files.append(recordingFile(there.filePath(name)));
    return look;
}

RecordingFinding inspect(const RecordingFile& file, const QDateTime& now, DigestCache& cache,
                         const std::stop_token& stop)
{
    RecordingFinding found;
    const std::filesystem::path path = toPath(file.path);
    const auto source = io::File::open(path);
    if (!source) {
        found.state = State::Unreadable;
        found.sentence = translated(source.error().message);
        return found;
    }
    const bool mcap = file.path.endsWith(QLatin1String(".mcap"));
    const bool grows = file.changed.msecsTo(now) < growing.count();
    const QString key = file.key();
    found.digest = cache.find(key);
    if (!found.digest) {
        if (mcap)
            found.digest = formats::digestOfFinished(**source);
        if (!found.digest && !(mcap && grows))
            found.digest = readAll(path, stop, found.sentence);
        // A failed medium may work when it is inserted again, and a growing file will have another
        // digest soon; neither is cached.
        if (found.digest && !found.digest->mediumFailed && !(found.digest->truncated && grows))
            cache.put(key, *found.digest);
    }
    if (found.digest)
        judge(found, path, grows);
    else if (!found.sentence.isEmpty())
        found.state = State::Unreadable;
    else if (mcap && grows)
        found.state = State::BeingRecorded;
    // The state stays unknown if the inspection was stopped.
    if (found.state == State::Unknown)
        return found;
    found.marksBeside = annotations::MarkerFile{path, notesFolder()}.exists();
    const auto beside = annotations::readSidecarSheet(path, notesFolder());
    if (!beside)
        found.sentence = translated(beside.error().message);
    found.sheet = beside && *beside ? *beside : found.digest ? found.digest->sheet : std::nullopt;
    if (found.sheet && found.sheet->isEmpty())
        found.sheet.reset();
    return found;
}

} // namespace leadline::app
