// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecorderTypes.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The user's choice of when to split recordings into a new file; never by default. Saved in the
/// settings file.
class RecordingSplitChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    /// Labels of the choices: "Never", "Every hour", "Every 1 GB", …
    Q_PROPERTY(QStringList choices READ choices NOTIFY textsChanged)
    /// Index of the current choice.
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)

public:
    explicit RecordingSplitChoice(QObject* parent = nullptr);

    [[nodiscard]] static QStringList choices();
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Selects a choice by its index; an invalid index is ignored.
    void choose(int choice);
    [[nodiscard]] log::RecordingSplit split() const;

signals:
    void changed();
    /// Emitted when the language changes.
    void textsChanged();

private:
    int m_chosen = 0;
};

} // namespace leadline::app
