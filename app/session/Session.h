// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Recording.h"
#include "session/DisplaySettings.h"
#include "session/Playback.h"
#include "session/SonarSource.h"

#include <QObject>
#include <QStringList>
#include <QThread>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <stop_token>
#include <vector>

namespace leadline::app {

/// What is open, and everything the window shows of it. Lives in the window's thread; a worker
/// thread indexes the file, which can be played meanwhile.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY stateChanged)
    /// Why the last file could not be opened; empty when it could.
    Q_PROPERTY(QString sentence READ sentence NOTIFY stateChanged)
    /// The file ends in the middle of a record.
    Q_PROPERTY(bool truncated READ truncated NOTIFY progressChanged)
    /// 0..1 while the file is being indexed, 1 when it is.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// "Sat 21 Nov 00:41:30" of the playhead where the file's name tells the start, else empty.
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged)
    Q_PROPERTY(QStringList recentFiles READ recentFiles NOTIFY recentFilesChanged)
    Q_PROPERTY(leadline::app::Playback* playback READ playback CONSTANT)
    Q_PROPERTY(leadline::app::DisplaySettings* display READ display CONSTANT)
    Q_PROPERTY(leadline::app::SonarSource* ping360 READ ping360 CONSTANT)
    Q_PROPERTY(leadline::app::SonarSource* ping1d READ ping1d CONSTANT)

public:
    enum class State { Empty, Opening, Ready, Failed };
    Q_ENUM(State)

    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] bool truncated() const;
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] QStringList recentFiles() const;
    [[nodiscard]] Playback* playback() { return &m_playback; }
    [[nodiscard]] DisplaySettings* display() { return &m_display; }
    [[nodiscard]] SonarSource* ping360() { return &m_ping360; }
    [[nodiscard]] SonarSource* ping1d() { return &m_ping1d; }

    /// Opens the first file; the others follow when it has been played to its end.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    Q_INVOKABLE void openPath(const QString& path);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void close();
    /// Moves the playhead by so many pings of all sonars together.
    Q_INVOKABLE void stepPings(int pings);

signals:
    void stateChanged();
    void progressChanged();
    void clockChanged();
    void recentFilesChanged();

private:
    void opened(std::shared_ptr<log::Recording> recording, const QString& path);
    void failed(const QString& sentence);
    void indexed(std::vector<log::Gap> gaps);
    void forget();
    void look();
    void chooseStreams();
    void movePlayhead();
    void remember(const QString& path);
    void openNext();

    State m_state = State::Empty;
    QString m_fileName;
    QString m_sentence;
    QStringList m_waiting;
    std::shared_ptr<log::Recording> m_recording;
    /// Those that were told to stop end by themselves: a slow medium must not hold the window.
    std::vector<std::unique_ptr<QThread>> m_workers;
    std::stop_source m_stop;
    /// Counts what was opened; a worker's word about an earlier one is not heard.
    int m_generation = 0;
    /// Looks at how far the worker is.
    QTimer m_look;
    bool m_indexed = true;
    Playback m_playback;
    DisplaySettings m_display;
    SonarSource m_ping360;
    SonarSource m_ping1d;
};

} // namespace leadline::app
