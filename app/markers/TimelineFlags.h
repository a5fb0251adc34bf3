// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// Flags above the timeline's strips: markers and, as far as there is room, events. Events that
/// would overlap are merged into one flag that says so.
class TimelineFlags : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        leadline::app::SessionMarkers* markers READ markers WRITE setMarkers NOTIFY markersChanged)
    /// Times at the left and right edge of `width`, seconds of the recording.
    Q_PROPERTY(double fromS MEMBER m_fromS NOTIFY viewChanged)
    Q_PROPERTY(double toS MEMBER m_toS NOTIFY viewChanged)
    Q_PROPERTY(double width MEMBER m_width NOTIFY viewChanged)
    /// Least distance between the centres of two events, pixels.
    Q_PROPERTY(double apart MEMBER m_apart NOTIFY viewChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Centres of the flags, pixels from the left edge.
    Q_PROPERTY(QList<double> places READ places NOTIFY placesChanged)

public:
    struct Flag {
        MarkerModel::Kind kind = MarkerModel::Event;
        QString markerId = {};
        int number = 0;
        QString text = {};
        double timeS = 0;
        double x = 0;

        friend bool operator==(const Flag&, const Flag&) = default;
    };

    explicit TimelineFlags(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] SessionMarkers* markers() const { return m_markers; }
    void setMarkers(SessionMarkers* markers);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QList<double> places() const;
    [[nodiscard]] const std::vector<Flag>& shown() const { return m_flags; }

signals:
    void markersChanged();
    void viewChanged();
    void countChanged();
    void placesChanged();

private:
    enum Role { KindRole = Qt::UserRole, MarkerIdRole, NumberRole, TextRole, TimeRole, PlaceRole };

    void update();

    QPointer<SessionMarkers> m_markers;
    double m_fromS = 0;
    double m_toS = 0;
    double m_width = 0;
    double m_apart = 10;
    std::vector<Flag> m_flags;
};

} // namespace leadline::app
