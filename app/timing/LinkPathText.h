// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/RecentDurations.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <QObject>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// A part of a ping's latency from the request to the screen.
enum class PathPart : std::uint8_t { RequestToReply, ReplyToScreen, PingToScreen };

/// Text of one part of the latency.
class LinkPathText {
    Q_GADGET
    QML_VALUE_TYPE(linkPathText)
    /// Name of the part: "Ping360 request → reply".
    Q_PROPERTY(QString name MEMBER name)
    /// Median and 95th percentile in milliseconds; empty if unknown.
    Q_PROPERTY(QString median MEMBER median)
    Q_PROPERTY(QString p95 MEMBER p95)
    /// Why there are no values; else empty.
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString translated MEMBER translated)

public:
    QString name;
    QString median;
    QString p95;
    QString note;
    QString translated;
    /// Values of the texts; valid if there is no note.
    base::Duration medianTime{};
    base::Duration p95Time{};

    friend bool operator==(const LinkPathText&, const LinkPathText&) = default;
};

/// Text for `summary`, or with `note` if that is nullopt.
[[nodiscard]] LinkPathText linkPathText(const QString& sonar, PathPart part,
                                        const std::optional<mavlink::DurationSummary>& summary,
                                        const QString& note);

/// Text about a serial adapter that adds latency by buffering.
class SlowPortText {
    Q_GADGET
    QML_VALUE_TYPE(slowPortText)
    Q_PROPERTY(QString text MEMBER text)
    /// Shell command that lowers the latency, if Leadline is not permitted to; else empty.
    Q_PROPERTY(QString command MEMBER command)

public:
    QString text;
    QString command;

    friend bool operator==(const SlowPortText&, const SlowPortText&) = default;
};

[[nodiscard]] SlowPortText slowPortText(const QString& port, int heldBackMs, bool refused);

} // namespace leadline::app
