// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Dive.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>

namespace leadline::app {

/// Where recordings are put: Leadline's own folder, or one that the user chose. Kept in the
/// settings.
class RecordingPlace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Dive* dive READ dive WRITE setDive NOTIFY changed)
    /// Of the next file; what is being recorded stays where it is.
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    /// The user chose it.
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed)
    /// Why the last one could not be taken; empty as a rule.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    /// What a start of the program has.
    struct Start {
        std::filesystem::path folder;
        /// Why it is not the one that was chosen; empty where it is.
        QString sentence = {};
    };

    using QObject::QObject;

    [[nodiscard]] Dive* dive() const { return m_dive; }
    void setDive(Dive* dive);
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool chosen() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// False where nothing can be written there; then it stays as it was.
    Q_INVOKABLE bool choose(const QUrl& folder);
    Q_INVOKABLE void useUsual();

    /// Leadline/ among the user's documents, or in the folder of `--data-dir`.
    [[nodiscard]] static std::filesystem::path usual();
    /// The one that was chosen, where it can be written to.
    [[nodiscard]] static Start atStart();

signals:
    void changed();

private:
    QPointer<Dive> m_dive;
    QString m_trouble;
};

} // namespace leadline::app
