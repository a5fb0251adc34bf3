// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingPicture.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::mavlink {
struct Heartbeat;
} // namespace leadline::mavlink

namespace leadline::app {

/// "1/1"
[[nodiscard]] QString addressText(mavlink::Address address);
/// "Autopilot", by its id or by what its heartbeat says.
[[nodiscard]] QString componentName(mavlink::Address address,
                                    const std::optional<mavlink::Heartbeat>& heartbeat);
/// "ArduSub"; empty where nothing is known.
[[nodiscard]] QString componentAbout(const std::optional<mavlink::Heartbeat>& heartbeat);

/// A component of the table, in words; what is not known is "–".
class ComponentText {
    Q_GADGET
    QML_VALUE_TYPE(componentWords)
    Q_PROPERTY(QString name MEMBER name)
    /// "1/1"
    Q_PROPERTY(QString address MEMBER address)
    /// "ArduSub 4.5.3", as far as it said so; of several links also by which one: "ArduSub ·
    /// 192.168.2.2:14660".
    Q_PROPERTY(QString about MEMBER about)
    /// "TIMESYNC", "PING" or nothing.
    Q_PROPERTY(QString probe MEMBER probe)
    /// "v1", "v2", "bad target" or nothing.
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(bool badgeWarns MEMBER badgeWarns)
    /// Milliseconds.
    Q_PROPERTY(QString median MEMBER median)
    Q_PROPERTY(QString p95 MEMBER p95)
    Q_PROPERTY(QString jitter MEMBER jitter)
    Q_PROPERTY(QString loss MEMBER loss)
    Q_PROPERTY(bool lossWarns MEMBER lossWarns)
    Q_PROPERTY(QString late MEMBER late)
    Q_PROPERTY(QString duplicates MEMBER duplicates)
    Q_PROPERTY(QString offset MEMBER offset)
    /// Empty where the offset is no figure.
    Q_PROPERTY(QString offsetUnit MEMBER offsetUnit)
    /// "± 0.64 ms"
    Q_PROPERTY(QString bound MEMBER bound)
    Q_PROPERTY(QString skew MEMBER skew)
    /// In the place of figures.
    Q_PROPERTY(QString note MEMBER note)
    /// One of StateShape.qml.
    Q_PROPERTY(QString shape MEMBER shape)
    Q_PROPERTY(QString translated MEMBER translated)

public:
    QString name;
    QString address;
    QString about;
    QString probe;
    QString badge;
    bool badgeWarns = false;
    QString median;
    QString p95;
    QString jitter;
    QString loss;
    bool lossWarns = false;
    QString late;
    QString duplicates;
    QString offset;
    QString offsetUnit;
    QString bound;
    QString skew;
    QString note;
    QString shape;
    QString translated;

    friend bool operator==(const ComponentText&, const ComponentText&) = default;
};

[[nodiscard]] ComponentText componentWords(const TimingPicture& picture,
                                           const TimingPicture::Row& row);
/// "Autopilot 1/1", of several links also by which one.
[[nodiscard]] QString rowName(const TimingPicture& picture, const TimingPicture::Row& row);
/// By which of several links: "192.168.2.2:14660"; empty where there is one.
[[nodiscard]] QString linkName(const TimingPicture& picture, const TimingPicture::Row& row);
/// More is a path that loses.
[[nodiscard]] bool losesMuch(const TimingPicture::Row& row);

} // namespace leadline::app
