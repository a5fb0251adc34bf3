// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/TcpLink.h"

#include "LinkText.h"

#include <QByteArray>
#include <QTcpSocket>
#include <QVariant>

#include <chrono>
#include <span>
#include <utility>

#if defined(__linux__)
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

namespace leadline::link {

namespace {

/// The system's own retries come at doubling intervals; a new attempt reaches a host that has just
/// started earlier.
constexpr auto connectTimeout = std::chrono::milliseconds(1200);
/// Limit for unsent bytes, beyond which the other end does not accept data.
constexpr qint64 maxUnsentTcpBytes = qint64{256} * 1024;

/// Makes a connection fail, if the system supports that, when sent data is not acknowledged for
/// some seconds; without it, an unplugged cable is noticed only after a quarter of an hour.
void noticeDeadPeer([[maybe_unused]] std::intptr_t socket)
{
#if defined(__linux__)
    const unsigned unacknowledgedMs = 4000;
    const int idleS = 2;
    const int intervalS = 1;
    const auto fd = static_cast<int>(socket);
    // Errors are ignored: the connection also works without these options.
    ::setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &unacknowledgedMs, sizeof(unacknowledgedMs));
    ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idleS, sizeof(idleS));
    ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &intervalS, sizeof(intervalS));
#endif
}

} // namespace

TcpLink::TcpLink(LinkUrl url, base::Clock& clock, QObject* parent)
    : Link(std::move(url), clock, parent),
      m_timeout(clock)
{
}

TcpLink::~TcpLink()
{
    TcpLink::shutDown();
}

void TcpLink::startOpening()
{
    m_socket = new QTcpSocket(this);
    connect(m_socket, &QTcpSocket::connected, this, &TcpLink::connected);
    connect(m_socket, &QTcpSocket::readyRead, this, &TcpLink::read);
    connect(m_socket, &QTcpSocket::errorOccurred, this, &TcpLink::fail);
    m_timeout.after(connectTimeout,
                    [this] { failed(cannotConnect(url(), QAbstractSocket::SocketTimeoutError)); });
    m_socket->connectToHost(QString::fromStdString(url().place), url().port);
}

void TcpLink::shutDown()
{
    m_timeout.stop();
    if (m_socket == nullptr)
        return;
    // Deleted later, because the socket may be the caller of this function.
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket->deleteLater();
    m_socket = nullptr;
}

void TcpLink::connected()
{
    m_timeout.stop();
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    noticeDeadPeer(m_socket->socketDescriptor());
    refused(Refusal::None);
    opened();
}

void TcpLink::read()
{
    const base::Instant at = clock().now();
    const QByteArray bytes = m_socket->readAll();
    if (!bytes.isEmpty())
        arrived(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))),
                at);
}

void TcpLink::fail()
{
    const QTcpSocket* const broken = m_socket;
    if (m_socket->bytesAvailable() > 0)
        read();
    // Reading may have made the receiver close the link.
    if (m_socket != broken)
        return;
    const auto error = m_socket->error();
    refused(error == QAbstractSocket::ConnectionRefusedError ? Refusal::Port
            : error == QAbstractSocket::NetworkError         ? Refusal::Host
                                                             : Refusal::None);
    failed(cannotConnect(url(), error));
}

void TcpLink::startMeasuringRate(std::function<void()> ready)
{
    measuring().after({}, std::move(ready));
}

bool TcpLink::write(base::ByteSpan bytes)
{
    const auto size = static_cast<qint64>(bytes.size());
    if (m_socket->bytesToWrite() + size > maxUnsentTcpBytes)
        return false;
    const bool taken = m_socket->write(reinterpret_cast<const char*>(bytes.data()), size) == size;
    m_socket->flush();
    return taken;
}

} // namespace leadline::link
