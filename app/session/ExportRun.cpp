// SPDX-License-Identifier: GPL-3.0-or-later
// Whether and where something can be exported, and how that is done.
#include "session/ExportForm.h"
#include "session/SessionNote.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

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
};

QString ExportForm::obstacle() const
{
    if (!m_session || m_session->mode() == Session::Mode::Nothing)
        return tr("Open a log, or record one.");
    if (!recordedFile(*m_session))
        return m_session->dive()->simulatedOnly()
                   ? tr("The demo is not recorded. Ctrl+R does that, from then on.")
                   : tr("This is not recorded: there is no file to export from.");
    return {};
}

QString ExportForm::folder() const
{
    if (!m_session)
        return {};
    const QString beside = m_session->folder();
    return QFileInfo(beside).isWritable() ? beside : m_session->recordingFolder();
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
    const auto file = recordedFile(*m_session);
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
            auto source = exporting::ExportSource::open(work->file);
            if (!source)
                return source.error();
            exporting::OutputPlace output(
                {.target = QFile::encodeName(work->target).toStdString(), .sources = {work->file}});
            return exporting::runExport(*work->format, {*source, work->order, output, watch});
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
    m_name.clear();
    if (job->state() == ExportJob::State::Failed)
        fail(QString::fromStdString(job->trouble()));
    emit runningChanged();
    emit changed();
    if (job->state() == ExportJob::State::Done)
        emit saved(work->target);
}

void ExportForm::fail(const QString& sentence)
{
    m_trouble = sentence;
    emit runningChanged();
    emit failed(sentence);
}

} // namespace leadline::app
