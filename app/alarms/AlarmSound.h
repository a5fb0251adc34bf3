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

/// A second of the alarm's sound as a WAV file: 16 bits, one channel. Near beeps high and thrice,
/// far low and once, so that they are told apart without looking.
[[nodiscard]] std::vector<std::byte> alarmTone(AlarmLimit::Side side, AlarmVolume volume);

/// Sounds the alarm's tone through a player that is in PATH (pw-play, paplay, aplay, macOS's
/// afplay), a second at a time. A player that fails gives way to the next. Never waits.
class AlarmSound : public QObject {
    Q_OBJECT

public:
    explicit AlarmSound(QObject* parent = nullptr);
    ~AlarmSound() override;

    /// A player was found and did not fail.
    [[nodiscard]] bool isAvailable() const { return !m_players.isEmpty(); }
    [[nodiscard]] bool isPlaying() const { return m_process.state() != QProcess::NotRunning; }
    /// Over and over until another one or stop().
    void repeat(AlarmLimit::Side side, AlarmVolume volume);
    /// One second; a player that failed before is tried again.
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
    void want(const Request& request);
    void startPlayer();
    void ended(bool well);
    [[nodiscard]] QString toneFile(AlarmLimit::Side side, AlarmVolume volume) const;

    /// Paths, the one that is used first.
    QStringList m_players;
    QProcess m_process;
    QTimer m_timeout;
    QTemporaryDir m_folder;
    std::optional<Request> m_request;
    /// The tone that plays is stopped by us.
    bool m_stopping = false;
};

/// What is heard of an alarm, and when there is something to say of it: once for each time that it
/// begins to sound, or goes blind.
class AlarmVoice : public QObject {
    Q_OBJECT

public:
    explicit AlarmVoice(QObject* parent = nullptr);

    [[nodiscard]] AlarmSound& sound() { return m_sound; }
    [[nodiscard]] const AlarmSound& sound() const { return m_sound; }

    /// Which limit sounds now, if any, how loud, and whether the alarm cannot see.
    void say(std::optional<AlarmLimit::Side> sounding, AlarmVolume volume, bool blind);

signals:
    void began();
    void wentBlind();

private:
    AlarmSound m_sound;
    bool m_wasSounding = false;
    bool m_wasBlind = false;
};

} // namespace leadline::app
