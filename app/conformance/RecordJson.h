// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapRecordCursor.h"
#include "mcap/McapWriter.h"

#include <QJsonObject>
#include <QString>

#include <optional>

/// Records as JSON of the conformance suite: fields in alphabetical order, numbers as decimal
/// strings, bytes as arrays of such strings, and maps as objects of strings.
namespace leadline::conformance {

/// Nullopt for records that the suite leaves out, and for opcodes that it does not know.
[[nodiscard]] std::optional<QJsonObject> toJson(const mcap::RecordCursor& cursor,
                                                const mcap::RecordLocation& place);

/// A record of a test file, to be written.
class JsonRecord {
public:
    explicit JsonRecord(const QJsonObject& record);

    [[nodiscard]] const QString& type() const { return m_type; }
    [[nodiscard]] mcap::Header header() const;
    /// False for a record that a writer creates by itself.
    [[nodiscard]] bool addTo(mcap::McapWriter& writer) const;

private:
    QString m_type;
    QJsonObject m_fields;
};

} // namespace leadline::conformance
