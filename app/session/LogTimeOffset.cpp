// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LogTimeOffset.h"

#include "echo/VehicleTrack.h"

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
        follow();
        emit changed();
    });
    connect(&files, &FileOpening::closing, this, [this] { m_profile.update(nullptr, {}); });
    connect(&m_suggestion, &OffsetSuggestion::changed, this, &LogTimeOffset::matchChanged);
    connect(&files, &FileOpening::changed, this, [this] {
        // If the alignment was cancelled, or replaced by opening another file, show the actual
        // shift.
        if (m_files.isRead() && !m_files.isSearching())
            m_asked = shift();
        if (!m_files.recording())
            m_suggestion.clear();
        emit changed();
        emit matchChanged();
    });
}

// The recordings may be the same as before, only aligned anew.
void LogTimeOffset::follow()
{
    const Recordings both = unclocked();
    if (!m_suggestion.isRunning(both.reference, both.moved) &&
        !m_suggestion.isDone(both.reference, both.moved))
        m_suggestion.clear();
    std::optional<VehicleSource> source;
    if (m_files.offered()) {
        echo::VehicleTrack track(both.moved->log());
        const auto system = track.system();
        const auto link = track.link();
        if (system && link)
            source = VehicleSource{*link, *system};
    }
    m_profile.update(source ? &both.moved->log() : nullptr, source);
    emit matchChanged();
}

LogTimeOffset::Recordings LogTimeOffset::unclocked() const
{
    if (const formats::JoinedLogs* pair = m_files.pair())
        return pair->placement.isKnown() ? Recordings() : Recordings{pair->sonar, pair->vehicle};
    if (const formats::AlignedLogs::Part* moved = part())
        return {m_files.list()->parts[m_files.list()->reference()].recording, moved->recording};
    return {};
}

log::Time LogTimeOffset::commonStart() const
{
    if (const formats::JoinedLogs* pair = m_files.pair())
        return pair->placement.offset;
    const Recordings both = unclocked();
    if (!both.reference)
        return {};
    const auto first = [](const formats::Recording& recording) {
        return formats::RecordedSpan(recording.counts()).first.value_or(log::Time{});
    };
    return first(*both.reference) - first(*both.moved);
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
    emit matchChanged();
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

double LogTimeOffset::shownSeconds() const
{
    if (!part() || part()->byHand)
        return seconds();
    // It follows behind the others.
    const auto& reference = m_files.list()->parts[m_files.list()->reference()];
    return inSeconds(part()->zero - reference.zero - commonStart());
}

double LogTimeOffset::begin() const
{
    if (part())
        return inSeconds(formats::RecordedSpan(part()->recording->counts(), part()->zero).first);
    if (const formats::JoinedLogs* pair = m_files.offered())
        return inSeconds(
            formats::RecordedSpan(pair->vehicle->counts(), pair->placement.offset).first);
    return 0;
}

double LogTimeOffset::end() const
{
    if (part())
        return inSeconds(formats::RecordedSpan(part()->recording->counts(), part()->zero).last);
    if (const formats::JoinedLogs* pair = m_files.offered())
        return inSeconds(
            formats::RecordedSpan(pair->vehicle->counts(), pair->placement.offset).last);
    return 0;
}

double LogTimeOffset::profileBegin() const
{
    const formats::JoinedLogs* pair = m_files.offered();
    return pair ? inSeconds(formats::RecordedSpan(pair->vehicle->counts()).first) : 0;
}

QString LogTimeOffset::title() const
{
    if (!part())
        return tr("Telemetry log against sonar");
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
        return tr("Aligned by UTC.");
    case formats::Placement::By::LocalTime:
        return tr("Aligned by the sonar recording's local time, in this computer's time zone.");
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
        return tr("%1 is placed after the others.").arg(files().value(m_file));
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
    if (!(present() || offered()) || !std::isfinite(seconds))
        return;
    // What is offered is placed once; further requests wait until that is carried out.
    if (offered() && m_files.isSearching())
        return;
    const log::Time shift = std::chrono::milliseconds(
        std::llround(std::clamp(seconds, -largestShiftS, largestShiftS) * perSecond));
    if (shift == m_asked && present())
        return;
    m_asked = shift;
    const bool asClocksSay = present() && shift == log::Time{} && !byHandOnly();
    alignByHand(asClocksSay ? std::nullopt : std::optional(shift));
    emit changed();
}

void LogTimeOffset::move(double seconds)
{
    setSeconds((offered() ? shownSeconds() : this->seconds()) + seconds);
}

std::optional<echo::TimeOffsetSuggestion> LogTimeOffset::suggestion() const
{
    const Recordings both = unclocked();
    return m_suggestion.result(both.reference, both.moved);
}

LogTimeOffset::Match LogTimeOffset::match() const
{
    const Recordings both = unclocked();
    if (m_suggestion.isRunning(both.reference, both.moved))
        return Match::Searching;
    if (!m_suggestion.isDone(both.reference, both.moved))
        return Match::NotSearched;
    return suggestion() ? Match::Found : Match::None;
}

double LogTimeOffset::matchSeconds() const
{
    const auto found = suggestion();
    return found ? found->estimate.offsetS - inSeconds(commonStart()) : 0;
}

double LogTimeOffset::matchErrorS() const
{
    const auto found = suggestion();
    return found ? found->estimate.errorS : 0;
}

QString LogTimeOffset::matchText() const
{
    using By = echo::TimeOffsetSuggestion::By;
    constexpr double minute = 60;
    const auto found = suggestion();
    if (!found)
        return {};
    const auto what = [&] {
        switch (found->by) {
        case By::DepthAndDistance:
            return tr("Vehicle depth matches Ping1D distance");
        case By::Depths:
            return tr("Both depths match");
        case By::Headings:
            return tr("Both headings match");
        case By::HeadingAndPicture:
            break;
        }
        return tr("Vehicle heading matches the rotation of the polar view");
    };
    return tr("%1: correlation %2, next best %3, over %4 min.")
        .arg(what())
        .arg(found->estimate.correlation, 0, 'f', 2)
        .arg(found->estimate.nextCorrelation, 0, 'f', 2)
        .arg(found->estimate.overlapS / minute, 0, 'f', 1);
}

void LogTimeOffset::findMatch()
{
    const Recordings both = unclocked();
    if (both.reference && m_files.isRead())
        m_suggestion.find(both.reference, both.moved);
}

void LogTimeOffset::useMatch()
{
    constexpr double step = 0.1;
    if (suggestion())
        setSeconds(std::round(matchSeconds() / step) * step);
}

} // namespace leadline::app
