// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/Doctor.h"

#include <chrono>

namespace leadline::app {

using device::Problem;

Doctor::Doctor(QObject* parent) : QObject(parent), m_checks(this)
{
    m_second.setInterval(std::chrono::seconds(1));
    connect(&m_second, &QTimer::timeout, this, [this] {
        ++m_ageS;
        emit ticked();
    });
}

QString Doctor::when() const
{
    if (m_place.isEmpty())
        return {};
    return m_checking ? tr("checking") : tr("checked %1 s ago").arg(m_ageS);
}

QString Doctor::iconName() const
{
    if (m_mood == Condition::Good)
        return QStringLiteral("check");
    switch (m_diagnosis.problem) {
    case Problem::NoPermission:
        return QStringLiteral("lock");
    case Problem::None:
        return m_mood == Condition::Fault ? QStringLiteral("warn") : QStringLiteral("info");
    default:
        return QStringLiteral("warn");
    }
}

QString Doctor::insteadText() const
{
    const auto url = link::LinkUrl::parse(m_diagnosis.insteadUrl);
    if (!url)
        return {};
    if (m_diagnosis.problem != Problem::AnotherDevice)
        return tr("Use %1").arg(url->port);
    const std::string_view title = ping::titleOf(url->device->family());
    return tr("Connect as %1").arg(QString::fromStdString(std::string(title)));
}

QString Doctor::report() const
{
    QString lines =
        tr("Leadline connection doctor: %1").arg(m_place) + '\n' + title() + '\n' + text() + '\n';
    for (const QString& remedy : {command(), commandForNow()})
        if (!remedy.isEmpty())
            lines += "    " + remedy + '\n';
    static const QStringList evidence{tr("passed"), tr("failed"), tr("warning"), tr("waiting")};
    for (const device::Check& check : m_checks.checks()) {
        lines += QStringLiteral("[%1] %2: %3\n")
                     .arg(evidence[static_cast<qsizetype>(check.state)], translated(check.name),
                          translated(check.text));
        if (!check.command.empty())
            lines += "    " + words(check.command) + '\n';
    }
    return lines;
}

void Doctor::show(const QString& endpoint, const device::Diagnosis& diagnosis, Condition condition)
{
    if (endpoint == m_place && diagnosis == m_diagnosis && condition == m_mood)
        return;
    if (endpoint != m_place)
        checkedNow();
    m_place = endpoint;
    m_diagnosis = diagnosis;
    m_mood = condition;
    m_checks.setChecks(diagnosis.checks);
    emit changed();
}

void Doctor::setChecking(bool checking)
{
    if (checking == m_checking)
        return;
    m_checking = checking;
    emit changed();
    emit ticked();
}

void Doctor::checkedNow()
{
    m_ageS = 0;
    m_second.start();
    emit ticked();
}

} // namespace leadline::app
