// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Mailbox.h"
#include "base/Result.h"
#include "engine/IoThread.h"
#include "firmware/FirmwareFile.h"
#include "flashing/FirmwareStatus.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace leadline::app {

class FirmwareJob;

/// A file that was looked at.
struct CheckedFirmware {
    /// Of the file, as it was asked for.
    QString path;
    /// Or why it is none.
    base::Result<firmware::FirmwareFile> file = base::Error{};
    std::string content = {};
};

/// Reads firmware and writes it to sonars on a thread of its own, one at a time, and tells the
/// window. The thread is made when it is needed.
class FirmwareRunner : public QObject {
    Q_OBJECT

public:
    explicit FirmwareRunner(QObject* parent = nullptr);
    /// Waits for what must not be ended.
    ~FirmwareRunner() override;

    /// checked() says what it is.
    void check(const QString& path);
    void start(const FirmwarePlan& plan);
    void cancel();

signals:
    void checked(const leadline::app::CheckedFirmware& firmware);
    void reported(const leadline::app::FirmwareStatus& news);

protected:
    void customEvent(QEvent* event) override;

private:
    struct News;

    IoThread& thread();

    std::shared_ptr<base::Mailbox<News>> m_mailbox;
    std::optional<FirmwareStage> m_stage;
    /// Of the thread, in which it is made, used and ended.
    std::shared_ptr<std::unique_ptr<FirmwareJob>> m_job;
    std::unique_ptr<IoThread> m_thread;
};

} // namespace leadline::app
