// SPDX-License-Identifier: GPL-3.0-or-later
#include "flashing/FirmwareRunner.h"

#include "firmware/IntelHex.h"
#include "flashing/FirmwareJob.h"
#include "logging/Categories.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace leadline::app {

namespace {

CheckedFirmware checkedFile(const QString& path)
{
    CheckedFirmware checked{.path = path};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        checked.file = base::Error{
            base::Message("The file cannot be read: %1.", file.errorString().toStdString())};
        return checked;
    }
    // One byte more than is allowed, so that a file that is too large is recognised.
    const QByteArray content = file.read(static_cast<qint64>(firmware::maxHexText) + 1);
    if (file.error() != QFileDevice::NoError) {
        checked.file = base::Error{
            base::Message("The file cannot be read: %1.", file.errorString().toStdString())};
        return checked;
    }
    checked.content = content.toStdString();
    checked.file =
        firmware::checkFirmware(QFileInfo(path).fileName().toStdString(), checked.content);
    return checked;
}

} // namespace

/// The newest result of each kind on its way to the window.
struct FirmwareRunner::Update {
    std::optional<CheckedFirmware> checked = {};
    std::optional<FirmwareStatus> status = {};
};

FirmwareRunner::FirmwareRunner(QObject* parent)
    : QObject(parent),
      m_mailbox(std::make_shared<base::Mailbox<Update>>(
          [this] { QCoreApplication::postEvent(this, new QEvent(QEvent::User)); })),
      m_job(std::make_shared<std::unique_ptr<FirmwareJob>>())
{
}

FirmwareRunner::~FirmwareRunner()
{
    m_mailbox->close();
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
        [mailbox = m_mailbox, path] { mailbox->post(&Update::checked, checkedFile(path)); });
}

void FirmwareRunner::start(const FirmwarePlan& plan)
{
    IoThread& its = thread();
    its.post([job = m_job, mailbox = m_mailbox, clock = &its.clock(), plan] {
        *job = std::make_unique<FirmwareJob>(plan, *clock, [mailbox](const FirmwareStatus& status) {
            mailbox->post(&Update::status, status);
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

void FirmwareRunner::customEvent(QEvent*)
{
    const Update update = m_mailbox->take();
    if (update.checked)
        emit checked(*update.checked);
    if (update.status) {
        if (std::exchange(m_stage, update.status->stage) != update.status->stage)
            qCDebug(lcFirmware) << "step" << static_cast<int>(update.status->stage);
        emit reported(*update.status);
    }
}

} // namespace leadline::app
