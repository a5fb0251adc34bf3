// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "base/Result.h"
#include "base/Timer.h"
#include "link/Peer.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

class QSocketNotifier;

namespace leadline::link {

/// A pseudo terminal: programs open path() like a serial port, and this is its other end. It
/// transfers no break, but the baud rate that the other end sets. Unix only.
class Pty : public QObject {
    Q_OBJECT

public:
    explicit Pty(base::Clock& clock, QObject* parent = nullptr);
    ~Pty() override;

    [[nodiscard]] base::Status open();
    /// The port disappears as if it were unplugged.
    void close();
    [[nodiscard]] bool isOpen() const { return m_master >= 0; }
    /// `/dev/pts/5`
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Baud rate set by the other end; 0 if it cannot be read.
    [[nodiscard]] std::uint32_t baudRate() const;

    /// Bytes that the other end does not read are lost, all of them if it is not open. Returns the
    /// number of bytes at the end that did not fit.
    std::size_t write(base::ByteSpan bytes) const;

    /// Connects a simulated device to this port, replacing an earlier one. `peer` must live while
    /// the port is open. What does not fit waits until the other end has read; whole frames of it
    /// are lost where 256 KiB wait.
    void serve(Peer& peer);

signals:
    /// `bytes` are valid during the call.
    void received(leadline::base::ByteSpan bytes);

private:
    void read();
    void send(base::ByteSpan bytes);
    void sendRest();
    void waitForOpening();

    int m_master = -1;
    std::string m_path;
    std::unique_ptr<QSocketNotifier> m_notifier;
    /// Enabled while bytes wait.
    std::unique_ptr<QSocketNotifier> m_writable;
    std::vector<std::byte> m_unsent;
    base::Timer m_opening;
    QMetaObject::Connection m_served;
};

} // namespace leadline::link
