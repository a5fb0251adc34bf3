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

/// A file of what is open, and how it lies on the time line that is shown.
struct OpenFile {
    QString path;
    /// As long as it is open.
    const formats::Recording* recording = nullptr;
    /// How much later than its own times those are that are shown.
    log::Time zero{};
    /// Which stream of the log that is shown each of its own is; those of a file alone are its own.
    std::vector<std::optional<log::StreamNumber>> streams = {};
    bool alone = true;

    /// Of what is shown.
    [[nodiscard]] std::optional<log::StreamNumber> streamShown(log::StreamNumber own) const;
    [[nodiscard]] std::optional<log::StreamNumber> ownStream(log::StreamNumber shown) const;
    [[nodiscard]] bool holds(log::StreamNumber shown) const;
    [[nodiscard]] bool hasSonar() const;
};

/// `paths` are those of the parts.
[[nodiscard]] std::vector<OpenFile> openFiles(const formats::AlignedLogs& aligned,
                                              const log::Log& joined, const QStringList& paths);

/// Opens files one after the other, each of them read by a worker, and says what became of them.
/// What is open stays until the next file is known to be a log. Lives in the window's thread.
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
    /// Of what is open, else of what is being opened or could not be.
    [[nodiscard]] QString fileName() const { return m_fileName; }
    /// A file is looked into.
    [[nodiscard]] bool isLooking() const { return m_nextTicket != LogReader::noTicket; }
    [[nodiscard]] QString lookingInto() const { return isLooking() ? m_nextRow.name() : QString(); }
    /// What the last file that could not be opened is to blame for, and the sentence about it.
    [[nodiscard]] Failure failure() const { return m_failure; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    /// Of what is open.
    [[nodiscard]] const FileRow& row() const { return m_row; }
    /// Null while nothing is open.
    [[nodiscard]] const formats::Recording* recording() const { return m_recording.get(); }
    /// A sonar's log and its vehicle's that were opened together; null for others.
    [[nodiscard]] const formats::JoinedLogs* pair() const { return m_pair ? &*m_pair : nullptr; }
    /// The same where both are shown on one time line.
    [[nodiscard]] const formats::JoinedLogs* joined() const { return m_aligned ? pair() : nullptr; }
    /// The same where the sonar's log is shown alone, since only the user can lay them together.
    [[nodiscard]] const formats::JoinedLogs* offered() const
    {
        return m_aligned ? nullptr : pair();
    }
    /// The files that lie on one time line as their clocks say, or by hand; null for a pair, and
    /// for a file alone.
    [[nodiscard]] const formats::AlignedLogs* list() const
    {
        return m_aligned && !m_pair ? &m_aligned->logs : nullptr;
    }
    /// At that time the stream lies beside a sonar's file, and the user laid one of the two by
    /// hand.
    [[nodiscard]] bool isByHand(log::StreamNumber stream, log::Time time) const;
    /// The files of what is open: one, or those on its time line.
    [[nodiscard]] const std::vector<OpenFile>& files() const { return m_files; }
    /// Which of them holds that time; of several that do rather one with that stream of what is
    /// shown, without one rather a sonar's. Of what is open.
    [[nodiscard]] std::size_t fileAt(log::Time time,
                                     std::optional<log::StreamNumber> stream = {}) const;
    /// Which of them that stream of what is shown is from at that time, the last of those that it
    /// goes on in and that have begun; null where none holds it.
    [[nodiscard]] const OpenFile* fileOf(log::StreamNumber stream, log::Time time) const;
    /// No clock tells the date at that time, though one may at others.
    [[nodiscard]] bool isDatelessAt(log::Time time) const;
    /// What is open is read as far as it can be.
    [[nodiscard]] bool isRead() const { return m_isRead; }
    /// The instant of it that the picture shows by which it was opened.
    [[nodiscard]] std::optional<log::Time> pictured() const { return m_pictured; }
    /// What is lacking at its end is still to come: somebody writes it.
    [[nodiscard]] bool isBeingWritten() const { return m_isBeingWritten; }
    /// The user stopped the reading.
    [[nodiscard]] bool cancelled() const { return m_cancelled; }
    /// 0..1 while it is being read, 1 when it is.
    [[nodiscard]] double progress() const;

    /// Where the logs of pictures are looked for, too.
    void setRecordingFolder(std::function<QString()> folder) { m_folder = std::move(folder); }

    /// Opens the first one. Folders stand for the logs in them, and a picture that Leadline made
    /// for the log that it shows.
    void open(const QList<QUrl>& files);
    void openPath(const QString& path);
    /// What the reader found of it meanwhile is taken now, not with the next events.
    void takeFound();
    /// To another file of the row; stays where there is none.
    void openInRow(int steps);
    /// The next one of the row, once this one is read.
    void openNext();
    /// Lays the two logs that were opened together anew, with the vehicle's so much later than
    /// their clocks say, or than where both begin together; it is remembered with them. Nullopt: as
    /// their clocks alone say, which may be not at all. Before what is open is read the request is
    /// kept, and carried out once it is.
    void alignByHand(std::optional<log::Time> shift);
    /// The same for a file of list() that no clock lays there: so much later than where it begins
    /// together with the list's reference. Nullopt: behind the others.
    void alignByHand(std::size_t file, std::optional<log::Time> shift);
    /// Stops opening, else reading. What is read stays.
    void cancel();
    void close();
    /// The user knows that the last file could not be opened.
    void forgetFailure();

signals:
    /// All that can be asked above, but for the progress.
    void changed();
    /// Of what is open more is read, for some time.
    void grew();
    /// What is open is let go of with the end of this call.
    void closing();
    void opened();
    /// Read as far as it can be, with its silences.
    void read(const std::vector<leadline::log::Gap>& gaps);
    void notThere(const QString& path);
    /// Nothing of what was handed over is a file.
    void nothingToOpen();
    /// Another program took away the end of a file that is open.
    void cutShort(const QString& name);

private:
    void openRow(FileRow row);
    void begin(FileRow row);
    void found(int ticket, std::shared_ptr<const formats::Recording> recording,
               std::shared_ptr<const AlignedRecording> aligned);
    void failed(int ticket, const QString& path, const base::Error& error);
    void fail(Failure failure, const QString& sentence, const QString& fileName);
    void readToItsEnd(const std::vector<log::Gap>& gaps);
    void requestAlignment(AlignedRecording alignment);
    void startAlignment();
    void stopLooking();
    void release();
    void watchFiles();
    void lookAtSize(const QString& path);

    State m_state = State::Empty;
    Failure m_failure = Failure::None;
    QString m_fileName;
    QString m_sentence;
    std::shared_ptr<const formats::Recording> m_recording;
    /// Null for a file alone.
    std::shared_ptr<const AlignedRecording> m_aligned;
    std::optional<formats::JoinedLogs> m_pair;
    /// By hand, of what is open: it waits for the end of the reading, or is being made.
    std::optional<AlignedRecording> m_requestedAlignment;
    std::vector<OpenFile> m_files;
    LogReader m_reader;
    /// Of what is open, and of what is to take its place.
    int m_openTicket = LogReader::noTicket;
    int m_nextTicket = LogReader::noTicket;
    FileRow m_row;
    FileRow m_nextRow;
    std::optional<log::Time> m_pictured;
    std::optional<log::Time> m_nextPictured;
    std::function<QString()> m_folder = [] { return QString(); };
    /// Looks at how far the worker is.
    QTimer m_look;
    bool m_isRead = true;
    bool m_cancelled = false;
    bool m_isBeingWritten = false;
    /// The files that are open, with what they were then.
    QFileSystemWatcher m_watcher;
    QHash<QString, io::FileStamp> m_stamps;
};

} // namespace leadline::app
