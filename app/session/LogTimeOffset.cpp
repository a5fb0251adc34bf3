// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LogTimeOffset.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leadline::app {

namespace {

/// Largest shift: a hundred hours, far more than two recordings of one dive can be apart.
constexpr double largestShiftS = 360'000;
constexpr double perSecond = 1000;

double inSeconds(const std::optional<log::Time>& time)
{
    return std::chrono::duration<double>(time.value_or(log::Time{})).count();
}

} // namespace

LogTimeOffset::LogTimeOffset(FileOpening& files, QObject* parent) : QObject(parent), m_files(files)
{
    connect(&files, &FileOpening::opened, this, [this] {
        m_file = std::clamp(m_file, 0, std::max(0, static_cast<int>(parts().size()) - 1));
        m_asked = shift();
        emit changed();
    });
    connect(&files, &FileOpening::changed, this, [this] {
        // If the alignment was cancelled, or replaced by opening another file, show the actual
        // shift.
        if (m_files.isRead() && !m_files.isSearching())
            m_asked = shift();
        emit changed();
    });
}

std::vector<std::size_t> LogTimeOffset::parts() const
{
    std::vector<std::size_t> all;
    if (const formats::AlignedLogs* list = m_files.list())
        for (std::size_t i = 0; i < list->parts.size(); ++i)
            if (list->canShiftByHand(i))
                all.push_back(i);
    return all;
}

const formats::AlignedLogs::Part* LogTimeOffset::part() const
{
    const auto all = parts();
    const auto at = static_cast<std::size_t>(m_file);
    return at < all.size() ? &m_files.list()->parts[all[at]] : nullptr;
}

QStringList LogTimeOffset::files() const
{
    QStringList names;
    for (const std::size_t i : parts())
        names += fileNameOf(m_files.files()[i].path);
    return names;
}

void LogTimeOffset::setFile(int file)
{
    if (file == m_file || file < 0 || file >= static_cast<int>(parts().size()))
        return;
    m_file = file;
    m_asked = shift();
    emit changed();
}

log::Time LogTimeOffset::shift() const
{
    if (m_files.joined())
        return m_files.joined()->shift();
    return part() ? part()->byHand.value_or(log::Time{}) : log::Time{};
}

void LogTimeOffset::alignByHand(std::optional<log::Time> shift)
{
    if (part())
        m_files.alignByHand(parts()[static_cast<std::size_t>(m_file)], shift);
    else
        m_files.alignByHand(shift);
}

double LogTimeOffset::begin() const
{
    return part()
               ? inSeconds(formats::RecordedSpan(part()->recording->counts(), part()->zero).first)
               : 0;
}

double LogTimeOffset::end() const
{
    return part() ? inSeconds(formats::RecordedSpan(part()->recording->counts(), part()->zero).last)
                  : 0;
}

QString LogTimeOffset::title() const
{
    if (!part())
        return tr("Vehicle's log against the sonar's");
    const std::size_t reference = m_files.list()->reference();
    return tr("%1 against %2")
        .arg(files().value(m_file), fileNameOf(m_files.files()[reference].path));
}

double LogTimeOffset::seconds() const
{
    return std::chrono::duration<double>(m_asked).count();
}

QString LogTimeOffset::basis() const
{
    if (!present())
        return {};
    switch (part() ? formats::Placement::By::None : m_files.joined()->placement.by) {
    case formats::Placement::By::Utc:
        return tr("Laid together by UTC.");
    case formats::Placement::By::LocalTime:
        return tr("Laid together by the sonar log's local time, in this computer's time zone.");
    case formats::Placement::By::Apart:
        return tr("Recorded at different times. Aligned by hand, from a common start.");
    case formats::Placement::By::None:
        break;
    }
    return tr("No common clock. Aligned by hand, from a common start.");
}

QString LogTimeOffset::offerTitle() const
{
    if (!offered())
        return {};
    return !part() && m_files.offered()->placement.by == formats::Placement::By::Apart
               ? tr("Recorded at different times")
               : tr("No common clock");
}

QString LogTimeOffset::offer() const
{
    if (!offered())
        return {};
    if (part())
        return tr("%1 follows behind the others.").arg(files().value(m_file));
    return tr("%1 is not shown with %2.")
        .arg(fileNameOf(m_files.row().beside()), m_files.fileName());
}

void LogTimeOffset::align()
{
    // A second request while the first is being carried out is ignored.
    if (offered() && !m_files.isSearching())
        alignByHand(log::Time{});
}

void LogTimeOffset::separate()
{
    if (byHandOnly())
        alignByHand(std::nullopt);
}

void LogTimeOffset::setSeconds(double seconds)
{
    if (!present() || !std::isfinite(seconds))
        return;
    const log::Time shift = std::chrono::milliseconds(
        std::llround(std::clamp(seconds, -largestShiftS, largestShiftS) * perSecond));
    if (shift == m_asked)
        return;
    m_asked = shift;
    const bool asClocksSay = shift == log::Time{} && !byHandOnly();
    alignByHand(asClocksSay ? std::nullopt : std::optional(shift));
    emit changed();
}

void LogTimeOffset::move(double seconds)
{
    setSeconds(this->seconds() + seconds);
}

} // namespace leadline::app
