// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingPicture.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <QObject>

namespace leadline::app {

/// Texts about one message of the selected component.
class MessageText {
    Q_GADGET
    QML_VALUE_TYPE(messageTexts)
    Q_PROPERTY(QString name MEMBER name)
    /// "heading" or "depth" if the displayed value comes from this message; else empty.
    Q_PROPERTY(QString use MEMBER use)
    Q_PROPERTY(QString rate MEMBER rate)
    Q_PROPERTY(QString last MEMBER last)
    /// Age in milliseconds, or why there is none.
    Q_PROPERTY(QString age MEMBER age)
    Q_PROPERTY(bool hasAge MEMBER hasAge)
    Q_PROPERTY(bool stopped MEMBER stopped)
    /// Length of the bar as a fraction of the longest one.
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

/// Texts about the selected component beside its charts.
class TimingText {
    Q_GADGET
    QML_VALUE_TYPE(timingText)
    /// "1/1 Autopilot", with several links followed by the link.
    Q_PROPERTY(QString component MEMBER component)
    Q_PROPERTY(QString name MEMBER name)
    /// Uncertainty of the message ages: "± 0.64 ms", "relative" if the clock offset is unknown, or
    /// empty.
    Q_PROPERTY(QString ages MEMBER ages)
    Q_PROPERTY(QString replies MEMBER replies)
    Q_PROPERTY(QString lost MEMBER lost)
    /// Clock offset, "−412.907", in `offsetUnit`, "s"; empty while the clock is unknown.
    Q_PROPERTY(QString offset MEMBER offset)
    Q_PROPERTY(QString offsetUnit MEMBER offsetUnit)
    Q_PROPERTY(QString bound MEMBER bound)
    Q_PROPERTY(QString skew MEMBER skew)
    Q_PROPERTY(QString fit MEMBER fit)
    Q_PROPERTY(QString steps MEMBER steps)
    Q_PROPERTY(QString foreign MEMBER foreign)
    /// Description of the round trips for screen readers.
    Q_PROPERTY(QString roundTrips MEMBER roundTrips)
    /// Warnings, each with its remedy.
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

/// Texts of the messages: first those that stopped, then those used for heading and depth, then the
/// others by name.
[[nodiscard]] std::vector<MessageText> messageTexts(const TimingPicture& picture);
[[nodiscard]] TimingText timingText(const TimingPicture& picture);
/// Sentence about a clock event: "Autopilot clock stepped +1.60 ms. Refitted."
[[nodiscard]] QString eventText(const TimingPicture::Row& row,
                                const mavlink::ComponentTiming::Event& event);

} // namespace leadline::app
