// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/Snapshots.h"

#include "base/CivilTime.h"
#include "formats/Recording.h"
#include "language/DayTime.h"
#include "language/SentenceTranslation.h"
#include "language/Tr.h"
#include "log/SonarKind.h"
#include "pictures/NewFile.h"
#include "pictures/PictureNotes.h"
#include "session/SessionNote.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <QStringList>
#include <QTimer>

#include <utility>

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

QString timeText(const exporting::PictureNote& note)
{
    QString when;
    if (note.utc)
        when = dayText(dateTimeOf(*note.utc, DayZone::Utc), tr("ddd d MMM · HH:mm:ss"));
    if (note.file.empty())
        return when;
    return joined(
        {when, QString::fromStdString(note.file),
         note.offset ? QString::fromStdString(base::durationText(*note.offset)) : QString()});
}

QString positionText(const exporting::PictureNote& note, const ShownPose& pose)
{
    QStringList words{poseText(pose)};
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

/// Draws the frame with "Simulated" in it; returns its width including the distance to the next
/// word.
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

/// Lines no wider than `width`, broken between the parts of a text so that none of them is lost.
QStringList wrapped(const QString& text, const QFontMetricsF& metrics, double width)
{
    const QString between = QStringLiteral(" · ");
    QStringList lines;
    for (const QString& part : text.split(between)) {
        const QString longer = lines.isEmpty() ? part : lines.last() + between + part;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines += part;
    }
    return lines;
}

QImage onGround(const QImage& picture, const QColor& ground)
{
    QImage whole(picture.size(), QImage::Format_RGB32);
    whole.fill(ground);
    QImage over = picture;
    over.setDevicePixelRatio(1);
    QPainter(&whole).drawImage(0, 0, over);
    return whole;
}

/// Writes into the first of `folders` that allows it: the recording's own, which may be read-only,
/// then the folder for recordings.
base::Result<QString> writePicture(const QImage& image, const exporting::PictureNote& note,
                                   const QStringList& folders, const QString& stem)
{
    const auto png = encodedPng(image, note);
    if (!png)
        return png.error();
    base::Result<QString> path =
        base::Error{base::Message("The folder for the picture does not exist.")};
    for (const QString& folder : folders) {
        if (folder.isEmpty())
            continue;
        path = writeNewFile(folder, stem, QStringLiteral(".png"), *png);
        if (path)
            break;
    }
    return path;
}

} // namespace

void Snapshots::addLevels(exporting::PictureNote& note,
                          const std::vector<const SonarSource*>& sources)
{
    QStringList lines = QString::fromStdString(note.settings).split(QLatin1Char('\n'));
    for (const SonarSource* source : sources) {
        if (!source || !source->present())
            continue;
        const log::Log& log = source->reader().log();
        // Soundings have no levels.
        if (log::isDrawnAs(log.stream(source->reader().stream()).kind(), ping::View::Swath))
            continue;
        const QString name =
            QString::fromStdString(formats::streamName(log, source->reader().stream())) +
            QLatin1Char(':');
        const EchoLevels& levels = *source->levels();
        const DisplaySettings& display = *m_session->display();
        QStringList words{levels.figures()};
        if (!levels.isRaw() && display.tvg() == DisplaySettings::Tvg::Off)
            words += tr("TVG off");
        if (!levels.isRaw() && display.noiseFilter() == DisplaySettings::NoiseFilter::Off)
            words += tr("noise filter off");
        if (!levels.isRaw() && !display.applied().isEmpty())
            words += display.applied();
        for (QString& line : lines)
            if (line.startsWith(name))
                line += QStringLiteral(" · ") + words.join(QStringLiteral(" · "));
    }
    note.settings = lines.join(QLatin1Char('\n')).toStdString();
}

bool Snapshots::mayTake()
{
    if (m_writing < maximumAtOnce)
        return m_session;
    emit failed(tr("Earlier snapshots are still being saved."));
    return false;
}

exporting::PictureNote Snapshots::note(const SonarSource* source, const QString& view)
{
    const bool isPlot = source && source->present();
    exporting::PictureNote note =
        noteOf(*m_session, isPlot ? std::optional(source->reader().stream()) : std::nullopt);
    note.view = view.toStdString();
    addLevels(note,
              isPlot ? std::vector{source}
                     : std::vector<const SonarSource*>{m_session->ping360(), m_session->ping1d()});
    return note;
}

void Snapshots::takeWindow(QQuickItem* content)
{
    if (content && mayTake())
        take(*content, note(nullptr, QStringLiteral("window")),
             [ground = m_ground](const QImage& image) { return onGround(image, ground); });
}

void Snapshots::takePlot(QQuickItem* plot, EchoItem* echoes, const QString& view,
                         const QString& orientation)
{
    if (!plot || !plot->window() || !echoes || !mayTake())
        return;
    if (!echoes->source() || !echoes->source()->present()) {
        emit failed(tr("No plot to take a snapshot of."));
        return;
    }
    exporting::PictureNote about = note(echoes->source(), view);
    if (!about.settings.empty() && !orientation.isEmpty())
        about.settings += " · " + orientation.toStdString();
    if (m_annotated)
        takeScaled(*plot, about);
    else
        write(echoes->image(), about,
              [canvas = m_canvas](const QImage& image) { return onGround(image, canvas); });
}

void Snapshots::takeView(QQuickItem* plot, SonarSource* sonar, const QString& view,
                         const QString& facts)
{
    if (!plot || !plot->window() || !mayTake())
        return;
    if (!sonar || !sonar->present()) {
        emit failed(tr("No plot to take a snapshot of."));
        return;
    }
    exporting::PictureNote about = note(sonar, view);
    if (!facts.isEmpty())
        about.settings += (about.settings.empty() ? "" : "\n") + facts.toStdString();
    if (m_annotated)
        takeScaled(*plot, about);
    else
        take(*plot, about,
             [canvas = m_canvas](const QImage& image) { return onGround(image, canvas); });
}

void Snapshots::takeScaled(QQuickItem& plot, const exporting::PictureNote& about)
{
    const double ratio = plot.window()->effectiveDevicePixelRatio();
    const SelectedVehicle& vehicle = *m_session->vehicle();
    ShownPose pose{.headingTrue = vehicle.headingTrue(),
                   .imperial = m_session->display()->imperial()};
    if (vehicle.headingFresh())
        pose.headingDeg = vehicle.headingDeg();
    if (vehicle.depthFresh())
        pose.depthM = vehicle.depthM();
    take(plot, about,
         [about, pose, ratio, colours = colours(), canvas = m_canvas](const QImage& image) {
             return withFoot(onGround(image, canvas), ratio, about, pose, colours);
         });
}

void Snapshots::take(QQuickItem& item, const exporting::PictureNote& note, Finish finish)
{
    const double ratio = item.window() ? item.window()->effectiveDevicePixelRatio() : 1;
    const QPointer<QQuickItem> taken = &item;
    const auto setBare = [taken](bool bare) {
        if (taken && taken->metaObject()->indexOfProperty("bare") >= 0)
            taken->setProperty("bare", bare);
    };
    setBare(true);
    const auto grabbed = item.grabToImage((item.size() * ratio).toSize());
    if (!grabbed) {
        setBare(false);
        emit failed(tr("No snapshot taken: the window is not visible."));
        return;
    }
    connect(grabbed.data(), &QQuickItemGrabResult::ready, this,
            [this, grabbed, note, setBare, finish = std::move(finish)] {
                setBare(false);
                write(grabbed->image(), note, finish);
                // The connection keeps the grab result alive, and must not be removed while the
                // signal is being emitted.
                QTimer::singleShot(0, this, [grabbed] { grabbed->disconnect(); });
            });
}

void Snapshots::write(QImage image, const exporting::PictureNote& note, Finish finish)
{
    if (!m_session)
        return;
    QStringList folders{m_session->folder(), m_session->recordingFolder()};
    folders.removeDuplicates();
    const QString stem = fileStem(*m_session);
    ++m_writing;
    m_writers.start([=, this, image = std::move(image), finish = std::move(finish),
                     post = m_clock.poster()](const std::stop_token&) {
        post([this, path = writePicture(finish(image), note, folders, stem)] { written(path); });
    });
}

void Snapshots::written(const base::Result<QString>& path)
{
    --m_writing;
    if (path)
        emit saved(*path);
    else
        emit failed(translated(path.error().message));
}

QString poseText(const ShownPose& pose)
{
    QStringList words;
    if (pose.headingDeg) {
        const QString degrees =
            QStringLiteral("%1°").arg(*pose.headingDeg, 5, 'f', 1, QLatin1Char('0'));
        words += QStringLiteral("%1 %2").arg(degrees, pose.headingTrue ? tr("T") : tr("hdg"));
    }
    if (pose.depthM)
        words += tr("vehicle depth %1").arg(formatLength(*pose.depthM, 2, pose.imperial));
    return joined(words);
}

QImage withFoot(const QImage& picture, double pixelRatio, const exporting::PictureNote& note,
                const ShownPose& pose, const SnapshotColours& colours)
{
    const double width = picture.width() / pixelRatio;
    QStringList lines{timeText(note)};
    for (const QString& line : QStringList{positionText(note, pose)} +
                                   QString::fromStdString(note.settings).split(QLatin1Char('\n')))
        lines += wrapped(line, QFontMetricsF(bodyFont(false)), width - 2 * pad);
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
