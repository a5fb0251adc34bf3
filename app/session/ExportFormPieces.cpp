// SPDX-License-Identifier: GPL-3.0-or-later
// Of which files the form's export is made, and what of each.
#include "session/ExportForm.h"
#include "session/ExportWords.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

using exporting::ExportFormat;

log::Time ExportForm::timeOf(double seconds)
{
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(seconds));
}

// Of a dive in several files it is that of A, or of what is shown.
std::optional<RecordedFile> ExportForm::recordedFile() const
{
    const Playback& playback = *m_session->playback();
    return app::recordedFile(*m_session, loopOnly() ? timeOf(playback.loopA()) : playback.time());
}

QString ExportForm::nothingThere() const
{
    return loopOnly() ? tr("None of the files holds anything of this between A and B.")
                      : tr("None of the files holds anything of this.");
}

exporting::ExportPart ExportForm::partOf(log::Time shift) const
{
    exporting::ExportPart part;
    if (loopOnly()) {
        const Playback& playback = *m_session->playback();
        part.from = std::max(timeOf(playback.loopA()) - shift, log::Time{});
        part.until = std::max(timeOf(playback.loopB()) - shift, log::Time{});
    }
    return part;
}

std::optional<ExportForm::Piece>
ExportForm::pieceOf(const OpenFile& file, const ExportFormat& format, Streams streams) const
{
    const Playback& playback = *m_session->playback();
    const log::RecordedSpan span(file.recording->counts(), file.zero);
    const log::Time begin = loopOnly() ? timeOf(playback.loopA()) : playback.beginTime();
    Piece piece{.path = file.path,
                .from = std::max(begin, span.first.value_or(begin)),
                .part = partOf(file.zero)};
    std::vector<std::string> wanted;
    bool all = true;
    const log::Log& own = file.recording->log();
    for (std::size_t i = 0; i < own.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const auto shown = file.streamShown(number);
        if (!shown || (format.holds && !format.holds(own.stream(number))))
            continue;
        const bool isWanted =
            streams == Streams::All || !m_unwanted.contains(QString::fromStdString(
                                           log::streamName(*m_session->log(), *shown)));
        if (isWanted)
            wanted.push_back(log::streamName(own, number));
        all = all && isWanted;
    }
    // A file alone says itself what is not there.
    const bool isOutside =
        loopOnly() && (piece.from > timeOf(playback.loopB()) || span.last.value_or(begin) < begin);
    if (!file.alone && (wanted.empty() || isOutside))
        return std::nullopt;
    if (!all)
        piece.part.streams = std::move(wanted);
    return piece;
}

std::vector<ExportForm::Piece> ExportForm::pieces(const ExportFormat& format, Streams streams) const
{
    std::vector<Piece> made;
    const FileOpening& files = m_session->files();
    if (!files.recording()) {
        const auto file = recordedFile();
        if (!file)
            return made;
        Piece& piece = made.emplace_back(Piece{.path = file->path, .part = partOf(file->shift)});
        const QList<bool> all = wanted();
        for (qsizetype i = 0; i < m_streams.size() && streams == Streams::Wanted; ++i)
            if (all[i] && all.contains(false))
                piece.part.streams.push_back(m_streams[i].toStdString());
        return made;
    }
    // A report is about sonars; of a vehicle alone it is made where there is nothing else.
    const bool sonarsOnly =
        format.draws && !format.holds && std::ranges::any_of(files.files(), &OpenFile::hasSonar);
    for (const OpenFile& file : files.files())
        if (!sonarsOnly || file.alone || file.hasSonar())
            if (auto piece = pieceOf(file, format, streams))
                made.push_back(std::move(*piece));
    std::ranges::stable_sort(made, {}, &Piece::from);
    return made;
}

QString ExportForm::more() const
{
    const std::size_t count = m_session ? pieces(shown(), Streams::Wanted).size() : 0;
    return count > 1 ? tr("%1 files are written, one for each recording.").arg(count) : QString();
}

QString ExportForm::proposal(const ExportFormat& format) const
{
    return m_session ? proposal(format, pieces(format, Streams::Wanted)) : QString();
}

QString ExportForm::proposal(const ExportFormat& format, const std::vector<Piece>& all) const
{
    Piece first = all.empty() ? Piece() : all.front();
    if (all.size() < 2)
        first.from = loopOnly() ? timeOf(m_session->playback()->loopA())
                                : m_session->playback()->beginTime();
    return proposal(format, first, {});
}

QString ExportForm::proposal(const ExportFormat& format, const Piece& piece,
                             const QStringList& taken) const
{
    const auto utc = m_session->dayClock(piece.from).utc;
    QString stem = utc ? QString::fromStdString(base::utcFileName(*utc + piece.from))
                   : !piece.path.isEmpty() ? QFileInfo(piece.path).completeBaseName()
                                           : QStringLiteral("dive");
    if (const log::Log* log = m_session->log(); log && exporting::losesSimulatedMark(format, *log))
        stem += QStringLiteral("-simulated");
    return freeName(QDir(folder()), stem, format, taken);
}

} // namespace leadline::app
