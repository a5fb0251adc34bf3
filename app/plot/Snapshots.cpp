// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/Snapshots.h"

#include "language/Spoken.h"
#include "pictures/NewFile.h"
#include "pictures/PictureNotes.h"
#include "session/SessionNote.h"

#include <QPainter>
#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <QTimer>

#include <utility>

namespace leadline::app {

namespace {

QImage onGround(const QImage& picture, const QColor& ground)
{
    QImage whole(picture.size(), QImage::Format_RGB32);
    whole.fill(ground);
    QImage over = picture;
    over.setDevicePixelRatio(1);
    QPainter(&whole).drawImage(0, 0, over);
    return whole;
}

/// Beside the recording, else where recordings are: a stick may not be written to.
base::Result<QString> writePicture(const QImage& image, const exporting::PictureNote& note,
                                   const QStringList& folders, const QString& stem)
{
    const auto png = encodedPng(image, note);
    if (!png)
        return png.error();
    base::Result<QString> path = base::Error{"There is no folder for the picture."};
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

bool Snapshots::mayTake()
{
    if (m_writing.size() < mostAtOnce)
        return m_session;
    emit failed(tr("The pictures before are still being written."));
    return false;
}

exporting::PictureNote Snapshots::note(const SonarSource* source, const QString& view)
{
    const bool isPlot = source && source->present();
    exporting::PictureNote note =
        noteOf(*m_session, isPlot ? std::optional(source->reader().stream()) : std::nullopt);
    note.view = view.toStdString();
    return note;
}

void Snapshots::takeWindow(QQuickItem* content)
{
    if (content && mayTake())
        take(*content, note(nullptr, QStringLiteral("window")),
             [ground = m_ground](const QImage& image) { return onGround(image, ground); });
}

void Snapshots::takePlot(QQuickItem* panel, EchoItem* echoes, const QString& view)
{
    if (!panel || !panel->window() || !echoes || !mayTake())
        return;
    if (!echoes->source() || !echoes->source()->present()) {
        emit failed(tr("There is no plot to take a picture of."));
        return;
    }
    const auto about = note(echoes->source(), view);
    if (m_words)
        takePanel(*panel, about);
    else
        write(echoes->image(), about,
              [canvas = m_canvas](const QImage& image) { return onGround(image, canvas); });
}

void Snapshots::takePanel(QQuickItem& panel, const exporting::PictureNote& about)
{
    const double ratio = panel.window()->effectiveDevicePixelRatio();
    const SelectedVehicle& vehicle = *m_session->vehicle();
    ShownPose pose{.headingTrue = vehicle.headingTrue()};
    if (vehicle.headingFresh())
        pose.headingDeg = vehicle.headingDeg();
    if (vehicle.depthFresh())
        pose.depthM = vehicle.depthM();
    take(panel, about, [about, pose, ratio, colours = colours()](const QImage& image) {
        return withFoot(onGround(image, colours.ground), ratio, about, pose, colours);
    });
}

void Snapshots::take(QQuickItem& item, const exporting::PictureNote& note, Finish finish)
{
    const double ratio = item.window() ? item.window()->effectiveDevicePixelRatio() : 1;
    const auto grabbed = item.grabToImage((item.size() * ratio).toSize());
    if (!grabbed) {
        emit failed(tr("The picture could not be taken: the window is not shown."));
        return;
    }
    connect(grabbed.data(), &QQuickItemGrabResult::ready, this,
            [this, grabbed, note, finish = std::move(finish)] {
                write(grabbed->image(), note, finish);
                // It goes with its connection, but not while it tells.
                QTimer::singleShot(0, this, [grabbed] { grabbed->disconnect(); });
            });
}

void Snapshots::write(QImage image, const exporting::PictureNote& note, Finish finish)
{
    if (!m_session)
        return;
    const int number = ++m_last;
    QStringList folders{m_session->folder(), m_session->recordingFolder()};
    folders.removeDuplicates();
    const QString stem = fileStem(*m_session);
    m_writing[number] =
        std::jthread([=, this, image = std::move(image), finish = std::move(finish)]() mutable {
            auto path = writePicture(finish(image), note, folders, stem);
            QMetaObject::invokeMethod(
                this, [this, number, path = std::move(path)] { written(number, path); },
                Qt::QueuedConnection);
        });
}

void Snapshots::written(int number, const base::Result<QString>& path)
{
    m_writing.erase(number);
    if (path)
        emit saved(*path);
    else
        emit failed(spoken(path.error().sentence));
}

} // namespace leadline::app
