// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <limits>
#include <optional>

namespace leadline::app {

/// Details of the selected marker or note. Values that are unknown are NaN.
class MarkerDetailsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the marks")
    /// A marker or note is selected.
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(bool isMarker READ isMarker NOTIFY changed)
    Q_PROPERTY(QString markerId READ markerId NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    /// Name given by the user; for a note its text.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY changed)
    Q_PROPERTY(double timeS READ timeS NOTIFY changed)
    /// Range with its uncertainty in metres for the sound speed in use; `takenRangeM` is the range
    /// for `soundSpeed` (m/s), the one at which the marker was set.
    Q_PROPERTY(double rangeM READ rangeM NOTIFY changed)
    Q_PROPERTY(double rangeErrorM READ rangeErrorM NOTIFY changed)
    Q_PROPERTY(double takenRangeM READ takenRangeM NOTIFY changed)
    Q_PROPERTY(double soundSpeed READ soundSpeed NOTIFY changed)
    Q_PROPERTY(double relativeDeg READ relativeDeg NOTIFY changed)
    Q_PROPERTY(double trueDeg READ trueDeg NOTIFY changed)
    Q_PROPERTY(double bearingErrorDeg READ bearingErrorDeg NOTIFY changed)
    Q_PROPERTY(bool northIsTrue READ northIsTrue NOTIFY changed)
    Q_PROPERTY(double depthM READ depthM NOTIFY changed)
    Q_PROPERTY(double altitudeM READ altitudeM NOTIFY changed)
    Q_PROPERTY(double latitude READ latitude NOTIFY changed)
    Q_PROPERTY(double longitude READ longitude NOTIFY changed)
    Q_PROPERTY(double positionErrorM READ positionErrorM NOTIFY changed)
    Q_PROPERTY(QString positionSource READ positionSource NOTIFY changed)
    /// Heading, depth and position come from a vehicle's log that was aligned by hand.
    Q_PROPERTY(bool alignedByHand READ alignedByHand NOTIFY changed)
    Q_PROPERTY(bool simulated READ simulated NOTIFY changed)
    /// Echoes around the marker are stored, and cover the ranges from `echoFromM` to `echoToM`.
    Q_PROPERTY(bool hasEcho READ hasEcho NOTIFY changed)
    Q_PROPERTY(double echoFromM READ echoFromM NOTIFY changed)
    Q_PROPERTY(double echoToM READ echoToM NOTIFY changed)

public:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    using QObject::QObject;

    [[nodiscard]] bool present() const { return m_marker || m_note; }
    [[nodiscard]] bool isMarker() const { return m_marker.has_value(); }
    [[nodiscard]] QString markerId() const;
    [[nodiscard]] int number() const { return m_marker ? m_marker->number : 0; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString clock() const { return m_clock; }
    [[nodiscard]] double timeS() const;
    [[nodiscard]] double rangeM() const { return m_rangeM; }
    [[nodiscard]] double rangeErrorM() const { return m_marker ? m_marker->rangeErrorM : 0; }
    [[nodiscard]] double takenRangeM() const { return m_marker ? m_marker->rangeM : none; }
    [[nodiscard]] double soundSpeed() const { return m_marker ? m_marker->soundSpeed : none; }
    [[nodiscard]] double relativeDeg() const { return of(&annotations::Marker::relativeDeg); }
    [[nodiscard]] double trueDeg() const { return of(&annotations::Marker::trueDeg); }
    [[nodiscard]] double bearingErrorDeg() const;
    [[nodiscard]] bool northIsTrue() const { return m_marker && m_marker->northIsTrue; }
    [[nodiscard]] double depthM() const { return of(&annotations::Marker::depthM); }
    [[nodiscard]] double altitudeM() const { return of(&annotations::Marker::altitudeM); }
    [[nodiscard]] double latitude() const;
    [[nodiscard]] double longitude() const;
    [[nodiscard]] double positionErrorM() const;
    [[nodiscard]] QString positionSource() const;
    [[nodiscard]] bool alignedByHand() const { return m_marker && m_marker->alignedByHand; }
    [[nodiscard]] bool simulated() const { return m_marker && m_marker->simulated; }
    [[nodiscard]] bool hasEcho() const { return m_marker && !m_marker->snippet.empty(); }
    [[nodiscard]] double echoFromM() const;
    [[nodiscard]] double echoToM() const;

    /// The selected marker; null if a note or nothing is selected.
    [[nodiscard]] const annotations::Marker* marker() const
    {
        return m_marker ? &*m_marker : nullptr;
    }

    /// Called by SessionMarkers with the selected marker or note.
    void show(const annotations::Marker& marker, double rangeM, const QString& clock);
    void show(const annotations::UserNote& note, const QString& clock);
    void clear();

signals:
    void changed();

private:
    [[nodiscard]] double of(std::optional<double> annotations::Marker::*figure) const
    {
        return m_marker ? ((*m_marker).*figure).value_or(none) : none;
    }
    [[nodiscard]] double inUse(double takenM) const;

    std::optional<annotations::Marker> m_marker;
    std::optional<annotations::UserNote> m_note;
    double m_rangeM = none;
    QString m_clock;
};

} // namespace leadline::app
