// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ghost/Ghost.h"

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Draws a ghost's picture where the polar view of the same size has its echoes. The picture is
/// only turned and scaled from frame to frame.
class GhostItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Ghost* ghost READ ghost WRITE setGhost NOTIFY ghostChanged)

public:
    explicit GhostItem(QQuickItem* parent = nullptr);

    [[nodiscard]] Ghost* ghost() const { return m_ghost; }
    void setGhost(Ghost* ghost);

signals:
    void ghostChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    void changePicture();

    QPointer<Ghost> m_ghost;
    bool m_otherPicture = true;
};

} // namespace leadline::app
