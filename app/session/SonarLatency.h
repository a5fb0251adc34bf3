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

/// How long the dive's pings take from the request to the screen, and the adapters on that way that
/// keep bytes to themselves: told while somebody looks. Lives in the window's thread.
class SonarLatency : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Somebody looks.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// LinkPathText.
    Q_PROPERTY(leadline::app::TimingRows* rows READ rows CONSTANT)
    /// SlowPortWords.
    Q_PROPERTY(leadline::app::TimingRows* slowPorts READ slowPorts CONSTANT)

public:
    static constexpr std::chrono::milliseconds looksEvery{500};

    SonarLatency(LiveSession& dive, SelectedSonar& shown360, SelectedSonar& shown1d,
                 QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_timer.isActive(); }
    void setActive(bool active);
    [[nodiscard]] TimingRows* rows() { return &m_rows; }
    [[nodiscard]] TimingRows* slowPorts() { return &m_slowPorts; }

    /// Of the port in that row; the dive says how that went.
    Q_INVOKABLE void lowerLatency(int row);

    void update();

signals:
    void activeChanged();

private:
    [[nodiscard]] std::vector<LinkPathText> wordsOf(LiveSonar& sonar);
    void lookAtPorts();

    LiveSession& m_dive;
    SelectedSonar& m_shown360;
    SelectedSonar& m_shown1d;
    QTimer m_timer;
    TimingRows m_rows;
    TimingRows m_slowPorts;
    /// Of the links behind the slow ports, row by row.
    QStringList m_urls;
};

} // namespace leadline::app
