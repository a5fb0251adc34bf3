// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/EchoItem.h"

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <cstddef>

namespace leadline::app {

/// How a line is placed over a plot: by pressing and dragging, by one click an end, or by keys.
/// Ends stay with the pings that they were placed on, not with pixels. Until it is set, the last
/// end is loose and follows the pointer or the keys.
class MeasureTool : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Each plot has its own")
    /// The Ping1D looks down: its distance and the vehicle's depth add up.
    Q_PROPERTY(bool looksDown READ looksDown WRITE setLooksDown NOTIFY setUpChanged)
    /// Percent of every range.
    Q_PROPERTY(double soundSpeedErrorPercent READ soundSpeedErrorPercent WRITE
                   setSoundSpeedErrorPercent NOTIFY setUpChanged)
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// Ends that there are, the loose one among them.
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool loose READ isLoose NOTIFY changed)
    /// The end that the keys move: from 0 on; `count` for one that is to be placed first.
    Q_PROPERTY(int held READ held NOTIFY changed)
    /// The plot shows the pings that it lies on, or did until a short while ago.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// Where the ends are on the plot.
    Q_PROPERTY(QPointF first READ first NOTIFY changed)
    Q_PROPERTY(QPointF second READ second NOTIFY changed)
    Q_PROPERTY(QPointF third READ third NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool looksDown() const { return m_looksDown; }
    void setLooksDown(bool down);
    [[nodiscard]] double soundSpeedErrorPercent() const { return m_soundSpeedErrorPercent; }
    void setSoundSpeedErrorPercent(double percent);
    [[nodiscard]] bool isActive() const { return m_active; }
    [[nodiscard]] int count() const { return static_cast<int>(placed()); }
    [[nodiscard]] bool isLoose() const { return m_loose; }
    [[nodiscard]] int held() const { return static_cast<int>(m_held); }
    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] QPointF first() const { return at(0); }
    [[nodiscard]] QPointF second() const { return at(1); }
    [[nodiscard]] QPointF third() const { return at(2); }

    /// Begins with nothing placed.
    Q_INVOKABLE void start();
    /// Begins with an end at the point; where no echo is, with nothing placed.
    Q_INVOKABLE void startAt(QPointF point);
    /// Ends it; the line is forgotten.
    Q_INVOKABLE void leave();

    /// The pointer, in pixels of the plot. `locked` keeps the end on the spoke or ring (the ping or
    /// the distance) of the one before.
    Q_INVOKABLE void press(QPointF point, bool locked);
    Q_INVOKABLE void drag(QPointF point, bool locked);
    Q_INVOKABLE void release();
    /// Without a button.
    Q_INVOKABLE void hover(QPointF point, bool locked);

    /// A key that means something to it now, with nothing held: arrows, Enter, Escape, and Tab
    /// while there is another end. False when it is somebody else's.
    [[nodiscard]] Q_INVOKABLE bool wants(int key, int modifiers) const;
    Q_INVOKABLE bool take(int key, int modifiers);
    /// Moves the held end, or the cursor where none is placed yet: to the right and up.
    void step(int right, int up);
    /// Sets the end that is held, and goes on with the next.
    void enter();
    /// To the next end, or the one before.
    void holdNext(int by);

signals:
    /// An end was to be placed where there is no echo.
    void nothingThere();
    void changed();
    void setUpChanged();

protected:
    /// How many ends it may have.
    [[nodiscard]] virtual std::size_t most() const = 0;
    [[nodiscard]] virtual std::size_t placed() const = 0;
    /// Puts the plot's cursor there.
    virtual void probe(QPointF point) = 0;
    /// Lays an end where the cursor is, in the place of that one or after the last; false where it
    /// points at no echo.
    virtual bool placeEndAt(std::size_t end) = 0;
    /// Keeps so many of them.
    virtual void cut(std::size_t ends) = 0;
    [[nodiscard]] virtual QPointF pointOf(std::size_t end) const = 0;
    /// The nearest point with the same bearing or range, time or distance, as an end.
    [[nodiscard]] virtual QPointF lockedTo(std::size_t end, QPointF point) const = 0;
    /// The cursor, by keys.
    virtual void moveCursor(int right, int up) = 0;
    /// Counts the figures anew, and finds out whether the line is shown.
    virtual void measure() = 0;

    /// Reads what its ping says of an end; false where it is no longer that ping.
    [[nodiscard]] virtual bool read(std::size_t end) = 0;

    /// Hears of another sonar of the plot, and of its picture.
    void followPlot(EchoItem* plot);
    /// Null while there is no sonar.
    [[nodiscard]] SonarSource* source() const
    {
        return m_source && m_source->present() ? m_source : nullptr;
    }
    void setShown(bool shown) { m_shown = shown; }
    /// What is measured may be another now.
    void update();
    /// What is read may be another: of the same log at another sound speed the ends are at the same
    /// pings, with another log they are gone.
    void readAgain();

private:
    [[nodiscard]] QPointF at(std::size_t end) const;
    /// The end under a point; most() where none is.
    [[nodiscard]] std::size_t under(QPointF point) const;
    bool placeEnd(std::size_t end, QPointF point, bool locked);
    void startAnew();
    void followSource();

    QPointer<EchoItem> m_plot;
    QPointer<SonarSource> m_source;
    bool m_looksDown = true;
    double m_soundSpeedErrorPercent = 5;
    bool m_active = false;
    bool m_shown = false;
    bool m_loose = false;
    std::size_t m_held = 0;
    /// Of the button that is down: where, what it placed or took hold of, and whether it moved.
    QPointF m_pressed;
    bool m_dragging = false;
    bool m_moved = false;
    bool m_tookHold = false;
};

} // namespace leadline::app
