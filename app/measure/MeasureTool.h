// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "plot/EchoItem.h"

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>

namespace leadline::app {

/// Base of the tools that measure a line over a plot, placed by dragging, by one click per end, or
/// by keys. Ends belong to the pings that they were placed on, not to pixels. The last end is
/// loose, that is, follows pointer or keys, until it is set.
class MeasureTool : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Each plot has its own")
    /// The Ping1D faces down, so that its distance adds to the vehicle's depth.
    Q_PROPERTY(bool facesDown READ facesDown WRITE setFacesDown NOTIFY setupChanged)
    /// Uncertainty of the sound speed, and thus of every range, in percent.
    Q_PROPERTY(double soundSpeedErrorPercent READ soundSpeedErrorPercent WRITE
                   setSoundSpeedErrorPercent NOTIFY setupChanged)
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// Number of ends, including a loose one.
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool loose READ isLoose NOTIFY changed)
    /// Index of the end that the keys move; `count` for an end not placed yet.
    Q_PROPERTY(int held READ held NOTIFY changed)
    /// The line is visible: the plot shows its pings, or did until recently.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// Positions of the ends in the plot, pixels.
    Q_PROPERTY(QPointF first READ first NOTIFY changed)
    Q_PROPERTY(QPointF second READ second NOTIFY changed)
    Q_PROPERTY(QPointF third READ third NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool facesDown() const { return m_facesDown; }
    void setFacesDown(bool down);
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

    /// Starts measuring without an end.
    Q_INVOKABLE void start();
    /// Starts measuring with an end at the point, or without one if there is no echo.
    Q_INVOKABLE void startAt(QPointF point);
    /// Ends measuring and discards the line.
    Q_INVOKABLE void leave();

    /// Pointer events, in pixels of the plot. `locked` keeps the end on the same spoke or ring (the
    /// same ping or distance) as the previous one.
    Q_INVOKABLE void press(QPointF point, bool locked);
    Q_INVOKABLE void drag(QPointF point, bool locked);
    Q_INVOKABLE void release();
    /// Pointer motion without a pressed button.
    Q_INVOKABLE void hover(QPointF point, bool locked);

    /// Whether the tool uses this key now, without modifiers: arrows, Enter, Escape, and Tab if
    /// there is another end. take() handles it.
    [[nodiscard]] Q_INVOKABLE bool handlesKey(int key, int modifiers) const;
    Q_INVOKABLE bool handleKey(int key, int modifiers);
    /// Moves the held end, or without one the cursor, to the right and up.
    void step(int right, int up);
    /// Sets the held end, and continues with the next.
    void enter();
    /// Holds the next (1) or the previous end (-1).
    void selectNextEnd(int by);

signals:
    /// An end could not be placed because there is no echo.
    void noEchoThere();
    void changed();
    void setupChanged();

protected:
    /// Largest number of ends.
    [[nodiscard]] virtual std::size_t most() const = 0;
    [[nodiscard]] virtual std::size_t placed() const = 0;
    /// Sets the plot's cursor to the point.
    virtual void probe(QPointF point) = 0;
    /// Places the end with this index, or a new last one, at the cursor; false if there is no echo.
    virtual bool placeEndAt(std::size_t end) = 0;
    /// Removes all but the first `ends` ends.
    virtual void cut(std::size_t ends) = 0;
    [[nodiscard]] virtual QPointF pointOf(std::size_t end) const = 0;
    /// The point nearest to `point` with the bearing or range (time or distance) of the given end.
    [[nodiscard]] virtual QPointF lockedTo(std::size_t end, QPointF point) const = 0;
    /// Moves the plot's cursor by keys.
    virtual void moveCursor(int right, int up) = 0;
    /// Computes the values again, and whether the line is visible.
    virtual void measure() = 0;

    /// Reads the ping of an end again; false if it no longer exists.
    [[nodiscard]] virtual bool read(std::size_t end) = 0;

    /// NaN without a figure.
    [[nodiscard]] static double valueOf(const std::optional<echo::ValueWithError>& figure)
    {
        return figure ? figure->value : qQNaN();
    }
    /// 0 without a figure.
    [[nodiscard]] static double errorOf(const std::optional<echo::ValueWithError>& figure)
    {
        return figure ? figure->error : 0;
    }

    /// Follows changes of the plot's sonar and picture.
    void followPlot(EchoItem* plot);
    /// The plot's sonar; null without one.
    [[nodiscard]] SonarSource* source() const
    {
        return m_source && m_source->present() ? m_source : nullptr;
    }
    void setShown(bool shown) { m_shown = shown; }
    /// To be called when the measured values may have changed.
    void update();
    /// To be called when the log or the sound speed changed: with the same log the ends stay at
    /// their pings, with another one they are removed.
    void readAgain();

private:
    [[nodiscard]] QPointF at(std::size_t end) const;
    /// Index of the end under a point; most() if there is none.
    [[nodiscard]] std::size_t under(QPointF point) const;
    bool placeEnd(std::size_t end, QPointF point, bool locked);
    void restart();
    void followSource();

    QPointer<EchoItem> m_plot;
    QPointer<SonarSource> m_source;
    bool m_facesDown = true;
    double m_soundSpeedErrorPercent = 5;
    bool m_active = false;
    bool m_shown = false;
    bool m_loose = false;
    std::size_t m_held = 0;
    /// State of a pressed button: position, affected end, and whether the pointer has moved.
    QPointF m_pressed;
    bool m_dragging = false;
    bool m_moved = false;
    bool m_grabbed = false;
};

} // namespace leadline::app
