// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ExportForm.h"

#include "language/Spoken.h"
#include "session/ExportWords.h"
#include "settings/KeyMap.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace leadline::app {

using exporting::ExportFormat;

namespace {

using namespace std::chrono_literals;

constexpr auto lookEvery = 100ms;

} // namespace

ExportForm::ExportForm(QObject* parent) : QObject(parent)
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &ExportForm::watch);
}

void ExportForm::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->playback()->disconnect(this);
        m_session->dive()->recorder()->disconnect(this);
    }
    m_session = session;
    if (session) {
        connect(session, &Session::stateChanged, this, &ExportForm::look);
        connect(session, &Session::modeChanged, this, &ExportForm::look);
        connect(session, &Session::readToItsEnd, this, &ExportForm::look);
        connect(session->playback(), &Playback::stateChanged, this, &ExportForm::changed);
        // It tells its size all the time; what counts is whether there is a file.
        connect(session->dive()->recorder(), &RecorderState::changed, this, [this] {
            const bool possible = obstacle().isEmpty();
            if (std::exchange(m_possible, possible) != possible)
                look();
        });
        look();
    }
    emit sessionChanged();
}

QStringList ExportForm::formats()
{
    QStringList titles;
    for (const ExportFormat& format : exporting::exportFormats())
        titles += exportTitle(format);
    return titles;
}

QStringList ExportForm::abouts()
{
    QStringList all;
    for (const ExportFormat& format : exporting::exportFormats()) {
        const QString what = spoken(format.what);
        all += what.left(1).toUpper() + what.mid(1);
    }
    return all;
}

const ExportFormat& ExportForm::shown() const
{
    return exporting::exportFormats()[static_cast<std::size_t>(m_format)];
}

void ExportForm::setFormat(int format)
{
    const int count = static_cast<int>(exporting::exportFormats().size());
    if (format == m_format || format < 0 || format >= count)
        return;
    m_format = format;
    m_name.reset();
    m_trouble.clear();
    listStreams();
    emit changed();
    emit runningChanged();
}

QStringList ExportForm::choices() const
{
    QStringList words;
    for (const ExportChoiceWords& each : exportChoiceWords())
        if (shown().takes(each.choice))
            words += QCoreApplication::translate("ExportForm", each.words);
    return words;
}

QList<bool> ExportForm::chosen() const
{
    QList<bool> all;
    for (const ExportChoiceWords& each : exportChoiceWords())
        if (shown().takes(each.choice))
            all += std::ranges::find(m_choices, each.choice) != m_choices.end();
    return all;
}

void ExportForm::choose(int choice, bool wanted)
{
    for (const ExportChoiceWords& each : exportChoiceWords())
        if (shown().takes(each.choice) && choice-- == 0) {
            std::erase(m_choices, each.choice);
            if (wanted)
                m_choices.push_back(each.choice);
        }
    emit changed();
}

QList<bool> ExportForm::wanted() const
{
    QList<bool> all;
    for (const QString& stream : m_streams)
        all += !m_unwanted.contains(stream);
    return all;
}

void ExportForm::want(int stream, bool wanted)
{
    if (stream < 0 || stream >= m_streams.size())
        return;
    m_unwanted.removeAll(m_streams[stream]);
    if (!wanted)
        m_unwanted += m_streams[stream];
    emit changed();
}

void ExportForm::listStreams()
{
    m_streams.clear();
    const log::Log* log = m_session ? m_session->log() : nullptr;
    const std::size_t count = log ? log->streamCount() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (!shown().holds || shown().holds(log->stream(number)))
            m_streams += QString::fromStdString(log::streamName(*log, number));
    }
}

void ExportForm::look()
{
    listStreams();
    if (!running())
        m_trouble.clear();
    emit changed();
}

bool ExportForm::loopKnown() const
{
    return m_session && !std::isnan(m_session->playback()->loopA()) &&
           !std::isnan(m_session->playback()->loopB());
}

void ExportForm::setLoopOnly(bool only)
{
    m_loopOnly = only;
    emit changed();
}

QString ExportForm::obstacle() const
{
    return obstacleTo(shown());
}

QString ExportForm::obstacleTo(const ExportFormat& format) const
{
    if (!m_session || m_session->mode() == Session::Mode::Nothing)
        return tr("Open a log, or record one.");
    if (m_session->files().recording())
        return pieces(format, Streams::All).empty() ? nothingThere() : QString();
    const auto file = recordedFile();
    if (!file && m_session->dive()->simulatedOnly()) {
        const QString action = QStringLiteral("recordDemo");
        const KeyMap& keys = KeyMap::instance();
        return keys.hasKey(action) ? tr("The demo is not recorded. %1 does that, from then on.")
                                         .arg(keys.said({action}))
                                   : tr("The demo is not recorded. The menu of the recorder does "
                                        "that, from then on.");
    }
    if (!file)
        return tr("This is not recorded: there is no file to export from.");
    if (loopOnly()) {
        const auto end = app::recordedFile(*m_session, timeOf(m_session->playback()->loopB()));
        if (end && end->path != file->path)
            return tr("A and B lie in two files of this dive: set both in one, then in the other.");
    }
    return {};
}

QString ExportForm::folder() const
{
    if (!m_session)
        return {};
    const QString beside = m_session->folder();
    return QFileInfo(beside).isWritable() ? beside : m_session->recordingFolder();
}

QString ExportForm::fileName() const
{
    return m_name ? *m_name : proposal(shown());
}

void ExportForm::setFileName(const QString& name)
{
    m_name = name;
    emit changed();
}

QString ExportForm::targetName() const
{
    const QString name = fileName().trimmed();
    return name.isEmpty() ? proposal(shown()) : name;
}

} // namespace leadline::app
