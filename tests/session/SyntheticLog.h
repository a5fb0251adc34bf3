// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Codec.h"
#include "ping/Ping360.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"

#include <QFile>
#include <QFileInfo>
#include <QString>

#include <vector>

namespace leadline::test {

/// A Ping360's ping each 50 ms from 1 s on, with a silence of 10 s in the middle.
inline std::vector<std::byte> spokesWithAGap(int pings = 200, int angleOfAll = -1)
{
    using namespace std::chrono_literals;
    const std::vector<std::uint8_t> samples(300, 100);
    PingViewerWriter writer({});
    for (int i = 0; i < pings; ++i) {
        ping::ping360::DeviceData message;
        message.angle = static_cast<std::uint16_t>(angleOfAll < 0 ? i : angleOfAll);
        message.samplePeriod = 88;
        message.data = samples;
        writer.record(1s + 50ms * i + (i >= pings / 2 ? 10s : 0s), ping::encodeFrame(message, 2));
    }
    return writer.bytes();
}

/// The path, when it could be written.
inline QString written(const QString& path, const std::vector<std::byte>& bytes)
{
    QFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(reinterpret_cast<const char*>(bytes.data()), size) != size)
        qFatal("The test's file cannot be written.");
    return path;
}

/// In a folder; a name "60.mcap" is that of ten seconds that know UTC, and begin so many seconds
/// later than others do. What is called otherwise is spokesWithAGap(), and its name may tell a
/// time.
inline QString madeLog(const QString& path)
{
    if (!path.endsWith(".mcap"))
        return written(path, spokesWithAGap());
    McapFile file;
    const auto channel = file.rawChannel("sonar/ping360/rx");
    const qint64 fromMs = QFileInfo(path).baseName().toLongLong() * 1000;
    for (int i = 0; i < 200; ++i)
        file.frame(channel, fromMs + i * 50,
                   Spoke360{.angleGrad = std::uint16_t(i), .samples = someSamples(9, 1)}.frame());
    return written(path, file.finished());
}

} // namespace leadline::test
