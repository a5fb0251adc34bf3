// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LastSettings.h"

#include "settings/UnitFormat.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

/// A device's own figure for what it was asked for differs by less.
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

QString LastSettings::metres(double metres) const
{
    const bool feet = m_display && m_display->imperial();
    const double shown = UnitFormat::length(metres, feet);
    return feet ? tr("%1 ft").arg(std::round(shown * 10) / 10)
                : tr("%1 m").arg(std::round(shown * 100) / 100);
}

/// The models come with the device's answer.
void LastSettings::watch()
{
    const auto length = [this](double value) { return metres(value); };
    const auto with = [](const QString& unit) {
        return [unit](double value) { return QStringLiteral("%1 %2").arg(value).arg(unit); };
    };
    if (auto* controls = m_sonar->ping360()) {
        m_all = {{setting::sonar::rangeM, controls->rangeM(), length},
                 {setting::sonar::gain, controls->gain(),
                  [](double value) {
                      const std::array names{tr("Low"), tr("Normal"), tr("High")};
                      return names[static_cast<std::size_t>(std::clamp(value, 0.0, 2.0))];
                  }},
                 {setting::sonar::sectorWidthDeg, controls->sectorWidthDeg(),
                  [](double value) { return QStringLiteral("%1°").arg(value); }},
                 {setting::sonar::sectorCentreDeg, controls->sectorCentreDeg(),
                  [](double value) { return tr("at %1°").arg(value); }},
                 {setting::sonar::frequencyKhz, controls->frequencyKhz(), with(tr("kHz"))},
                 {setting::sonar::stepGrad, controls->stepGrad(),
                  [](double value) { return tr("step %1°").arg(value * 0.9); }}};
    } else if (auto* others = m_sonar->ping1d()) {
        m_all = {{setting::sonar::mode, others->mode(),
                  [](double value) { return value == 1 ? tr("Auto") : tr("Manual"); }},
                 {setting::sonar::rangeStartM, others->rangeStartM(),
                  [this](double value) { return tr("from %1").arg(metres(value)); }},
                 {setting::sonar::rangeLengthM, others->rangeLengthM(), length},
                 {setting::sonar::gain, others->gain(),
                  [](double value) { return tr("gain %1").arg(value); }},
                 {setting::sonar::intervalMs, others->intervalMs(), with(tr("ms"))},
                 {setting::sonar::soundSpeed, others->soundSpeed(), [this](double value) {
                      const bool feet = m_display && m_display->imperial();
                      const double shown = std::round(UnitFormat::length(value, feet));
                      return feet ? tr("%1 ft/s").arg(shown) : tr("%1 m/s").arg(shown);
                  }}};
    }
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
        const double wish = one.model->wish();
        if (std::exchange(one.mine, false) && applied && !std::isnan(wish))
            m_sonar->kept().setValue(one.key, wish);
    }
    update();
    // A Ping1D in Auto reports others with each ping.
    if (m_offered)
        emit changed();
}

/// It does what it is told, and says what it does.
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
    if (m_all.empty() && (m_sonar->ping360() || m_sonar->ping1d()))
        watch();
    if (m_offered || m_decided || !m_sonar->kept().isKnown() || !canBeOffered())
        return;
    m_offered = true;
    if (words().isEmpty())
        decline();
    emit changed();
}

double LastSettings::kept(const One& one) const
{
    return m_sonar->kept().value(one.key);
}

bool LastSettings::differs(const One& one) const
{
    const double before = kept(one);
    const double now = one.model->reported();
    if (std::isnan(before) || std::isnan(now) ||
        std::abs(before - now) <= std::max(std::abs(before) * nearlyShare, 1e-3))
        return false;
    // In Auto the device chooses these itself.
    if (auto* controls = m_sonar->ping1d()) {
        const double mode = kept(m_all.front());
        const bool automatic = (std::isnan(mode) ? controls->mode()->reported() : mode) == 1;
        const std::array chosen{controls->rangeStartM(), controls->rangeLengthM(),
                                controls->gain()};
        return !automatic || std::find(chosen.begin(), chosen.end(), one.model) == chosen.end();
    }
    return true;
}

QString LastSettings::words() const
{
    QStringList words;
    for (const One& one : m_all)
        if (m_sonar && m_offered && differs(one))
            words << one.words(kept(one));
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
