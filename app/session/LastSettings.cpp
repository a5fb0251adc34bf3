// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LastSettings.h"

#include "language/SentenceTranslation.h"
#include "preferences/SettingKeys.h"
#include "settings/UnitFormat.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace leadline::app {

namespace {

/// A device's value for a request differs from it by less than this share.
constexpr double nearlyShare = 0.02;

bool isAsked(const SettingModel& model)
{
    return model.state() == SettingModel::State::Waiting ||
           model.state() == SettingModel::State::Pending;
}

} // namespace

LastSettings::LastSettings(QObject* parent) : QObject(parent) {}

void LastSettings::setSonar(LiveSonar* sonar)
{
    if (m_sonar == sonar)
        return;
    if (m_sonar) {
        m_sonar->disconnect(this);
        for (const One& one : m_all)
            one.model->disconnect(this);
    }
    m_sonar = sonar;
    m_all.clear();
    m_offered = false;
    m_decided = false;
    if (m_sonar)
        connect(m_sonar, &LiveSonar::changed, this, &LastSettings::update);
    update();
    emit sonarChanged();
    emit changed();
}

void LastSettings::setDisplay(DisplaySettings* display)
{
    if (m_display == display)
        return;
    m_display = display;
    emit sonarChanged();
}

QString LastSettings::textOf(const SettingModel& model, double value) const
{
    const bool feet = m_display && m_display->imperial();
    const double shown = UnitFormat::length(value, feet);
    QString text = model.nameOf(value);
    if (model.isSpeed())
        text = (feet ? tr("%1 ft/s") : tr("%1 m/s")).arg(std::round(shown));
    else if (model.isLength())
        text = feet ? tr("%1 ft").arg(std::round(shown * 10) / 10)
                    : tr("%1 m").arg(std::round(shown * 100) / 100);
    else if (text.isEmpty())
        text = QString::number(value * model.shownFactor()) +
               (model.isAngle() || model.unit().isEmpty() ? "" : " ") + model.unit();
    return translatedTerm(model.row().summary).arg(text);
}

/// The models exist only once the device has answered.
void LastSettings::watch()
{
    for (const auto& each : m_sonar->settings()->models())
        if (each->row().isKept)
            m_all.push_back({each.get()});
    for (std::size_t at = 0; at < m_all.size(); ++at)
        connect(m_all[at].model, &SettingModel::changed, this, [this, at] { watchOne(at); });
}

void LastSettings::watchOne(std::size_t at)
{
    One& one = m_all[at];
    if (one.model->state() == SettingModel::State::Waiting) {
        one.mine = true;
        decline();
    } else if (!isAsked(*one.model)) {
        const bool applied = one.model->state() == SettingModel::State::Applied;
        const double requested = one.model->requested();
        if (std::exchange(one.mine, false) && applied && !std::isnan(requested))
            m_sonar->stored().setValue(setting::sonar::asked(one.model->row().key), requested);
    }
    update();
    // A Ping1D in Auto changes its settings with each ping, so the signal is only emitted while an
    // offer is shown.
    if (m_offered)
        emit changed();
}

/// True if the sonar is under Leadline's control and has reported all of its settings.
bool LastSettings::canBeOffered() const
{
    const bool steered =
        m_sonar->state() == LiveSonar::State::Live || m_sonar->state() == LiveSonar::State::Slow;
    return steered && !m_all.empty() && std::all_of(m_all.begin(), m_all.end(), [](const One& one) {
               return !std::isnan(one.model->reported()) && !isAsked(*one.model);
           });
}

void LastSettings::update()
{
    if (!m_sonar)
        return;
    if (m_all.empty() && m_sonar->settings())
        watch();
    if (m_offered || m_decided || !m_sonar->stored().isKnown() || !canBeOffered())
        return;
    m_offered = true;
    if (text().isEmpty())
        decline();
    emit changed();
}

double LastSettings::kept(const One& one) const
{
    return m_sonar->stored().value(setting::sonar::asked(one.model->row().key));
}

bool LastSettings::differs(const One& one) const
{
    const double before = kept(one);
    const double now = one.model->reported();
    if (std::isnan(before) || std::isnan(now) ||
        std::abs(before - now) <= std::max(std::abs(before) * nearlyShare, 1e-3))
        return false;
    // A value that the device chooses itself does not count as a difference.
    const std::string_view chooser = one.model->row().chosenBy;
    if (chooser.empty())
        return true;
    const double wanted = m_sonar->stored().value(setting::sonar::asked(chooser));
    return (std::isnan(wanted) ? m_sonar->settings()->model(chooser).reported() : wanted) != 1;
}

QString LastSettings::text() const
{
    QStringList words;
    std::string_view group;
    qsizetype groupStart = 0;
    for (const One& one : m_all) {
        const device::SettingRow& row = one.model->row();
        if (std::exchange(group, row.group) != row.group)
            groupStart = words.size();
        // Within a group later settings are named first: the width of a sector before its centre.
        if (m_sonar && m_offered && differs(one))
            words.insert(groupStart, textOf(*one.model, kept(one)));
    }
    return words.join(QStringLiteral(", "));
}

void LastSettings::use()
{
    std::vector<std::pair<SettingModel*, double>> wanted;
    for (const One& one : m_all)
        if (m_sonar && differs(one))
            wanted.emplace_back(one.model, kept(one));
    decline();
    for (const auto& [model, value] : wanted)
        model->request(value);
}

void LastSettings::decline()
{
    if (!m_sonar || !std::exchange(m_offered, false))
        return;
    m_decided = true;
    emit changed();
}

} // namespace leadline::app
