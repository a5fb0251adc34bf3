// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"

#include "JoinedReader.h"
#include "base/Unicode.h"
#include "formats/McapReader.h"
#include "formats/PingViewerReader.h"
#include "formats/SvlogReader.h"
#include "formats/TlogReader.h"
#include "formats/XtfReader.h"
#include "log/SonarKind.h"
#include "mcap/McapLayout.h"

#include <algorithm>
#include <utility>

namespace leadline::formats {

namespace {

/// Number of bytes that are examined to recognise a file's format.
constexpr std::size_t beginningSize = std::size_t{1} << 20U;
/// Number of bytes that are indexed between two checks whether to stop.
constexpr std::size_t indexStep = std::size_t{4} << 20U;

constexpr base::Message::Template
    whatOpens("Leadline opens .mcap recordings, Ping Viewer .bin, .tlog, .svlog, .svlz and .xtf "
              "files.");
constexpr base::Message::Template isEmpty("%1 is empty.");
constexpr base::Message::Template cannotBeRead("%1 cannot be read: its disk is not responding.");
constexpr base::Message::Template startsWithText("%1 starts with text.");
constexpr base::Message::Template isNoRecording("%1 is not a sonar recording.");

bool isText(base::ByteSpan bytes)
{
    const auto looked = bytes.first(std::min<std::size_t>(bytes.size(), 512));
    return std::all_of(looked.begin(), looked.end(), [](std::byte b) {
        const auto c = std::to_integer<unsigned>(b);
        return c >= 0x20 || c == '\n' || c == '\r' || c == '\t' || c == '\f';
    });
}

} // namespace

base::Result<std::unique_ptr<Recording>> Recording::open(const std::filesystem::path& path,
                                                         const std::filesystem::path& notesFolder,
                                                         log::ChosenFamilies chosen)
{
    auto file = io::File::open(path);
    if (!file)
        return file.error();
    auto recording = open(std::move(*file), base::utf8(path.filename()), std::move(chosen));
    if (!recording)
        return recording;
    auto sheet = annotations::readSidecarSheet(path, notesFolder);
    if (sheet)
        (*recording)->m_sidecarSheet = std::move(*sheet);
    else
        (*recording)->m_sheetError = sheet.error().message;
    return recording;
}

base::Result<std::unique_ptr<Recording>> Recording::open(std::unique_ptr<io::ByteSource> source,
                                                         std::string_view name,
                                                         log::ChosenFamilies chosen)
{
    const auto fail = [&](base::Message::Template what,
                          base::Error::Kind kind = base::Error::Kind::Other) {
        return base::Error{base::Message(what, name) + base::Message(whatOpens), kind};
    };
    if (source->size() == 0)
        return fail(isEmpty);
    std::vector<std::byte> beginning(
        static_cast<std::size_t>(std::min<std::uint64_t>(source->size(), beginningSize)));
    beginning.resize(source->readAt(0, beginning));
    if (beginning.empty())
        return fail(cannotBeRead);

    std::unique_ptr<Recording> recording(new Recording);
    if (mcap::McapLayout::recognises(beginning))
        recording->m_format = log::Format::Mcap;
    else if (XtfReader::recognises(beginning))
        recording->m_format = log::Format::Xtf;
    else if (TlogReader::recognises(beginning))
        recording->m_format = log::Format::Tlog;
    else if (PingViewerReader::recognises(beginning, source->size()))
        recording->m_format = log::Format::PingViewer;
    else if (SvlogReader::recognises(beginning))
        recording->m_format = log::Format::Svlog;
    else
        return fail(isText(beginning) ? startsWithText : isNoRecording,
                    base::Error::Kind::WrongContent);

    recording->m_bytes = source->size();
    const log::Format format = recording->m_format;
    if (format == log::Format::Mcap || format == log::Format::Svlog || format == log::Format::Xtf) {
        auto file = std::make_unique<io::ExtendedFile>(std::move(source));
        io::ExtendedFile& all = *file;
        recording->m_log = std::make_shared<log::Log>(std::move(file));
        log::Log& log = *recording->m_log;
        if (format == log::Format::Mcap)
            recording->m_reader = std::make_unique<McapReader>(all, log, std::move(chosen));
        else if (format == log::Format::Svlog)
            recording->m_reader = std::make_unique<SvlogReader>(all, log, std::move(chosen));
        else
            recording->m_reader = std::make_unique<XtfReader>(all, log);
        return recording;
    }
    const io::ByteSource& file = *source;
    recording->m_log = std::make_shared<log::Log>(std::move(source));
    if (format == log::Format::PingViewer) {
        recording->m_startLocal = base::startFromFileName(name);
        recording->m_reader =
            std::make_unique<PingViewerReader>(file, *recording->m_log, std::move(chosen));
    } else {
        recording->m_reader = std::make_unique<TlogReader>(file, *recording->m_log);
    }
    return recording;
}

std::unique_ptr<Recording> Recording::join(const JoinedLogs& logs)
{
    return join(logs.aligned());
}

std::unique_ptr<Recording> Recording::join(const AlignedLogs& logs)
{
    std::unique_ptr<Recording> joined(new Recording);
    joined->m_format = logs.parts.front().recording->format();
    for (const AlignedLogs::Part& part : logs.parts) {
        joined->m_bytes += part.recording->bytes();
        if (!joined->m_sidecarSheet)
            joined->m_sidecarSheet = part.recording->diveSheet();
        if (!joined->m_startLocal && part.recording->startLocal() && !part.dateless)
            joined->m_startLocal = part.recording->startLocal()->moved(-part.zero);
    }
    auto bytes = std::make_unique<JoinedBytes>(logs);
    const std::vector<std::uint64_t> bases = bytes->bases();
    joined->m_log = std::make_shared<log::Log>(std::move(bytes));
    joined->m_reader = std::make_unique<JoinedReader>(logs, bases, *joined->m_log);
    return joined;
}

bool Recording::step(std::size_t bytes, const std::stop_token& stop)
{
    m_reader->setStop(stop);
    const bool more = m_reader->step(bytes);
    m_log->release();
    const log::ReadCounts counts = m_reader->counts();
    log::RecordingContents contents = m_reader->contents();
    log::WallClock clock = m_reader->clock();
    const std::lock_guard lock(m_mutex);
    m_counts = counts;
    m_clock = std::move(clock);
    m_contents = std::move(contents);
    return more;
}

bool Recording::index(const std::stop_token& stop, const std::function<void(double)>& progress)
{
    bool more = true;
    while (more && !stop.stop_requested()) {
        more = step(indexStep, stop);
        if (progress)
            progress(more ? static_cast<double>(counts().bytesRead) / static_cast<double>(m_bytes)
                          : 1.0);
    }
    return !more;
}

void Recording::setMountings(const log::Mountings& said)
{
    for (std::size_t i = 0; i < m_log->streamCount(); ++i) {
        log::Stream& stream = m_log->streamForWriting(static_cast<log::StreamNumber>(i));
        const auto its = log::findMounting(said, stream.recordedDevice());
        if (log::hasMounting(stream.kind()) && its)
            stream.setMounting(*its);
    }
}

log::ReadCounts Recording::counts() const
{
    const std::lock_guard lock(m_mutex);
    return m_counts;
}

log::RecordingContents Recording::contents() const
{
    const std::lock_guard lock(m_mutex);
    return m_contents;
}

log::WallClock Recording::clock() const
{
    const std::lock_guard lock(m_mutex);
    return m_clock;
}

std::optional<annotations::DiveSheet> Recording::diveSheet() const
{
    if (m_sidecarSheet)
        return m_sidecarSheet->isEmpty() ? std::nullopt : m_sidecarSheet;
    return annotations::sheetIn(contents().notes);
}

log::Time Recording::duration() const
{
    const log::ReadCounts now = counts();
    if (now.durationByStamps)
        return *now.durationByStamps;
    return now.first && now.last ? *now.last - *now.first : log::Time{};
}

namespace {

std::string unmarkedName(const log::Log& log, log::StreamNumber stream)
{
    const ping::DeviceKind kind = log.stream(stream).kind();
    const bool sent = log.stream(stream).sent();
    int before = 0;
    for (log::StreamNumber i = 0; i < stream; ++i)
        before += log.stream(i).kind() == kind && log.stream(i).sent() == sent ? 1 : 0;
    std::string name(log::toString(kind));
    name += sent ? "-sent" : "";
    if (before > 0)
        name += '-' + std::to_string(before + 1);
    return name;
}

} // namespace

std::string streamName(const log::Log& log, log::StreamNumber stream)
{
    return unmarkedName(log, stream) + (log.stream(stream).simulated() ? "-simulated" : "");
}

bool isStreamNamed(const log::Log& log, log::StreamNumber stream, std::string_view name)
{
    return name == streamName(log, stream) || name == unmarkedName(log, stream);
}

} // namespace leadline::formats
