// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/GoldenImage.h"

#include <QDir>

namespace leadline::support {

QString compareGolden(const QString& name, const QImage& picture)
{
    const QString path =
        QStringLiteral(LEADLINE_TEST_DATA "/golden/") + name + QStringLiteral(".png");
    const QImage got = picture.convertToFormat(QImage::Format_RGBA8888);
    if (qEnvironmentVariableIsSet("LEADLINE_UPDATE_GOLDEN")) {
        return got.save(path) ? QString() : QStringLiteral("cannot write ") + path;
    }
    QString wrong;
    const QImage wanted = QImage(path).convertToFormat(QImage::Format_RGBA8888);
    if (wanted.isNull()) {
        wrong = QStringLiteral("there is no ") + path;
    } else if (wanted.size() != got.size()) {
        wrong = name + QStringLiteral(" has another size");
    } else {
        qint64 different = 0;
        for (int y = 0; y < got.height(); ++y) {
            for (int x = 0; x < got.width(); ++x)
                different += got.pixel(x, y) == wanted.pixel(x, y) ? 0 : 1;
        }
        if (different * 1000 > qint64{got.width()} * got.height())
            wrong = QStringLiteral("%1: %2 pixels differ").arg(name).arg(different);
    }
    if (!wrong.isEmpty()) {
        const QString seen = QDir::temp().filePath(name + QStringLiteral("-seen.png"));
        if (got.save(seen))
            wrong += QStringLiteral("; seen: ") + seen;
    }
    return wrong;
}

} // namespace leadline::support
