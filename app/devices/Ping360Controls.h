// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/SettingModel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The settings of a live Ping360, and how it hangs on its vehicle.
class Ping360Controls : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a live sonar")
    Q_PROPERTY(leadline::app::SettingModel* rangeM READ rangeM CONSTANT)
    /// 0 low, 1 normal, 2 high.
    Q_PROPERTY(leadline::app::SettingModel* gain READ gain CONSTANT)
    Q_PROPERTY(leadline::app::SettingModel* frequencyKhz READ frequencyKhz CONSTANT)
    /// As sent, chosen by the user or by the range.
    Q_PROPERTY(leadline::app::SettingModel* transmitUs READ transmitUs CONSTANT)
    Q_PROPERTY(bool transmitAuto READ transmitAuto NOTIFY changed)
    /// Relative to the vehicle's front, clockwise, -180..179.
    Q_PROPERTY(leadline::app::SettingModel* sectorCentreDeg READ sectorCentreDeg CONSTANT)
    /// 10..360
    Q_PROPERTY(leadline::app::SettingModel* sectorWidthDeg READ sectorWidthDeg CONSTANT)
    Q_PROPERTY(leadline::app::SettingModel* stepGrad READ stepGrad CONSTANT)
    /// The head is parked, or told to be, at stareDeg (NaN when it is not).
    Q_PROPERTY(bool staring READ staring NOTIFY changed)
    Q_PROPERTY(double stareDeg READ stareDeg NOTIFY changed)
    Q_PROPERTY(bool upsideDown READ upsideDown NOTIFY changed)
    /// Clockwise, -180..180.
    Q_PROPERTY(int turnDeg READ turnDeg NOTIFY changed)

public:
    Ping360Controls(base::Clock& clock, const SendCommand& send, QObject* parent = nullptr);

    [[nodiscard]] SettingModel* rangeM() { return &m_rangeM; }
    [[nodiscard]] SettingModel* gain() { return &m_gain; }
    [[nodiscard]] SettingModel* frequencyKhz() { return &m_frequencyKhz; }
    [[nodiscard]] SettingModel* transmitUs() { return &m_transmitUs; }
    [[nodiscard]] SettingModel* sectorCentreDeg() { return &m_sectorCentreDeg; }
    [[nodiscard]] SettingModel* sectorWidthDeg() { return &m_sectorWidthDeg; }
    [[nodiscard]] SettingModel* stepGrad() { return &m_stepGrad; }
    [[nodiscard]] bool transmitAuto() const { return m_transmitAuto && !isChoosingTransmit(); }
    [[nodiscard]] bool staring() const { return m_stareDeg.has_value(); }
    [[nodiscard]] double stareDeg() const { return m_stareDeg.value_or(unknown); }
    [[nodiscard]] bool upsideDown() const { return m_mount.upsideDown; }
    [[nodiscard]] int turnDeg() const { return m_mount.turnDeg; }
    [[nodiscard]] const device::Mount& mount() const { return m_mount; }
    /// How it is driven and recorded from now on, and whether somebody who knows has said so.
    void mountAs(const device::Mount& mount, bool confirmed);

    /// Auto, or what the device does now.
    Q_INVOKABLE void setTransmitAuto(bool automatic);
    /// Both at once, sent like the steps of one.
    Q_INVOKABLE void requestSector(double centreDeg, double widthDeg);
    /// Parks the head at a relative bearing.
    Q_INVOKABLE void stareAt(double degrees);
    Q_INVOKABLE void endStare();

    void apply(const Ping360News& news, std::uint64_t heardCommand);

signals:
    void changed();

private:
    [[nodiscard]] SettingModel::Requests requestsOfTransmit();
    std::uint64_t sendTransmit(double us);
    /// What is being chosen is none of Auto's.
    [[nodiscard]] bool isChoosingTransmit() const;
    std::uint64_t sendSector();
    void stare(std::optional<double> degrees);

    SendCommand m_send;
    SettingModel m_rangeM;
    SettingModel m_gain;
    SettingModel m_frequencyKhz;
    SettingModel m_transmitUs;
    SettingModel m_sectorCentreDeg;
    SettingModel m_sectorWidthDeg;
    SettingModel m_stepGrad;
    bool m_transmitAuto = true;
    bool m_choosesTransmit = false;
    std::optional<double> m_stareDeg;
    device::Mount m_mount;
    /// As it was sent; a driver takes it for a guess at first.
    bool m_mountConfirmed = false;
    /// The last of these that were sent; older news do not take them back.
    std::uint64_t m_command = 0;
};

} // namespace leadline::app
