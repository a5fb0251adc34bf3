// SPDX-License-Identifier: GPL-3.0-or-later
// From the form to the file: what is asked for is done by a thread of its own.
#include "base/PathText.h"
#include "engine/DataFolder.h"
#include "language/Spoken.h"
#include "session/ExportForm.h"
#include "session/ExportWords.h"
#include "session/KeptMountings.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>

namespace leadline::app {

using exporting::ExportFormat;
using exporting::ExportJob;

namespace {

QString stemOf(const QString& name, const ExportFormat& format)
{
    const QString ending = latin(format.ending);
    return name.endsWith(ending, Qt::CaseInsensitive) ? name.chopped(ending.size()) : name;
}

} // namespace

/// All that the job's thread uses.
struct ExportForm::Work {
    struct Piece {
        std::filesystem::path file;
        exporting::ExportOrder order;
        log::Mountings mountings;
        QString target;
    };
    const ExportFormat* format = nullptr;
    /// One after the other.
    std::vector<Piece> pieces;
    /// So many are there when the job has ended.
    std::size_t done = 0;
    /// What else is to be said of it, once it is done.
    std::vector<std::string> remarks;

    [[nodiscard]] base::Result<std::uint64_t> write(const Piece& piece,
                                                    const exporting::ExportWatch& watch);
    [[nodiscard]] base::Result<std::uint64_t> writeAll(const exporting::ExportWatch& watch);
};

base::Result<std::uint64_t> ExportForm::Work::write(const Piece& piece,
                                                    const exporting::ExportWatch& watch)
{
    auto source = exporting::ExportSource::open(piece.file, notesFolder());
    if (!source)
        return source.error();
    source->setMountings(piece.mountings);
    exporting::AtomicOutput output(
        {.target = QFile::encodeName(piece.target).toStdString(), .sources = {piece.file}});
    return exporting::runExport(*format, {*source, piece.order, output, watch, &remarks});
}

// What is there of those before stays.
base::Result<std::uint64_t> ExportForm::Work::writeAll(const exporting::ExportWatch& watch)
{
    std::uint64_t written = 0;
    const auto count = static_cast<double>(pieces.size());
    for (const Piece& piece : pieces) {
        const auto at = static_cast<double>(done);
        const auto its = write(piece, watch.step(at / count, (at + 1) / count));
        // Here, since with the name in front nobody knows the sentence again.
        if (!its && pieces.size() > 1)
            return base::Error{base::utf8(piece.file.filename()) + ": " +
                               spoken(its.error().sentence).toStdString()};
        if (!its)
            return its;
        written += *its;
        ++done;
    }
    return written;
}

void ExportForm::begin()
{
    if (!m_session || !obstacle().isEmpty())
        return;
    exporting::ExportOrder wish;
    for (const ExportChoiceWords& each : exportChoiceWords())
        wish.*each.member = shown().takes(each.choice) &&
                            std::ranges::find(m_choices, each.choice) != m_choices.end();
    const QList<bool> all = wanted();
    if (!m_streams.isEmpty() && all.contains(false) && !all.contains(true)) {
        fail(tr("Choose at least one stream."));
        return;
    }
    start(shown(), wish, pieces(shown(), Streams::Wanted), targetName());
}

void ExportForm::report()
{
    const ExportFormat* pdf = exporting::exportFormat("pdf");
    if (const QString why = obstacleTo(*pdf); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    if (running()) {
        emit failed(tr("An export is running; the report can be written after it."));
        return;
    }
    const std::vector<Piece> all = pieces(*pdf, Streams::All);
    start(*pdf, {}, all, proposal(*pdf, all));
}

void ExportForm::start(const ExportFormat& format, const exporting::ExportOrder& order,
                       const std::vector<Piece>& pieces, const QString& name)
{
    if (running())
        return;
    if (pieces.empty()) {
        fail(nothingThere());
        return;
    }
    const QDir place(folder());
    if (name.isEmpty() || name.contains(QLatin1Char('/')) || name.startsWith(QLatin1Char('.'))) {
        fail(tr("A file name has no / in it and does not begin with a full stop."));
        return;
    }
    if (place.exists(name)) {
        fail(tr("%1 is there already: choose another name.").arg(name));
        return;
    }
    m_trouble.clear();
    m_work = std::make_shared<Work>();
    m_work->format = &format;
    const bool isTyped = name != proposal(format, pieces);
    QStringList names;
    for (const Piece& piece : pieces) {
        names += names.isEmpty() ? name
                 : isTyped       ? freeName(place, stemOf(name, format), format, names)
                                 : proposal(format, piece, names);
        Work::Piece& its = m_work->pieces.emplace_back(
            Work::Piece{.file = QFile::encodeName(piece.path).toStdString(),
                        .order = order,
                        .mountings = keptMountings(piece.path),
                        .target = place.filePath(names.last())});
        its.order.part = piece.part;
    }
    m_job = std::make_unique<ExportJob>(
        [work = m_work](const exporting::ExportWatch& watch) { return work->writeAll(watch); });
    m_look.start();
    emit runningChanged();
    emit progressChanged();
}

void ExportForm::cancel()
{
    if (m_job)
        m_job->cancel();
}

void ExportForm::watch()
{
    if (!m_job || m_job->state() == ExportJob::State::Running) {
        emit progressChanged();
        return;
    }
    m_look.stop();
    const auto job = std::move(m_job);
    const auto work = std::move(m_work);
    m_name.reset();
    if (job->state() == ExportJob::State::Failed)
        fail(spoken(job->trouble()));
    emit runningChanged();
    emit changed();
    for (std::size_t i = 0; i < work->done; ++i)
        emit saved(work->pieces[i].target);
    if (job->state() != ExportJob::State::Done)
        return;
    for (const std::string& remark : work->remarks)
        emit remarked(spoken(remark));
}

void ExportForm::fail(const QString& sentence)
{
    m_trouble = sentence;
    emit runningChanged();
    emit failed(sentence);
}

} // namespace leadline::app
