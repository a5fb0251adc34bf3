// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// Which links were connected, and which of them the next start connects. Kept in the settings.
class StartLinks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a finder")
    /// What is connected when the program is left is connected at its start.
    Q_PROPERTY(bool connectsAtStart READ connectsAtStart WRITE setConnectsAtStart NOTIFY changed)

public:
    explicit StartLinks(QObject* parent = nullptr);

    [[nodiscard]] bool connectsAtStart() const { return m_connectsAtStart; }
    void setConnectsAtStart(bool connects);

    /// The newest first. A search asks there, too.
    [[nodiscard]] std::vector<link::LinkUrl> remembered() const;
    [[nodiscard]] QStringList atStart() const { return m_atStart; }
    /// MAC or serial number by which the sonar there was found; empty where it has none.
    [[nodiscard]] QString unitOf(const QString& address) const;
    void connected(const link::LinkUrl& url, const QString& unit);
    /// By the user: not at the next start.
    void hungUp(const link::LinkUrl& url);
    /// Whether the next start connects it, whatever is connected now.
    void setAtStart(const link::LinkUrl& url, bool atStart);
    /// It is asked for no more, neither by a start nor by a search.
    void forget(const link::LinkUrl& url);

signals:
    void changed();

private:
    void keep();

    bool m_connectsAtStart;
    QStringList m_remembered;
    QStringList m_atStart;
    /// By address.
    QVariantMap m_units;
};

} // namespace leadline::app
