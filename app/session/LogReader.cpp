// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LogReader.h"

#include "echo/Silence.h"

#include <QFile>

#include <algorithm>

namespace leadline::app {

namespace {

/// Silences in a recording.
std::vector<log::Gap> gapsOf(const log::Log& log, const std::stop_token& stop)
{
    std::vector<log::Gap> gaps;
    std::optional<log::Time> before;
    log::Time usual = echo::presumedPeriod;
    for (std::uint64_t i = 0; i < log.frameCount() && !stop.stop_requested(); ++i) {
        const auto time = log.timeOf(i);
        if (!time)
            continue;
        if (before && *time > *before) {
            const log::Time apart = *time - *before;
            if (apart > echo::longestApart(usual))
                gaps.push_back({*before, *time});
            else
                usual = (7 * usual + apart) / 8;
        }
        before = time;
    }
    return gaps;
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
