// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"
#include "link/SerialLatency.h"
#include "link/SerialPorts.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

class QSerialPort;

namespace leadline::link {

/// A serial port. After a loss it is reopened where the adapter with the same USB serial number
/// reappears, else at the same path.
class SerialLink : public Link {
    Q_OBJECT

public:
    /// Tests replace `listPorts`.
    SerialLink(LinkUrl url, base::Clock& clock, PortLister listPorts = listSerialPorts,
               QObject* parent = nullptr);
    ~SerialLink() override;

    void setBaudRate(std::uint32_t baudRate) override;
    [[nodiscard]] std::uint32_t baudRate() const { return m_baudRate; }
    /// Path of the open port, or of the last one.
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// State when the port was opened or readLatency() was last called.
    [[nodiscard]] SerialLatency latency() const { return m_latency; }
    void readLatency();
    /// Requests the lowest latency again; only while open.
    void lowerLatency();
    /// The kernel's list of ports; tests replace it.
    void setTtys(std::filesystem::path ttys) { m_ttys = std::move(ttys); }

protected:
    void startOpening() override;
    void shutDown() override;
    [[nodiscard]] bool write(base::ByteSpan bytes) override;
    void startMeasuringRate(std::function<void()> ready) override;

private:
    void findPath();
    void rememberAdapter();
    void read();
    void fail();
    [[nodiscard]] base::Message whyNotOpen() const;

    PortLister m_listPorts;
    std::uint32_t m_baudRate;
    std::string m_path;
    std::string m_serialNumber;
    SerialLatency m_latency;
    std::filesystem::path m_ttys = "/sys/class/tty";
    QSerialPort* m_port = nullptr;
};

} // namespace leadline::link
