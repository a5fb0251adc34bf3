// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/RecordingRows.h"
#include "library/RecordingScan.h"
#include "library/Thumbnails.h"
#include "recording/SheetForm.h"
#include "session/Session.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Reports when folders must be scanned again. Changes are frequent while a file is being copied,
/// so it waits until they have ceased.
class FolderMonitor : public QObject {
    Q_OBJECT

public:
    FolderMonitor();

    /// Adds folders to those that are watched; those that do not exist are ignored.
    void follow(const QStringList& folders);
    /// Emits due() after a while, for a file that is growing, since the system does not report
    /// that.
    void awaitGrowth();

signals:
    void due();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_settles;
};

/// The list of recordings in the user's folders and of those opened recently, with the current one
/// and those that are ticked. Scanned by a thread while `shown`.
class Recordings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY shownChanged)
    Q_PROPERTY(leadline::app::RecordingRows* rows READ rows CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    /// For example "12 recordings · 1.2 GB" or "3 of 12".
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int all READ all NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool scanning READ scanning NOTIFY changed)
    /// Reason why a folder cannot be read; empty if all can.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    /// Row whose details are displayed; -1 for none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(QString name READ name NOTIFY currentChanged)
    Q_PROPERTY(QString path READ path NOTIFY currentChanged)
    /// Time, duration, size and content, one line each.
    Q_PROPERTY(QStringList facts READ facts NOTIFY currentChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY currentChanged)
    Q_PROPERTY(bool repairable READ repairable NOTIFY currentChanged)
    /// The dive sheet; for the running recording it is that of the live session.
    Q_PROPERTY(leadline::app::SheetForm* sheet READ sheet NOTIFY currentChanged)
    /// Where the dive sheet was stored, or why it was not.
    Q_PROPERTY(QString sheetSentence READ sheetSentence NOTIFY currentChanged)
    Q_PROPERTY(int ticked READ ticked NOTIFY tickedChanged)
    /// For example "3 recordings · 01:20:00 · 200.0 MB".
    Q_PROPERTY(QString tickedText READ tickedText NOTIFY tickedChanged)

public:
    explicit Recordings(QObject* parent = nullptr);
    ~Recordings() override;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] bool shown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] RecordingRows* rows() { return &m_rows; }
    [[nodiscard]] Thumbnails& thumbnails() { return m_thumbnails; }
    /// To be called for a visible row that was not inspected.
    void prefer(const QString& path) { m_scan.prefer(path); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int all() const { return m_rows.all(); }
    [[nodiscard]] int count() const { return m_rows.count(); }
    [[nodiscard]] bool scanning() const { return m_scanning; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString folder() const;
    [[nodiscard]] int current() const { return m_rows.rowOf(m_path); }
    void setCurrent(int row);
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool repairable() const;
    [[nodiscard]] SheetForm* sheet();
    [[nodiscard]] QString sheetSentence() const { return m_sheetSentence; }
    [[nodiscard]] int ticked() const { return static_cast<int>(m_rows.ticked().size()); }
    [[nodiscard]] QString tickedText() const;

    /// Moves the current row by this number of rows.
    Q_INVOKABLE void step(int rows);
    Q_INVOKABLE void toggleTick(int row);
    Q_INVOKABLE void tickTo(int row);
    Q_INVOKABLE void tickAll() { m_rows.tickAll(); }
    Q_INVOKABLE void tickNone() { m_rows.tickNone(); }
    /// Opens the ticked recordings on one time line, or else the current one. False without either.
    Q_INVOKABLE bool open();
    Q_INVOKABLE void repair();
    Q_INVOKABLE void showFolder();
    /// Adds a folder to the list; stored in the settings.
    Q_INVOKABLE void addFolder(const QUrl& folder);
    /// Inspects new and changed recordings.
    Q_INVOKABLE void refresh();
    /// Inspects all recordings again.
    Q_INVOKABLE void rescan();

signals:
    void sessionChanged();
    void shownChanged();
    void searchChanged();
    void changed();
    void currentChanged();
    void tickedChanged();
    /// The result of a repair.
    void notified(const QString& sentence);

private:
    /// For example "1 recording" or "3 recordings".
    [[nodiscard]] static QString countText(qsizetype recordings);
    [[nodiscard]] QStringList folders() const;
    [[nodiscard]] const RecordingRows::Entry* chosen() const { return m_rows.entryOf(m_path); }
    [[nodiscard]] bool isOfDive(const QString& path) const;
    [[nodiscard]] bool isRecorded(const QString& path) const;
    /// The recording is being written by another program.
    [[nodiscard]] bool isOthers(const QString& path) const;
    void takeZone();
    /// Takes damage that was found by reading the opened recording, which an inspection does not
    /// find.
    void takeDamage();
    void take(const RecordingFile& file, const RecordingFinding& found);
    void fillSheet();
    void storeSheet();

    QPointer<Session> m_session;
    bool m_shown = false;
    bool m_scanning = false;
    QString m_search;
    QString m_trouble;
    QString m_path;
    QString m_sheetSentence;
    SheetForm m_sheet;
    /// The user is editing the sheet, so findings do not change it.
    bool m_writing = false;
    bool m_filling = false;
    RecordingRows m_rows;
    /// Findings by the keys of files.
    QHash<QString, RecordingFinding> m_known;
    FolderMonitor m_watch;
    RecordingScan m_scan;
    Thumbnails m_thumbnails;
};

} // namespace leadline::app
