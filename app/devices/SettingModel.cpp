// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SettingModel.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// After the last step.
constexpr base::Duration settlesIn = 250ms;
/// A pending setting shows tenths of a second.
constexpr base::Duration countsEvery = 100ms;

SettingModel::State stateOf(device::SettingState state)
{
    switch (state) {
    case device::SettingState::Applied:
        return SettingModel::State::Applied;
    case device::SettingState::Pending:
        return SettingModel::State::Pending;
    case device::SettingState::Refused:
        return SettingModel::State::Refused;
    case device::SettingState::ChangedElsewhere:
        return SettingModel::State::ChangedElsewhere;
    case device::SettingState::Unread:
        break;
    }
    return SettingModel::State::Unread;
}

} // namespace

SettingModel::SettingModel(base::Clock& clock, Requests requests, QObject* parent)
    : QObject(parent),
      m_clock(clock),
      m_requests(std::move(requests)),
      m_settling(clock),
      m_counting(clock)
{
}

SettingModel::State SettingModel::state() const
{
    if (m_settling.isSet())
        return State::Waiting;
    return m_wish ? State::Pending : stateOf(m_news.state);
}

double SettingModel::value() const
{
    if (m_wish)
        return *m_wish;
    const bool wished = m_news.state == device::SettingState::Pending && m_news.requested;
    return wished ? *m_news.requested : reported();
}

double SettingModel::pendingS() const
{
    if (state() != State::Pending || !m_askedAt)
        return 0;
    return std::chrono::duration<double>(m_clock.now() - *m_askedAt).count();
}

void SettingModel::request(double value)
{
    if (m_readOnly)
        return;
    m_wish = value;
    m_settling.after(settlesIn, [this] { send(); });
    emit changed();
}

void SettingModel::withdraw()
{
    if (!m_settling.isSet())
        return;
    m_settling.stop();
    m_wish.reset();
    emit changed();
}

void SettingModel::useMine()
{
    sentAs(m_requests.useMine());
}

void SettingModel::keep()
{
    m_command = m_requests.keep();
}

void SettingModel::send()
{
    const double wish = *m_wish;
    sentAs(m_requests.set(wish));
}

void SettingModel::sentAs(std::uint64_t command)
{
    m_settling.stop();
    m_command = command;
    m_askedAt = m_clock.now();
    countPending();
    emit changed();
}

void SettingModel::apply(const SettingStatus& news, std::uint64_t heardCommand)
{
    m_news = news;
    // News that are older than the wish say nothing about it.
    if (!m_settling.isSet() && heardCommand >= m_command)
        m_wish.reset();
    if (state() != State::Pending)
        m_askedAt.reset();
    else if (!m_askedAt)
        m_askedAt = m_clock.now();
    if (state() == State::Pending && !m_counting.isSet())
        countPending();
    emit changed();
}

void SettingModel::setReadOnly(bool readOnly)
{
    if (m_readOnly == readOnly)
        return;
    m_readOnly = readOnly;
    if (readOnly)
        withdraw();
    emit changed();
}

void SettingModel::countPending()
{
    m_counting.after(countsEvery, [this] {
        if (state() != State::Pending)
            return;
        countPending();
        emit changed();
    });
}

} // namespace leadline::app
