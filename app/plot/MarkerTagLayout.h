// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <vector>

namespace leadline::app {

/// Places the tags of markers beside their pins, so that they cover neither each other nor anything
/// else that must stay visible. A tag keeps its side of the pin as long as there is room.
class MarkerTagLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    struct Tag {
        QString markerId;
        /// Centre of the pin, and half its width, pixels.
        QPointF at;
        double reach = 0;
        QSizeF size;
    };
    /// Distance between a pin and its tag, pixels.
    static constexpr double gap = 12;

    using QObject::QObject;

    /// Rectangles of the tags, in the same order: earlier ones choose first. A tag for which there
    /// is no room has an empty rectangle. Tags may cover `pins` if there is no other place, but
    /// never `obstacles`, and stay within `bounds`.
    [[nodiscard]] std::vector<QRectF> place(const std::vector<Tag>& tags,
                                            const std::vector<QRectF>& obstacles,
                                            const std::vector<QRectF>& pins, const QRectF& bounds);
    /// As above, for QML: each tag is described by the elements of the first four lists.
    [[nodiscard]] Q_INVOKABLE QVariantList
    place(const QStringList& markerIds, const QVariantList& points, const QVariantList& reaches,
          const QVariantList& sizes, const QVariantList& obstacles, const QRectF& bounds);

private:
    /// Number of the place beside the pin that each tag has.
    std::map<QString, int> m_sides;
};

} // namespace leadline::app
