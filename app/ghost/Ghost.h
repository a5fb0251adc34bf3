// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "base/TaskQueue.h"
#include "ghost/GhostPicture.h"
#include "ghost/GhostRow.h"
#include "link/EventLoopClock.h"
#include "polar/PolarItem.h"
#include "session/Session.h"

#include <QImage>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

/// An earlier turn under the polar view, aligned with the present turn by their echoes or by hand.
/// Reads, matches and draws on a thread of its own, once in each turn. While it is off it does
/// nothing.
class Ghost : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sourceChanged)
    Q_PROPERTY(leadline::app::PolarItem* polar READ polar WRITE setPolar NOTIFY sourceChanged)
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// The ghost is on and aligned.
    Q_PROPERTY(bool drawn READ isDrawn NOTIFY changed)
    /// The turns that can be chosen: "Turn at 12:02:40", and what is known of each; the chosen one,
    /// -1 without.
    Q_PROPERTY(QStringList titles READ titles NOTIFY rowsChanged)
    Q_PROPERTY(QStringList notes READ notes NOTIFY rowsChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY rowsChanged)
    /// Time of the ghost, "12:02:40"; and "± 0.15 m", "aligned by hand" or "No match", short and
    /// for screen readers.
    Q_PROPERTY(QString clock READ clock NOTIFY changed)
    Q_PROPERTY(QString bound READ bound NOTIFY changed)
    /// Percent.
    Q_PROPERTY(int strength READ strength WRITE setStrength NOTIFY changed)
    /// What has changed is marked with rings.
    Q_PROPERTY(bool marksChanges READ marksChanges WRITE setMarksChanges NOTIFY changed)
    /// For each: isNew, rangeM, bearingDeg as of the alignment, to which turnDeg is added, radiusM.
    Q_PROPERTY(QVariantList changes READ changes NOTIFY pictureChanged)
    Q_PROPERTY(double turnDeg READ turnDeg NOTIFY placed)
    /// The user aligns it by hand.
    Q_PROPERTY(bool aligning READ isAligning NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY styleChanged)
    Q_PROPERTY(bool outlined MEMBER m_outlined NOTIFY styleChanged)

public:
    enum class State {
        Off,
        /// Its first match is not known yet.
        Searching,
        Match,
        ByHand,
        NoMatch,
    };
    Q_ENUM(State)

    /// Turns that the user took; of more the oldest go.
    static constexpr int mostTurns = 8;

    explicit Ghost(QObject* parent = nullptr);
    ~Ghost() override;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] PolarItem* polar() const { return m_polar; }
    void setPolar(PolarItem* polar);
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    [[nodiscard]] State state() const;
    [[nodiscard]] bool isDrawn() const { return !m_picture.isNull(); }
    [[nodiscard]] const std::vector<GhostRow>& rows() const { return m_rows; }
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] QString clock() const;
    [[nodiscard]] QString bound() const;
    [[nodiscard]] int strength() const { return m_strength; }
    void setStrength(int percent);
    [[nodiscard]] bool marksChanges() const { return m_marksChanges; }
    void setMarksChanges(bool marks);
    [[nodiscard]] QVariantList changes() const;
    [[nodiscard]] double turnDeg() const { return m_turnDeg; }
    [[nodiscard]] bool isAligning() const { return m_before.has_value(); }
    /// In the axes of the present turn; null while it is not drawn.
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    /// Half of its side, metres.
    [[nodiscard]] double pictureEdgeM() const { return m_pictureStyle.edgeM; }
    /// Nullopt without a match.
    [[nodiscard]] const std::optional<GhostAlignment>& alignment() const { return m_alignment; }

    /// Turns it on or off. Without a turn it takes the present one.
    Q_INVOKABLE void toggle();
    /// The present turn becomes the ghost.
    Q_INVOKABLE void takeTurn();
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void startAligning();
    Q_INVOKABLE void keepAlignment();
    Q_INVOKABLE void cancelAligning();
    /// Moves the ghost by pixels of the polar view, and turns it about the vehicle.
    Q_INVOKABLE void moveBy(double x, double y);
    Q_INVOKABLE void turnBy(double degrees);
    /// True if the key aligns.
    Q_INVOKABLE bool handleKey(int key, int modifiers);

signals:
    void sourceChanged();
    void changed();
    void rowsChanged();
    void styleChanged();
    void pictureChanged();
    /// It has to be drawn elsewhere in the polar view.
    void placed();
    /// For the user.
    void notified(const QString& text);

private:
    struct Matched {
        std::shared_ptr<const GhostTurn> present;
        std::optional<GhostAlignment> alignment;
        std::vector<GhostChange> changes;
        QImage picture;
        GhostStyle style;
    };
    struct Drawn {
        QImage picture;
        GhostStyle style;
    };

    [[nodiscard]] SonarSource* source() const;
    [[nodiscard]] std::optional<GhostTurnSource> sourceAt(std::uint64_t count) const;
    [[nodiscard]] GhostStyle style() const;
    [[nodiscard]] const GhostRow* row() const;
    [[nodiscard]] bool isImperial() const;
    [[nodiscard]] QString clockAt(log::Time time) const;
    void follow();
    void restart();
    void clearMatch();
    void post(std::function<void()> task);
    /// Matches the present turn if it is due.
    void matchWhenDue();
    void match();
    void take(const std::shared_ptr<const Matched>& matched);
    void restyle();
    void redraw();
    void draw();
    void place();
    void add(GhostRow row);
    void readMarker(const GhostRow& row);
    /// Lists the markers of the shown recording.
    void updateMarkers();
    void setResult(GhostRow::Result result);

    QPointer<Session> m_session;
    QPointer<PolarItem> m_polar;
    QMetaObject::Connection m_moved;
    QMetaObject::Connection m_reset;
    QMetaObject::Connection m_mounted;
    QMetaObject::Connection m_worked;
    QMetaObject::Connection m_viewed;
    bool m_on = false;
    std::vector<GhostRow> m_rows;
    int m_chosen = -1;
    int m_strength = 60;
    bool m_marksChanges = true;
    QColor m_color = Qt::cyan;
    bool m_outlined = false;

    std::shared_ptr<const GhostTurn> m_present;
    /// Pings at the playhead when the present turn was read.
    std::uint64_t m_presentCount = 0;
    std::optional<GhostAlignment> m_alignment;
    /// That before it was aligned by hand; nullopt within nullopt if there was none.
    std::optional<std::optional<GhostAlignment>> m_before;
    /// Turns in a row that did not match.
    int m_misses = 0;
    bool m_wasFound = false;
    /// The present turn does not follow the one that was matched before.
    bool m_jumped = false;
    bool m_due = false;
    std::vector<GhostChange> m_changes;
    QImage m_picture;
    GhostStyle m_pictureStyle;
    bool m_drawDue = false;
    double m_turnDeg = 0;
    struct View {
        double frontDeg = 0;
        double edgeM = 0;
        double radius = 0;
        QPointF centre;

        friend bool operator==(const View&, const View&) = default;
    };
    /// The polar view when placed() was emitted last.
    View m_placedAt;

    link::EventLoopClock m_clock;
    std::unique_ptr<base::TaskQueue> m_queue;
    base::AsyncTask<std::shared_ptr<const GhostTurn>> m_reading;
    base::AsyncTask<std::shared_ptr<const Matched>> m_matching;
    base::AsyncTask<std::shared_ptr<const Drawn>> m_drawing;
};

} // namespace leadline::app
