// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/EchoCaption.h"

#include "formats/Recording.h"
#include "language/Tr.h"

namespace leadline::app {

namespace {

bool hasVehicle(const log::Log& log)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        if (const auto& stream = log.stream(static_cast<log::StreamNumber>(i));
            stream.kind() == log::StreamKind::Mavlink && !stream.sent())
            return true;
    return false;
}

} // namespace

QString mountingRemark(const log::Stream& stream)
{
    return stream.isMountingOpen() ? tr(" · mounting not confirmed") : QString();
}

Caption captionOf(PlotView view, const QString& title, const echo::PingReader& reader,
                  const EchoPicture& picture)
{
    const log::Log& log = reader.log();
    const qint64 ms =
        picture.newest
            ? std::chrono::duration_cast<std::chrono::milliseconds>(*picture.newest).count()
            : 0;
    const QString when =
        QStringLiteral("%1 · %2:%3:%4")
            .arg(QString::fromStdString(streamName(log, reader.stream())))
            .arg(ms / 3'600'000, 2, 10, QLatin1Char('0'))
            .arg(ms / 60'000 % 60, 2, 10, QLatin1Char('0'))
            .arg(static_cast<double>(ms % 60'000) / 1000.0, 6, 'f', 3, QLatin1Char('0'));
    const bool isPolar = view == PlotView::Polar;
    const log::Stream& stream = log.stream(reader.stream());
    // The window places spokes by the vehicle's heading; who compares the two is told.
    QString details = when;
    if (isPolar && hasVehicle(log))
        details += tr(" · front up, not by heading");
    if (isPolar)
        details += mountingRemark(stream);
    return {.title = title, .details = details, .simulated = stream.simulated()};
}

} // namespace leadline::app
