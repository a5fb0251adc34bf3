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

/// The settings that the user made on a sonar, saved and offered again when it is connected the
/// next time. Nothing is sent to the sonar without the user's consent.
class LastSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY sonarChanged)
    Q_PROPERTY(
        leadline::app::DisplaySettings* display READ display WRITE setDisplay NOTIFY sonarChanged)
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed)
    /// The saved settings that differ from the sonar's present ones: "10 m, High, 750 kHz".
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit LastSettings(QObject* parent = nullptr);

    [[nodiscard]] LiveSonar* sonar() const { return m_sonar; }
    void setSonar(LiveSonar* sonar);
    [[nodiscard]] DisplaySettings* display() const { return m_display; }
    void setDisplay(DisplaySettings* display);
    [[nodiscard]] bool isOffered() const { return m_offered && !text().isEmpty(); }
    [[nodiscard]] QString text() const;

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
    /// A value is saved, and differs from the one that the sonar reports.
    [[nodiscard]] bool differs(const One& one) const;
    [[nodiscard]] bool canBeOffered() const;
    [[nodiscard]] QString textOf(const SettingModel& model, double value) const;

    QPointer<LiveSonar> m_sonar;
    QPointer<DisplaySettings> m_display;
    bool m_offered = false;
    /// The offer of this connection is over: accepted, declined, or there was nothing to offer.
    bool m_decided = false;
    std::vector<One> m_all;
};

} // namespace leadline::app
