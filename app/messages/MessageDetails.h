// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"
#include "log/MessageStatistics.h"

#include <QAbstractListModel>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// The fields of a message in wire order, one row each.
class MessageFields : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a message")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<base::FieldText>& fields() const { return m_fields; }
    void setFields(std::vector<base::FieldText> fields);

signals:
    void countChanged();

private:
    std::vector<base::FieldText> m_fields;
};

/// One message, field by field and byte by byte.
class MessageDetails : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the messages")
    /// A kind of message is selected.
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// Former names: "was ping_rate, ping_rate_msec"; empty if there are none.
    Q_PROPERTY(QString otherNames READ otherNames NOTIFY changed)
    /// Sender, id and protocol: "Vehicle 1/1 · autopilot · message 30 · MAVLink 2, no. 17".
    Q_PROPERTY(QString about READ about NOTIFY changed)
    /// Time of the message, seconds of the recording; NaN before the first.
    Q_PROPERTY(double time READ time NOTIFY changed)
    /// Number of this message among its kind: "312 of 4 020".
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(bool hasPrevious READ hasPrevious NOTIFY changed)
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed)
    Q_PROPERTY(leadline::app::MessageFields* fields READ fields CONSTANT)
    /// Remark in place of or after the fields, for example about unknown bytes; usually empty.
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString hex READ hex NOTIFY changed)
    /// Bytes per line of `hex`.
    Q_PROPERTY(int bytesPerLine READ bytesPerLine WRITE setBytesPerLine NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool present() const { return m_present; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString otherNames() const { return m_otherNames; }
    [[nodiscard]] QString about() const { return m_about; }
    [[nodiscard]] double time() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] bool hasPrevious() const { return m_number > 1; }
    [[nodiscard]] bool hasNext() const { return m_number < m_total; }
    [[nodiscard]] MessageFields* fields() { return &m_fields; }
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] QString hex() const;
    [[nodiscard]] int bytesPerLine() const { return m_bytesPerLine; }
    void setBytesPerLine(int bytes);

    /// The message as text for the clipboard: one line per field, and the hex dump.
    Q_INVOKABLE [[nodiscard]] QString asText() const;

    /// Shows the `number`th message of a kind, counted from 1; 0 if none has come yet.
    void show(const log::Log& log, const log::MessageCount& tally, std::uint64_t number);
    void clear();

signals:
    void changed();

private:
    void read(const log::Log& log, const log::MessageCount& tally);

    bool m_present = false;
    QString m_name;
    QString m_otherNames;
    QString m_about;
    std::optional<log::Time> m_time;
    std::uint64_t m_number = 0;
    std::uint64_t m_total = 0;
    MessageFields m_fields;
    QString m_note;
    /// Bytes of the whole frame.
    std::vector<std::byte> m_bytes;
    int m_bytesPerLine = 16;
};

} // namespace leadline::app
