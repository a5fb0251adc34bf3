// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Thread.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace leadline::base {

/// Does one task after the other on a thread of its own, which begins with the first one: whoever
/// hands over what a disk is needed for does not wait for the disk. All that was handed over is
/// done, before this is destroyed or, detached, afterwards.
class TaskQueue {
public:
    using Task = std::function<void()>;

    /// The name is that of the thread, as startThread() has it.
    explicit TaskQueue(const char* name, TasksAtEnd atEnd = TasksAtEnd::Finish)
        : m_name(name),
          m_atEnd(atEnd)
    {
    }
    ~TaskQueue();
    TaskQueue(const TaskQueue&) = delete;
    TaskQueue& operator=(const TaskQueue&) = delete;

    /// From any thread, and from a task unless the queue may be detached by then.
    void post(Task task);
    /// Waits until all queued tasks are done.
    void finish();

private:
    /// The thread's as well, which may outlive the queue.
    struct Tasks {
        std::mutex mutex;
        std::condition_variable_any changed;
        std::deque<Task> waiting;
        bool busy = false;
    };

    static void run(Tasks& tasks, const std::stop_token& stop);

    const char* m_name;
    TasksAtEnd m_atEnd;
    std::shared_ptr<Tasks> m_tasks = std::make_shared<Tasks>();
    std::jthread m_thread;
};

} // namespace leadline::base
