// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "device/AddressChange.h"
#include "device/EthernetSonar.h"
#include "link/Ipv4.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// Form that changes the IP address of a Ping360 on Ethernet: input, validation, confirmation and
/// result.
class SonarIpForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a finder")
    /// MAC address of the selected sonar, and its present IP address; empty if it has none.
    Q_PROPERTY(QString mac READ mac NOTIFY changed)
    Q_PROPERTY(QString present READ present NOTIFY changed)
    Q_PROPERTY(bool dhcp READ dhcp WRITE setDhcp NOTIFY changed)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// Why the typed address cannot be used; empty if it can, or if nothing is typed.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Confirmation question that names the sonar and its new address.
    Q_PROPERTY(QString question READ question NOTIFY changed)
    /// Result of the last change, as a sentence.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)

public:
    enum class State { Editing, Confirming, UnderWay, Done, Failed };
    Q_ENUM(State)

    using QObject::QObject;

    [[nodiscard]] QString mac() const { return m_mac; }
    [[nodiscard]] QString present() const { return m_present; }
    [[nodiscard]] bool dhcp() const { return m_dhcp; }
    void setDhcp(bool dhcp);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString outcome() const { return m_outcome; }

    /// Shows the confirmation question.
    Q_INVOKABLE void askToConfirm();
    Q_INVOKABLE void confirm();
    /// Returns from the question to the input.
    Q_INVOKABLE void cancel();

    /// Selects the sonar; ignored while the address of another one is being changed.
    void choose(const QString& mac, const QString& present);
    void setNetworks(std::vector<link::Ipv4Network> networks);
    void finish(const base::Result<device::EthernetSonar>& result);

signals:
    void changed();
    void requested(const leadline::device::AddressChange::Request& request);

private:
    void setState(State state);

    QString m_mac;
    QString m_present;
    bool m_dhcp = false;
    QString m_text;
    State m_state = State::Editing;
    QString m_outcome;
    std::vector<link::Ipv4Network> m_networks;
};

} // namespace leadline::app
