// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/SheetForm.h"

#include <QCoreApplication>

#include <array>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using annotations::diveSheetFields;

constexpr auto pause = 1s;

struct Words {
    const char* label;
    const char* hint;
};

// The labels are in the order of diveSheetFields.
const std::array<Words, diveSheetFields.size()> words{{
    {QT_TRANSLATE_NOOP("SheetForm", "Job"), QT_TRANSLATE_NOOP("SheetForm", "Purpose or client")},
    {QT_TRANSLATE_NOOP("SheetForm", "Dive"), QT_TRANSLATE_NOOP("SheetForm", "Number or name")},
    {QT_TRANSLATE_NOOP("SheetForm", "Vehicle"), QT_TRANSLATE_NOOP("SheetForm", "Which one")},
    {QT_TRANSLATE_NOOP("SheetForm", "Pilot"), QT_TRANSLATE_NOOP("SheetForm", "Who drives")},
    {QT_TRANSLATE_NOOP("SheetForm", "Place"), QT_TRANSLATE_NOOP("SheetForm", "Where")},
    {QT_TRANSLATE_NOOP("SheetForm", "Water"),
     QT_TRANSLATE_NOOP("SheetForm", "Fresh, brackish or sea; temperature, clarity")},
    {QT_TRANSLATE_NOOP("SheetForm", "Notes"), QT_TRANSLATE_NOOP("SheetForm", "Remarks")},
}};

QString translated(const char* text)
{
    return QCoreApplication::translate("SheetForm", text);
}

} // namespace

SheetForm::SheetForm(QObject* parent) : QAbstractListModel(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &SheetForm::settled);
}

void SheetForm::setSheet(const annotations::DiveSheet& sheet)
{
    m_pause.stop();
    if (m_sheet == sheet)
        return;
    m_sheet = sheet;
    emit dataChanged(index(0), index(rowCount() - 1), {ValueRole});
    emit changed();
}

QString SheetForm::summaryOf(const annotations::DiveSheet& sheet)
{
    QStringList parts;
    const auto add = [&](const std::string& text, const QString& pattern = QStringLiteral("%1")) {
        if (!text.empty())
            parts += pattern.arg(QString::fromStdString(text));
    };
    add(sheet.job);
    add(sheet.dive, tr("dive %1"));
    add(sheet.place);
    add(sheet.vehicle);
    add(sheet.pilot);
    return parts.join(QStringLiteral(" · "));
}

QString SheetForm::labelOf(std::string_view key)
{
    for (std::size_t i = 0; i < diveSheetFields.size(); ++i)
        if (diveSheetFields[i].key == key)
            return translated(words[i].label);
    return {};
}

void SheetForm::fill(int row, const QString& text)
{
    if (row < 0 || row >= rowCount())
        return;
    std::string& line = m_sheet.*diveSheetFields[static_cast<std::size_t>(row)].text;
    std::string filled = text.toStdString();
    if (std::exchange(line, std::move(filled)) == text.toStdString())
        return;
    m_pause.start();
    emit dataChanged(index(row), index(row), {ValueRole});
    emit changed();
}

void SheetForm::settle()
{
    if (!m_pause.isActive())
        return;
    m_pause.stop();
    emit settled();
}

void SheetForm::beginAnother()
{
    annotations::DiveSheet next = m_sheet;
    next.dive.clear();
    next.water.clear();
    next.notes.clear();
    if (next == m_sheet)
        return;
    setSheet(next);
    emit settled();
}

int SheetForm::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(diveSheetFields.size());
}

QVariant SheetForm::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case LabelRole:
        return translated(words[row].label);
    case HintRole:
        return translated(words[row].hint);
    case ValueRole:
        return QString::fromStdString(m_sheet.*diveSheetFields[row].text);
    case LinesRole:
        return diveSheetFields[row].text == &annotations::DiveSheet::notes;
    default:
        return {};
    }
}

QHash<int, QByteArray> SheetForm::roleNames() const
{
    return {{LabelRole, "label"}, {HintRole, "hint"}, {ValueRole, "value"}, {LinesRole, "lines"}};
}

} // namespace leadline::app
