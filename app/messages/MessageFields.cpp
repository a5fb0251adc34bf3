// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/MessageFields.h"

#include "messages/MessageText.h"

#include <algorithm>

namespace leadline::app {

namespace {

enum Role { Name = Qt::UserRole, Type, Value, Unit, OldNames, Missing };

/// Lists and texts stay as they are.
QString valueWords(const base::FieldText& field)
{
    const QString value = wordsOf(field.value);
    return field.type.find_first_of("[c") == std::string_view::npos ? numberWords(value) : value;
}

} // namespace

int MessageFields::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

QVariant MessageFields::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const base::FieldText& field = m_fields[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Name:
        return wordsOf(field.name);
    case Type:
        return wordsOf(field.type);
    case Value:
        return valueWords(field);
    case Unit:
        return wordsOf(field.unit);
    case OldNames:
        return wordsOf(field.oldNames).replace(' ', ", ");
    case Missing:
        return field.missing;
    default:
        return {};
    }
}

QHash<int, QByteArray> MessageFields::roleNames() const
{
    return {{Name, "name"}, {Type, "type"},         {Value, "value"},
            {Unit, "unit"}, {OldNames, "oldNames"}, {Missing, "missing"}};
}

void MessageFields::setFields(std::vector<base::FieldText> fields)
{
    const bool same =
        std::ranges::equal(fields, m_fields, {}, &base::FieldText::name, &base::FieldText::name);
    if (same) {
        m_fields = std::move(fields);
        if (!m_fields.empty())
            emit dataChanged(index(0), index(rowCount() - 1), {Value, Missing});
        return;
    }
    beginResetModel();
    m_fields = std::move(fields);
    endResetModel();
    emit countChanged();
}

} // namespace leadline::app
