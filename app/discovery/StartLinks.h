// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// Links that were connected before, and which of them are connected at the next start. Saved in
/// the settings file.
class StartLinks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a finder")
    /// Connect at the start what was connected when the program last ended.
    Q_PROPERTY(bool connectsAtStart READ connectsAtStart WRITE setConnectsAtStart NOTIFY changed)

public:
    explicit StartLinks(QObject* parent = nullptr);

    [[nodiscard]] bool connectsAtStart() const { return m_connectsAtStart; }
    void setConnectsAtStart(bool connects);

    /// Links connected before, the newest first; the search also probes them.
    [[nodiscard]] std::vector<link::LinkUrl> remembered() const;
    [[nodiscard]] QStringList atStart() const { return m_atStart; }
    /// MAC address or serial number of the sonar found at `address`; empty if unknown.
    [[nodiscard]] QString unitOf(const QString& address) const;
    void connected(const link::LinkUrl& url, const QString& unit);
    /// The user disconnected the link: it is not connected at the next start.
    void disconnected(const link::LinkUrl& url);
    /// Sets whether the link is connected at the next start, independent of its present state.
    void setAtStart(const link::LinkUrl& url, bool atStart);
    /// Removes the link: neither a start nor the search uses it any more.
    void forget(const link::LinkUrl& url);

signals:
    void changed();

private:
    void save();

    bool m_connectsAtStart;
    QStringList m_remembered;
    QStringList m_atStart;
    /// MAC address or serial number by link address.
    QVariantMap m_units;
};

} // namespace leadline::app
