// SPDX-License-Identifier: GPL-3.0-or-later
#include "AsyncFileWriter.h"

#include "base/Thread.h"

#include <utility>

namespace leadline::exporting {

namespace {

constexpr std::size_t pieceBytes = std::size_t{1} << 20U;

} // namespace

AsyncFileWriter::~AsyncFileWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
        m_waiting.clear();
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

bool AsyncFileWriter::write(base::ByteSpan bytes)
{
    m_filling.append(bytes);
    return m_filling.size() < pieceBytes || passToThread();
}

bool AsyncFileWriter::passToThread()
{
    if (!m_thread.joinable())
        m_thread = base::startThread("export-write", [this](const std::stop_token&) { run(); });
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_waiting.empty() || m_failed; });
    if (m_failed)
        return false;
    m_waiting.swap(m_filling);
    lock.unlock();
    m_changed.notify_all();
    m_filling.clear();
    return true;
}

base::Status AsyncFileWriter::finish()
{
    if (!m_filling.empty() && !passToThread())
        return *m_failed;
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return (m_waiting.empty() && !m_writing) || m_failed; });
    return m_failed ? base::Status(*m_failed) : base::done();
}

void AsyncFileWriter::run()
{
    base::ByteBuffer piece;
    std::uint64_t size = 0;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_stopping || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        piece.clear();
        piece.swap(m_waiting);
        m_writing = true;
        lock.unlock();
        m_changed.notify_all();
        const base::Status written = m_file.writeAt(size, piece.bytes());
        size += piece.size();
        lock.lock();
        m_writing = false;
        if (!written)
            m_failed = written.error();
        m_changed.notify_all();
        if (m_failed)
            return;
    }
}

} // namespace leadline::exporting
