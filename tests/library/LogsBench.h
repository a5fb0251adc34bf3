// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"
#include "base/Thread.h"
#include "engine/DataFolder.h"
#include "recorder/RecordingWriter.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/OwnSettings.h"
#include "support/SonarFrames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <chrono>

namespace leadline::test {

/// A folder of recordings, and settings, notes and caches of the test's own.
class LogsBench {
public:
    static constexpr std::chrono::nanoseconds firstDive = std::chrono::seconds(1'789'307'712);

    LogsBench()
    {
        app::setDataFolder(m_folder.filePath("data"));
        QDir(m_folder.path()).mkdir("logs");
    }
    ~LogsBench()
    {
        // Detached threads ask for the folder.
        if (!base::waitForDetachableThreads(std::chrono::minutes(1)))
            qFatal("A detached thread does not end.");
        app::setDataFolder({});
    }
    LogsBench(const LogsBench&) = delete;
    LogsBench& operator=(const LogsBench&) = delete;

    [[nodiscard]] QString folder() const { return m_folder.filePath("logs"); }
    [[nodiscard]] QString path(const QString& name) const { return folder() + '/' + name; }

    /// Of a Ping1D, so many days after 2026-09-13T13:55:12Z, a ping a second.
    void record(int days, int pings = 3, const annotations::DiveSheet& sheet = {}) const
    {
        base::FakeClock clock;
        io::FolderDisk disk(folder().toStdString());
        recorder::RecordingWriter writer(disk, clock,
                                         {.utcZero = {},
                                          .utcAtZero = firstDive + days * std::chrono::hours(24),
                                          .library = "Leadline/test"});
        writer.take(log::RecordedSourceChange{
            0, {.name = "ping1d-7", .family = "ping1d", .notes = {{"firmware", "3.29.0"}}}});
        writer.take(log::RecordedNote{"dive", annotations::noteOfSheet(sheet)});
        for (int i = 0; i < pings; ++i) {
            writer.take(log::RecordedBytes{
                0, false, clock.now(),
                Echo1d{.pingNumber = std::uint32_t(i), .samples = someSamples(50, unsigned(i))}
                    .profile()});
            writer.tick();
            clock.advance(std::chrono::seconds(1));
        }
        writer.stop();
    }
    /// As if it had been written long ago, and nobody wrote on.
    void makeOld(const QString& name) const { makeOldFile(path(name)); }
    static void makeOldFile(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite) ||
            !file.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                              QFileDevice::FileModificationTime))
            qFatal("The test's file cannot be made older.");
    }
    void cutOff(const QString& name, int bytes = 40) const
    {
        writeFile(path(name), readFile(path(name)).chopped(bytes));
        makeOld(name);
    }

private:
    OwnSettings m_settings;
    QTemporaryDir m_folder;
};

} // namespace leadline::test
