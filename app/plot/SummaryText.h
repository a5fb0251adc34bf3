// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Summary of a panel within a width: of its parts, those for which there is no room are left out
/// whole.
class SummaryText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// In the order in which they are shown, separated by " · "; empty ones are not.
    Q_PROPERTY(QStringList parts MEMBER m_parts NOTIFY inputChanged)
    /// The parts that are left out first, in this order; then the last ones.
    Q_PROPERTY(QStringList lessImportant MEMBER m_lessImportant NOTIFY inputChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY inputChanged)
    /// Pixels.
    Q_PROPERTY(double width MEMBER m_width NOTIFY inputChanged)
    /// Has at least one of the parts, even if that has no room.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)

public:
    explicit SummaryText(QObject* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }

signals:
    void inputChanged();
    void textChanged();

private:
    void update();

    QStringList m_parts;
    QStringList m_lessImportant;
    QFont m_font;
    double m_width = 0;
    QString m_text;
};

} // namespace leadline::app
