// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of the disk and the folder, with all devices connected.
#include "faults/OwnMount.h"
#include "faults/Scenarios.h"

#include "support/CallbackFolder.h"

#include <QDir>

#include <filesystem>

namespace leadline::test {

void fullDisk(FaultRun& run)
{
    OwnMount disk(400);
    if (!disk.isThere())
        throw CellSkipped("This system lets nobody mount a disk of his own.");
    run.recordInto(disk.path());
    run.beginAll();
    run.waitUntilRecording();
    if (!disk.fill(230))
        throw CellFailed("The disk could not be filled.");
    run.isSaid();
    run.waitFor("the first file is complete", [&] {
        auto opened = formats::Recording::open(
            QDir(run.folder()).filePath(run.recordings().front()).toStdString());
        if (!opened)
            return false;
        (*opened)->index();
        return !(*opened)->counts().truncated;
    });
    run.timePasses();
    if (!disk.makeRoom())
        throw CellFailed("No room could be made.");
    run.waitFor("recording resumes in a new file",
                [&] { return run.recordings().size() == 2 && !run.says(run.cell().says); });
    run.keepsAllButWhatIsReported();
}

void readOnlyFolder(FaultRun& run)
{
    OwnMount disk(300);
    if (!disk.isThere() || !disk.setReadOnly(true))
        throw CellSkipped("This system lets nobody mount a disk of his own.");
    run.recordInto(disk.path());
    run.beginAll();
    run.isSaid();
    if (!disk.setReadOnly(false))
        throw CellFailed("It stays write-protected.");
    run.waitUntilRecording();
    run.keepsAll();
}

void slowDisk(FaultRun& run)
{
    const auto gate = std::make_shared<BlockingDisk::Gate>();
    run.dive().setRecordingFolder(run.folder().toStdString());
    run.dive().recordTo([gate, folder = run.folder()]() -> std::unique_ptr<io::RecordingDisk> {
        return std::make_unique<CallbackFolder>(
            folder.toStdString(),
            [gate] {
                gate->pass();
                return base::done();
            },
            true);
    });
    run.beginAll();
    run.waitUntilRecording();
    gate->close();
    try {
        run.isSaid();
    } catch (...) {
        gate->open(); // the recorder waits for it
        throw;
    }
    gate->open();
    run.waitFor("the disk keeps up again", [&] { return !run.says(run.cell().says); });
    run.keepsAll();
}

void folderDeleted(FaultRun& run)
{
    run.beginAll();
    run.waitUntilRecording();
    run.timePasses();
    // Another name for the same bytes: what was in it stays there.
    const QString deleted = run.folder() + QStringLiteral("-deleted.mcap");
    std::filesystem::create_hard_link(
        QDir(run.folder()).filePath(run.recordings().front()).toStdString(), deleted.toStdString());
    if (!QDir(run.folder()).removeRecursively())
        throw CellFailed("The folder could not be deleted.");
    run.isSaid();
    run.waitUntilRecording();
    run.keepsAllButWhatIsReported();
    if (run.recordings().size() != 1)
        throw CellFailed("There is no new file.");
    for (const auto& line : run.lines()) {
        const QByteArray& said = line->cable->device().said;
        const QByteArray before = run.recordedIn(deleted, line->device);
        const QByteArray after = run.recorded(*line);
        // What was in the file and not yet safe there is in both.
        if (!said.startsWith(before) || !said.endsWith(after) ||
            before.size() + after.size() < said.size())
            throw CellFailed("What is in the new file does not follow what was deleted.");
    }
}

void secondLeadline(FaultRun& run)
{
    run.beginAll();
    run.waitUntilRecording();
    // As another process does: a lock is of an open file, not of a program.
    FaultRun::Line& others = run.addOthers(Device::Ping1D, FaultRun::Way::Tcp);
    app::LiveSession second;
    second.setRecordingFolder(run.folder().toStdString());
    if (!second.connectTo(others.cable->url()).isEmpty())
        throw CellFailed("The second one could not connect.");
    run.waitFor("both record", [&] { return run.recordings().size() == 2; });
    run.nothingIsSaid();
    others.file = second.recorder()->fileName();
    for (const auto& line : run.lines())
        line->file = run.dive().recorder()->fileName();
    run.flush(others);
    second.disconnectAll();
    run.waitFor("the second one is complete",
                [&] { return second.recorder()->state() == app::RecorderState::State::Stopped; });
    run.keepsAll();
    if (run.recorded(others) != others.cable->device().said)
        throw CellFailed("Not every byte of the second one is in its own file.");
}

} // namespace leadline::test
