// SPDX-License-Identifier: GPL-3.0-or-later
#include "flashing/FirmwareRunner.h"

#include "firmware/IntelHex.h"
#include "flashing/FirmwareJob.h"
#include "logging/Categories.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QFileInfo>

#include <mutex>
#include <optional>
#include <utility>

namespace leadline::app {

namespace {

const QEvent::Type newsType = static_cast<QEvent::Type>(QEvent::registerEventType());

CheckedFirmware checkedFile(const QString& path)
{
    CheckedFirmware checked{.path = path};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        checked.file =
            base::Error{"The file cannot be read: " + file.errorString().toStdString() + "."};
        return checked;
    }
    // One more than is taken, so that what is too large is seen to be.
    const QByteArray content = file.read(static_cast<qint64>(firmware::mostHexText) + 1);
    if (file.error() != QFileDevice::NoError) {
        checked.file =
            base::Error{"The file cannot be read: " + file.errorString().toStdString() + "."};
        return checked;
    }
    checked.content = content.toStdString();
    checked.file =
        firmware::checkFirmware(QFileInfo(path).fileName().toStdString(), checked.content);
    return checked;
}

} // namespace

/// What is on its way to the window: the newest of each kind, with one event to fetch it all.
class FirmwareRunner::Outbox {
public:
    struct News {
        std::optional<CheckedFirmware> checked;
        std::optional<FirmwareStatus> news;
    };

    explicit Outbox(QObject* window) : m_window(window) {}

    template<class T, class V>
    void put(T News::*what, V value)
    {
        const std::lock_guard lock(m_mutex);
        m_news.*what = std::move(value);
        if (m_window != nullptr && !std::exchange(m_woken, true))
            QCoreApplication::postEvent(m_window, new QEvent(newsType));
    }
    News take()
    {
        const std::lock_guard lock(m_mutex);
        m_woken = false;
        return std::exchange(m_news, {});
    }
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_window = nullptr;
    }

private:
    std::mutex m_mutex;
    QObject* m_window;
    News m_news;
    bool m_woken = false;
};

FirmwareRunner::FirmwareRunner(QObject* parent)
    : QObject(parent),
      m_outbox(std::make_shared<Outbox>(this)),
      m_job(std::make_shared<std::unique_ptr<FirmwareJob>>())
{
}

FirmwareRunner::~FirmwareRunner()
{
    m_outbox->close();
    if (!m_thread)
        return;
    m_thread->finish([job = m_job](const IoThread::Done& done) {
        const auto end = [job, done] {
            job->reset();
            done();
        };
        if (*job)
            (*job)->end(end);
        else
            end();
    });
}

IoThread& FirmwareRunner::thread()
{
    if (!m_thread)
        m_thread = std::make_unique<IoThread>();
    return *m_thread;
}

void FirmwareRunner::check(const QString& path)
{
    thread().post(
        [outbox = m_outbox, path] { outbox->put(&Outbox::News::checked, checkedFile(path)); });
}

void FirmwareRunner::start(const FirmwarePlan& plan)
{
    IoThread& its = thread();
    its.post([job = m_job, outbox = m_outbox, clock = &its.clock(), plan] {
        *job = std::make_unique<FirmwareJob>(plan, *clock, [outbox](const FirmwareStatus& news) {
            outbox->put(&Outbox::News::news, news);
        });
        (*job)->start();
    });
}

void FirmwareRunner::cancel()
{
    thread().post([job = m_job] {
        if (*job)
            (*job)->cancel();
    });
}

bool FirmwareRunner::event(QEvent* event)
{
    if (event->type() != newsType)
        return QObject::event(event);
    const Outbox::News news = m_outbox->take();
    if (news.checked)
        emit checked(*news.checked);
    if (news.news) {
        if (std::exchange(m_stage, news.news->stage) != news.news->stage)
            qCDebug(lcFirmware) << "step" << static_cast<int>(news.news->stage);
        emit told(*news.news);
    }
    return true;
}

} // namespace leadline::app
