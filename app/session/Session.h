// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Recording.h"
#include "session/DisplaySettings.h"
#include "session/FileRow.h"
#include "session/LogReader.h"
#include "session/Playback.h"
#include "session/RecentLogs.h"
#include "session/SonarSource.h"

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace leadline::app {

/// What is open, and everything the window shows of it. Lives in the window's thread; a worker
/// thread indexes the file, which can be played meanwhile. What is open stays until the next file
/// is known to be a log.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY stateChanged)
    /// The file that is looked into while another one is open.
    Q_PROPERTY(QString openingName READ openingName NOTIFY stateChanged)
    /// What the last file that could not be opened is to blame for, and the sentence about it.
    Q_PROPERTY(Failure failure READ failure NOTIFY stateChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY stateChanged)
    /// Which of the files in a row is open, from 1 on, and how many there are.
    Q_PROPERTY(int fileNumber READ fileNumber NOTIFY stateChanged)
    Q_PROPERTY(int fileCount READ fileCount NOTIFY stateChanged)
    /// "40.9 MB"
    Q_PROPERTY(QString sizeText READ sizeText NOTIFY stateChanged)
    /// The file ends in the middle of a record.
    Q_PROPERTY(bool truncated READ truncated NOTIFY progressChanged)
    /// The user stopped the reading; what was read is there.
    Q_PROPERTY(bool cancelled READ cancelled NOTIFY progressChanged)
    /// 0..1 while the file is being indexed, 1 when it is.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// "Sat 21 Nov 00:41:30" of the playhead where the file's name tells the start, else empty.
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    Q_PROPERTY(leadline::app::RecentLogs* recent READ recent CONSTANT)
    Q_PROPERTY(leadline::app::Playback* playback READ playback CONSTANT)
    Q_PROPERTY(leadline::app::DisplaySettings* display READ display CONSTANT)
    Q_PROPERTY(leadline::app::SonarSource* ping360 READ ping360 CONSTANT)
    Q_PROPERTY(leadline::app::SonarSource* ping1d READ ping1d CONSTANT)

public:
    enum class State { Empty, Opening, Ready, Failed };
    Q_ENUM(State)
    enum class Failure { None, NotALog, NotReadable, NoLogs };
    Q_ENUM(Failure)

    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] QString openingName() const;
    [[nodiscard]] Failure failure() const { return m_failure; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] int fileNumber() const { return m_row.number(); }
    [[nodiscard]] int fileCount() const { return m_row.count(); }
    [[nodiscard]] QString sizeText() const;
    [[nodiscard]] bool truncated() const { return counts().truncated; }
    [[nodiscard]] bool cancelled() const { return m_cancelled; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] RecentLogs* recent() { return &m_recent; }
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] DisplaySettings* display() { return &m_display; }
    [[nodiscard]] SonarSource* ping360() { return &m_ping360; }
    [[nodiscard]] SonarSource* ping1d() { return &m_ping1d; }
    /// What the reader found so far; nothing without a log.
    [[nodiscard]] log::ReadCounts counts() const;

    /// Opens the first file; the others follow when it has been played to its end. Folders stand
    /// for the logs in them, in the order of their names.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    /// The same for what was dropped on the window, which may hold no file at all.
    Q_INVOKABLE void openDropped(const QList<QUrl>& files);
    Q_INVOKABLE void openPath(const QString& path);
    /// To another file of the row; stays where there is none.
    Q_INVOKABLE void openInRow(int steps);
    /// Stops opening or reading. What is read stays and can be played.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void close();
    /// The user knows that the last file could not be opened, and has another one before him.
    Q_INVOKABLE void forgetFailure();
    /// Moves the playhead by so many pings of all sonars together.
    Q_INVOKABLE void stepPings(int pings);

signals:
    void stateChanged();
    void progressChanged();
    void clockChanged();
    /// Nothing of what was handed over is a file.
    void nothingToOpen();
    /// The log that is open is read as far as it can be.
    void readToItsEnd();

private:
    void openRow(FileRow row);
    void begin(FileRow row);
    void found(int ticket, std::shared_ptr<log::Recording> recording);
    void failed(int ticket, const base::Error& error);
    void indexed(std::vector<log::Gap> gaps);
    void fail(Failure failure, const QString& sentence, const QString& fileName);
    void stopOpening();
    void release();
    void look();
    void chooseStreams();
    void movePlayhead();
    void playWhenLong();
    void openNext();

    State m_state = State::Empty;
    Failure m_failure = Failure::None;
    QString m_fileName;
    QString m_sentence;
    std::shared_ptr<log::Recording> m_recording;
    LogReader m_reader;
    /// Of what is open, and of what is to take its place.
    int m_openTicket = LogReader::noTicket;
    int m_nextTicket = LogReader::noTicket;
    FileRow m_row;
    FileRow m_nextRow;
    /// Looks at how far the worker is.
    QTimer m_look;
    bool m_indexed = true;
    bool m_cancelled = false;
    /// Plays as soon as there is something to play.
    bool m_toPlay = false;
    RecentLogs m_recent;
    Playback m_playback;
    DisplaySettings m_display;
    SonarSource m_ping360;
    SonarSource m_ping1d;
};

} // namespace leadline::app
