// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmSound.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds toneLength = 1s;
/// A player that takes so much longer hangs.
constexpr std::chrono::milliseconds longest = 5s;

} // namespace

AlarmSound::AlarmSound(QObject* parent) : QObject(parent)
{
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_patience.setSingleShot(true);
    m_patience.setInterval(longest);
    connect(&m_patience, &QTimer::timeout, &m_process, &QProcess::kill);
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        ended(status == QProcess::NormalExit && code == 0);
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            ended(false);
    });
    findPlayers();
}

AlarmSound::~AlarmSound()
{
    m_process.disconnect(this);
}

void AlarmSound::findPlayers()
{
    m_players.clear();
    for (const auto* name : {"pw-play", "paplay", "aplay", "afplay"}) {
        const QString path = QStandardPaths::findExecutable(QLatin1String(name));
        if (!path.isEmpty())
            m_players << path;
    }
    emit availableChanged();
}

void AlarmSound::repeat(AlarmLimit::Side side, AlarmVolume volume)
{
    want({.side = side, .volume = volume, .repeated = true});
}

void AlarmSound::playOnce(AlarmLimit::Side side, AlarmVolume volume)
{
    findPlayers();
    want({.side = side, .volume = volume, .repeated = false});
}

void AlarmSound::want(const Wish& wish)
{
    const bool same = m_wish && m_wish->side == wish.side && m_wish->volume == wish.volume;
    m_wish = wish;
    if (wish.volume == AlarmVolume::Off) {
        stop();
    } else if (!isPlaying()) {
        startPlayer();
    } else if (!same) {
        m_stopping = true;
        m_process.kill();
    }
}

void AlarmSound::stop()
{
    m_wish.reset();
    if (!isPlaying())
        return;
    m_stopping = true;
    m_process.kill();
}

void AlarmSound::startPlayer()
{
    if (!m_wish || m_players.isEmpty() || isPlaying())
        return;
    m_stopping = false;
    const QString& player = m_players.front();
    QStringList arguments;
    if (QFileInfo(player).fileName() == QLatin1String("aplay"))
        arguments << QStringLiteral("-q");
    arguments << toneFile(m_wish->side, m_wish->volume);
    m_patience.start();
    m_process.start(player, arguments);
}

void AlarmSound::ended(bool well)
{
    // A player that is done at once is not started again before its second is over.
    const auto left = m_patience.remainingTimeAsDuration() - (longest - toneLength);
    m_patience.stop();
    if (m_stopping) {
        QTimer::singleShot(0, this, &AlarmSound::startPlayer);
        return;
    }
    if (well && m_wish && !m_wish->repeated)
        m_wish.reset();
    if (!well && !m_players.isEmpty()) {
        m_players.removeFirst();
        emit availableChanged();
    }
    // Not from within the process's own signal: a start that fails tells so at once.
    QTimer::singleShot(well ? std::max<std::chrono::milliseconds>(left, 0ms) : 0ms, this,
                       &AlarmSound::startPlayer);
}

QString AlarmSound::toneFile(AlarmLimit::Side side, AlarmVolume volume) const
{
    QString path = m_folder.filePath(
        QStringLiteral("%1%2.wav")
            .arg(side == AlarmLimit::Side::Near ? QStringLiteral("near") : QStringLiteral("far"))
            .arg(static_cast<int>(volume)));
    QFile file(path);
    if (file.exists() || !file.open(QIODevice::WriteOnly))
        return path;
    const std::vector<std::byte> tone = alarmTone(side, volume);
    // A file that is cut or missing is told by the player, which fails.
    file.write(reinterpret_cast<const char*>(tone.data()), static_cast<qint64>(tone.size()));
    return path;
}

} // namespace leadline::app
