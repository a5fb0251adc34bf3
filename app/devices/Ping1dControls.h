// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/SettingModel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The settings of a live Ping1D. Ranges are in the metres of the device's own sound speed.
class Ping1dControls : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a live sonar")
    /// 1 auto, 0 manual; in Auto the device chooses range and gain.
    Q_PROPERTY(leadline::app::SettingModel* mode READ mode CONSTANT)
    Q_PROPERTY(leadline::app::SettingModel* rangeStartM READ rangeStartM CONSTANT)
    Q_PROPERTY(leadline::app::SettingModel* rangeLengthM READ rangeLengthM CONSTANT)
    /// 0..6
    Q_PROPERTY(leadline::app::SettingModel* gain READ gain CONSTANT)
    Q_PROPERTY(leadline::app::SettingModel* intervalMs READ intervalMs CONSTANT)
    /// The device's own, m/s.
    Q_PROPERTY(leadline::app::SettingModel* soundSpeed READ soundSpeed CONSTANT)

public:
    Ping1dControls(base::Clock& clock, const SendCommand& send, QObject* parent = nullptr);

    [[nodiscard]] SettingModel* mode() { return &m_mode; }
    [[nodiscard]] SettingModel* rangeStartM() { return &m_rangeStartM; }
    [[nodiscard]] SettingModel* rangeLengthM() { return &m_rangeLengthM; }
    [[nodiscard]] SettingModel* gain() { return &m_gain; }
    [[nodiscard]] SettingModel* intervalMs() { return &m_intervalMs; }
    [[nodiscard]] SettingModel* soundSpeed() { return &m_soundSpeed; }

    void apply(const Ping1dNews& news, std::uint64_t heardCommand);

private:
    std::uint64_t sendRange();
    void noteMode();

    SendCommand m_send;
    SettingModel m_mode;
    SettingModel m_rangeStartM;
    SettingModel m_rangeLengthM;
    SettingModel m_gain;
    SettingModel m_intervalMs;
    SettingModel m_soundSpeed;
};

} // namespace leadline::app
