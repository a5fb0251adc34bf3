// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/IoThread.h"

#include "base/Mailbox.h"
#include "engine/CatchUpClock.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThread>

#include <future>
#include <utility>
#include <vector>

namespace leadline::app {

/// A QThread, because sockets and serial ports need its event loop.
class IoThread::Thread : public QThread {
public:
    explicit Thread(base::Duration lag)
        : m_posted([this] { QCoreApplication::postEvent(&m_receiver, new QEvent(QEvent::User)); }),
          m_lag(lag),
          m_receiver(*this)
    {
        setObjectName("io");
        m_receiver.moveToThread(this);
        start();
        m_ready.get_future().wait();
    }
    ~Thread() override
    {
        post([] { QThread::currentThread()->quit(); });
        wait();
    }

    void post(std::function<void()> work)
    {
        m_posted.post([&](Works& waiting) { waiting.push_back(std::move(work)); });
    }
    void catchUp(std::optional<base::Duration> by)
    {
        post([this, by] { m_clock->catchUp(by); });
    }
    [[nodiscard]] base::Clock& clock() { return *m_clock; }

protected:
    void run() override
    {
        CatchUpClock clock(m_lag);
        m_clock = &clock;
        m_ready.set_value();
        exec();
        runPosted();
        // Sockets and timers that were released by deleteLater() must be destroyed in their own
        // thread.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private:
    using Works = std::vector<std::function<void()>>;

    class Receiver : public QObject {
    public:
        explicit Receiver(Thread& thread) : m_thread(thread) {}
        bool event(QEvent* event) override
        {
            if (event->type() != QEvent::User)
                return QObject::event(event);
            m_thread.runPosted();
            return true;
        }

    private:
        Thread& m_thread;
    };

    void runPosted()
    {
        for (const auto& work : m_posted.take())
            work();
    }

    base::Mailbox<Works> m_posted;
    base::Duration m_lag;
    std::promise<void> m_ready;
    CatchUpClock* m_clock = nullptr;
    // Must outlive run(), because the thread may have ended before the last post() returns.
    Receiver m_receiver;
};

IoThread::IoThread(base::Duration lag) : m_thread(std::make_unique<Thread>(lag)) {}

IoThread::~IoThread() = default;

void IoThread::post(std::function<void()> work)
{
    m_thread->post(std::move(work));
}

void IoThread::catchUp(std::optional<base::Duration> by)
{
    m_thread->catchUp(by);
}

base::Clock& IoThread::clock()
{
    return m_thread->clock();
}

void IoThread::finish(std::function<void(Done)> shutdownRequest)
{
    std::promise<void> over;
    m_thread->post([&over, shutdownRequest = std::move(shutdownRequest)] {
        shutdownRequest([&over] { over.set_value(); });
    });
    over.get_future().wait();
    m_thread.reset();
}

} // namespace leadline::app
