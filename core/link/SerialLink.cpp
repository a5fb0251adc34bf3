// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/SerialLink.h"

#include "link/PortFacts.h"

#include <QByteArray>
#include <QSerialPort>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <span>
#include <utility>

namespace leadline::link {

namespace {

using namespace std::chrono_literals;

constexpr auto breakLasts = 20ms;
constexpr auto behindBreak = 10ms;
constexpr auto behindMeasuring = 11ms;
/// Limit for unsent bytes, one second at 115200 baud: beyond it the device does not accept data.
constexpr qint64 maxUnsentSerialBytes = 11'520;

std::string canonical(const std::string& path)
{
    std::error_code error;
    const auto target = std::filesystem::canonical(path, error);
    return error ? path : target.string();
}

std::string nameOf(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

} // namespace

SerialLink::SerialLink(LinkUrl url, base::Clock& clock, PortLister listPorts, QObject* parent)
    : Link(std::move(url), clock, parent),
      m_listPorts(std::move(listPorts)),
      m_baudRate(this->url().baudRate.value_or(defaultBaudRate)),
      m_path(portPath(this->url()))
{
}

SerialLink::~SerialLink()
{
    SerialLink::shutDown();
}

void SerialLink::findPath()
{
    if (m_serialNumber.empty())
        return;
    const auto ports = m_listPorts();
    const auto found = std::ranges::find(ports, m_serialNumber, &SerialPort::serialNumber);
    m_path = found != ports.end() ? found->path : portPath(url());
}

void SerialLink::rememberAdapter()
{
    const auto ports = m_listPorts();
    const auto found = std::ranges::find(ports, canonical(m_path), &SerialPort::path);
    if (found != ports.end())
        m_serialNumber = found->serialNumber;
}

void SerialLink::startOpening()
{
    findPath();
    m_port = new QSerialPort(QString::fromStdString(m_path), this);
    m_port->setBaudRate(static_cast<qint32>(m_baudRate));
    if (!m_port->open(QIODevice::ReadWrite)) {
        const bool isThere = m_port->error() != QSerialPort::DeviceNotFoundError;
        failed(whyNotOpen(), isThere ? Cause::Other : Cause::Unplugged);
        return;
    }
    lowerLatency();
    rememberAdapter();
    connect(m_port, &QSerialPort::readyRead, this, &SerialLink::read);
    connect(m_port, &QSerialPort::errorOccurred, this, &SerialLink::fail);
    opened();
}

base::Message SerialLink::whyNotOpen() const
{
    const std::string name = nameOf(m_path);
    switch (m_port->error()) {
    case QSerialPort::DeviceNotFoundError:
        return base::Message("%1 is not there: check that the adapter is plugged in.", name);
    case QSerialPort::PermissionError: {
        const PortPermission permission = portPermission(m_path);
        if (permission.mayOpen)
            return base::Message("Another program uses %1.", name);
        return base::Message("This user may not open %1, which belongs to group %2.", name,
                             permission.group);
    }
    default:
        return base::Message("%1 cannot be opened: %2.", name, m_port->errorString().toStdString());
    }
}

void SerialLink::readLatency()
{
    link::readLatency(m_latency, m_path, m_ttys);
}

void SerialLink::lowerLatency()
{
    if (m_port != nullptr)
        m_latency = link::lowerLatency(static_cast<int>(m_port->handle()), m_path, m_ttys);
}

void SerialLink::shutDown()
{
    if (m_port == nullptr)
        return;
    // Deleted later, because the port may be the caller of this function.
    m_port->disconnect(this);
    // Closing a port with unsent bytes would wait for a stuck line to transmit them.
    if (m_port->isOpen()) {
        m_port->clear();
        m_port->close();
    }
    m_port->deleteLater();
    m_port = nullptr;
}

void SerialLink::read()
{
    const base::Instant at = clock().now();
    const QByteArray bytes = m_port->readAll();
    if (!bytes.isEmpty())
        arrived(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))),
                at);
}

void SerialLink::fail()
{
    switch (m_port->error()) {
    case QSerialPort::NoError:
    // Reported for a pty, which has no control lines.
    case QSerialPort::UnsupportedOperationError:
    case QSerialPort::TimeoutError:
        return;
    default:
        failed(base::Message("%1 is gone: check that the adapter is plugged in.", nameOf(m_path)),
               Cause::Unplugged);
    }
}

bool SerialLink::write(base::ByteSpan bytes)
{
    const auto size = static_cast<qint64>(bytes.size());
    if (m_port->bytesToWrite() + size > maxUnsentSerialBytes)
        return false;
    QSerialPort* const port = m_port;
    if (port->write(reinterpret_cast<const char*>(bytes.data()), size) != size)
        return false;
    if (m_port == port)
        port->flush();
    return m_port == port;
}

void SerialLink::setBaudRate(std::uint32_t baudRate)
{
    m_baudRate = baudRate;
    if (m_port != nullptr)
        m_port->setBaudRate(static_cast<qint32>(baudRate));
}

void SerialLink::startMeasuringRate(std::function<void()> ready)
{
    // QSerialPort::sendBreak would block for the duration of the break.
    m_port->setBreakEnabled(true);
    measuring().after(breakLasts, [this, ready = std::move(ready)]() mutable {
        m_port->setBreakEnabled(false);
        measuring().after(behindBreak, [this, ready = std::move(ready)]() mutable {
            std::array<std::byte, 10> pattern{};
            pattern.fill(std::byte{'U'});
            if (send(pattern))
                measuring().after(behindMeasuring, std::move(ready));
        });
    });
}

} // namespace leadline::link
