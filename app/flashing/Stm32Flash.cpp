// SPDX-License-Identifier: GPL-3.0-or-later
#include "flashing/Stm32Flash.h"

#include <QDir>
#include <QStandardPaths>
#include <QStringList>

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// Much longer than stm32flash prints nothing while it erases.
constexpr base::Duration longestSilence = std::chrono::minutes(2);

} // namespace

Stm32Flash::Stm32Flash(base::Clock& clock, Callbacks calls)
    : m_callbacks(std::move(calls)),
      m_copy(QDir::temp().filePath(QStringLiteral("leadline-firmware-XXXXXX.hex"))),
      m_silence(clock)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    QObject::connect(&m_process, &QProcess::readyReadStandardOutput, &m_process,
                     [this] { read(); });
    QObject::connect(&m_process, &QProcess::finished, &m_process,
                     [this](int exitStatus, QProcess::ExitStatus how) {
                         ended(how == QProcess::NormalExit, exitStatus);
                     });
    QObject::connect(
        &m_process, &QProcess::errorOccurred, &m_process, [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                finish(base::Error{base::Message("stm32flash cannot be started: %1.",
                                                 m_process.errorString().toStdString())});
        });
}

Stm32Flash::~Stm32Flash()
{
    m_process.disconnect(&m_process);
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

QString Stm32Flash::find()
{
    return QStandardPaths::findExecutable(QStringLiteral("stm32flash"));
}

base::Status Stm32Flash::prepare(const std::string& content)
{
    const auto size = static_cast<qint64>(content.size());
    if (m_copy.open() && m_copy.write(content.data(), size) == size && m_copy.flush())
        return base::done();
    return base::Error{base::Message("A copy of the firmware cannot be written to %1: %2.",
                                     QDir::tempPath().toStdString(),
                                     m_copy.errorString().toStdString())};
}

void Stm32Flash::start(const std::string& program, const std::string& port, std::uint32_t baudRate)
{
    QStringList arguments;
    for (const std::string& each :
         firmware::stm32Arguments(m_copy.fileName().toStdString(), port, baudRate))
        arguments += QString::fromStdString(each);
    // The program's output is parsed, so it must not be translated.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    m_process.setProcessEnvironment(environment);
    restartSilenceTimer();
    m_started = true;
    m_process.start(QString::fromStdString(program), arguments);
}

void Stm32Flash::read()
{
    const QByteArray words = m_process.readAllStandardOutput();
    m_report.take(std::string_view(words.constData(), static_cast<std::size_t>(words.size())));
    if (m_over)
        return;
    m_callbacks.progress(m_report.progress());
    restartSilenceTimer();
}

void Stm32Flash::restartSilenceTimer()
{
    m_silence.after(longestSilence, [this] { m_process.kill(); });
}

void Stm32Flash::ended(bool byItself, int exitStatus)
{
    read();
    m_touched = m_report.touched() || !byItself;
    finish(m_report.verdict(byItself, exitStatus));
}

void Stm32Flash::finish(const base::Status& status)
{
    if (std::exchange(m_over, true))
        return;
    // Deferred because this may be called from within a signal of the process.
    m_silence.after({}, [done = m_callbacks.done, status] { done(status); });
}

} // namespace leadline::app
