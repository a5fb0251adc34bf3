// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/MessageDetails.h"
#include "messages/MessageList.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// All kinds of messages in the shown log up to the playhead. Reads the log only while displayed,
/// and no faster than one can read.
class Messages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// The message list is visible.
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY shownChanged)
    /// Search text: words that all have to match.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(leadline::app::MessageList* list READ list CONSTANT)
    Q_PROPERTY(leadline::app::MessageDetails* details READ details CONSTANT)
    /// Row of the message shown in the details; -1 if it is not listed.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    /// Number of kinds of messages, regardless of the search.
    Q_PROPERTY(int kinds READ kinds NOTIFY changed)
    /// The log has more kinds of messages than it counts separately.
    Q_PROPERTY(bool cut READ cut NOTIFY changed)

public:
    explicit Messages(QObject* parent = nullptr);

    [[nodiscard]] bool shown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] MessageList* list() { return &m_list; }
    [[nodiscard]] MessageDetails* details() { return &m_details; }
    [[nodiscard]] int chosen() const;
    [[nodiscard]] int kinds() const;
    [[nodiscard]] bool cut() const { return m_census && !m_census->log().allInSeries(); }

    Q_INVOKABLE void choose(int row);
    /// Moves the selection by `rows`, at most to the first or last row.
    Q_INVOKABLE void step(int rows);
    /// Moves the playhead to a later (positive) or earlier message of the selected kind.
    Q_INVOKABLE void stepInTime(int messages);

    /// To be called when the log grew or the playhead moved. Null without a log; the previous one
    /// is no longer used then.
    void update(const log::Log* log, log::Time playhead);
    void movePlayhead(log::Time playhead);
    /// Carries out a delayed update() now.
    void refresh();

signals:
    void shownChanged();
    void searchChanged();
    void changed();
    void seekRequested(leadline::log::Time time);

private:
    /// The selected one of several messages at the same time, valid while the playhead is there.
    struct Held {
        log::Time at{};
        std::uint64_t number = 0;
    };

    void refreshSoon();
    void fillList();
    void showDetails();
    void chooseTally(const log::MessageCount& tally);
    [[nodiscard]] const log::MessageCount* chosenTally() const;
    [[nodiscard]] std::uint64_t numberShown(const log::MessageCount& tally) const;

    bool m_shown = false;
    QString m_search;
    MessageList m_list;
    MessageDetails m_details;
    std::optional<log::MessageStatistics> m_census;
    log::Time m_playhead{};
    /// The selected kind; only stream and key are used.
    std::optional<log::MessageCount> m_chosen;
    std::optional<Held> m_held;
    QTimer m_pace;
    bool m_due = false;
};

} // namespace leadline::app
