// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/NightImageProvider.h"

namespace leadline::app {

namespace {

/// Of the red's light: as much green and blue as the brightest words of the theme have.
constexpr double green = 0.267;
constexpr double blue = 0.212;

} // namespace

QImage NightImageProvider::reddened(const QImage& picture)
{
    QImage red = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < red.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(red.scanLine(y));
        for (int x = 0; x < red.width(); ++x) {
            const int light = qGray(line[x]);
            line[x] = qRgb(light, static_cast<int>(green * light), static_cast<int>(blue * light));
        }
    }
    return red;
}

QImage NightImageProvider::requestImage(const QString& name, QSize* size, const QSize& wanted)
{
    const QImage red = reddened(QImage(QStringLiteral(":/leadline/guide/") + name));
    *size = red.size();
    return wanted.isEmpty() ? red
                            : red.scaled(wanted, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace leadline::app
