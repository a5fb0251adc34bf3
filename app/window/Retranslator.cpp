// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Retranslator.h"

#include <QAbstractItemModel>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QQuickItem>
#include <QSet>

namespace leadline::app {

namespace {

bool isOwn(const QMetaObject& type)
{
    return QByteArray(type.className()).startsWith("leadline::");
}

bool isWords(const QMetaProperty& property)
{
    const int type = property.metaType().id();
    return !property.isWritable() && property.hasNotifySignal() &&
           (type == QMetaType::QString || type == QMetaType::QStringList ||
            type == QMetaType::QVariantList || type == QMetaType::QVariantMap);
}

/// What only tells that something is new may be told at any time.
void tellWords(QObject& object)
{
    QSet<int> told;
    for (const QMetaObject* type = object.metaObject(); type; type = type->superClass()) {
        if (!isOwn(*type))
            continue;
        for (int i = type->propertyOffset(); i < type->propertyCount(); ++i) {
            const QMetaProperty property = type->property(i);
            if (!isWords(property) || told.contains(property.notifySignalIndex()))
                continue;
            told += property.notifySignalIndex();
            if (property.notifySignal().parameterCount() == 0)
                property.notifySignal().invoke(&object, Qt::DirectConnection);
        }
    }
}

void tellRows(QAbstractItemModel& model)
{
    const int rows = model.rowCount();
    const int columns = model.columnCount();
    if (rows > 0 && columns > 0 && isOwn(*model.metaObject()))
        emit model.dataChanged(model.index(0, 0), model.index(rows - 1, columns - 1));
}

void collect(QObject* object, QSet<QObject*>& all)
{
    if (!object || all.contains(object))
        return;
    all += object;
    for (QObject* child : object->children())
        collect(child, all);
    if (const auto* item = qobject_cast<const QQuickItem*>(object))
        for (QQuickItem* child : item->childItems())
            collect(child, all);
    // What has its parts as members is not their parent.
    const QMetaObject& type = *object->metaObject();
    if (!isOwn(type))
        return;
    for (int i = 0; i < type.propertyCount(); ++i)
        if (type.property(i).metaType().flags().testFlag(QMetaType::PointerToQObject))
            collect(type.property(i).read(object).value<QObject*>(), all);
}

} // namespace

void sayAgain(const QList<QObject*>& roots)
{
    QSet<QObject*> all;
    for (QObject* root : roots)
        collect(root, all);
    for (QObject* object : std::as_const(all)) {
        tellWords(*object);
        if (auto* model = qobject_cast<QAbstractItemModel*>(object))
            tellRows(*model);
    }
}

} // namespace leadline::app
