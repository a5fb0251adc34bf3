// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/TaskGroup.h"

#include <utility>

namespace leadline::base {

TaskGroup::~TaskGroup()
{
    requestStop();
    if (m_atEnd == TasksAtEnd::Detach)
        for (Running& running : m_running)
            running.thread.detach();
}

void TaskGroup::start(Task task, int number)
{
    std::erase_if(m_running, [](const Running& running) { return running.done->load(); });
    auto done = std::make_shared<std::atomic<bool>>(false);
    auto run = [task = std::move(task), done](const std::stop_token& stop) {
        task(stop);
        *done = true;
    };
    auto thread = m_atEnd == TasksAtEnd::Detach ? startDetachableThread(m_name, std::move(run))
                                                : startThread(m_name, std::move(run));
    m_running.push_back({number, std::move(done), std::move(thread)});
}

void TaskGroup::requestStop(int number)
{
    for (Running& running : m_running)
        if (running.number == number)
            running.thread.request_stop();
}

void TaskGroup::requestStop()
{
    for (Running& running : m_running)
        running.thread.request_stop();
}

} // namespace leadline::base
