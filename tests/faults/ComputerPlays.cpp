// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to the computer, with all devices connected.
#include "faults/ComputerClock.h"
#include "faults/OwnMount.h"
#include "faults/Plays.h"

#include "live/Alarms.h"
#include "log/CivilTime.h"
#include "log/RecordingDisk.h"

#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QTime>

#include <clocale>
#include <ctime>
#include <filesystem>

namespace leadline::test {

namespace {

using namespace std::chrono_literals;
using Way = FaultRun::Way;
using Recorder = app::RecorderState::State;

/// Files of a folder whose writes wait until they are let go.
class SlowFolder : public log::RecordingDisk {
public:
    SlowFolder(const QString& folder, std::shared_ptr<HeldDisk::Gate> gate)
        : m_disk(folder.toStdString()),
          m_gate(std::move(gate))
    {
    }
    base::Result<std::unique_ptr<log::RecordingFile>> create(const std::string& stem,
                                                             const std::string& suffix) override
    {
        auto made = m_disk.create(stem, suffix);
        if (!made)
            return made.error();
        return std::unique_ptr<log::RecordingFile>(
            std::make_unique<File>(std::move(*made), m_gate));
    }
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override
    {
        return m_disk.freeBytes();
    }

private:
    class File : public log::RecordingFile {
    public:
        File(std::unique_ptr<log::RecordingFile> file, std::shared_ptr<HeldDisk::Gate> gate)
            : m_file(std::move(file)),
              m_gate(std::move(gate))
        {
        }
        base::Status append(base::ByteSpan bytes) override
        {
            m_gate->pass();
            return m_file->append(bytes);
        }
        base::Status sync() override { return m_file->sync(); }
        [[nodiscard]] bool isThere() const override { return m_file->isThere(); }
        [[nodiscard]] std::filesystem::path path() const override { return m_file->path(); }

    private:
        std::unique_ptr<log::RecordingFile> m_file;
        std::shared_ptr<HeldDisk::Gate> m_gate;
    };

    log::FolderDisk m_disk;
    std::shared_ptr<HeldDisk::Gate> m_gate;
};

void waitUntilRecording(FaultRun& run)
{
    run.waitFor("it is recorded", [&] {
        return run.dive().recorder()->state() == Recorder::Recording && !run.recordings().isEmpty();
    });
}

app::Alarms& alarmsOf(FaultRun& run)
{
    auto* alarms = run.window().window().findChild<app::Alarms*>();
    if (alarms == nullptr)
        throw CellFailed("The window has no alarms.");
    return *alarms;
}

} // namespace

void clockStep(FaultRun& run)
{
    run.beginAll();
    waitUntilRecording(run);
    const QString name = run.recordings().front();
    const double end = run.session().playback()->end();
    setClockBy(run.cell().fault == Fault::ClockForward ? 65min : -25h);
    run.isSaid();
    const double later = run.session().playback()->end();
    if (later < end || later > end + 600)
        throw CellFailed("The dive's own time was set, too.");
    run.keepsAll();
    if (run.recordings() != QStringList{name})
        throw CellFailed("The recording did not go on in its file.");
}

void suspend(FaultRun& run)
{
    run.beginAll();
    waitUntilRecording(run);
    const double end = run.session().playback()->end();
    sleepFor(12min);
    run.isSaid();
    run.waitFor("the time went on", [&] { return run.session().playback()->end() > end + 700; });
    run.hatchesTheTimeBetween();
    run.keepsAll();
}

void fullDisk(FaultRun& run)
{
    OwnMount disk(400);
    if (!disk.isThere())
        throw CellSkipped("This system lets nobody mount a disk of his own.");
    run.recordInto(disk.path());
    run.beginAll();
    waitUntilRecording(run);
    if (!disk.fill(230))
        throw CellFailed("The disk could not be filled.");
    run.isSaid();
    run.waitFor("the first file is complete", [&] {
        auto opened = log::Recording::open(
            QDir(run.folder()).filePath(run.recordings().front()).toStdString());
        if (!opened)
            return false;
        (*opened)->index();
        return !(*opened)->counts().truncated;
    });
    run.timePasses();
    if (!disk.makeRoom())
        throw CellFailed("No room could be made.");
    run.waitFor("it goes on in a new file",
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
    waitUntilRecording(run);
    run.keepsAll();
}

void slowDisk(FaultRun& run)
{
    const auto gate = std::make_shared<HeldDisk::Gate>();
    run.dive().setRecordingFolder(run.folder().toStdString());
    run.dive().recordTo([gate, folder = run.folder()]() -> std::unique_ptr<log::RecordingDisk> {
        return std::make_unique<SlowFolder>(folder, gate);
    });
    run.beginAll();
    waitUntilRecording(run);
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
    waitUntilRecording(run);
    run.timePasses();
    // Another name for the same bytes: what was in it stays there.
    const QString deleted = run.folder() + QStringLiteral("-deleted.mcap");
    std::filesystem::create_hard_link(
        QDir(run.folder()).filePath(run.recordings().front()).toStdString(), deleted.toStdString());
    if (!QDir(run.folder()).removeRecursively())
        throw CellFailed("The folder could not be deleted.");
    run.isSaid();
    waitUntilRecording(run);
    run.keepsAllButWhatIsReported();
    if (run.recordings().size() != 1)
        throw CellFailed("There is no new file.");
    for (const auto& line : run.lines())
        if (run.recordedIn(deleted, line->device) + run.recorded(*line) !=
            line->cable->device().said)
            throw CellFailed("What is in the new file does not follow what was deleted.");
}

void digits(FaultRun& run)
{
    const QLocale before;
    const std::string numbers = std::setlocale(LC_NUMERIC, nullptr);
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    // Where one of them is installed, the C library has a decimal comma, too.
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "nb_NO.UTF-8"})
        if (std::setlocale(LC_NUMERIC, name) != nullptr)
            break;
    const auto asBefore = qScopeGuard([&] {
        QLocale::setDefault(before);
        std::setlocale(LC_NUMERIC, numbers.c_str());
    });
    run.beginAll();
    run.nothingIsSaid();
    static const QRegularExpression foreign(
        QStringLiteral("[\\x{0660}-\\x{0669}\\x{066B}]|\\d,\\d"),
        QRegularExpression::UseUnicodePropertiesOption);
    for (const FaultRun::Text& text : run.texts())
        if (foreign.match(text.words).hasMatch())
            throw CellFailed("The window says " + text.words.toStdString());
    run.keepsAll();
}

void timeZone(FaultRun& run)
{
    const QByteArray before = qgetenv("TZ");
    const auto asBefore = qScopeGuard([&] {
        if (before.isEmpty())
            qunsetenv("TZ");
        else
            qputenv("TZ", before);
        tzset();
    });
    const auto dayOf = [](auto now) { return log::utcFileName(now).substr(0, 8); };
    const auto began = std::chrono::system_clock::now().time_since_epoch();
    run.beginAll();
    waitUntilRecording(run);
    const auto clock = [&run] {
        return QTime::fromString(run.session().clockText().left(8), QStringLiteral("HH:mm:ss"));
    };
    const QTime atFirst = clock();
    qputenv("TZ", "Pacific/Auckland");
    tzset();
    run.nothingIsSaid();
    // Auckland is 12 or 13 hours ahead; a day may end meanwhile.
    const int wentOn = (atFirst.secsTo(clock()) + 24 * 3600) % (24 * 3600);
    if (!atFirst.isValid() || wentOn > 3600)
        throw CellFailed("The dive has another time.");
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    run.keepsAll();
    const QString name = run.recordings().front();
    if (!name.startsWith(QString::fromStdString(dayOf(began))) &&
        !name.startsWith(QString::fromStdString(dayOf(now))))
        throw CellFailed("The recording is not named by UTC.");
}

void secondLeadline(FaultRun& run)
{
    run.beginAll();
    waitUntilRecording(run);
    // As another process does: a lock is of an open file, not of a program.
    FaultRun::Line& others = run.addOthers(Device::Ping1D, Way::Tcp);
    app::Dive second;
    second.setRecordingFolder(run.folder().toStdString());
    if (!second.connectTo(others.cable->url()).isEmpty())
        throw CellFailed("The second one could not connect.");
    run.waitFor("both record", [&] { return run.recordings().size() == 2; });
    run.nothingIsSaid();
    others.file = second.recorder()->fileName();
    for (const auto& line : run.lines())
        line->file = run.dive().recorder()->fileName();
    run.flush(others);
    second.hangUpAll();
    run.waitFor("the second one is complete",
                [&] { return second.recorder()->state() == Recorder::Stopped; });
    run.keepsAll();
    if (run.recorded(others) != others.cable->device().said)
        throw CellFailed("Not every byte of the second one is in its own file.");
}

void noSound(FaultRun& run)
{
    const QByteArray before = qgetenv("PATH");
    const auto asBefore = qScopeGuard([&] { qputenv("PATH", before); });
    run.beginAll();
    app::Alarms& alarms = alarmsOf(run);
    qputenv("PATH", {});
    alarms.setVolume(app::Alarms::Volume::Loud);
    alarms.testSound();
    alarms.setNearM(0.5);
    alarms.setNearOn(true);
    run.isSaid();
    alarms.setNearOn(false);
    run.keepsAll();
}

} // namespace leadline::test
