// SPDX-License-Identifier: GPL-3.0-or-later
// A dive's log, and where it is recorded.
#include "devices/Dive.h"

#include "engine/LiveThreads.h"
#include "formats/RecordingChannels.h"
#include "mcap/McapRepair.h"
#include "recording/KeptSheet.h"

#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

std::function<std::unique_ptr<log::RecordingDisk>()> diskIn(const std::filesystem::path& folder)
{
    return [folder] { return std::make_unique<log::FolderDisk>(folder); };
}

} // namespace

std::filesystem::path Dive::usualFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return std::filesystem::path(documents.toStdString()) / "Leadline";
}

void Dive::setRecordingFolder(const std::filesystem::path& folder)
{
    takeFolder(folder);
    recordTo(diskIn(folder));
}

void Dive::recordNextIn(const std::filesystem::path& folder)
{
    takeFolder(folder);
    m_makeDisk = diskIn(folder);
    postToLinks([disk = m_makeDisk](LiveLinks& links) { links.log().recordNextTo(disk); });
}

void Dive::takeFolder(const std::filesystem::path& folder)
{
    m_folder = folder;
    for (std::jthread& repair : m_repairs)
        repair.request_stop();
    m_repairs.emplace_back([folder, its = m_bulletin](const std::stop_token& stop) {
        for (const log::FolderRepair& repair : log::repairRecordings(folder, stop))
            its->happened(repair.result ? repair.result->sentence(repair.file.filename().string())
                                        : repair.result.error().sentence);
    });
    emit recordingFolderChanged();
}

void Dive::recordTo(std::function<std::unique_ptr<log::RecordingDisk>()> makeDisk)
{
    m_makeDisk = std::move(makeDisk);
    postToLinks([disk = m_makeDisk](LiveLinks& links) { links.log().recordTo(disk); });
}

bool Dive::simulatedOnly() const
{
    return active() && std::ranges::all_of(m_links, &Link::isSimulated);
}

bool Dive::simulates() const
{
    return std::ranges::any_of(m_links, &Link::isSimulated);
}

void Dive::setRecordSimulated(bool record)
{
    if (std::exchange(m_recordsSimulated, record) == record)
        return;
    postToLinks([record](LiveLinks& links) { links.log().recordSimulated(record); });
    emit recordsSimulatedChanged();
}

void Dive::followSheet()
{
    m_sheet.setSheet(keptSheet());
    connect(&m_sheet, &SheetForm::settled, this, [this] {
        const log::DiveSheet sheet = log::tidied(m_sheet.sheet());
        keepOfSheet(sheet);
        postToLinks([sheet](LiveLinks& links) { links.log().fillIn(sheet); });
    });
}

void Dive::catchUp(std::optional<std::chrono::nanoseconds> by)
{
    if (m_live)
        m_live->catchUp(by);
}

void Dive::tell(log::RecordedEvent event)
{
    event.at = m_clock.now();
    postToLinks([its = std::move(event)](LiveLinks& links) { links.log().happened(its); });
}

bool Dive::record(const log::MarkRecord& mark)
{
    const auto status = m_live ? m_live->log().recorderStatus() : std::nullopt;
    const bool records = status && (status->state == log::RecorderState::Recording ||
                                    status->state == log::RecorderState::Failing);
    if (records)
        postToLinks([its = log::recordedOf(mark, m_clock.now())](LiveLinks& links) {
            links.log().happened(its);
        });
    return records;
}

const log::Log* Dive::log() const
{
    return m_live ? m_live->log().log().get() : nullptr;
}

log::Time Dive::now() const
{
    return m_live ? m_clock.now() - m_live->log().zero() : log::Time();
}

std::optional<base::Instant> Dive::zero() const
{
    return m_live ? std::optional(m_live->log().zero()) : std::nullopt;
}

std::optional<std::chrono::nanoseconds> Dive::utcZero() const
{
    return m_live ? std::optional(m_live->log().utcAtZero()) : std::nullopt;
}

} // namespace leadline::app
