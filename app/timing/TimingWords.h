// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingPicture.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <QObject>

namespace leadline::app {

/// A component of the table, in words; what is not known is "–".
class ComponentWords {
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
    /// "± 0.64"
    Q_PROPERTY(QString bound MEMBER bound)
    Q_PROPERTY(QString skew MEMBER skew)
    /// In the place of figures.
    Q_PROPERTY(QString note MEMBER note)
    /// One of StateShape.qml.
    Q_PROPERTY(QString shape MEMBER shape)
    Q_PROPERTY(QString spoken MEMBER spoken)

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
    QString bound;
    QString skew;
    QString note;
    QString shape;
    QString spoken;

    friend bool operator==(const ComponentWords&, const ComponentWords&) = default;
};

/// A message of the chosen component, in words.
class MessageWords {
    Q_GADGET
    QML_VALUE_TYPE(messageWords)
    Q_PROPERTY(QString name MEMBER name)
    /// "heading" or "depth" where the window's is from it.
    Q_PROPERTY(QString use MEMBER use)
    Q_PROPERTY(QString rate MEMBER rate)
    Q_PROPERTY(QString last MEMBER last)
    /// Milliseconds, or why there is no age.
    Q_PROPERTY(QString age MEMBER age)
    Q_PROPERTY(bool hasAge MEMBER hasAge)
    Q_PROPERTY(bool stopped MEMBER stopped)
    /// Of the longest bar.
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QString name;
    QString use;
    QString rate;
    QString last;
    QString age;
    bool hasAge = false;
    bool stopped = false;
    double share = 0;
    QString spoken;

    friend bool operator==(const MessageWords&, const MessageWords&) = default;
};

/// What there is to say of the chosen component beside its charts.
class TimingWords {
    Q_GADGET
    QML_VALUE_TYPE(timingWords)
    /// "1/1 Autopilot"; of several links also by which one.
    Q_PROPERTY(QString component MEMBER component)
    Q_PROPERTY(QString name MEMBER name)
    /// "± 0.64 ms", "relative", or empty.
    Q_PROPERTY(QString ages MEMBER ages)
    Q_PROPERTY(QString replies MEMBER replies)
    Q_PROPERTY(QString lost MEMBER lost)
    /// "−412 907.331"; empty while the clock is not known.
    Q_PROPERTY(QString offset MEMBER offset)
    Q_PROPERTY(QString bound MEMBER bound)
    Q_PROPERTY(QString skew MEMBER skew)
    Q_PROPERTY(QString fit MEMBER fit)
    Q_PROPERTY(QString steps MEMBER steps)
    Q_PROPERTY(QString foreign MEMBER foreign)
    /// Of the round trips, to be read aloud.
    Q_PROPERTY(QString roundTrips MEMBER roundTrips)
    /// What is wrong, each with its remedy.
    Q_PROPERTY(QStringList warnings MEMBER warnings)

public:
    QString component;
    QString name;
    QString ages;
    QString replies;
    QString lost;
    QString offset;
    QString bound;
    QString skew;
    QString fit;
    QString steps;
    QString foreign;
    QString roundTrips;
    QStringList warnings;

    friend bool operator==(const TimingWords&, const TimingWords&) = default;
};

[[nodiscard]] ComponentWords componentWords(const TimingPicture& picture,
                                            const TimingPicture::Row& row);
/// What stopped comes first, then what the window shows, then the others by name.
[[nodiscard]] std::vector<MessageWords> messageWords(const TimingPicture& picture);
[[nodiscard]] TimingWords timingWords(const TimingPicture& picture);
/// "Autopilot clock stepped +1.60 ms. Refitted."
[[nodiscard]] QString eventWords(const TimingPicture::Row& row,
                                 const mavlink::ComponentTiming::Event& event);

} // namespace leadline::app
