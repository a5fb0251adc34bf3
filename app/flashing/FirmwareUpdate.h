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

/// Controller of the firmware update panel: choice and check of the file, confirmation, progress
/// and result. The sonar is disconnected for the update, which ends its recording, nothing else
/// uses its port meanwhile, and it is connected again afterwards. Lives in the window's thread.
class FirmwareUpdate : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::DeviceFinder* finder READ finder WRITE setFinder NOTIFY changed)
    /// The dive's recorder: its recording is completed before anything is sent that could disable a
    /// sonar.
    Q_PROPERTY(
        leadline::app::RecorderState* recorder READ recorder WRITE setRecorder NOTIFY changed)
    /// A sonar or a port is selected.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// True from disconnecting the sonar until the update is over.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Name of the sonar, "Ping360", or of the port.
    Q_PROPERTY(QString sonar READ sonar NOTIFY changed)
    /// Port and identity of the sonar: "ttyUSB0 · revision C · firmware 3.1.1".
    Q_PROPERTY(QString details READ details NOTIFY changed)
    /// No device answers at the port, so that the user selects its kind from `kinds`.
    Q_PROPERTY(bool recovers READ recovers NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds CONSTANT)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed)
    /// What to do if power fails during the update, for the selected kind of sonar.
    Q_PROPERTY(QString rescue READ rescue NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Content of the file: "For a Ping360 · firmware 3.3.8 · 61.2 kB"; `fileTrouble` says why it
    /// is not accepted.
    Q_PROPERTY(QString fileDetails READ fileDetails NOTIFY changed)
    Q_PROPERTY(QString fileTrouble READ fileTrouble NOTIFY changed)
    /// Remark about an accepted file, for example that it is older than the sonar's firmware.
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    /// The bootloader's baud rate can be chosen from `rates`: only for a Ping1D or Ping2.
    Q_PROPERTY(bool hasRates READ hasRates NOTIFY changed)
    Q_PROPERTY(QStringList rates READ rates CONSTANT)
    Q_PROPERTY(int rate READ rate WRITE setRate NOTIFY changed)
    /// Why the update cannot start for reasons other than the file, and a shell command that helps;
    /// else empty.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    Q_PROPERTY(QString command READ command NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Confirmation question that names sonar, file, and what will be interrupted.
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    /// 0..1
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    Q_PROPERTY(bool mayCancel READ mayCancel NOTIFY changed)
    /// Result of the update, as a sentence.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)

public:
    enum class State {
        Choosing,
        Confirming,
        /// The sonar is being disconnected, and its recording completed.
        Preparing,
        UnderWay,
        /// Writing has ended; the sonar is being connected again.
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
    [[nodiscard]] int kind() const { return static_cast<int>(m_chosenKind); }
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
    [[nodiscard]] double progress() const { return m_status.fraction; }
    [[nodiscard]] bool mayCancel() const;
    [[nodiscard]] QString outcome() const { return m_outcome; }

    /// Opens the panel for a connected sonar.
    Q_INVOKABLE void showFor(leadline::app::LiveSonar* sonar);
    /// Opens the panel for the DeviceFinder row `key`: a serial port that is not connected.
    Q_INVOKABLE void showForPlace(const QString& key);
    /// Closes the panel; ignored while `busy`.
    Q_INVOKABLE void close();
    Q_INVOKABLE void choose(const QUrl& file);
    /// Shows the confirmation question.
    Q_INVOKABLE void askToConfirm();
    Q_INVOKABLE void confirm();
    /// Returns from the question to the choice of the file, or cancels a running update if that
    /// does no harm.
    Q_INVOKABLE void cancel();
    /// Starts another attempt after a failure.
    Q_INVOKABLE void retry();

signals:
    void changed();

private:
    void show(const link::LinkUrl& url, bool recovers);
    [[nodiscard]] std::optional<firmware::FirmwareKind> deviceKind() const;
    [[nodiscard]] LiveSonar* connectedSonar() const;
    /// The sonar is connected at this update's port, at any baud rate.
    [[nodiscard]] bool isAtPlace(const LiveSonar& sonar) const;
    [[nodiscard]] bool othersAreConnected() const;
    [[nodiscard]] bool isRecording() const;
    void setState(State state);
    void begin();
    void update();
    void start();
    void applyStatus(const FirmwareStatus& status);
    void reconnectSonar();
    void releaseLink();
    void findSonar();
    void end(State state, const QString& outcome);

    QPointer<DeviceFinder> m_finder;
    QPointer<RecorderState> m_recorder;
    State m_state = State::Choosing;
    /// URL of the sonar's link, or of the port.
    std::optional<link::LinkUrl> m_url;
    std::optional<device::Identity> m_identity;
    QString m_name;
    bool m_simulated = false;
    bool m_sharesLine = false;
    bool m_drivenElsewhere = false;
    bool m_recovers = false;
    firmware::FirmwareKind m_chosenKind = firmware::FirmwareKind::Ping1D;
    int m_rate = 1;
    std::optional<CheckedFirmware> m_file;
    /// Path of the file that is being checked.
    QString m_checkingPath;
    FirmwareStatus m_status;
    QString m_outcome;
    /// State of the sonar after the last attempt.
    SonarRuns m_runs = SonarRuns::Program;
    bool m_whole = true;
    QTimer m_watch;
    QElapsedTimer m_since;
    FirmwareRunner m_runner;
};

} // namespace leadline::app
