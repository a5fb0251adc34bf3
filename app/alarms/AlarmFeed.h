// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/Alarms.h"
#include "alarms/LiveDistances.h"
#include "alarms/LiveFeed.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Hands every distance of a dive's Ping1D to the alarms as it arrives, whatever the window shows.
class AlarmFeed : public leadline::app::LiveFeed {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Alarms* alarms READ alarms WRITE setAlarms NOTIFY changed)

public:
    explicit AlarmFeed(QObject* parent = nullptr);

    [[nodiscard]] Alarms* alarms() const { return m_alarms; }
    void setAlarms(Alarms* alarms);

protected:
    [[nodiscard]] bool isHeard() const override { return !m_alarms.isNull(); }
    void begin(Time now) override;
    void end() override;
    void take(const log::Log& log, log::StreamNumber stream) override;
    void timePassed(Time now) override;

private:
    QPointer<Alarms> m_alarms;
    LiveDistances m_distances;
};

} // namespace leadline::app
