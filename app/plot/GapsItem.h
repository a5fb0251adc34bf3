// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Playback.h"

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QQuickPaintedItem>

#include <vector>

namespace leadline::app {

/// The gaps of a recording over the timeline's strips: hatched columns, with names above where
/// there is room. A gap of zero length is where the clock was set. In damaged parts the remaining
/// data stays visible below the hatching. Only visible gaps are drawn.
class GapsItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        leadline::app::Playback* playback READ playback WRITE setPlayback NOTIFY playbackChanged)
    /// Times at the left and right edge, seconds of the recording.
    Q_PROPERTY(double beginS MEMBER m_beginS NOTIFY styleChanged)
    Q_PROPERTY(double endS MEMBER m_endS NOTIFY styleChanged)
    /// Height of the names' row; the columns stand below.
    Q_PROPERTY(double namesHeight MEMBER m_namesHeight NOTIFY styleChanged)
    /// Centres of the flags in that row, pixels, which the names must not cover.
    Q_PROPERTY(QList<double> taken MEMBER m_taken NOTIFY styleChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY styleChanged)
    Q_PROPERTY(QColor hatch MEMBER m_hatch NOTIFY styleChanged)
    /// Colour of hatching and names where the recording is damaged.
    Q_PROPERTY(QColor damage MEMBER m_damage NOTIFY styleChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY styleChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY styleChanged)

public:
    struct Column {
        double x = 0;
        double width = 0;
        /// Name of the gap; empty if there is no room for it.
        QString name;
        /// Recorded data is missing because the file is damaged.
        bool damage = false;
        /// Other data exists there, which stays visible below the hatching.
        bool seenThrough = false;
    };

    explicit GapsItem(QQuickItem* parent = nullptr);

    [[nodiscard]] Playback* playback() const { return m_playback; }
    void setPlayback(Playback* playback);

    /// The visible columns from left to right, without overlaps.
    [[nodiscard]] std::vector<Column> columns() const;

    void paint(QPainter* painter) override;

signals:
    void playbackChanged();
    void styleChanged();

private:
    [[nodiscard]] bool isFree(double from, double to) const;

    QPointer<Playback> m_playback;
    double m_beginS = 0;
    double m_endS = 0;
    double m_namesHeight = 0;
    QList<double> m_taken;
    QColor m_ground;
    QColor m_hatch;
    QColor m_damage;
    QColor m_ink;
    QFont m_font;
};

} // namespace leadline::app
