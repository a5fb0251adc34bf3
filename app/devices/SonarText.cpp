// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SonarText.h"

#include "engine/EndpointText.h"
#include "engine/RejectedPeers.h"
#include "language/SentenceTranslation.h"

#include <QStringList>

#include <cmath>

namespace leadline::app {

namespace {

QString oneDecimal(double value)
{
    return QString::number(value, 'f', 1);
}

} // namespace

QString damageAdvice(const LiveSonar& sonar)
{
    if (!sonar.damaged())
        return {};
    const auto url = link::LinkUrl::parse(sonar.url().toStdString());
    const QString what =
        SonarText::tr(
            "%1 damaged messages per second, %2 % of all bytes. They are recorded but not shown.")
            .arg(oneDecimal(sonar.status().damage.perSecond),
                 oneDecimal(sonar.status().damage.percent));
    return url && url->kind == link::LinkUrl::Kind::Serial
               ? SonarText::tr("%1 Check plugs and cable, or use a lower baud rate.").arg(what)
               : SonarText::tr("%1 Check plugs and cable from the sonar to its bridge.").arg(what);
}

void SonarText::setSonar(LiveSonar* sonar)
{
    if (m_sonar)
        m_sonar->disconnect(this);
    m_sonar = sonar;
    if (sonar != nullptr)
        connect(sonar, &LiveSonar::changed, this, &SonarText::changed);
    emit changed();
}

QString SonarText::details() const
{
    if (!m_sonar)
        return {};
    const auto url = link::LinkUrl::parse(m_sonar->url().toStdString());
    QStringList words;
    if (url) {
        words += endpointText(*url);
        words += listensTo(*url);
    }
    if (!m_sonar->firmware().isEmpty())
        words += tr("fw %1").arg(m_sonar->firmware());
    if (m_sonar->deviceId() >= 0)
        words += tr("id %1").arg(m_sonar->deviceId());
    if (const auto rejectedDatagrams = m_sonar->status().rejectedDatagrams; rejectedDatagrams > 0)
        words += tr("%1 from other senders dropped").arg(rejectedDatagrams);
    if (const auto repeated = m_sonar->status().repeated; repeated > 0)
        words += tr("%1 repeated datagrams dropped").arg(repeated);
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString SonarText::status() const
{
    if (!m_sonar)
        return {};
    switch (m_sonar->state()) {
    case LiveSonar::State::Opening:
        return tr("Connecting");
    case LiveSonar::State::Waiting:
        return tr("Waiting for the first ping");
    case LiveSonar::State::Live:
    case LiveSonar::State::Slow:
        return pace();
    case LiveSonar::State::Lost:
        return m_sonar->listening() ? listeningSilenceText() : silence();
    case LiveSonar::State::Standby:
        return tr("○ Standby");
    case LiveSonar::State::Listening:
        return m_sonar->foundScanning() ? pace() : tr("Another program drives it");
    case LiveSonar::State::WrongDevice:
        return tr("Another device");
    case LiveSonar::State::UnknownProtocol:
        return tr("Unknown protocol");
    case LiveSonar::State::LinkDown:
        break;
    }
    return tr("Not open, retrying");
}

QString SonarText::pace() const
{
    const QString rate = oneDecimal(m_sonar->rateHz());
    // Damage is reported first because it usually causes a low rate.
    if (m_sonar->damaged())
        return tr("Damaged: %1/s, %2 % of its bytes")
            .arg(oneDecimal(m_sonar->status().damage.perSecond),
                 oneDecimal(m_sonar->status().damage.percent));
    if (m_sonar->state() == LiveSonar::State::Slow)
        return tr("Slow: %1/s of %2").arg(rate).arg(std::round(m_sonar->expectedHz()));
    return m_sonar->foundScanning() ? tr("Found scanning, %1/s").arg(rate) : tr("%1/s").arg(rate);
}

QString SonarText::silence() const
{
    return std::isnan(m_sonar->ageS())
               ? tr("No data, asking again")
               : tr("No data %1 s, asking again").arg(oneDecimal(m_sonar->ageS()));
}

/// The silence of a sonar to which Leadline sends no requests.
QString SonarText::listeningSilenceText() const
{
    if (std::isnan(m_sonar->ageS()))
        return m_sonar->foundScanning() ? tr("Found scanning, no data")
                                        : tr("Another program drives it, no data");
    return (m_sonar->foundScanning() ? tr("Found scanning, no data %1 s")
                                     : tr("Another program drives it, no data %1 s"))
        .arg(oneDecimal(m_sonar->ageS()));
}

QString SonarText::trouble() const
{
    if (!m_sonar)
        return {};
    switch (m_sonar->state()) {
    case LiveSonar::State::Lost:
        return m_sonar->listening() ? listeningSilenceText() : silence();
    case LiveSonar::State::LinkDown:
        if (std::isnan(m_sonar->ageS()))
            return m_sonar->sentence();
        return m_sonar->unplugged() ? tr("Unplugged. Reconnects by itself.")
                                    : tr("%1 Reconnects by itself.").arg(m_sonar->sentence());
    case LiveSonar::State::Listening:
    case LiveSonar::State::WrongDevice:
    case LiveSonar::State::UnknownProtocol:
        return m_sonar->sentence();
    case LiveSonar::State::Opening:
    case LiveSonar::State::Waiting:
    case LiveSonar::State::Live:
    case LiveSonar::State::Slow:
    case LiveSonar::State::Standby:
        break;
    }
    return {};
}

QString SonarText::remark() const
{
    if (!m_sonar)
        return {};
    const auto url = link::LinkUrl::parse(m_sonar->url().toStdString());
    QStringList all{damageAdvice(*m_sonar)};
    if (url)
        all += translated(rejectedPeersText(m_sonar->status().rejectedDatagrams, *url));
    all.removeAll(QString());
    return all.join(QLatin1Char(' '));
}

SonarText::Condition SonarText::condition() const
{
    if (!m_sonar)
        return Condition::Idle;
    switch (m_sonar->state()) {
    case LiveSonar::State::Live:
        return m_sonar->damaged() ? Condition::Slow : Condition::Good;
    case LiveSonar::State::Slow:
        return Condition::Slow;
    case LiveSonar::State::Opening:
    case LiveSonar::State::Waiting:
    case LiveSonar::State::Standby:
        return Condition::Idle;
    default:
        return Condition::Fault;
    }
}

} // namespace leadline::app
