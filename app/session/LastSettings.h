// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSonar.h"
#include "session/DisplaySettings.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace leadline::app {

/// What the user set on a device, kept for the next time and offered then; nothing is sent unasked.
class LastSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY sonarChanged)
    Q_PROPERTY(
        leadline::app::DisplaySettings* display READ display WRITE setDisplay NOTIFY sonarChanged)
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    /// "10 m, High, 750 kHz": those that differ from what it does now; empty when not offered.
    Q_PROPERTY(QString words READ words NOTIFY changed)

public:
    explicit LastSettings(QObject* parent = nullptr);

    [[nodiscard]] LiveSonar* sonar() const { return m_sonar; }
    void setSonar(LiveSonar* sonar);
    [[nodiscard]] DisplaySettings* display() const { return m_display; }
    void setDisplay(DisplaySettings* display);
    [[nodiscard]] bool isOffered() const { return m_offered && !words().isEmpty(); }
    [[nodiscard]] QString words() const;

    Q_INVOKABLE void use();
    Q_INVOKABLE void decline();

signals:
    void sonarChanged();
    void changed();

private:
    struct One {
        SettingModel* model;
        /// The user asked for it.
        bool mine = false;
    };

    void update();
    void watch();
    void watchOne(std::size_t at);
    [[nodiscard]] double kept(const One& one) const;
    /// It is kept, and differs from what is reported.
    [[nodiscard]] bool differs(const One& one) const;
    [[nodiscard]] bool canBeOffered() const;
    [[nodiscard]] QString textOf(const device::SettingRow& row, double value) const;

    QPointer<LiveSonar> m_sonar;
    QPointer<DisplaySettings> m_display;
    bool m_offered = false;
    /// The user said yes or no, or there was nothing to offer: once for each connection.
    bool m_decided = false;
    std::vector<One> m_all;
};

} // namespace leadline::app
