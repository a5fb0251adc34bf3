// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LiveEngine.h"

#include <QCoreApplication>

#include <string>
#include <utility>

namespace leadline::app {

namespace {

std::string libraryName()
{
    return "Leadline/" + QCoreApplication::applicationVersion().toStdString();
}

} // namespace

LiveEngine::LiveEngine(std::shared_ptr<EngineMailbox> mailbox, base::Duration ago,
                       link::PeerMaker simulators)
    : m_log(std::make_shared<LiveLog>(m_clock, libraryName(), ago)),
      m_io(ago)
{
    m_io.post([this, its = std::move(mailbox), peers = std::move(simulators)] {
        m_links = std::make_unique<LinkManager>(m_io.clock(), m_log, its, peers);
    });
}

LiveEngine::~LiveEngine()
{
    finish();
}

void LiveEngine::finish()
{
    m_finished = true;
    std::call_once(m_finish, [this] {
        m_io.finish([this](const IoThread::Done& done) {
            m_links->closeAll([this, done] {
                m_links.reset();
                done();
            });
        });
        m_log->finish();
    });
}

void LiveEngine::post(std::function<void(LinkManager&)> work)
{
    if (!m_finished)
        m_io.post([this, its = std::move(work)] { its(*m_links); });
}

void LiveEngine::catchUp(std::optional<base::Duration> by)
{
    if (!m_finished)
        m_io.catchUp(by);
}

} // namespace leadline::app
