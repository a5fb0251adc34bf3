// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSonar.h"
#include "discovery/DeviceFinder.h"
#include "firmware/FirmwareName.h"
#include "flashing/FirmwareRunner.h"
#include "recording/RecorderState.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// Puts new firmware on a sonar: which file, what is wrong with it, the question whether the user
/// means it, how far it is and what came of it. The sonar is hung up for it, with its recording at
/// an end, nothing else uses its port meanwhile, and it is connected again afterwards. Lives in the
/// window's thread.
class FirmwareUpdate : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::DeviceFinder* finder READ finder WRITE setFinder NOTIFY changed)
    /// The dive's: nothing is sent that could disable a sonar while it records.
    Q_PROPERTY(
        leadline::app::RecorderState* recorder READ recorder WRITE setRecorder NOTIFY changed)
    /// A sonar, or a port, was chosen.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// From the sonar's hanging up until it is over.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// "Ping360"; of a port the port.
    Q_PROPERTY(QString sonar READ sonar NOTIFY changed)
    /// "ttyUSB0 · revision C · firmware 3.1.1"
    Q_PROPERTY(QString details READ details NOTIFY changed)
    /// Nobody answers at the port, and the user says what hangs there.
    Q_PROPERTY(bool recovers READ recovers NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds CONSTANT)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed)
    /// What is left to do when power fails in between, of that kind of sonar.
    Q_PROPERTY(QString rescue READ rescue NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// "For a Ping360 · firmware 3.3.8 · 61.2 kB"; why it is not taken says `fileTrouble`.
    Q_PROPERTY(QString fileDetails READ fileDetails NOTIFY changed)
    Q_PROPERTY(QString fileTrouble READ fileTrouble NOTIFY changed)
    /// Of a file that is taken: that it is older than what the sonar has, and the like.
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    /// At which the boot code of a Ping1D or Ping2 is spoken to.
    Q_PROPERTY(bool hasRates READ hasRates NOTIFY changed)
    Q_PROPERTY(QStringList rates READ rates CONSTANT)
    Q_PROPERTY(int rate READ rate WRITE setRate NOTIFY changed)
    /// Why nothing can be written now, beside the file; and the command that helps. Else empty.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    Q_PROPERTY(QString command READ command NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Names sonar and file, and what ends.
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    /// 0..1
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    Q_PROPERTY(bool mayCancel READ mayCancel NOTIFY changed)
    /// What came of it.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)

public:
    enum class State {
        Choosing,
        Asking,
        /// The sonar is hung up, and its recording completed.
        Preparing,
        UnderWay,
        /// All is written; the sonar is looked for.
        Returning,
        Done,
        Failed,
    };
    Q_ENUM(State)

    explicit FirmwareUpdate(QObject* parent = nullptr);
    ~FirmwareUpdate() override;

    [[nodiscard]] DeviceFinder* finder() const { return m_finder; }
    void setFinder(DeviceFinder* finder);
    [[nodiscard]] RecorderState* recorder() const { return m_recorder; }
    void setRecorder(RecorderState* recorder);
    [[nodiscard]] bool shown() const { return m_url.has_value(); }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool busy() const;
    [[nodiscard]] QString sonar() const;
    [[nodiscard]] QString details() const;
    [[nodiscard]] bool recovers() const { return m_recovers; }
    [[nodiscard]] static QStringList kinds();
    [[nodiscard]] int kind() const { return static_cast<int>(m_saidKind); }
    void setKind(int kind);
    [[nodiscard]] QString rescue() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QString fileDetails() const;
    [[nodiscard]] QString fileTrouble() const;
    [[nodiscard]] QString remark() const;
    [[nodiscard]] bool hasRates() const;
    [[nodiscard]] static QStringList rates();
    [[nodiscard]] int rate() const { return m_rate; }
    void setRate(int rate);
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString command() const;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString stage() const;
    [[nodiscard]] double progress() const { return m_news.fraction; }
    [[nodiscard]] bool mayCancel() const;
    [[nodiscard]] QString outcome() const { return m_outcome; }

    /// Of a connected sonar.
    Q_INVOKABLE void showFor(leadline::app::LiveSonar* sonar);
    /// Of a place of the finder's: a serial port that is not connected.
    Q_INVOKABLE void showForPlace(const QString& key);
    /// Not while it is busy.
    Q_INVOKABLE void close();
    Q_INVOKABLE void choose(const QUrl& file);
    /// Asks whether the user means it.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void confirm();
    /// Back to choosing, or, under way, ends it where nothing is lost by that.
    Q_INVOKABLE void cancel();
    /// After a failure.
    Q_INVOKABLE void tryAgain();

signals:
    void changed();

private:
    void show(const link::LinkUrl& url, bool recovers);
    [[nodiscard]] std::optional<firmware::FirmwareKind> deviceKind() const;
    [[nodiscard]] LiveSonar* connectedSonar() const;
    /// Connected where this update is, at whatever rate.
    [[nodiscard]] bool isAtPlace(const LiveSonar& sonar) const;
    [[nodiscard]] bool othersAreConnected() const;
    [[nodiscard]] bool isRecording() const;
    void setState(State state);
    void begin();
    void update();
    void start();
    void takeNews(const FirmwareStatus& news);
    void comeBack();
    void giveBack();
    void lookForSonar();
    void end(State state, const QString& outcome);

    QPointer<DeviceFinder> m_finder;
    QPointer<RecorderState> m_recorder;
    State m_state = State::Choosing;
    /// Of the sonar's link, or the port.
    std::optional<link::LinkUrl> m_url;
    std::optional<device::Identity> m_identity;
    QString m_name;
    bool m_simulated = false;
    bool m_sharesLine = false;
    bool m_drivenElsewhere = false;
    bool m_recovers = false;
    firmware::FirmwareKind m_saidKind = firmware::FirmwareKind::Ping1D;
    int m_rate = 1;
    std::optional<CheckedFirmware> m_file;
    /// That is being looked at.
    QString m_looking;
    FirmwareStatus m_news;
    QString m_outcome;
    /// What the last try left.
    SonarRuns m_runs = SonarRuns::Program;
    bool m_whole = true;
    QTimer m_watch;
    QElapsedTimer m_since;
    FirmwareRunner m_runner;
};

} // namespace leadline::app
