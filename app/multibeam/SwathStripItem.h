// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/SonarSource.h"
#include "swath/SwathReader.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QTimer>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::app {

/// Strip of the timeline: depths of a multibeam sonar's soundings below it over time, the middle
/// one of each swath as a line in the band from the shallow to the deep ones. Independent of the
/// playhead. One swath is read for each column, a few at a time; until all are read the former
/// picture is shown at its times.
class SwathStripItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SonarSource* source READ source WRITE setSource NOTIFY sourceChanged)
    /// Times at the left and right edge, seconds of the recording.
    Q_PROPERTY(double beginS READ beginS WRITE setBeginS NOTIFY viewChanged)
    Q_PROPERTY(double endS READ endS WRITE setEndS NOTIFY viewChanged)
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY styleChanged)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY styleChanged)
    /// Depth at the lower edge, metres.
    Q_PROPERTY(double bottomM READ bottomM NOTIFY read)
    /// Time of the newest swath at or before the playhead, seconds of the recording; NaN before the
    /// first.
    Q_PROPERTY(double newestS READ newestS NOTIFY read)

public:
    explicit SwathStripItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SonarSource* source() const { return m_source; }
    void setSource(SonarSource* source);
    [[nodiscard]] double beginS() const { return m_beginS; }
    void setBeginS(double seconds);
    [[nodiscard]] double endS() const { return m_endS; }
    void setEndS(double seconds);
    [[nodiscard]] double bottomM() const { return m_bottomM; }
    [[nodiscard]] double newestS() const { return m_newestS; }
    /// All swaths that are there are in the picture.
    [[nodiscard]] bool complete() const { return !m_next && !m_work.isActive(); }

    /// Metres below the sonar.
    struct Depths {
        float shallowM = 0;
        float middleM = 0;
        float deepM = 0;
    };
    /// Of the column at that time; nullopt without a swath.
    [[nodiscard]] std::optional<Depths> depthsAt(double timeS) const;

    void paint(QPainter* painter) override;

signals:
    void sourceChanged();
    void viewChanged();
    void styleChanged();
    void read();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    struct Picture {
        double beginS = 0;
        double endS = 0;
        /// Swaths in the log up to endS, and the time of the last of them; later ones, which may
        /// come meanwhile, are in the next picture.
        std::uint64_t swaths = 0;
        log::Time last{};
        std::vector<std::optional<Depths>> columns;
    };

    void forget();
    void follow();
    /// Reads columns for a few milliseconds.
    void work();
    [[nodiscard]] std::optional<Depths> readColumn(double fromS, double untilS,
                                                   std::uint64_t swaths);

    QPointer<SonarSource> m_source;
    double m_beginS = 0;
    double m_endS = 0;
    QColor m_fill = Qt::darkGray;
    QColor m_edge = Qt::gray;
    double m_bottomM = 1;
    double m_newestS;
    std::unique_ptr<swath::SwathReader> m_reader;
    Picture m_shown;
    /// Being read, its columns before m_column are.
    std::optional<Picture> m_next;
    std::size_t m_column = 0;
    QTimer m_work;
    std::vector<float> m_depths;
};

} // namespace leadline::app
