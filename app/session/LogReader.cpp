// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LogReader.h"

#include "session/GapFinder.h"

#include <QFile>

#include <algorithm>

namespace leadline::app {

namespace {

/// Silences in a recording.
std::vector<log::Gap> gapsOf(const log::Log& log, const std::stop_token& stop)
{
    constexpr std::uint64_t slice = 4096;
    GapFinder finder;
    while (!stop.stop_requested() && finder.extend(log, slice)) {
    }
    return finder.gaps();
}

} // namespace

LogReader::~LogReader()
{
    for (Work& work : m_works)
        work.stop.request_stop();
    for (Work& work : m_works)
        work.thread->wait();
}

int LogReader::read(const QString& path)
{
    std::erase_if(m_works, [](const Work& work) { return work.thread->isFinished(); });
    Work work;
    work.ticket = ++m_lastTicket;
    work.thread.reset(QThread::create([this, path, ticket = work.ticket,
                                       stop = work.stop.get_token()] { run(path, ticket, stop); }));
    work.thread->start();
    m_works.push_back(std::move(work));
    return m_lastTicket;
}

void LogReader::stop(int ticket)
{
    for (Work& work : m_works)
        if (work.ticket == ticket)
            work.stop.request_stop();
}

void LogReader::run(const QString& path, int ticket, const std::stop_token& stop)
{
    const auto tell = [&](auto what) {
        QMetaObject::invokeMethod(
            this, [stop, what] { stop.stop_requested() ? void() : what(); }, Qt::QueuedConnection);
    };
    auto result = log::Recording::open(QFile::encodeName(path).toStdString());
    if (!result) {
        tell([this, ticket, error = result.error()] { emit failed(ticket, error); });
        return;
    }
    const std::shared_ptr<log::Recording> recording = std::move(*result);
    recording->step(1);
    tell([this, ticket, recording] { emit found(ticket, recording); });
    if (recording->index(stop))
        tell([this, ticket, gaps = gapsOf(recording->log(), stop)] { emit indexed(ticket, gaps); });
}

} // namespace leadline::app
