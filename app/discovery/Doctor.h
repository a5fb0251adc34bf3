// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Diagnosis.h"
#include "discovery/CheckModel.h"
#include "language/SentenceTranslation.h"
#include "link/LinkUrl.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Model of the connection doctor of the Devices page: the diagnosis of one endpoint, and the
/// remedy.
class Doctor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a finder")
    /// Name of the diagnosed endpoint; empty if none is selected.
    Q_PROPERTY(QString endpoint READ endpoint NOTIFY changed)
    Q_PROPERTY(Condition condition READ condition NOTIFY changed)
    Q_PROPERTY(bool checking READ checking NOTIFY changed)
    /// Age of the diagnosis: `checked 3 s ago`.
    Q_PROPERTY(QString when READ when NOTIFY ticked)
    Q_PROPERTY(QString iconName READ iconName NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Shell command that solves the problem permanently; `commandForNow` until the next restart.
    /// Empty without one.
    Q_PROPERTY(QString command READ command NOTIFY changed)
    Q_PROPERTY(QString commandForNow READ commandForNow NOTIFY changed)
    /// Label of the button that connects the proposed alternative; empty without one.
    Q_PROPERTY(QString insteadText READ insteadText NOTIFY changed)
    Q_PROPERTY(leadline::app::CheckModel* checks READ checks CONSTANT)

public:
    enum class Condition { Good, Fault, Waiting };
    Q_ENUM(Condition)

    explicit Doctor(QObject* parent = nullptr);

    [[nodiscard]] QString endpoint() const { return m_place; }
    [[nodiscard]] Condition condition() const { return m_mood; }
    [[nodiscard]] bool checking() const { return m_checking; }
    [[nodiscard]] QString when() const;
    [[nodiscard]] QString iconName() const;
    [[nodiscard]] QString title() const { return translated(m_diagnosis.title); }
    [[nodiscard]] QString text() const { return translated(m_diagnosis.text); }
    [[nodiscard]] QString command() const { return words(m_diagnosis.command); }
    [[nodiscard]] QString commandForNow() const { return words(m_diagnosis.commandForNow); }
    [[nodiscard]] QString insteadText() const;
    [[nodiscard]] QString insteadUrl() const { return words(m_diagnosis.insteadUrl); }
    [[nodiscard]] CheckModel* checks() { return &m_checks; }
    /// The whole diagnosis as text, for a support request.
    Q_INVOKABLE QString report() const;

    /// Shows a diagnosis. `mood` applies to an endpoint without trouble: it works, or waits for the
    /// user.
    void show(const QString& endpoint, const device::Diagnosis& diagnosis, Condition condition);
    void clear() { show({}, {}, Condition::Waiting); }
    void setChecking(bool checking);
    /// Restarts the age of the diagnosis.
    void checkedNow();

signals:
    void changed();
    void ticked();

private:
    [[nodiscard]] static QString words(const std::string& text)
    {
        return QString::fromStdString(text);
    }

    QString m_place;
    device::Diagnosis m_diagnosis;
    Condition m_mood = Condition::Waiting;
    bool m_checking = false;
    CheckModel m_checks;
    int m_ageS = 0;
    QTimer m_second;
};

} // namespace leadline::app
