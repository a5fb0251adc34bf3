// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/MessageDetails.h"

#include "base/Clock.h"
#include "language/Utf8.h"
#include "mavlink/Message.h"
#include "messages/MessageText.h"
#include "ping/Message.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace leadline::app {

namespace {

enum Role { Name = Qt::UserRole, Type, Value, Unit, OldNames, Missing };

/// Values of arrays and char types are shown unchanged; numbers are formatted.
QString valueText(const base::FieldText& field)
{
    const QString value = toQString(field.value);
    return field.type.find_first_of("[c") == std::string_view::npos ? groupedDigits(value) : value;
}

QString noteOn(const base::FieldTexts& texts)
{
    if (texts.fields.empty() && texts.furtherBytes > 0)
        return MessageDetails::tr("Its fields are not known here: %n byte(s).", nullptr,
                                  static_cast<int>(texts.furtherBytes));
    if (texts.fields.empty())
        return MessageDetails::tr("No payload.");
    if (texts.furtherBytes > 0)
        return MessageDetails::tr("%n more byte(s) at its end are in no field.", nullptr,
                                  static_cast<int>(texts.furtherBytes));
    return {};
}

} // namespace

double MessageDetails::time() const
{
    return m_time ? base::secondsOf(*m_time) : std::numeric_limits<double>::quiet_NaN();
}

QString MessageDetails::place() const
{
    return tr("%1 of %2")
        .arg(groupedDigits(QString::number(m_number)), groupedDigits(QString::number(m_total)));
}

QString MessageDetails::hex() const
{
    return hexDump(m_bytes, m_bytesPerLine);
}

void MessageDetails::setBytesPerLine(int bytes)
{
    if (std::exchange(m_bytesPerLine, bytes) != bytes)
        emit changed();
}

QString MessageDetails::asText() const
{
    QString text = m_name + '\n' + m_about + '\n';
    if (m_time)
        text += tr("%1 s").arg(time(), 0, 'f', 6) + '\n';
    for (const base::FieldText& field : m_fields.fields()) {
        const QString value = field.missing ? tr("missing") : toQString(field.value);
        text +=
            QStringList({toQString(field.name), value, toQString(field.unit)}).join('\t') + '\n';
    }
    if (!m_note.isEmpty())
        text += m_note + '\n';
    return text + hexDump(m_bytes, 16) + '\n';
}

void MessageDetails::show(const log::Log& log, const log::MessageCount& tally, std::uint64_t number)
{
    m_present = true;
    m_name = messageName(log, tally);
    m_otherNames = otherMessageNames(log, tally);
    m_about =
        tr("%1 · message %2").arg(messageSource(log, tally), QString::number(tally.key.messageId));
    m_number = number;
    m_total = tally.total;
    m_time.reset();
    m_note.clear();
    m_bytes.clear();
    read(log, tally);
    emit changed();
}

void MessageDetails::read(const log::Log& log, const log::MessageCount& tally)
{
    if (m_number == 0) {
        m_note = tr("Not received yet.");
        m_fields.setFields({});
        return;
    }
    const auto frame = tally.frames->at(m_number - 1);
    m_time = frame ? log.timeOf(*frame) : std::nullopt;
    const auto fromVehicle = frame ? log.readMavlink(*frame, m_bytes) : std::nullopt;
    const auto fromSonar =
        frame && !fromVehicle ? log.read(*frame, m_bytes) : std::optional<ping::Frame>();
    base::FieldTexts texts;
    if (fromVehicle) {
        texts = mavlink::fieldTexts(*fromVehicle);
        m_about += tr(" · MAVLink %1, no. %2")
                       .arg(static_cast<int>(fromVehicle->version()))
                       .arg(fromVehicle->sequence());
        if (fromVehicle->isSigned())
            m_about += tr(", signed");
    } else if (fromSonar) {
        texts = ping::fieldTexts(log.stream(tally.stream).kind().family(), *fromSonar);
        m_about += tr(" · to id %1").arg(fromSonar->destination);
    } else {
        m_bytes.clear();
    }
    m_note = m_bytes.empty() ? tr("Bytes no longer available.") : noteOn(texts);
    m_fields.setFields(std::move(texts.fields));
}

void MessageDetails::clear()
{
    m_present = false;
    m_name.clear();
    m_otherNames.clear();
    m_about.clear();
    m_time.reset();
    m_number = 0;
    m_total = 0;
    m_note.clear();
    m_bytes.clear();
    m_fields.setFields({});
    emit changed();
}

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
        return toQString(field.name);
    case Type:
        return toQString(field.type);
    case Value:
        return valueText(field);
    case Unit:
        return toQString(field.unit);
    case OldNames:
        return toQString(field.oldNames).replace(' ', ", ");
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
