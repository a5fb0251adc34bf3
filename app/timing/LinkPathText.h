// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/RecentDurations.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <QObject>

#include <cstdint>
#include <optional>

namespace leadline::app {

/// A part of the way from a sonar to the screen.
enum class PathPart : std::uint8_t { RequestToReply, ReplyToScreen, PingToScreen };

/// How long it takes there, in words.
class LinkPathText {
    Q_GADGET
    QML_VALUE_TYPE(pathWords)
    /// "Ping360 request → reply"
    Q_PROPERTY(QString name MEMBER name)
    /// Milliseconds; empty while there are none.
    Q_PROPERTY(QString median MEMBER median)
    Q_PROPERTY(QString p95 MEMBER p95)
    /// In the place of both: why there are none.
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString translated MEMBER translated)

public:
    QString name;
    QString median;
    QString p95;
    QString note;
    QString translated;
    /// Where there is no note.
    base::Duration medianTime{};
    base::Duration p95Time{};

    friend bool operator==(const LinkPathText&, const LinkPathText&) = default;
};

/// `note` stands where there is no summary.
[[nodiscard]] LinkPathText pathWords(const QString& sonar, PathPart part,
                                     const std::optional<mavlink::DurationSummary>& summary,
                                     const QString& note);

/// An adapter that keeps bytes to itself, in words.
class SlowPortWords {
    Q_GADGET
    QML_VALUE_TYPE(slowPortWords)
    Q_PROPERTY(QString text MEMBER text)
    /// For a terminal, where Leadline may not change it itself; else empty.
    Q_PROPERTY(QString command MEMBER command)

public:
    QString text;
    QString command;

    friend bool operator==(const SlowPortWords&, const SlowPortWords&) = default;
};

[[nodiscard]] SlowPortWords slowPortWords(const QString& port, int heldBackMs, bool refused);

} // namespace leadline::app
