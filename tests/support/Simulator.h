// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QStringList>

namespace leadline::test {

/// Runs `leadline-cli simulate` from the folder of this program, and ends it when it is destroyed.
class Simulator {
public:
    explicit Simulator(const QStringList& arguments)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/leadline-cli"),
                        QStringList{QStringLiteral("simulate")} + arguments);
        while (!m_process.canReadLine() && m_process.waitForReadyRead(30'000)) {
        }
        m_url = QString::fromUtf8(m_process.readLine()).trimmed();
    }
    ~Simulator()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Simulator(const Simulator&) = delete;
    Simulator& operator=(const Simulator&) = delete;

    [[nodiscard]] const QString& url() const { return m_url; }

private:
    QProcess m_process;
    QString m_url;
};

} // namespace leadline::test
