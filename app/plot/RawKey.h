// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "session/EchoLevels.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <chrono>

namespace leadline::app {

/// The key that shows the echoes of both sonars as recorded: a tap switches, and held longer it is
/// raw until the key is released.
class RawKey : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::EchoLevels* first MEMBER m_first NOTIFY levelsChanged)
    Q_PROPERTY(leadline::app::EchoLevels* second MEMBER m_second NOTIFY levelsChanged)

public:
    static constexpr std::chrono::milliseconds longestTap{300};

    explicit RawKey(QObject* parent = nullptr);

    void setClock(const base::Clock& clock) { m_clock = &clock; }
    [[nodiscard]] bool isPressed() const { return m_pressed; }
    /// The key went down. When it goes up is seen in the events of the application.
    Q_INVOKABLE void press();
    /// The key went up, or its window is no longer the active one: then it was no tap.
    void release(bool tap = true);

signals:
    void levelsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<EchoLevels> m_first;
    QPointer<EchoLevels> m_second;
    const base::Clock* m_clock;
    bool m_pressed = false;
    base::Instant m_since;
};

} // namespace leadline::app
