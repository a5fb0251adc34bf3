// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/VideoEncoder.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QStandardPaths>
#include <QStringList>

namespace leadline::exporting {

namespace {

/// Between two looks whether it is to stop.
constexpr int lookEveryMs = 100;
constexpr int startMs = 10'000;
/// What waits to be taken by the encoder: no more than some pictures.
constexpr qint64 mostWaiting = qint64{16} << 20;

QStringList ffmpegArguments(const QString& file, QSize size)
{
    return {QStringLiteral("-hide_banner"),
            QStringLiteral("-loglevel"),
            QStringLiteral("error"),
            QStringLiteral("-y"),
            QStringLiteral("-f"),
            QStringLiteral("rawvideo"),
            QStringLiteral("-pixel_format"),
            QStringLiteral("rgba"),
            QStringLiteral("-video_size"),
            QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
            QStringLiteral("-framerate"),
            QString::number(VideoEncoder::framesPerSecond),
            QStringLiteral("-i"),
            QStringLiteral("-"),
            QStringLiteral("-an"),
            QStringLiteral("-pix_fmt"),
            QStringLiteral("yuv420p"),
            QStringLiteral("-movflags"),
            QStringLiteral("+faststart"),
            QStringLiteral("-f"),
            QStringLiteral("mp4"),
            file};
}

QStringList gstreamerArguments(const QString& file, QSize size)
{
    const QStringList format{QStringLiteral("rawvideoparse"), QStringLiteral("format=rgba"),
                             QStringLiteral("width=%1").arg(size.width()),
                             QStringLiteral("height=%1").arg(size.height()),
                             QStringLiteral("framerate=%1/1").arg(VideoEncoder::framesPerSecond)};
    const QString next = QStringLiteral("!");
    return QStringList{QStringLiteral("-q"), QStringLiteral("fdsrc"), QStringLiteral("fd=0"),
                       next} +
           format +
           QStringList{next,
                       QStringLiteral("videoconvert"),
                       next,
                       QStringLiteral("x264enc"),
                       next,
                       QStringLiteral("mp4mux"),
                       next,
                       QStringLiteral("filesink"),
                       QStringLiteral("location=") + file};
}

} // namespace

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
        return base::Error{"No program on this computer makes videos: install ffmpeg "
                           "(apt install ffmpeg), then export again."};
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(program, arguments);
    const QDeadlineTimer patience(startMs);
    while (!m_process.waitForStarted(lookEveryMs)) {
        if (stop.stop_requested())
            return cancelled();
        if (m_process.state() == QProcess::NotRunning || patience.hasExpired())
            return base::Error{(program + QStringLiteral(" cannot be started.")).toStdString()};
    }
    return base::done();
}

base::Error VideoEncoder::broken(const std::stop_token& stop)
{
    const QDeadlineTimer patience(startMs);
    while (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(lookEveryMs)) {
        if (stop.stop_requested())
            return cancelled();
        if (patience.hasExpired())
            break;
    }
    const QString said =
        QString::fromLocal8Bit(m_process.readAllStandardError()).section(QLatin1Char('\n'), 0, 0);
    return base::Error{(said.isEmpty()
                            ? QStringLiteral("%1 stopped before the video was done.").arg(m_name)
                            : QStringLiteral("%1 cannot make the video: %2").arg(m_name, said))
                           .toStdString()};
}

base::Status VideoEncoder::add(base::ByteSpan picture, const std::stop_token& stop)
{
    const auto size = static_cast<qint64>(picture.size());
    if (m_process.write(reinterpret_cast<const char*>(picture.data()), size) != size)
        return broken(stop);
    while (m_process.bytesToWrite() > mostWaiting) {
        if (stop.stop_requested())
            return cancelled();
        m_process.waitForBytesWritten(lookEveryMs);
        if (m_process.state() == QProcess::NotRunning)
            return broken(stop);
    }
    return base::done();
}

base::Status VideoEncoder::finish(const std::stop_token& stop)
{
    m_process.closeWriteChannel();
    while (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(lookEveryMs))
        if (stop.stop_requested())
            return cancelled();
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
        return broken(stop);
    return base::done();
}

} // namespace leadline::exporting
