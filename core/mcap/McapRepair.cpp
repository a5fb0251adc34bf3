// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapRepair.h"

#include "McapInspection.h"
#include "McapRewrite.h"
#include "McapTail.h"
#include "base/CivilTime.h"
#include "base/Unicode.h"
#include "io/RecordingDisk.h"
#include "mcap/McapSummary.h"

#include <algorithm>
#include <system_error>

namespace leadline::mcap {

namespace {

/// Number of bytes that a slow card reads before a user who cancels becomes impatient.
constexpr std::size_t scanStep = std::size_t{8} << 20U;

/// True if the end is missing because the recording was cut off.
bool isCutOff(const io::LockedFile& file)
{
    std::vector<std::byte> beginning(mcap::magic.size());
    beginning.resize(file.readAt(0, beginning));
    if (beginning.size() < mcap::magic.size() || !mcap::McapLayout::recognises(beginning))
        return false;
    std::vector<std::byte> end(mcap::magic.size());
    end.resize(file.readAt(file.size() - mcap::magic.size(), end));
    return file.size() < mcap::magic.size() + mcap::endSize ||
           !std::equal(end.begin(), end.end(), mcap::magic.begin(), mcap::magic.end());
}

/// Restores the names of the recordings in a folder of which only the files of an interrupted
/// repair are left.
void restoreNames(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> recordings;
    std::error_code failed;
    for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
         entry.increment(failed))
        if (entry->path().extension() == mcap::repairSuffix &&
            io::isRecordingName(entry->path().stem().string()))
            recordings.push_back(entry->path().parent_path() / entry->path().stem());
    for (const std::filesystem::path& recording : recordings)
        mcap::restoreName(recording);
}

base::Result<RepairReport> repair(io::LockedFile& file, const std::stop_token& stop)
{
    const std::string name = file.path().filename().string();
    // Notes failed reads, since bytes that cannot be read would otherwise be taken for damage.
    const io::ShortReadSource source(file);
    std::vector<std::byte> beginning(mcap::magic.size());
    beginning.resize(source.readAt(0, beginning));
    if (source.isShort())
        return mcap::incompleteReadError(file.path());
    if (beginning.empty())
        return base::Error{name + " is empty: there is nothing to save."};
    if (!mcap::McapLayout::recognises(beginning) || beginning.size() < mcap::magic.size())
        return base::Error{name + " is not an MCAP recording."};
    mcap::McapLayout layout(source);
    while (layout.step(scanStep))
        if (stop.stop_requested())
            return mcap::cancelledError(file.path());
    if (layout.mediumFailed() || source.isShort())
        return mcap::incompleteReadError(file.path());
    const mcap::Inspection inspection = mcap::inspect(source, layout, stop);
    if (stop.stop_requested())
        return mcap::cancelledError(file.path());
    RepairReport report{.messagesMissing = inspection.damage.messages(),
                        .damagedParts = inspection.damage.chunks()};
    const auto summary = mcap::readSummary(source);
    if (source.isShort())
        return mcap::incompleteReadError(file.path());
    if (summary) {
        report.wasComplete = inspection.agrees;
        report.wasDamaged = !inspection.agrees;
        if (report.wasComplete)
            return report;
    }
    mcap::McapTail tail(file, source, layout);
    const bool isCut = !report.wasDamaged && inspection.attachmentsValid && tail.analyse(stop);
    if (source.isShort())
        return mcap::incompleteReadError(file.path());
    if (stop.stop_requested())
        return mcap::cancelledError(file.path());
    const auto repaired =
        isCut ? tail.write(report)
              : mcap::rewrite(file, source, layout, inspection.damage, report, stop);
    if (!repaired)
        return repaired.error();
    return report;
}

} // namespace

std::string RepairReport::sentence(const std::string& name) const
{
    const std::string lost = io::messagesText(messagesMissing) +
                             (messagesMissing == 1 ? " of it is lost." : " of it are lost.");
    if (wasComplete && messagesMissing > 0)
        return name + " cannot be repaired further. " + lost;
    if (wasComplete)
        return name + " is complete: there is nothing to repair.";
    std::string text = name;
    // A damaged recording is not called complete.
    text += messagesMissing > 0 || damagedParts > 0 ? " was written anew: " : " is complete now: ";
    text += io::messagesText(messages);
    if (end)
        text += ", up to " + base::utcIso(*end);
    text += '.';
    if (messagesMissing > 0)
        text += ' ' + lost;
    if (bytesDropped > 0)
        text += bytesDropped == 1
                    ? " 1 byte held no whole message."
                    : ' ' + std::to_string(bytesDropped) + " bytes held no whole message.";
    if (recordsTooLarge > 0)
        text += recordsTooLarge == 1 ? " 1 record larger than 256 MiB was left out."
                                     : ' ' + std::to_string(recordsTooLarge) +
                                           " records larger than 256 MiB were left out.";
    if (!original.empty())
        text += " The damaged file is kept as " + base::utf8(original.filename()) + '.';
    return text;
}

base::Result<RepairReport> repairMcap(const std::filesystem::path& path,
                                      const std::stop_token& stop)
{
    mcap::restoreName(path);
    io::LockedFile::Failure failure{};
    const auto file = io::LockedFile::open(path, io::LockedFile::Make::Existing, failure);
    if (!file)
        return failure.error;
    return repair(*file, stop);
}

std::vector<FolderRepair> repairRecordings(const std::filesystem::path& folder,
                                           const std::stop_token& stop)
{
    std::vector<FolderRepair> done;
    restoreNames(folder);
    for (const std::filesystem::path& path : io::recordingsIn(folder)) {
        if (stop.stop_requested())
            break;
        io::LockedFile::Failure failure{};
        const auto file = io::LockedFile::open(path, io::LockedFile::Make::Existing, failure);
        // A file that cannot be opened is not a recording of this user that was cut off by a crash.
        if (!file || !isCutOff(*file))
            continue;
        FolderRepair repaired{path, repair(*file, stop)};
        // A repair that was stopped is repeated at the next start.
        if (!stop.stop_requested() || repaired.result)
            done.push_back(std::move(repaired));
    }
    return done;
}

} // namespace leadline::mcap
