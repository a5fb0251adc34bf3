// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/MessageDetails.h"
#include "messages/MessageList.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// Every message in what is open, as of the playhead. Looks into the log only while it is shown,
/// and no faster than one can read.
class Messages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// A view is on the screen.
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY shownChanged)
    /// Words that all have to be found.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(leadline::app::MessageList* list READ list CONSTANT)
    Q_PROPERTY(leadline::app::MessageDetails* details READ details CONSTANT)
    /// Row of the list that the details are of; -1 if none of its rows.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    /// Kinds of messages, found or not.
    Q_PROPERTY(int kinds READ kinds NOTIFY changed)
    /// So many kinds came that the log does not list them all.
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
    /// To the row so many below, the first or last at the ends.
    Q_INVOKABLE void step(int rows);
    /// To another message of the chosen kind: the playhead goes there.
    Q_INVOKABLE void stepInTime(int messages);

    /// The log may have grown, the playhead moved; null without a log, which then may end.
    void update(const log::Log* log, log::Time playhead);
    void movePlayhead(log::Time playhead);
    /// At once what update() would do in a moment.
    void refresh();

signals:
    void shownChanged();
    void searchChanged();
    void changed();
    void seekAsked(leadline::log::Time time);

private:
    /// One of several messages at the same time, while the playhead stands there.
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
    /// Of its kind only stream and key count.
    std::optional<log::MessageCount> m_chosen;
    std::optional<Held> m_held;
    QTimer m_pace;
    bool m_due = false;
};

} // namespace leadline::app
