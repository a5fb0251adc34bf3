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

/// A firmware file that was checked.
struct CheckedFirmware {
    /// Path as passed to check().
    QString path;
    /// The parsed file, or why it is not firmware.
    base::Result<firmware::FirmwareFile> file = base::Error{};
    std::string content = {};
};

/// Reads firmware files and writes them to sonars in a worker thread, one at a time, and reports to
/// the window. The thread is created when it is needed.
class FirmwareRunner : public QObject {
    Q_OBJECT

public:
    explicit FirmwareRunner(QObject* parent = nullptr);
    /// Blocks while an update must not be interrupted.
    ~FirmwareRunner() override;

    /// Reads a file; checked() has the result.
    void check(const QString& path);
    void start(const FirmwarePlan& plan);
    void cancel();

signals:
    void checked(const leadline::app::CheckedFirmware& firmware);
    void reported(const leadline::app::FirmwareStatus& status);

protected:
    void customEvent(QEvent* event) override;

private:
    struct Update;

    IoThread& thread();

    std::shared_ptr<base::Mailbox<Update>> m_mailbox;
    std::optional<FirmwareStage> m_stage;
    /// Created, used and destroyed in m_thread.
    std::shared_ptr<std::unique_ptr<FirmwareJob>> m_job;
    std::unique_ptr<IoThread> m_thread;
};

} // namespace leadline::app
