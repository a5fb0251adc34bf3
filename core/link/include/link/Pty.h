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

class QSocketNotifier;

namespace leadline::link {

/// A pseudo terminal: a serial port without hardware for whoever opens path(), and this end of it.
/// Carries no break, but the rate the other end has set. Unix only.
class Pty : public QObject {
    Q_OBJECT

public:
    explicit Pty(base::Clock& clock, QObject* parent = nullptr);
    ~Pty() override;

    [[nodiscard]] base::Status open();
    /// The port vanishes as if it was unplugged.
    void close();
    [[nodiscard]] bool isOpen() const { return m_master >= 0; }
    /// `/dev/pts/5`
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Of the other end; 0 where that cannot be asked.
    [[nodiscard]] std::uint32_t baudRate() const;

    /// What the other end does not take is lost, as on a line; all of it while nobody has it open.
    /// Tells how many bytes at the end the line had no room for.
    std::size_t write(base::ByteSpan bytes) const;

    /// Joins a device and this line, instead of one before; both live as long as the line is open.
    void serve(Peer& peer);

signals:
    /// The bytes live as long as the call.
    void received(leadline::base::ByteSpan bytes);

private:
    void read();
    void waitForOpening();

    int m_master = -1;
    std::string m_path;
    std::unique_ptr<QSocketNotifier> m_notifier;
    base::Timer m_opening;
    QMetaObject::Connection m_served;
};

} // namespace leadline::link
