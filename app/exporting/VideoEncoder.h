// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "export/ExportPart.h"

#include <QProcess>
#include <QSize>
#include <QString>

#include <filesystem>
#include <stop_token>

namespace leadline::exporting {

/// A program of the system that makes a video of raw pictures which it is handed one after the
/// other: ffmpeg, else GStreamer's gst-launch-1.0. Used by one thread, which waits for it.
class VideoEncoder {
public:
    static constexpr int framesPerSecond = 10;

    VideoEncoder() = default;
    VideoEncoder(const VideoEncoder&) = delete;
    VideoEncoder& operator=(const VideoEncoder&) = delete;
    /// Ends it, if it still runs.
    ~VideoEncoder();

    /// Writes MP4 to the file, whose path is absolute: what stands before a colon in another one is
    /// taken for a protocol. An error where no encoder is on this computer, with what to do.
    [[nodiscard]] base::Status begin(const std::filesystem::path& file, QSize size,
                                     const std::stop_token& stop);
    /// A picture of that size in RGBA, row by row.
    [[nodiscard]] base::Status add(base::ByteSpan picture, const std::stop_token& stop);
    /// Waits until the file is whole.
    [[nodiscard]] base::Status finish(const std::stop_token& stop);

private:
    /// Waits for what it has to say of it.
    [[nodiscard]] base::Error broken(const std::stop_token& stop);

    QProcess m_process;
    QString m_name;
};

} // namespace leadline::exporting
