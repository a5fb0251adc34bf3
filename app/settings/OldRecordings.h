// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
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

/// Which recordings may go by the user's rule, which is off at first: a list, each with a tick.
/// Nothing goes before he says so, and what goes is put into the system's trash.
/// Looked for in a thread of its own.
class OldRecordings : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// Where to look.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY ruleChanged)
    /// Recordings that are older may go; 0: none for its age. Kept in the settings.
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY ruleChanged)
    /// What is beyond so many gigabytes may go, the oldest first; 0: any amount stays. Kept.
    Q_PROPERTY(int gigabytes READ gigabytes WRITE setGigabytes NOTIFY ruleChanged)
    Q_PROPERTY(bool on READ isOn NOTIFY ruleChanged)
    /// Looks while it is so, and whenever the rule or the folder is another.
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int ticked READ ticked NOTIFY changed)
    /// "3 of 4 recordings · 1.2 GB"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// What came of the last removal; empty before.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)

public:
    enum Role { NameRole = Qt::UserRole + 1, WhenRole, SizeRole, TickedRole };
    /// False where a file could not be moved to the trash.
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
    /// Those that are ticked and may go even now: who marked one meanwhile keeps it.
    Q_INVOKABLE void removeTicked();
    Q_INVOKABLE void update();
    /// The rule is off again.
    Q_INVOKABLE void reset();

    /// For tests: in place of the system's trash.
    void removeBy(Remove remove) { m_remove = std::move(remove); }

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
    void keep(const char* name, int value);
    void post(const std::stop_token& stop, std::function<void()> what);
    void say(const Removed& removed);
    void take(const Found& found);

    QString m_folder;
    int m_days = 0;
    int m_gigabytes = 0;
    bool m_shown = false;
    bool m_busy = false;
    QString m_sentence;
    std::vector<Row> m_rows;
    /// By the user, whether they are listed now or not.
    QSet<QString> m_unticked;
    Remove m_remove;
    bool m_removing = false;
    /// Something asked for it during a removal.
    bool m_looksAfter = false;
    /// Of the look that is under way.
    std::stop_source m_stop;
    /// Goes first: it tells the others.
    base::TaskQueue m_tasks{"old-logs"};
};

} // namespace leadline::app
