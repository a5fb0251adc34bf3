// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/FormatWriters.h"

#include "base/Bytes.h"
#include "base/CivilTime.h"
#include "export/ExportPart.h"
#include "log/SonarKind.h"
#include "pictures/Annotations.h"
#include "pictures/ColormapStore.h"
#include "pictures/EchoPicture.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QSize>
#include <QStandardPaths>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>

namespace leadline::app {

namespace {

/// An external program that encodes a video from raw pictures: ffmpeg, or else GStreamer's
/// gst-launch-1.0. Used by one thread, which blocks while the encoder works.
class VideoEncoder {
public:
    static constexpr int framesPerSecond = 10;

    VideoEncoder() = default;
    VideoEncoder(const VideoEncoder&) = delete;
    VideoEncoder& operator=(const VideoEncoder&) = delete;
    /// Stops the encoder if it is still running.
    ~VideoEncoder();

    /// Starts writing MP4 to the file. The path must be absolute, because encoders take the part
    /// before a colon of a relative one for a protocol. If no encoder is installed, the error says
    /// what to do.
    [[nodiscard]] base::Status begin(const std::filesystem::path& file, QSize size,
                                     const std::stop_token& stop);
    /// Adds a picture of the size given to begin(), in RGBA, row by row.
    [[nodiscard]] base::Status add(base::ByteSpan picture, const std::stop_token& stop);
    /// Waits until the file is complete.
    [[nodiscard]] base::Status finish(const std::stop_token& stop);

private:
    /// Waits for the encoder's error message and returns it.
    [[nodiscard]] base::Error broken(const std::stop_token& stop);

    QProcess m_process;
    QString m_name;
};

/// Interval at which a request to stop is noticed.
constexpr int checkIntervalMs = 100;
constexpr int startMs = 10'000;
/// Bytes that may wait for the encoder, which is some pictures.
constexpr qint64 maxWaitingBytes = qint64{16} << 20;

QStringList ffmpegArguments(const QString& file, QSize size)
{
    const QString beforeFile =
        QStringLiteral("-hide_banner -loglevel error -y "
                       "-f rawvideo -pixel_format rgba -video_size %1x%2 -framerate %3 -i - "
                       "-an -pix_fmt yuv420p -movflags +faststart -f mp4")
            .arg(size.width())
            .arg(size.height())
            .arg(VideoEncoder::framesPerSecond);
    return beforeFile.split(QLatin1Char(' ')) + QStringList{file};
}

QStringList gstreamerArguments(const QString& file, QSize size)
{
    const QString beforeFile =
        QStringLiteral("-q fdsrc fd=0 "
                       "! rawvideoparse format=rgba width=%1 height=%2 framerate=%3/1 "
                       "! videoconvert ! x264enc ! mp4mux ! filesink")
            .arg(size.width())
            .arg(size.height())
            .arg(VideoEncoder::framesPerSecond);
    return beforeFile.split(QLatin1Char(' ')) + QStringList{QStringLiteral("location=") + file};
}

VideoEncoder::~VideoEncoder()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(-1);
}

base::Status VideoEncoder::begin(const std::filesystem::path& file, QSize size,
                                 const std::stop_token& stop)
{
    const QString target = QFile::decodeName(file.c_str());
    QString program = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
    QStringList arguments = ffmpegArguments(target, size);
    m_name = QStringLiteral("ffmpeg");
    if (program.isEmpty()) {
        m_name = QStringLiteral("gst-launch-1.0");
        program = QStandardPaths::findExecutable(m_name);
        arguments = gstreamerArguments(target, size);
    }
    if (program.isEmpty())
        return base::Error{base::Message("No program on this computer makes videos: install ffmpeg "
                                         "(apt install ffmpeg), then export again.")};
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(program, arguments);
    const QDeadlineTimer timeout(startMs);
    while (!m_process.waitForStarted(checkIntervalMs)) {
        if (stop.stop_requested())
            return exporting::cancelled();
        if (m_process.state() == QProcess::NotRunning || timeout.hasExpired())
            return base::Error{base::Message("%1 cannot be started.", program.toStdString())};
    }
    return base::done();
}

base::Error VideoEncoder::broken(const std::stop_token& stop)
{
    const QDeadlineTimer timeout(startMs);
    while (m_process.state() != QProcess::NotRunning &&
           !m_process.waitForFinished(checkIntervalMs)) {
        if (stop.stop_requested())
            return exporting::cancelled();
        if (timeout.hasExpired())
            break;
    }
    const QString said =
        QString::fromLocal8Bit(m_process.readAllStandardError()).section(QLatin1Char('\n'), 0, 0);
    const std::string name = m_name.toStdString();
    return base::Error{
        said.isEmpty() ? base::Message("%1 stopped before the video was done.", name)
                       : base::Message("%1 cannot make the video: %2", name, said.toStdString())};
}

base::Status VideoEncoder::add(base::ByteSpan picture, const std::stop_token& stop)
{
    const auto size = static_cast<qint64>(picture.size());
    if (m_process.write(reinterpret_cast<const char*>(picture.data()), size) != size)
        return broken(stop);
    while (m_process.bytesToWrite() > maxWaitingBytes) {
        if (stop.stop_requested())
            return exporting::cancelled();
        m_process.waitForBytesWritten(checkIntervalMs);
        if (m_process.state() == QProcess::NotRunning)
            return broken(stop);
    }
    return base::done();
}

base::Status VideoEncoder::finish(const std::stop_token& stop)
{
    m_process.closeWriteChannel();
    while (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(checkIntervalMs))
        if (stop.stop_requested())
            return exporting::cancelled();
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
        return broken(stop);
    return base::done();
}

using namespace std::chrono_literals;

constexpr QSize wholeSize(1280, 720);
/// Time that the waterfall in the video shows.
constexpr log::Time shownSpan = 60s;
constexpr log::Time framePeriod = log::Time(1s) / VideoEncoder::framesPerSecond;

/// One sonar at its position in the pictures.
class View {
public:
    View(const log::Log& log, log::StreamNumber stream, QRect place, bool imperial)
        : m_reader(log, stream),
          m_bearings(m_reader),
          m_place(place),
          m_name(QString::fromStdString(formats::streamName(log, stream))),
          m_isPolar(log::scans(log.stream(stream).kind())),
          m_simulated(log.stream(stream).simulated()),
          m_imperial(imperial),
          m_remark(m_isPolar ? app::mountingRemark(log.stream(stream)) : QString())
    {
    }

    void draw(QPainter& painter, log::Time at, const QString& words,
              const raster::Colormap& colours)
    {
        const app::Caption caption{.title = m_name,
                                   .details = words + m_remark,
                                   .simulated = m_simulated,
                                   .imperial = m_imperial};
        painter.drawImage(m_place.topLeft(), m_isPolar ? polar(at, caption, colours)
                                                       : waterfall(at, caption, colours));
    }

private:
    QImage polar(log::Time at, const app::Caption& caption, const raster::Colormap& colours)
    {
        const auto picture = app::drawPolar(
            m_reader, m_bearings, m_reader.countUpTo(at), m_place.size(), app::polarMargin,
            echo::Persistence::All, colours, app::Mounted::AsRecorded, levels());
        return app::annotatedPolar(picture, app::polarMargin, caption);
    }
    QImage waterfall(log::Time at, const app::Caption& caption, const raster::Colormap& colours)
    {
        const QRect plot = QRect(QPoint(0, 0), m_place.size()).marginsRemoved(app::rangeMargins);
        const auto picture =
            app::drawWaterfallSpan(m_reader, at - shownSpan, at, plot.size(), colours, levels());
        return app::annotatedRange(picture, m_place.size(), plot, caption);
    }

    PictureLevels levels() { return {.automatic = true, .series = &m_levels}; }

    echo::PingReader m_reader;
    echo::AutoLevels m_levels;
    echo::BearingIndex m_bearings;
    QRect m_place;
    QString m_name;
    bool m_isPolar;
    bool m_simulated;
    bool m_imperial;
    /// Text after the time.
    QString m_remark;
};

std::optional<log::StreamNumber> firstOf(const log::Log& log, ping::View view,
                                         const exporting::ExportPart& part)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (log::isDrawnAs(log.stream(number).kind(), view) &&
            log.stream(number).pings().size() > 0 && part.wants(log, number))
            return number;
    }
    return std::nullopt;
}

std::vector<std::unique_ptr<View>> viewsOf(const log::Log& log, const exporting::ExportPart& part,
                                           bool imperial)
{
    const auto scanner = firstOf(log, ping::View::Scanning, part);
    const auto sounder = firstOf(log, ping::View::Downward, part);
    const QRect whole(QPoint(0, 0), wholeSize);
    const int middle = scanner && sounder ? wholeSize.height() : scanner ? whole.width() : 0;
    std::vector<std::unique_ptr<View>> views;
    if (scanner)
        views.push_back(
            std::make_unique<View>(log, *scanner, QRect(0, 0, middle, whole.height()), imperial));
    if (sounder)
        views.push_back(std::make_unique<View>(
            log, *sounder, QRect(middle, 0, whole.width() - middle, whole.height()), imperial));
    return views;
}

QString textAt(const formats::Recording& recording, log::Time at)
{
    const QString played = QString::fromStdString(base::durationText(at));
    const auto utc = recording.clock().utcOfZeroAt(at);
    return utc ? QStringLiteral("%1 · %2").arg(
                     played, QString::fromStdString(base::utcIso(*utc + at))
                                     .left(19)
                                     .replace(QLatin1Char('T'), QLatin1Char(' ')) +
                                 QStringLiteral(" UTC"))
               : played;
}

} // namespace

base::Result<std::uint64_t> exportVideo(const formats::Recording& recording,
                                        const std::string& name, const exporting::ExportPart& part,
                                        const PictureOptions& options,
                                        const std::filesystem::path& file,
                                        const exporting::ExportWatch& watch)
{
    const auto colours = app::ColormapStore().load(QStringLiteral("ember"));
    if (!colours)
        return colours.error();
    const auto ofSonar = [](const log::Stream& stream) { return log::isKnownSonar(stream.kind()); };
    if (const auto there = part.check(recording.log(), ofSonar); !there)
        return there.error();
    const log::ReadCounts counts = recording.counts();
    const log::Time end = counts.last.value_or(log::Time{});
    const auto times = part.times(end);
    const log::Time last = std::min(times.last, end);
    const log::Time first = std::max(times.first, counts.first.value_or(log::Time{}));
    const auto views = viewsOf(recording.log(), part, options.imperial);
    if (views.empty() || first > last)
        return base::Error{
            base::Message("%1 holds no pings to make a video of in that part.", name)};
    VideoEncoder encoder;
    if (auto begun = encoder.begin(file, wholeSize, watch.stop); !begun)
        return begun.error();
    QImage picture(wholeSize, QImage::Format_RGBA8888);
    const auto frames = static_cast<std::uint64_t>((last - first) / framePeriod) + 1;
    for (std::uint64_t i = 0; i < frames; ++i) {
        if (!watch.reportProgress(static_cast<double>(i) / static_cast<double>(frames)))
            return exporting::cancelled();
        const log::Time at = first + static_cast<std::int64_t>(i) * framePeriod;
        picture.fill(Qt::black);
        {
            QPainter painter(&picture);
            for (const auto& view : views)
                view->draw(painter, at, textAt(recording, at), *colours);
        }
        const base::ByteSpan pixels = std::as_bytes(
            std::span(picture.constBits(), static_cast<std::size_t>(picture.sizeInBytes())));
        if (auto added = encoder.add(pixels, watch.stop); !added)
            return added.error();
    }
    if (auto finished = encoder.finish(watch.stop); !finished)
        return finished.error();
    return frames;
}

} // namespace leadline::app
