// SPDX-License-Identifier: GPL-3.0-or-later
// From the form to the file: what is asked for is done by a thread of its own.
#include "live/DataFolder.h"
#include "session/ExportForm.h"
#include "session/ExportWords.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>

namespace leadline::app {

using exporting::ExportFormat;
using exporting::ExportJob;

/// All that the job's thread uses.
struct ExportForm::Work {
    std::filesystem::path file;
    const ExportFormat* format = nullptr;
    exporting::ExportOrder order;
    QString target;
    /// What else is to be said of it, once it is done.
    std::vector<std::string> remarks;
};

void ExportForm::begin()
{
    if (!m_session || !obstacle().isEmpty())
        return;
    exporting::ExportOrder wish = order();
    for (const ExportChoiceWords& each : exportChoiceWords())
        wish.*each.member = shown().takes(each.choice) &&
                            std::ranges::find(m_choices, each.choice) != m_choices.end();
    const QList<bool> all = wanted();
    if (all.contains(false))
        for (qsizetype i = 0; i < m_streams.size(); ++i)
            if (all[i])
                wish.part.streams.push_back(m_streams[i].toStdString());
    if (!m_streams.isEmpty() && all.contains(false) && !all.contains(true)) {
        fail(tr("Choose at least one stream."));
        return;
    }
    start(shown(), wish, targetName());
}

void ExportForm::report()
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    const ExportFormat* pdf = exporting::exportFormat("pdf");
    if (running()) {
        emit failed(tr("An export is running; the report can be written after it."));
        return;
    }
    start(*pdf, order(), proposal(*pdf));
}

void ExportForm::start(const ExportFormat& format, const exporting::ExportOrder& order,
                       const QString& name)
{
    const auto file = recordedFile();
    if (running() || !file)
        return;
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
    m_work->file = QFile::encodeName(file->path).toStdString();
    m_work->format = &format;
    m_work->order = order;
    m_work->target = place.filePath(name);
    m_job = std::make_unique<ExportJob>(
        [work = m_work](const exporting::ExportWatch& watch) -> base::Result<std::uint64_t> {
            auto source = exporting::ExportSource::open(work->file, notesFolder());
            if (!source)
                return source.error();
            exporting::OutputPlace output(
                {.target = QFile::encodeName(work->target).toStdString(), .sources = {work->file}});
            return exporting::runExport(*work->format,
                                        {*source, work->order, output, watch, &work->remarks});
        });
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
        fail(QString::fromStdString(job->trouble()));
    emit runningChanged();
    emit changed();
    if (job->state() != ExportJob::State::Done)
        return;
    emit saved(work->target);
    for (const std::string& remark : work->remarks)
        emit remarked(QString::fromStdString(remark));
}

void ExportForm::fail(const QString& sentence)
{
    m_trouble = sentence;
    emit runningChanged();
    emit failed(sentence);
}

} // namespace leadline::app
