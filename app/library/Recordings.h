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

/// Says when folders are to be looked into again. They change many times while a file is copied
/// into them: it waits until they have settled.
class FolderMonitor : public QObject {
    Q_OBJECT

public:
    FolderMonitor();

    /// Besides those that it follows already; what is no folder yet is left out.
    void follow(const QStringList& folders);
    /// A file in them grows, of which the system tells nothing: due after a while.
    void awaitGrowth();

signals:
    void due();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_settles;
};

/// The recordings of the user's folders and those that were opened lately: a list of them, the one
/// that is chosen, and those that are ticked. Looked at while `shown`, in a thread of its own.
class Recordings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(bool shown READ shown WRITE setShown NOTIFY shownChanged)
    Q_PROPERTY(leadline::app::RecordingRows* rows READ rows CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    /// "12 recordings · 1.2 GB", "3 of 12"
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(int all READ all NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool looking READ looking NOTIFY changed)
    /// Why a folder could not be looked into; empty as a rule.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    /// The row whose details are shown; -1 without.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(QString name READ name NOTIFY currentChanged)
    Q_PROPERTY(QString path READ path NOTIFY currentChanged)
    /// When, how long, how large, and what is in it: a line each.
    Q_PROPERTY(QStringList facts READ facts NOTIFY currentChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY currentChanged)
    Q_PROPERTY(bool repairable READ repairable NOTIFY currentChanged)
    /// Of the one that is being recorded it is the dive's.
    Q_PROPERTY(leadline::app::SheetForm* sheet READ sheet NOTIFY currentChanged)
    /// Where the sheet was put, or why it was not.
    Q_PROPERTY(QString sheetSentence READ sheetSentence NOTIFY currentChanged)
    Q_PROPERTY(int ticked READ ticked NOTIFY tickedChanged)
    /// "3 recordings · 01:20:00 · 200.0 MB"
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
    /// Its row is seen, and nothing is known of it.
    void prefer(const QString& path) { m_scan.prefer(path); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int all() const { return m_rows.all(); }
    [[nodiscard]] int count() const { return m_rows.count(); }
    [[nodiscard]] bool looking() const { return m_looking; }
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

    /// So many rows further, from the chosen one on.
    Q_INVOKABLE void step(int rows);
    Q_INVOKABLE void toggleTick(int row);
    Q_INVOKABLE void tickTo(int row);
    Q_INVOKABLE void tickAll() { m_rows.tickAll(); }
    Q_INVOKABLE void tickNone() { m_rows.tickNone(); }
    /// Those that are ticked, on one time line; without any the chosen one. False without either.
    Q_INVOKABLE bool open();
    Q_INVOKABLE void repair();
    Q_INVOKABLE void showFolder();
    /// Lists that folder, too; kept in the settings.
    Q_INVOKABLE void addFolder(const QUrl& folder);
    /// What came or changed since.
    Q_INVOKABLE void refresh();
    /// Into all of them once more.
    Q_INVOKABLE void lookAgain();

signals:
    void sessionChanged();
    void shownChanged();
    void searchChanged();
    void changed();
    void currentChanged();
    void tickedChanged();
    /// What came of a repair.
    void said(const QString& sentence);

private:
    /// "1 recording", "3 recordings"
    [[nodiscard]] static QString countText(qsizetype recordings);
    [[nodiscard]] QStringList folders() const;
    [[nodiscard]] const RecordingRows::Entry* chosen() const { return m_rows.entryOf(m_path); }
    [[nodiscard]] bool isOfDive(const QString& path) const;
    [[nodiscard]] bool isRecorded(const QString& path) const;
    /// Another program records it.
    [[nodiscard]] bool isOthers(const QString& path) const;
    void takeZone();
    /// What is open was read, and its reading found more than the list can.
    void takeDamage();
    void take(const RecordingFile& file, const RecordingFinding& found);
    void fillSheet();
    void keepSheet();

    QPointer<Session> m_session;
    bool m_shown = false;
    bool m_looking = false;
    QString m_search;
    QString m_trouble;
    QString m_path;
    QString m_sheetSentence;
    SheetForm m_sheet;
    /// The user writes into it, and what is found meanwhile does not count.
    bool m_writing = false;
    bool m_filling = false;
    RecordingRows m_rows;
    /// By the keys of files.
    QHash<QString, RecordingFinding> m_known;
    FolderMonitor m_watch;
    RecordingScan m_scan;
    Thumbnails m_thumbnails;
};

} // namespace leadline::app
