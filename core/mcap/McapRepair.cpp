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
        return base::Error{base::Message("%1 is empty: there is nothing to save.", name)};
    if (!mcap::McapLayout::recognises(beginning) || beginning.size() < mcap::magic.size())
        return base::Error{base::Message("%1 is not an MCAP recording.", name)};
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

base::Message RepairReport::message(const std::string& name) const
{
    const base::Message lost = messagesMissing == 1
                                   ? base::Message("1 message of it is lost.")
                                   : base::Message("%1 messages of it are lost.", messagesMissing);
    if (wasComplete && messagesMissing > 0)
        return base::Message("%1 cannot be repaired further.", name) + lost;
    if (wasComplete)
        return base::Message("%1 is complete: nothing to repair.", name);
    base::Message all = repaired(name);
    if (messagesMissing > 0)
        all = all + lost;
    if (bytesDropped > 0)
        all = all + (bytesDropped == 1
                         ? base::Message("1 byte held no whole message.")
                         : base::Message("%1 bytes held no whole message.", bytesDropped));
    if (recordsTooLarge > 0)
        all = all + (recordsTooLarge == 1
                         ? base::Message("1 record larger than 256 MiB was left out.")
                         : base::Message("%1 records larger than 256 MiB were left out.",
                                         recordsTooLarge));
    if (!original.empty())
        all =
            all + base::Message("The damaged file is kept as %1.", base::utf8(original.filename()));
    return all;
}

base::Message RepairReport::repaired(const std::string& name) const
{
    const std::string until = end ? base::utcIso(*end) : std::string();
    // A damaged recording is not called complete.
    if (messagesMissing > 0 || damagedParts > 0) {
        if (messages == 1)
            return end ? base::Message("%1 rewritten: 1 message, up to %2.", name, until)
                       : base::Message("%1 rewritten: 1 message.", name);
        return end ? base::Message("%1 rewritten: %2 messages, up to %3.", name, messages, until)
                   : base::Message("%1 rewritten: %2 messages.", name, messages);
    }
    if (messages == 1)
        return end ? base::Message("%1 repaired: 1 message, up to %2.", name, until)
                   : base::Message("%1 repaired: 1 message.", name);
    return end ? base::Message("%1 repaired: %2 messages, up to %3.", name, messages, until)
               : base::Message("%1 repaired: %2 messages.", name, messages);
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
