// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/Pty.h"

#include "PtyRate.h"

#include <QSocketNotifier>

#include <array>
#include <chrono>
#include <span>

#if defined(__unix__)
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>
#endif

namespace leadline::link {

Pty::Pty(base::Clock& clock, QObject* parent) : QObject(parent), m_opening(clock) {}

Pty::~Pty()
{
    Pty::close();
}

void Pty::serve(Peer& peer)
{
    disconnect(m_served);
    m_served = connect(this, &Pty::received, this,
                       [&peer](base::ByteSpan bytes) { peer.receive(bytes, 0); });
    peer.setOutput([this](base::ByteSpan bytes, Peer::Client) { send(bytes); });
    peer.setLineRate([this] { return baudRate(); });
}

#if defined(__unix__)

namespace {

constexpr auto lookForOpening = std::chrono::milliseconds(20);

/// True if no program has the other end open.
bool isHungUp(int master)
{
    pollfd state{master, POLLIN, 0};
    return ::poll(&state, 1, 0) == 1 && (state.revents & POLLHUP) != 0;
}

/// Sets raw mode for programs that do not set it themselves. The descriptor is closed again,
/// because a port that this program holds would look busy to others.
bool makeRaw(const std::string& path)
{
    const int slave = ::open(path.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (slave < 0)
        return false;
    termios settings{};
    bool done = ::tcgetattr(slave, &settings) == 0;
    ::cfmakeraw(&settings);
    done = done && ::cfsetspeed(&settings, B115200) == 0 &&
           ::tcsetattr(slave, TCSANOW, &settings) == 0;
    ::close(slave);
    return done;
}

} // namespace

base::Status Pty::open()
{
    close();
    m_master = ::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    std::array<char, 128> name{};
    const bool made = m_master >= 0 && ::grantpt(m_master) == 0 && ::unlockpt(m_master) == 0 &&
                      ::ptsname_r(m_master, name.data(), name.size()) == 0 && makeRaw(name.data());
    if (!made) {
        close();
        return base::Error{base::Message("This system gives no pseudo terminal.")};
    }
    m_path = name.data();
    m_notifier = std::make_unique<QSocketNotifier>(m_master, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &Pty::read);
    m_writable = std::make_unique<QSocketNotifier>(m_master, QSocketNotifier::Write);
    m_writable->setEnabled(false);
    connect(m_writable.get(), &QSocketNotifier::activated, this, &Pty::sendRest);
    waitForOpening();
    return base::done();
}

void Pty::close()
{
    m_opening.stop();
    m_unsent.clear();
    for (auto* notifier : {&m_notifier, &m_writable}) {
        if (!*notifier)
            continue;
        (*notifier)->setEnabled(false);
        // Deleted later, because the notifier may be the caller of this function.
        notifier->release()->deleteLater();
    }
    if (m_master >= 0)
        ::close(m_master);
    m_master = -1;
}

std::uint32_t Pty::baudRate() const
{
    return m_master >= 0 ? outputRate(m_master) : 0U;
}

std::size_t Pty::write(base::ByteSpan bytes) const
{
    if (m_master < 0 || isHungUp(m_master))
        return 0;
    while (!bytes.empty()) {
        const auto taken = ::write(m_master, bytes.data(), bytes.size());
        if (taken > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(taken));
        else if (errno != EINTR)
            break;
    }
    return bytes.size();
}

// A terminal takes a few kilobytes at a time, less than the longest frames.
void Pty::send(base::ByteSpan bytes)
{
    constexpr std::size_t mostUnsent = std::size_t{256} << 10U;
    if (m_unsent.size() + bytes.size() > mostUnsent)
        return;
    m_unsent.insert(m_unsent.end(), bytes.begin(), bytes.end());
    sendRest();
}

void Pty::sendRest()
{
    if (m_master < 0 || isHungUp(m_master))
        m_unsent.clear();
    else
        m_unsent.erase(m_unsent.begin(),
                       m_unsent.end() - static_cast<std::ptrdiff_t>(write(m_unsent)));
    if (m_writable)
        m_writable->setEnabled(!m_unsent.empty());
}

void Pty::read()
{
    std::array<std::byte, 4096> buffer{};
    while (m_master >= 0) {
        const auto size = ::read(m_master, buffer.data(), buffer.size());
        if (size > 0) {
            emit received(std::span(buffer).first(static_cast<std::size_t>(size)));
            continue;
        }
        if (size < 0 && errno == EINTR)
            continue;
        if (size == 0 || errno == EIO)
            waitForOpening();
        return;
    }
}

/// Polls until a program opens the other end: until then the line is permanently readable, and its
/// notifier would never stop.
void Pty::waitForOpening()
{
    const bool closed = isHungUp(m_master);
    m_notifier->setEnabled(!closed);
    if (closed)
        m_opening.after(lookForOpening, [this] { waitForOpening(); });
}

#else

base::Status Pty::open()
{
    return base::Error{base::Message("This system has no pseudo terminals.")};
}

void Pty::close() {}

std::uint32_t Pty::baudRate() const
{
    return 0;
}

std::size_t Pty::write(base::ByteSpan) const
{
    return 0;
}

void Pty::send(base::ByteSpan) {}

void Pty::sendRest() {}

void Pty::read() {}

void Pty::waitForOpening() {}

#endif

} // namespace leadline::link
