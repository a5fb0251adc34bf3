// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecorderTypes.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// When recordings go on in a new file, as the user chose it. Kept in the settings; never at first.
class RecordingSplitChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    /// "Never", "Every hour", "Every 1 GB", …
    Q_PROPERTY(QStringList choices READ choices NOTIFY wordsChanged)
    /// One of them.
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)

public:
    explicit RecordingSplitChoice(QObject* parent = nullptr);

    [[nodiscard]] static QStringList choices();
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// What is no choice is ignored.
    void choose(int choice);
    [[nodiscard]] log::RecordingSplit split() const;

signals:
    void changed();
    /// Another language is spoken.
    void wordsChanged();

private:
    int m_chosen = 0;
};

} // namespace leadline::app
