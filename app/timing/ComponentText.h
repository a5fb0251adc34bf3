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

/// System and component id: "1/1".
[[nodiscard]] QString addressText(mavlink::Address address);
/// Kind of the component, by its id or its heartbeat: "Autopilot".
[[nodiscard]] QString componentName(mavlink::Address address,
                                    const std::optional<mavlink::Heartbeat>& heartbeat);
/// Autopilot software by the heartbeat: "ArduSub"; empty if unknown.
[[nodiscard]] QString componentAbout(const std::optional<mavlink::Heartbeat>& heartbeat);

/// Texts of one row of the component table; unknown values are "–".
class ComponentText {
    Q_GADGET
    QML_VALUE_TYPE(componentText)
    Q_PROPERTY(QString name MEMBER name)
    /// "1/1"
    Q_PROPERTY(QString address MEMBER address)
    /// Software and version as far as known, and with several links the link: "ArduSub 4.5.3 ·
    /// 192.168.2.2:14660".
    Q_PROPERTY(QString about MEMBER about)
    /// Message that the round trips are measured with: "TIMESYNC", "PING" or empty.
    Q_PROPERTY(QString probe MEMBER probe)
    /// Version or fault of the TIMESYNC replies: "v1", "v2", "bad target" or empty.
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(bool badgeWarns MEMBER badgeWarns)
    /// Round-trip times in milliseconds.
    Q_PROPERTY(QString median MEMBER median)
    Q_PROPERTY(QString p95 MEMBER p95)
    Q_PROPERTY(QString jitter MEMBER jitter)
    Q_PROPERTY(QString loss MEMBER loss)
    Q_PROPERTY(bool lossWarns MEMBER lossWarns)
    Q_PROPERTY(QString late MEMBER late)
    Q_PROPERTY(QString duplicates MEMBER duplicates)
    Q_PROPERTY(QString offset MEMBER offset)
    /// Unit of the offset; empty if the offset is no number.
    Q_PROPERTY(QString offsetUnit MEMBER offsetUnit)
    /// Uncertainty of the offset: "± 0.64 ms".
    Q_PROPERTY(QString bound MEMBER bound)
    Q_PROPERTY(QString skew MEMBER skew)
    /// Text in place of values that are missing.
    Q_PROPERTY(QString note MEMBER note)
    /// Shape of StateShape.qml.
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

[[nodiscard]] ComponentText componentText(const TimingPicture& picture,
                                          const TimingPicture::Row& row);
/// Name of a row: "Autopilot 1/1", with several links followed by the link.
[[nodiscard]] QString rowName(const TimingPicture& picture, const TimingPicture::Row& row);
/// Address of the row's link, "192.168.2.2:14660"; empty if there is only one link.
[[nodiscard]] QString linkName(const TimingPicture& picture, const TimingPicture::Row& row);
/// The share of lost requests is high enough for a warning.
[[nodiscard]] bool losesMuch(const TimingPicture::Row& row);

} // namespace leadline::app
