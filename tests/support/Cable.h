// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "support/LiveBench.h"

#include <QFile>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>
#include <utility>

namespace leadline::test {

/// A device on a cable that can be pulled, and plugged in again at the same place. Once the cable
/// was pulled, the device sends nothing until it receives something again.
class Cable {
public:
    explicit Cable(std::unique_ptr<SpyPeer> device) : m_device(std::move(device))
    {
        m_device->silent = true;
    }
    virtual ~Cable() = default;
    Cable(const Cable&) = delete;
    Cable& operator=(const Cable&) = delete;

    [[nodiscard]] virtual QString url() const = 0;
    virtual bool plugIn() = 0;
    virtual void pull() = 0;
    /// The device is silent until unhush(), and then until it receives something.
    void hush()
    {
        m_device->silent = true;
        m_hushed = true;
    }
    /// The device answers again once it receives something.
    void unhush() { m_hushed = false; }
    [[nodiscard]] SpyPeer& device() { return *m_device; }
    /// Everything that the device received through the cable.
    [[nodiscard]] const QByteArray& heard() const { return m_heard; }

protected:
    void handle(base::ByteSpan bytes)
    {
        m_heard += asArray(bytes);
        m_device->silent = m_hushed;
        m_device->receive(bytes, 0);
    }

private:
    std::unique_ptr<SpyPeer> m_device;
    QByteArray m_heard;
    bool m_hushed = false;
};

/// A serial port that always has the same name.
class SerialCable final : public Cable {
public:
    SerialCable(std::unique_ptr<SpyPeer> device, base::Clock& clock, QString kind)
        : Cable(std::move(device)),
          m_pty(clock),
          m_kind(std::move(kind))
    {
        this->device().setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            m_waiting += asArray(bytes);
            send();
        });
        QObject::connect(&m_again, &QTimer::timeout, &m_pty, [this] { send(); });
        m_again.setInterval(1);
        QObject::connect(&m_pty, &link::Pty::received, &m_pty,
                         [this](base::ByteSpan bytes) { handle(bytes); });
    }
    [[nodiscard]] QString url() const override
    {
        return QStringLiteral("serial:%1?baud=115200&device=%2").arg(port(), m_kind);
    }
    bool plugIn() override
    {
        unhush();
        return m_pty.open().ok() && QFile::link(QString::fromStdString(m_pty.path()), port());
    }
    void pull() override
    {
        hush();
        QFile::remove(port());
        m_pty.close();
    }

private:
    /// On a busy computer the port may be read too slowly for its buffer, so the rest is written
    /// later.
    void send()
    {
        const auto bytes = std::as_bytes(
            std::span(m_waiting.constData(), static_cast<std::size_t>(m_waiting.size())));
        m_waiting = m_waiting.right(static_cast<qsizetype>(m_pty.write(bytes)));
        if (m_waiting.isEmpty())
            m_again.stop();
        else if (!m_again.isActive())
            m_again.start();
    }
    [[nodiscard]] QString port() const { return m_folder.filePath(QStringLiteral("ttySonar")); }

    QTemporaryDir m_folder;
    link::Pty m_pty;
    QString m_kind;
    QByteArray m_waiting;
    QTimer m_again;
};

/// A TCP server that accepts one client at a time.
class TcpCable final : public Cable {
public:
    TcpCable(std::unique_ptr<SpyPeer> device, QString kind)
        : Cable(std::move(device)),
          m_kind(std::move(kind))
    {
        this->device().setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            if (m_socket)
                m_socket->write(asArray(bytes));
        });
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] { welcome(); });
    }
    [[nodiscard]] QString url() const override
    {
        return QStringLiteral("tcp://127.0.0.1:%1?device=%2").arg(m_port).arg(m_kind);
    }
    bool plugIn() override
    {
        unhush();
        const bool listens = m_server.listen(QHostAddress::LocalHost, m_port);
        m_port = m_server.serverPort();
        return listens;
    }
    void pull() override
    {
        hush();
        m_server.close();
        if (m_socket)
            m_socket->disconnectFromHost();
        m_socket = nullptr;
    }

private:
    void welcome()
    {
        QTcpSocket* const socket = m_server.nextPendingConnection();
        m_socket = socket;
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
            const QByteArray bytes = socket->readAll();
            if (m_socket == socket)
                handle(std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size()))));
        });
    }

    QTcpServer m_server;
    QPointer<QTcpSocket> m_socket;
    std::uint16_t m_port = 0;
    QString m_kind;
};

} // namespace leadline::test
