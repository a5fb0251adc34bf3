// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SettingModel.h"

#include "devices/SonarSettings.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Time after the last step until the value is sent.
constexpr base::Duration settlesIn = 250ms;
/// Interval at which the age of a pending request is updated; it is shown in tenths of a second.
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

// A child, so that QML does not take it for its own.
SettingModel::SettingModel(const device::SettingRow& row, base::Clock& clock,
                           SonarSettings& settings)
    : QObject(&settings),
      m_row(row),
      m_clock(clock),
      m_settings(settings),
      m_settling(clock),
      m_counting(clock)
{
}

bool SettingModel::isLength() const
{
    return m_row.unit == device::SettingUnit::Metres ||
           m_row.unit == device::SettingUnit::MetresPerSecond;
}

QString SettingModel::symbol(device::SettingUnit unit)
{
    switch (unit) {
    case device::SettingUnit::Milliseconds:
        return tr("ms");
    case device::SettingUnit::Microseconds:
        return tr("µs");
    case device::SettingUnit::Kilohertz:
        return tr("kHz");
    case device::SettingUnit::Percent:
        return tr("%");
    case device::SettingUnit::Degrees:
    case device::SettingUnit::Gradians: // Shown in degrees.
        return tr("°");
    case device::SettingUnit::Metres:
    case device::SettingUnit::MetresPerSecond:
    case device::SettingUnit::None:
        break;
    }
    return {};
}

QVariantList SettingModel::choices() const
{
    QVariantList all;
    for (const device::SettingChoice& each : m_row.choices)
        all << QVariant(QVariantList{
            each.value, each.name.empty() ? QString::number(each.value * shownFactor()) + unit()
                                          : translatedTerm(each.name)});
    return all;
}

QString SettingModel::nameOf(double value) const
{
    const auto found = std::ranges::find(m_row.choices, value, &device::SettingChoice::value);
    return found == m_row.choices.end() || found->name.empty() ? QString()
                                                               : translatedTerm(found->name);
}

QString SettingModel::note(double value) const
{
    return m_row.note != nullptr ? QString::fromStdString(m_row.note(value)) : QString();
}

SettingModel::State SettingModel::state() const
{
    if (m_settling.isSet())
        return State::Waiting;
    return m_requested ? State::Pending : stateOf(m_status.state);
}

double SettingModel::value() const
{
    if (m_requested)
        return *m_requested;
    const bool isPending = m_status.state == device::SettingState::Pending;
    return isPending ? m_status.requested.value_or(reported()) : reported();
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
    m_requested = value;
    m_settling.after(settlesIn, [this] { m_settings.sendGroup(*this); });
    emit changed();
}

void SettingModel::withdraw()
{
    if (!m_settling.isSet())
        return;
    m_settling.stop();
    m_requested.reset();
    emit changed();
}

void SettingModel::requestNow(double value)
{
    m_requested = value;
    m_settings.sendGroup(*this);
}

void SettingModel::setAutomatic(bool automatic)
{
    withdraw();
    const double value = automatic ? unknown : reported();
    m_isAutomatic = std::isnan(value);
    m_command = m_settings.send(SetSettings{{{m_row.key, value}}});
    emit changed();
}

void SettingModel::useRequested()
{
    setCommand(m_settings.send(UseRequested{m_row.key}));
}

void SettingModel::keepReported()
{
    m_command = m_settings.send(KeepReported{m_row.key});
}

void SettingModel::setCommand(std::uint64_t command)
{
    m_settling.stop();
    m_isAutomatic = m_isAutomatic && !m_requested;
    m_command = command;
    m_askedAt = m_clock.now();
    countPending();
    emit changed();
}

void SettingModel::apply(const device::SettingStatus& status, std::uint64_t handledCommand)
{
    m_status = status;
    // A status that does not include the last command says nothing about it.
    if (!m_settling.isSet() && handledCommand >= m_command) {
        m_requested.reset();
        m_isAutomatic = status.isAutomatic;
    }
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
