// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Cable.h"

#include <QHostAddress>
#include <QUdpSocket>

#include <memory>
#include <utility>

namespace leadline::test {

/// A sonar's bridge or a vehicle's endpoint that waits for clients: what it says goes to whoever
/// spoke last.
class UdpCable final : public Cable {
public:
    UdpCable(std::unique_ptr<SpyPeer> device, QString kind)
        : Cable(std::move(device)),
          m_kind(std::move(kind))
    {
        this->device().setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            if (m_client != 0)
                m_socket->writeDatagram(asArray(bytes), QHostAddress::LocalHost, m_client);
        });
    }
    [[nodiscard]] QString url() const override
    {
        return QStringLiteral("udp://%1:%2?device=%3")
            .arg(m_address.toString())
            .arg(m_port)
            .arg(m_kind);
    }
    bool plugIn() override
    {
        unhush();
        m_socket = std::make_unique<QUdpSocket>();
        const bool bound = m_socket->bind(m_address, m_port);
        m_port = m_socket->localPort();
        QObject::connect(m_socket.get(), &QUdpSocket::readyRead, m_socket.get(), [this] {
            while (m_socket->hasPendingDatagrams()) {
                QByteArray bytes(m_socket->pendingDatagramSize(), '\0');
                m_socket->readDatagram(bytes.data(), bytes.size(), nullptr, &m_client);
                handle(std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size()))));
            }
        });
        return bound;
    }
    void pull() override
    {
        hush();
        m_socket.reset();
    }
    /// The port of who spoke last.
    [[nodiscard]] quint16 client() const { return m_client; }
    /// It has another address from now on, and says from there what it says.
    bool moveTo(const char* address)
    {
        m_address = QHostAddress(QLatin1String(address));
        return plugIn();
    }

private:
    QHostAddress m_address = QHostAddress::LocalHost;
    std::unique_ptr<QUdpSocket> m_socket;
    quint16 m_port = 0;
    quint16 m_client = 0;
    QString m_kind;
};

/// A vehicle that sends to a port of this computer by itself.
class CallingCable final : public Cable {
public:
    CallingCable(std::unique_ptr<SpyPeer> device, quint16 port)
        : Cable(std::move(device)),
          m_port(port)
    {
        this->device().setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            if (m_socket)
                m_socket->writeDatagram(asArray(bytes), QHostAddress::LocalHost, m_port);
        });
    }
    [[nodiscard]] QString url() const override
    {
        return QStringLiteral("udpin://127.0.0.1:%1?device=vehicle").arg(m_port);
    }
    bool plugIn() override
    {
        unhush();
        m_socket = std::make_unique<QUdpSocket>();
        QObject::connect(m_socket.get(), &QUdpSocket::readyRead, m_socket.get(), [this] {
            while (m_socket->hasPendingDatagrams()) {
                QByteArray bytes(m_socket->pendingDatagramSize(), '\0');
                m_socket->readDatagram(bytes.data(), bytes.size());
                handle(std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size()))));
            }
        });
        // Somebody is there, as far as it knows.
        handle({});
        return true;
    }
    void pull() override
    {
        hush();
        m_socket.reset();
    }
    /// It sends from another port: as one that started again does.
    void callAgain()
    {
        m_socket.reset();
        (void)plugIn();
    }

private:
    std::unique_ptr<QUdpSocket> m_socket;
    quint16 m_port;
};

} // namespace leadline::test
