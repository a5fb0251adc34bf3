// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/AlarmSound.h"

#include "base/Bytes.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr std::uint32_t samplesPerSecond = 22'050;
constexpr std::uint16_t bytesPerSample = 2;
constexpr std::uint16_t pcm = 1;
constexpr std::uint32_t formatBytes = 16;
/// Bytes of a WAVE file from "WAVE" to the length of the data, both included.
constexpr std::uint32_t headBytes = 36;
/// Rise and fall of a beep; without them it begins and ends with a click.
constexpr double edgeS = 0.006;

struct Beeps {
    int count;
    double hertz;
    double lengthS;
    double periodS;
};

Beeps beepsOf(AlarmLimit::Side side)
{
    return side == AlarmLimit::Side::Near
               ? Beeps{.count = 3, .hertz = 1320, .lengthS = 0.11, .periodS = 0.18}
               : Beeps{.count = 1, .hertz = 520, .lengthS = 0.4, .periodS = 1};
}

double heightOf(AlarmVolume volume)
{
    switch (volume) {
    case AlarmVolume::Off:
        break;
    case AlarmVolume::Soft:
        return 0.2;
    case AlarmVolume::Loud:
        return 0.9;
    }
    return 0;
}

double loudnessAt(const Beeps& beeps, double seconds)
{
    const double number = std::floor(seconds / beeps.periodS);
    if (number >= beeps.count)
        return 0;
    const double into = seconds - number * beeps.periodS;
    return std::clamp(std::min(into, beeps.lengthS - into) / edgeS, 0.0, 1.0);
}

void appendText(std::vector<std::byte>& bytes, std::string_view words)
{
    for (const char letter : words)
        bytes.push_back(static_cast<std::byte>(letter));
}

constexpr std::chrono::milliseconds toneLength = 1s;
/// A player that has not ended by this time hangs.
constexpr std::chrono::milliseconds longest = 5s;

} // namespace

AlarmSound::AlarmSound(QObject* parent) : QObject(parent)
{
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_timeout.setSingleShot(true);
    m_timeout.setInterval(longest);
    connect(&m_timeout, &QTimer::timeout, &m_process, &QProcess::kill);
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        onFinished(status == QProcess::NormalExit && code == 0);
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            onFinished(false);
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
    setRequest({.side = side, .volume = volume, .repeated = true});
}

void AlarmSound::playOnce(AlarmLimit::Side side, AlarmVolume volume)
{
    findPlayers();
    setRequest({.side = side, .volume = volume, .repeated = false});
}

void AlarmSound::setRequest(const Request& request)
{
    const bool same =
        m_request && m_request->side == request.side && m_request->volume == request.volume;
    m_request = request;
    if (request.volume == AlarmVolume::Off) {
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
    m_request.reset();
    if (!isPlaying())
        return;
    m_stopping = true;
    m_process.kill();
}

void AlarmSound::startPlayer()
{
    if (!m_request || m_players.isEmpty() || isPlaying())
        return;
    m_stopping = false;
    const QString& player = m_players.front();
    QStringList arguments;
    if (QFileInfo(player).fileName() == QLatin1String("aplay"))
        arguments << QStringLiteral("-q");
    arguments << toneFile(m_request->side, m_request->volume);
    m_timeout.start();
    m_process.start(player, arguments);
}

void AlarmSound::onFinished(bool succeeded)
{
    // A player that ends early is not restarted before the duration of the tone is over.
    const auto left = m_timeout.remainingTimeAsDuration() - (longest - toneLength);
    m_timeout.stop();
    if (m_stopping) {
        QTimer::singleShot(0, this, &AlarmSound::startPlayer);
        return;
    }
    if (succeeded && m_request && !m_request->repeated)
        m_request.reset();
    if (!succeeded && !m_players.isEmpty()) {
        m_players.removeFirst();
        emit availableChanged();
    }
    // Deferred because a failed start is reported from within a signal of the process.
    QTimer::singleShot(succeeded ? std::max<std::chrono::milliseconds>(left, 0ms) : 0ms, this,
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
    // The result is not checked: if the file is missing or incomplete, the player fails, which is
    // reported.
    file.write(reinterpret_cast<const char*>(tone.data()), static_cast<qint64>(tone.size()));
    return path;
}

std::vector<std::byte> alarmTone(AlarmLimit::Side side, AlarmVolume volume)
{
    constexpr std::uint32_t dataBytes = samplesPerSecond * bytesPerSample;
    std::vector<std::byte> bytes;
    bytes.reserve(dataBytes + headBytes + 8);
    appendText(bytes, "RIFF");
    base::appendLittle(bytes, headBytes + dataBytes);
    appendText(bytes, "WAVEfmt ");
    base::appendLittle(bytes, formatBytes);
    base::appendLittle(bytes, pcm);
    base::appendLittle(bytes, std::uint16_t{1});
    base::appendLittle(bytes, samplesPerSecond);
    base::appendLittle(bytes, samplesPerSecond * bytesPerSample);
    base::appendLittle(bytes, bytesPerSample);
    base::appendLittle(bytes, std::uint16_t{8 * bytesPerSample});
    appendText(bytes, "data");
    base::appendLittle(bytes, dataBytes);

    const Beeps beeps = beepsOf(side);
    const double height = 32'767 * heightOf(volume);
    for (std::uint32_t i = 0; i < samplesPerSecond; ++i) {
        const double seconds = static_cast<double>(i) / samplesPerSecond;
        const double wave = std::sin(2 * std::numbers::pi * beeps.hertz * seconds);
        base::appendLittle(bytes, static_cast<std::int16_t>(
                                      std::lround(height * loudnessAt(beeps, seconds) * wave)));
    }
    return bytes;
}

AlarmNotifier::AlarmNotifier(QObject* parent) : QObject(parent) {}

void AlarmNotifier::update(std::optional<AlarmLimit::Side> sounding, AlarmVolume volume, bool blind)
{
    const bool wasSounding = std::exchange(m_wasSounding, sounding.has_value());
    const bool wasBlind = std::exchange(m_wasBlind, blind);
    if (sounding)
        m_sound.repeat(*sounding, volume);
    else if (wasSounding)
        m_sound.stop();
    if (sounding && !wasSounding)
        emit began();
    if (blind && !wasBlind)
        emit wentBlind();
}

} // namespace leadline::app
