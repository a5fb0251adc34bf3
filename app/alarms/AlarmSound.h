// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmLimit.h"

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

enum class AlarmVolume { Off, Soft, Loud };

/// One second of the alarm's sound as a WAV file, 16 bit mono. Near is three high beeps, far one
/// low beep, so that they can be told apart by ear.
[[nodiscard]] std::vector<std::byte> alarmTone(AlarmLimit::Side side, AlarmVolume volume);

/// Plays the alarm's tone with a program found in PATH (pw-play, paplay, aplay, macOS's afplay),
/// one second at a time. If a program fails the next one is tried. Never blocks.
class AlarmSound : public QObject {
    Q_OBJECT

public:
    explicit AlarmSound(QObject* parent = nullptr);
    ~AlarmSound() override;

    /// A player was found and did not fail.
    [[nodiscard]] bool isAvailable() const { return !m_players.isEmpty(); }
    [[nodiscard]] bool isPlaying() const { return m_process.state() != QProcess::NotRunning; }
    /// Repeats the tone until the next call or stop().
    void repeat(AlarmLimit::Side side, AlarmVolume volume);
    /// Plays one second; programs that failed before are tried again.
    void playOnce(AlarmLimit::Side side, AlarmVolume volume);
    void stop();

signals:
    void availableChanged();

private:
    struct Request {
        AlarmLimit::Side side;
        AlarmVolume volume;
        bool repeated;
    };

    void findPlayers();
    void setRequest(const Request& request);
    void startPlayer();
    void onFinished(bool succeeded);
    [[nodiscard]] QString toneFile(AlarmLimit::Side side, AlarmVolume volume) const;

    /// Paths of the players, the one in use first.
    QStringList m_players;
    QProcess m_process;
    QTimer m_timeout;
    QTemporaryDir m_folder;
    std::optional<Request> m_request;
    /// The player is being stopped by stop(), so that its exit is no failure.
    bool m_stopping = false;
};

/// Plays the sound of an alarm, and reports once each time that it begins to sound or becomes
/// blind, that is, cannot measure.
class AlarmNotifier : public QObject {
    Q_OBJECT

public:
    explicit AlarmNotifier(QObject* parent = nullptr);

    [[nodiscard]] AlarmSound& sound() { return m_sound; }
    [[nodiscard]] const AlarmSound& sound() const { return m_sound; }

    /// Sets which limit sounds now (nullopt for none), its volume, and whether the alarm is blind.
    void update(std::optional<AlarmLimit::Side> sounding, AlarmVolume volume, bool blind);

signals:
    void began();
    void wentBlind();

private:
    AlarmSound m_sound;
    bool m_wasSounding = false;
    bool m_wasBlind = false;
};

} // namespace leadline::app
