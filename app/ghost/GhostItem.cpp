// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghost/GhostItem.h"

#include <QMatrix4x4>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTransformNode>

namespace leadline::app {

GhostItem::GhostItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void GhostItem::setGhost(Ghost* ghost)
{
    if (m_ghost == ghost)
        return;
    if (m_ghost)
        m_ghost->disconnect(this);
    m_ghost = ghost;
    if (ghost) {
        connect(ghost, &Ghost::pictureChanged, this, &GhostItem::changePicture);
        connect(ghost, &Ghost::placed, this, &QQuickItem::update);
    }
    changePicture();
    emit ghostChanged();
}

void GhostItem::changePicture()
{
    m_otherPicture = true;
    update();
}

QSGNode* GhostItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    if (!m_ghost || m_ghost->picture().isNull() || !m_ghost->polar()) {
        delete old;
        m_otherPicture = true;
        return nullptr;
    }
    auto* root = static_cast<QSGTransformNode*>(old);
    if (!root || m_otherPicture) {
        // Not every backend releases the old texture of a node that has one.
        delete root;
        root = new QSGTransformNode;
        QSGImageNode* node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setTexture(window()->createTextureFromImage(m_ghost->picture(),
                                                          QQuickWindow::TextureHasAlphaChannel));
        node->setFiltering(QSGTexture::Linear);
        node->setSourceRect(QRectF(QPointF(0, 0), QSizeF(m_ghost->picture().size())));
        node->setRect(QRectF(-1, -1, 2, 2));
        root->appendChildNode(node);
        m_otherPicture = false;
    }
    const PolarItem& polar = *m_ghost->polar();
    QTransform placement;
    placement.translate(polar.centre().x(), polar.centre().y());
    placement.rotate(polar.frontDeg() + m_ghost->turnDeg());
    const double radius = m_ghost->pictureEdgeM() / polar.edgeM() * polar.discRadius();
    placement.scale(radius, radius);
    root->setMatrix(QMatrix4x4(placement));
    return root;
}

} // namespace leadline::app
