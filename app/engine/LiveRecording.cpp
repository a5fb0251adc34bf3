// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LiveRecording.h"

#include "base/CivilTime.h"

#include <utility>

namespace leadline::app {

namespace {

/// Bytes that must be free before a recording is continued; more than a running one must leave
/// free.
constexpr std::uint64_t roomToResume = 100'000'000;

} // namespace

LiveRecording::LiveRecording(const base::Clock& clock, log::RecorderOptions options)
    : m_clock(clock),
      m_options(std::move(options))
{
}

std::optional<log::RecorderStatus> LiveRecording::status() const
{
    std::shared_ptr<recorder::Recorder> recorder;
    {
        const std::lock_guard lock(m_mutex);
        recorder = m_recorder;
    }
    return recorder ? std::optional(recorder->status()) : std::nullopt;
}

void LiveRecording::split(const log::RecordingSplit& split)
{
    m_options.split = split;
    if (m_runs)
        m_recorder->split(split);
}

void LiveRecording::startNew()
{
    if (hasBytes())
        m_recorder->startNewRecording();
}

void LiveRecording::setDiveSheet(const annotations::DiveSheet& sheet)
{
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    if (m_runs)
        m_recorder->note(
            {std::string(annotations::diveSheetNote), annotations::noteOfSheet(m_sheet)});
}

void LiveRecording::begin()
{
    auto recorder = std::make_shared<recorder::Recorder>(
        m_makeDisk(), m_clock, m_options, m_resumes ? std::optional(roomToResume) : std::nullopt);
    recorder->note(
        {"session",
         {{"program", m_options.library}, {"start", base::utcIso(m_options.utcAtZero)}}});
    if (!m_sheet.isEmpty())
        recorder->note(
            {std::string(annotations::diveSheetNote), annotations::noteOfSheet(m_sheet)});
    m_runs = true;
    m_hasBytes = false;
    const std::lock_guard lock(m_mutex);
    m_recorder = std::move(recorder);
}

void LiveRecording::end()
{
    if (std::exchange(m_runs, false))
        m_endings.start([recorder = m_recorder](const std::stop_token&) { recorder->stop(); });
}

void LiveRecording::finish()
{
    end();
    m_makeDisk = {};
    m_endings.finish();
}

std::uint16_t LiveRecording::addSource(const log::RecordedSource& source)
{
    return m_recorder->addSource(source);
}

void LiveRecording::updateSource(std::uint16_t number, const log::RecordedSource& source)
{
    m_recorder->updateSource(number, source);
}

void LiveRecording::received(std::uint16_t source, base::Instant at, base::ByteSpan bytes)
{
    m_recorder->received(source, at, bytes);
    m_hasBytes = true;
}

void LiveRecording::sent(std::uint16_t source, base::Instant at, base::ByteSpan frame)
{
    m_recorder->sent(source, at, frame);
}

void LiveRecording::event(log::RecordedEvent event)
{
    m_recorder->event(std::move(event));
}

} // namespace leadline::app
