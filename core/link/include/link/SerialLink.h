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

/// A serial port. One that vanishes is opened again where the adapter with the same USB serial
/// number comes back, else at the same path.
class SerialLink : public Link {
    Q_OBJECT

public:
    /// `listPorts` is listSerialPorts, but in tests.
    SerialLink(LinkUrl url, base::Clock& clock, PortLister listPorts = listSerialPorts,
               QObject* parent = nullptr);
    ~SerialLink() override;

    void setBaudRate(std::uint32_t baudRate) override;
    [[nodiscard]] std::uint32_t baudRate() const { return m_baudRate; }
    /// Where it is open, or was the last time.
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// As it was found when the port was opened, or looked at since.
    [[nodiscard]] SerialLatency latency() const { return m_latency; }
    void readLatency();
    /// Asks for the lowest once more, while open.
    void lowerLatency();
    /// Where the kernel lists ports; /sys/class/tty, but in tests.
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
    [[nodiscard]] std::string whyNotOpen() const;

    PortLister m_listPorts;
    std::uint32_t m_baudRate;
    std::string m_path;
    std::string m_serialNumber;
    SerialLatency m_latency;
    std::filesystem::path m_ttys = "/sys/class/tty";
    QSerialPort* m_port = nullptr;
};

} // namespace leadline::link
