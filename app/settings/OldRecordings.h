// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "link/EventLoopClock.h"
#include "recorder/Retention.h"

#include <QAbstractListModel>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <stop_token>
#include <utility>
#include <vector>

namespace leadline::app {

/// List of recordings that the user's rule suggests to delete, each with a tick; the rule is off by
/// default. Nothing is deleted before the user confirms, and files are moved to the system's trash.
/// The search runs in a worker thread.
class OldRecordings : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// Folder to search.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY ruleChanged)
    /// Suggest recordings older than this number of days; 0: none by age. Saved in the settings
    /// file.
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY ruleChanged)
    /// Suggest the oldest recordings beyond this total in gigabytes; 0: none by size. Saved in the
    /// settings file.
    Q_PROPERTY(int gigabytes READ gigabytes WRITE setGigabytes NOTIFY ruleChanged)
    Q_PROPERTY(bool on READ isOn NOTIFY ruleChanged)
    /// The list is visible: it is updated now, and when the rule or the folder changes.
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int ticked READ ticked NOTIFY changed)
    /// Ticked recordings and their size: "3 of 4 recordings · 1.2 GB".
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Result of the last removal; empty before.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)

public:
    enum Role { NameRole = Qt::UserRole + 1, WhenRole, SizeRole, TickedRole };
    /// Moves a file to the trash; false if that failed.
    using Remove = std::function<bool(const QString& path)>;

    explicit OldRecordings(QObject* parent = nullptr);
    ~OldRecordings() override;

    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);
    [[nodiscard]] int days() const { return m_days; }
    void setDays(int days);
    [[nodiscard]] int gigabytes() const { return m_gigabytes; }
    void setGigabytes(int gigabytes);
    [[nodiscard]] bool isOn() const { return m_days > 0 || m_gigabytes > 0; }
    [[nodiscard]] bool shown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int ticked() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString sentence() const { return m_sentence; }

    Q_INVOKABLE void tick(int row, bool ticked);
    Q_INVOKABLE void tickAll(bool ticked);
    /// Removes the ticked recordings that the rule still suggests; one that got a marker meanwhile
    /// is kept.
    Q_INVOKABLE void removeTicked();
    Q_INVOKABLE void update();
    /// Turns the rule off.
    Q_INVOKABLE void reset();

    /// For tests: replaces the system's trash.
    void setRemove(Remove remove) { m_remove = std::move(remove); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void ruleChanged();
    void changed();

private:
    struct Row {
        recorder::OldRecording recording;
        bool ticked = true;
    };
    struct Removed {
        int count = 0;
        std::uint64_t bytes = 0;
        QStringList stayed = {};
    };
    using Found = std::vector<recorder::OldRecording>;

    [[nodiscard]] recorder::RetentionRule rule() const;
    [[nodiscard]] std::function<Found(const std::stop_token& stop)> search() const;
    void save(const char* name, int value);
    /// Posts work from the other thread to this one; it is dropped if `stop` was requested by then.
    using Post = std::function<void(const std::stop_token& stop, std::function<void()> what)>;
    [[nodiscard]] Post poster() const;
    void report(const Removed& removed);
    void take(const Found& found);

    QString m_folder;
    int m_days = 0;
    int m_gigabytes = 0;
    bool m_shown = false;
    bool m_busy = false;
    QString m_sentence;
    std::vector<Row> m_rows;
    /// Paths that the user unticked, including those not listed now.
    QSet<QString> m_unticked;
    Remove m_remove;
    bool m_removing = false;
    /// An update was requested during a removal, and follows it.
    bool m_searchesAfter = false;
    /// Stops the search that is running.
    std::stop_source m_stop;
    link::EventLoopClock m_clock;
    base::TaskQueue m_tasks{"old-logs", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
