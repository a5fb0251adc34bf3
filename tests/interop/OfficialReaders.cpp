// SPDX-License-Identifier: GPL-3.0-or-later
#include "OfficialReaders.h"

#include <QJsonDocument>

namespace leadline::test {

OfficialReaders::OfficialReaders()
    : m_packages(QStringLiteral(LEADLINE_SHARED_DIR "/tools/mcap"), "mcap-tools", "@mcap/core")
{
}

QJsonObject OfficialReaders::run(const QString& script, const QString& file) const
{
    return QJsonDocument::fromJson(m_packages.run({script, file}).value_or(QByteArray())).object();
}

} // namespace leadline::test
