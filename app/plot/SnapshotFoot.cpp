// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SnapshotFoot.h"

#include "base/CivilTime.h"
#include "language/DayTime.h"
#include "language/Tr.h"
#include "pictures/SettingsText.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

namespace leadline::app {

namespace {

constexpr double pad = 14;
constexpr double lineHeight = 18;
constexpr int bodyPixels = 13;
constexpr double tagPad = 6;

QString joined(QStringList words)
{
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString whenWords(const exporting::PictureNote& note)
{
    QString when;
    if (note.utc)
        when = dayText(dateTimeOf(*note.utc, DayZone::Utc), tr("ddd d MMM · HH:mm:ss"));
    if (note.file.empty())
        return when;
    return joined({when, QString::fromStdString(note.file),
                   note.offset ? QString::fromStdString(base::playTime(*note.offset)) : QString()});
}

QString whereWords(const exporting::PictureNote& note, const ShownPose& pose)
{
    QStringList words{poseWords(pose)};
    if (note.latitude && note.longitude)
        words += tr("%1°, %2°").arg(*note.latitude, 0, 'f', 6).arg(*note.longitude, 0, 'f', 6);
    if (note.alignedByHand)
        words += tr("aligned by hand");
    return joined(words);
}

QFont bodyFont(bool strong)
{
    QFont font;
    font.setFamilies({QStringLiteral("Leadline Sans"), QStringLiteral("Noto Sans"),
                      QStringLiteral("DejaVu Sans")});
    font.setPixelSize(bodyPixels);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

/// Gives its width, with what keeps the next word off it.
double drawMark(QPainter& painter, QPointF topLeft, const QColor& colour)
{
    const QString words = tr("Simulated");
    painter.setFont(bodyFont(true));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 2 * tagPad;
    painter.setPen(QPen(colour, 1));
    painter.drawRoundedRect(QRectF(topLeft, QSizeF(width, lineHeight)), 4, 4);
    painter.drawText(QPointF(topLeft.x() + tagPad, topLeft.y() + lineHeight - 5), words);
    return width + 8;
}

} // namespace

QString poseWords(const ShownPose& pose)
{
    QStringList words;
    if (pose.headingDeg) {
        const QString degrees =
            QStringLiteral("%1°").arg(*pose.headingDeg, 5, 'f', 1, QLatin1Char('0'));
        words += QStringLiteral("%1 %2").arg(degrees, pose.headingTrue ? tr("T") : tr("hdg"));
    }
    if (pose.depthM)
        words += tr("vehicle depth %1 m").arg(*pose.depthM, 0, 'f', 2);
    return joined(words);
}

QImage withFoot(const QImage& picture, double pixelRatio, const exporting::PictureNote& note,
                const ShownPose& pose, const SnapshotColours& colours)
{
    QStringList lines{whenWords(note), whereWords(note, pose)};
    lines += QString::fromStdString(note.settings).split(QLatin1Char('\n'));
    lines.removeAll(QString());
    if (lines.isEmpty())
        return picture;
    const double footHeight = static_cast<double>(lines.size()) * lineHeight + 2 * pad;
    QImage all(picture.width(), picture.height() + static_cast<int>(footHeight * pixelRatio),
               QImage::Format_RGB32);
    all.fill(colours.ground);
    QPainter painter(&all);
    painter.setRenderHint(QPainter::Antialiasing);
    QImage above = picture;
    above.setDevicePixelRatio(1);
    painter.drawImage(0, 0, above);
    painter.translate(0, picture.height());
    painter.scale(pixelRatio, pixelRatio);
    const double width = picture.width() / pixelRatio;
    double left = pad;
    if (note.simulated)
        left += drawMark(painter, {pad, pad + 0.5}, colours.mark);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(bodyFont(i == 0));
        painter.setPen(i == 0 ? colours.ink : colours.ink2);
        const double x = i == 0 ? left : pad;
        const QString line =
            QFontMetricsF(painter.font()).elidedText(lines[i], Qt::ElideRight, width - x - pad);
        painter.drawText(QPointF(x, pad + static_cast<double>(i + 1) * lineHeight - 5), line);
    }
    return all;
}

} // namespace leadline::app
