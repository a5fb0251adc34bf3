// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/FakeDisk.h"
#include "support/McapContents.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>

namespace leadline::test {

/// The events in the only recording on a disk, in order. An event that is not JSON fails the test.
[[nodiscard]] inline QList<QJsonObject> eventsOf(FakeDisk& disk)
{
    QList<QJsonObject> events;
    for (const FoundMessage& each : contentsOf(disk.only().bytes).messages) {
        if (each.topic != "leadline/events")
            continue;
        const QByteArray json(reinterpret_cast<const char*>(each.data.data()),
                              static_cast<qsizetype>(each.data.size()));
        QJsonParseError error;
        events += QJsonDocument::fromJson(json, &error).object();
        if (error.error != QJsonParseError::NoError)
            qFatal("No JSON: %s", json.constData());
    }
    return events;
}

} // namespace leadline::test
