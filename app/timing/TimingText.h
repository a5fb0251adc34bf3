// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingPicture.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <QObject>

namespace leadline::app {

/// A message of the chosen component, in words.
class MessageText {
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
    Q_PROPERTY(QString translated MEMBER translated)

public:
    QString name;
    QString use;
    QString rate;
    QString last;
    QString age;
    bool hasAge = false;
    bool stopped = false;
    double share = 0;
    QString translated;

    friend bool operator==(const MessageText&, const MessageText&) = default;
};

/// What there is to say of the chosen component beside its charts.
class TimingText {
    Q_GADGET
    QML_VALUE_TYPE(timingWords)
    /// "1/1 Autopilot"; of several links also by which one.
    Q_PROPERTY(QString component MEMBER component)
    Q_PROPERTY(QString name MEMBER name)
    /// "± 0.64 ms", "relative", or empty.
    Q_PROPERTY(QString ages MEMBER ages)
    Q_PROPERTY(QString replies MEMBER replies)
    Q_PROPERTY(QString lost MEMBER lost)
    /// "−412.907" of "s"; empty while the clock is not known.
    Q_PROPERTY(QString offset MEMBER offset)
    Q_PROPERTY(QString offsetUnit MEMBER offsetUnit)
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
    QString offsetUnit;
    QString bound;
    QString skew;
    QString fit;
    QString steps;
    QString foreign;
    QString roundTrips;
    QStringList warnings;

    friend bool operator==(const TimingText&, const TimingText&) = default;
};

/// What stopped comes first, then what the window shows, then the others by name.
[[nodiscard]] std::vector<MessageText> messageWords(const TimingPicture& picture);
[[nodiscard]] TimingText timingWords(const TimingPicture& picture);
/// "Autopilot clock stepped +1.60 ms. Refitted."
[[nodiscard]] QString eventWords(const TimingPicture::Row& row,
                                 const mavlink::ComponentTiming::Event& event);

} // namespace leadline::app
