// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"
#include "session/SelectedSonar.h"
#include "timing/LinkPathText.h"
#include "timing/TimingRows.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <vector>

namespace leadline::app {

/// Latency of the dive's pings from request to screen, and the serial adapters that add to it by
/// buffering. Computed only while `active`. Lives in the window's thread.
class SonarLatency : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// The latency is being displayed, so that it is measured.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// Rows of type LinkPathText.
    Q_PROPERTY(leadline::app::TimingRows* rows READ rows CONSTANT)
    /// Rows of type SlowPortText: serial ports with a high latency setting.
    Q_PROPERTY(leadline::app::TimingRows* slowPorts READ slowPorts CONSTANT)

public:
    static constexpr std::chrono::milliseconds checkInterval{500};

    SonarLatency(LiveSession& dive, SelectedSonar& shown360, SelectedSonar& shown1d,
                 QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_timer.isActive(); }
    void setActive(bool active);
    [[nodiscard]] TimingRows* rows() { return &m_rows; }
    [[nodiscard]] TimingRows* slowPorts() { return &m_slowPorts; }

    /// Lowers the latency setting of the serial port in row `row` of slowPorts(); the dive reports
    /// the result.
    Q_INVOKABLE void lowerLatency(int row);

    void update();

signals:
    void activeChanged();

private:
    [[nodiscard]] std::vector<LinkPathText> pathTexts(LiveSonar& sonar);
    void updatePorts();

    LiveSession& m_dive;
    SelectedSonar& m_shown360;
    SelectedSonar& m_shown1d;
    QTimer m_timer;
    TimingRows m_rows;
    TimingRows m_slowPorts;
    /// Link URL of each row of slowPorts().
    QStringList m_urls;
};

} // namespace leadline::app
