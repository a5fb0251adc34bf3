// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/RecorderState.h"

#include "language/SentenceTranslation.h"
#include "logging/Categories.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <tuple>
#include <utility>

namespace leadline::app {

namespace {

/// Longer than the age of a chunk and an ordinary sync of the disk together.
constexpr base::Duration stalledAfter = std::chrono::seconds(2);

QString sizeOf(std::uint64_t bytes)
{
    return QLocale::c().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeSIFormat);
}

} // namespace

RecorderState::State RecorderState::state() const
{
    if (!m_status)
        return State::Off;
    switch (m_status->state) {
    case log::RecorderState::Ready:
        return State::Ready;
    case log::RecorderState::Recording:
        return State::Recording;
    case log::RecorderState::Failing:
        return State::Failing;
    case log::RecorderState::Full:
        return State::Full;
    case log::RecorderState::Stopped:
        break;
    }
    return State::Stopped;
}

std::filesystem::path RecorderState::path() const
{
    return m_status ? m_status->file : std::filesystem::path();
}

std::optional<std::chrono::nanoseconds> RecorderState::beganUtc() const
{
    return m_status ? m_status->fileBegan : std::nullopt;
}

QString RecorderState::fileName() const
{
    return QString::fromStdString(path().filename().string());
}

QString RecorderState::filePath() const
{
    return QString::fromStdString(path().string());
}

double RecorderState::bytes() const
{
    return m_status ? static_cast<double>(m_status->fileBytes) : 0;
}

QString RecorderState::sizeText() const
{
    return sizeOf(m_status ? m_status->fileBytes : 0);
}

QString RecorderState::freeText() const
{
    return m_status && m_status->freeBytes ? sizeOf(*m_status->freeBytes) : QString();
}

QString RecorderState::sentence() const
{
    return m_status ? translated(m_status->message) : QString();
}

double RecorderState::stalledS() const
{
    return m_status && m_status->waiting >= stalledAfter ? waitingS() : 0;
}

double RecorderState::waitingS() const
{
    return m_status ? std::chrono::duration<double>(m_status->waiting).count() : 0;
}

double RecorderState::lengthS() const
{
    return m_status ? std::chrono::duration<double>(m_status->fileLength).count() : 0;
}

double RecorderState::fullSinceS() const
{
    return m_status && m_status->fullSince
               ? std::chrono::duration<double>(*m_status->fullSince - m_zero).count()
               : 0;
}

void RecorderState::apply(std::optional<log::RecorderStatus> status, base::Instant zero)
{
    m_zero = zero;
    const auto said = [](const std::optional<log::RecorderStatus>& its) {
        return its ? std::tuple(its->state, its->file, its->message.empty())
                   : std::tuple(log::RecorderState::Stopped, std::filesystem::path(), true);
    };
    const auto before = std::exchange(m_status, std::move(status));
    if (m_status && said(before) != said(m_status))
        qCDebug(lcRecorder) << state() << m_status->file.c_str() << m_status->fileBytes << "bytes"
                            << m_status->message.text().c_str();
    emit changed();
}

RecordedParts::RecordedParts(RecorderState& recorder) : QObject(&recorder)
{
    connect(&recorder, &RecorderState::changed, this, [this, &recorder] { update(recorder); });
    update(recorder);
}

void RecordedParts::update(const RecorderState& recorder)
{
    const auto began = recorder.beganUtc();
    if (began && (m_parts.empty() || m_parts.back().file != recorder.path()))
        m_parts.push_back({recorder.path(), *began});
}

// Times before the first message belong to the first file.
std::optional<RecordedParts::Part> RecordedParts::at(std::chrono::nanoseconds utc) const
{
    if (m_parts.empty())
        return std::nullopt;
    const auto next = std::ranges::upper_bound(m_parts, utc, {}, &Part::began);
    return next == m_parts.begin() ? m_parts.front() : *std::prev(next);
}

std::optional<RecordedParts::Part> RecordedParts::at(const RecorderState& recorder,
                                                     std::chrono::nanoseconds utc)
{
    const auto* parts = recorder.findChild<RecordedParts*>(QString(), Qt::FindDirectChildrenOnly);
    return parts ? parts->at(utc) : std::nullopt;
}

} // namespace leadline::app
