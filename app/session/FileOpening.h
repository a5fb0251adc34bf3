// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/JoinedLogs.h"
#include "formats/Recording.h"
#include "io/File.h"
#include "session/FileRow.h"
#include "session/LogReader.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

/// An open file and its position on the shown time line.
struct OpenFile {
    QString path;
    /// Valid as long as the file is open.
    const formats::Recording* recording = nullptr;
    /// Time on the shown time line of the file's own time zero.
    log::Time zero{};
    /// For each of the file's streams its number in the shown log; unused if `alone`.
    std::vector<std::optional<log::StreamNumber>> streams = {};
    /// This is the only open file; its stream numbers are those of the shown log.
    bool alone = true;

    /// The number in the shown log of the file's stream `own`; nullopt if it has none there.
    [[nodiscard]] std::optional<log::StreamNumber> streamShown(log::StreamNumber own) const;
    [[nodiscard]] std::optional<log::StreamNumber> ownStream(log::StreamNumber shown) const;
    [[nodiscard]] bool holds(log::StreamNumber shown) const;
    [[nodiscard]] bool hasSonar() const;
};

/// The open files of a joined log; `paths` has one path for each of the parts of `aligned`.
[[nodiscard]] std::vector<OpenFile> openFiles(const formats::AlignedLogs& aligned,
                                              const log::Log& joined, const QStringList& paths);

/// Opens recordings, each read by a worker thread, and reports success or failure. The current
/// recording stays open until the next file has proved to be a log. Lives in the window's thread.
class FileOpening : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")

public:
    enum class State { Empty, Opening, Ready, Failed };
    Q_ENUM(State)
    enum class Failure { None, NotALog, NotReadable, NoLogs };
    Q_ENUM(Failure)

    explicit FileOpening(QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    /// Name of the open file, else of the one that is being opened or could not be opened.
    [[nodiscard]] QString fileName() const { return m_fileName; }
    /// A file is being opened, possibly while another is still open.
    [[nodiscard]] bool isSearching() const { return m_nextTicket != LogReader::noTicket; }
    [[nodiscard]] QString searchedName() const
    {
        return isSearching() ? m_nextRow.name() : QString();
    }
    /// Why the last file could not be opened, as a code and as a sentence for the user.
    [[nodiscard]] Failure failure() const { return m_failure; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    /// The list of files that the open one belongs to.
    [[nodiscard]] const FileRow& row() const { return m_row; }
    /// Null while nothing is open.
    [[nodiscard]] const formats::Recording* recording() const { return m_recording.get(); }
    /// The sonar's and the vehicle's log if the two were opened together; else null.
    [[nodiscard]] const formats::JoinedLogs* pair() const { return m_pair ? &*m_pair : nullptr; }
    /// pair() if both are shown on one time line; else null.
    [[nodiscard]] const formats::JoinedLogs* joined() const { return m_aligned ? pair() : nullptr; }
    /// pair() if the sonar's log is shown alone because only the user can align the two; else null.
    [[nodiscard]] const formats::JoinedLogs* offered() const
    {
        return m_aligned ? nullptr : pair();
    }
    /// The files on one time line, aligned by their clocks or by the user; null for a pair, and for
    /// a single file.
    [[nodiscard]] const formats::AlignedLogs* list() const
    {
        return m_aligned && !m_pair ? &m_aligned->logs : nullptr;
    }
    /// At `time` the stream overlaps a sonar's file, and the user aligned one of the two by hand.
    [[nodiscard]] bool isByHand(log::StreamNumber stream, log::Time time) const;
    /// The open files: one, or all that share the time line.
    [[nodiscard]] const std::vector<OpenFile>& files() const { return m_files; }
    /// Index in files() of the one that covers `time` of the shown log. Of several, one with the
    /// shown log's `stream` is preferred, or a sonar's file if `stream` is not given.
    [[nodiscard]] std::size_t fileAt(log::Time time,
                                     std::optional<log::StreamNumber> stream = {}) const;
    /// The file that the shown log's `stream` comes from at `time`: the last one begun of those
    /// that contain it; null if none does.
    [[nodiscard]] const OpenFile* fileOf(log::StreamNumber stream, log::Time time) const;
    /// No clock gives the date at `time`, although one may at other times.
    [[nodiscard]] bool isDatelessAt(log::Time time) const;
    /// The open recording has been read as far as possible.
    [[nodiscard]] bool isRead() const { return m_isRead; }
    /// If the recording was opened by way of a snapshot, the instant that the snapshot shows.
    [[nodiscard]] std::optional<log::Time> pictured() const { return m_pictured; }
    /// The recording is incomplete because a program is still writing it.
    [[nodiscard]] bool isBeingWritten() const { return m_isBeingWritten; }
    /// The user stopped the reading.
    [[nodiscard]] bool cancelled() const { return m_cancelled; }
    /// 0..1 while it is being read, 1 when it is.
    [[nodiscard]] double progress() const;

    /// Sets the function that gives the folder in which recordings of snapshots are also searched.
    void setRecordingFolder(std::function<QString()> folder) { m_folder = std::move(folder); }

    /// Opens files as FileRow::Given describes: a folder stands for the logs in it, a snapshot made
    /// by Leadline for its recording.
    void open(const QList<QUrl>& files);
    void openPath(const QString& path);
    /// Handles pending results of the reader now instead of in the event loop.
    void acceptFound();
    /// Opens the file that is `steps` further in row(); does nothing if there is none.
    void openInRow(int steps);
    /// Opens the next file of row(), if the current one has been read.
    void openNext();
    /// Opens the same files again and shows the instant `at`, because the user has said more of
    /// them. Does nothing without an open file.
    void reopen(log::Time at);
    /// Aligns pair() again with the vehicle's log later by `shift` than the clocks give, or, where
    /// they give nothing, than a common start; the shift is saved for the two files. Nullopt: by
    /// the clocks alone, which may be not at all. While the recording is still being read the
    /// request is postponed.
    void alignByHand(std::optional<log::Time> shift);
    /// Aligns the file at index `file` of list(), which no clock aligns, later by `shift` than a
    /// common start with the list's reference file. Nullopt: after all others.
    void alignByHand(std::size_t file, std::optional<log::Time> shift);
    /// Stops opening a file, or else reading the open one; what has been read stays available.
    void cancel();
    void close();
    /// Clears failure() after the user has seen it.
    void forgetFailure();

signals:
    /// Emitted when any of the states above except progress() changes.
    void changed();
    /// Emitted repeatedly while the open recording is read further.
    void grew();
    /// The open recording is destroyed when this signal returns.
    void closing();
    void opened();
    /// The recording has been read as far as possible; `gaps` are the times without data.
    void read(const std::vector<leadline::log::Gap>& gaps);
    void notThere(const QString& path);
    /// open() was called without any local file.
    void nothingToOpen();
    /// Another program has shortened the open file `name`.
    void cutShort(const QString& name);

private:
    void openRow(FileRow row);
    void begin(FileRow row);
    void found(int ticket, std::shared_ptr<const formats::Recording> recording,
               std::shared_ptr<const AlignedRecording> aligned);
    void failed(int ticket, const QString& path, const base::Error& error);
    void fail(Failure failure, const QString& sentence, const QString& fileName);
    void readingFinished(const std::vector<log::Gap>& gaps);
    void requestAlignment(AlignedRecording alignment);
    void startAlignment();
    void stopSearching();
    void release();
    void watchFiles();
    void checkSize(const QString& path);

    State m_state = State::Empty;
    Failure m_failure = Failure::None;
    QString m_fileName;
    QString m_sentence;
    std::shared_ptr<const formats::Recording> m_recording;
    /// Null for a single file.
    std::shared_ptr<const AlignedRecording> m_aligned;
    std::optional<formats::JoinedLogs> m_pair;
    /// Alignment requested by the user that waits for the reading to end, or is being carried out.
    std::optional<AlignedRecording> m_requestedAlignment;
    std::vector<OpenFile> m_files;
    LogReader m_reader;
    /// Reader tickets of the open recording, and of the one being opened.
    int m_openTicket = LogReader::noTicket;
    int m_nextTicket = LogReader::noTicket;
    FileRow m_row;
    FileRow m_nextRow;
    std::optional<log::Time> m_pictured;
    std::optional<log::Time> m_nextPictured;
    std::function<QString()> m_folder = [] { return QString(); };
    /// Polls the worker's progress.
    QTimer m_poll;
    bool m_isRead = true;
    bool m_cancelled = false;
    bool m_isBeingWritten = false;
    /// Watches the open files; m_stamps has their size and time at opening.
    QFileSystemWatcher m_watcher;
    QHash<QString, io::FileStamp> m_stamps;
};

} // namespace leadline::app
