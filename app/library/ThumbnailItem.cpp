// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/ThumbnailItem.h"

#include "echo/LevelMeasurement.h"
#include "session/MountingStore.h"

#include <QPainter>
#include <QQuickWindow>

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

/// Applies the palette to grey levels, which are intensities; transparent pixels stay transparent.
QImage coloured(const QImage& grey, const raster::Colormap& colours)
{
    QImage made(grey.size(), QImage::Format_RGBA8888);
    for (int y = 0; y < grey.height(); ++y) {
        const uchar* from = grey.constScanLine(y);
        uchar* to = made.scanLine(y);
        for (int x = 0; x < grey.width(); ++x, from += 4, to += 4) {
            const raster::Rgba colour = colours[from[0]];
            to[0] = colour.r;
            to[1] = colour.g;
            to[2] = colour.b;
            to[3] = from[3];
        }
    }
    return made;
}

/// Automatic levels of what the small picture shows, column by column.
echo::ToneCurve levelsOf(const QImage& grey)
{
    std::vector<std::vector<std::uint8_t>> columns(static_cast<std::size_t>(grey.width()));
    for (int y = 0; y < grey.height(); ++y) {
        const uchar* from = grey.constScanLine(y);
        for (std::vector<std::uint8_t>& column : columns) {
            if (from[3] > 0)
                column.push_back(from[0]);
            from += 4;
        }
    }
    std::vector<echo::Profile> profiles;
    for (const std::vector<std::uint8_t>& column : columns)
        profiles.push_back({0, 1, {column, 1}});
    return echo::measureLevels(profiles).curve;
}

} // namespace

ThumbnailItem::ThumbnailItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

ThumbnailItem::~ThumbnailItem()
{
    forget();
}

void ThumbnailItem::setRecordings(Recordings* recordings)
{
    if (m_recordings == recordings)
        return;
    forget();
    if (m_recordings)
        m_recordings->thumbnails().disconnect(this);
    m_recordings = recordings;
    if (recordings) {
        connect(&recordings->thumbnails(), &Thumbnails::made, this,
                [this](const QString& key, const QImage& image) {
                    if (m_wanted && m_wanted->key() == key)
                        take(image);
                });
        // The picture changes when the file grows or is repaired, and when another mounting is set
        // for its sonar.
        connect(recordings, &Recordings::changed, this, &ThumbnailItem::ask);
    }
    ask();
    emit fileChanged();
}

void ThumbnailItem::setPath(const QString& path)
{
    if (std::exchange(m_path, path) == path)
        return;
    forget();
    m_key.clear();
    m_image = {};
    polish();
    ask();
    emit fileChanged();
    emit made();
}

void ThumbnailItem::setDisplay(DisplaySettings* display)
{
    if (m_display == display)
        return;
    if (m_display)
        m_display->disconnect(this);
    m_display = display;
    if (display)
        connect(display, &DisplaySettings::changed, this, &ThumbnailItem::polish);
    polish();
    emit displayChanged();
}

void ThumbnailItem::componentComplete()
{
    QQuickItem::componentComplete();
    ask();
}

void ThumbnailItem::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged)
        data.boolValue ? ask() : forget();
    else if (change == ItemDevicePixelRatioHasChanged)
        polish();
}

void ThumbnailItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        polish();
}

void ThumbnailItem::ask()
{
    if (!isComponentComplete() || !isVisible() || !m_recordings)
        return;
    const RecordingRows::Entry* entry = m_recordings->rows()->entryOf(m_path);
    if (entry && entry->found.state == RecordingFinding::State::Unknown)
        m_recordings->prefer(m_path);
    if (!entry || !entry->found.digest)
        return;
    RecordingFile file = entry->file;
    file.mountings = storedMountings(file.path);
    const QString key = file.key();
    if (key == m_key)
        return;
    forget();
    m_key = key;
    m_wanted = std::move(file);
    if (const auto image = m_recordings->thumbnails().request(*m_wanted))
        take(*image);
}

void ThumbnailItem::forget()
{
    if (!m_wanted)
        return;
    if (m_recordings)
        m_recordings->thumbnails().forget(*m_wanted);
    m_wanted.reset();
    m_key.clear();
}

void ThumbnailItem::take(const QImage& image)
{
    m_wanted.reset();
    m_image = image;
    polish();
    emit made();
}

void ThumbnailItem::updatePolish()
{
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QSize size(static_cast<int>(std::round(width() * ratio)),
                     static_cast<int>(std::round(height() * ratio)));
    if (size.isEmpty())
        return;
    m_tiles.resize(size);
    m_tiles.clear();
    if (!m_image.isNull()) {
        const raster::Colormap grey;
        const QImage shown = coloured(
            m_image,
            m_display ? m_display->coloursUnder(levelsOf(m_image), m_display->threshold()) : grey);
        const raster::Canvas canvas = m_tiles.canvas();
        QImage into(canvas.pixels, canvas.width, canvas.height,
                    static_cast<qsizetype>(canvas.stride), QImage::Format_RGBA8888);
        QRectF place(QPointF(), QSizeF(shown.size()).scaled(size, Qt::KeepAspectRatio));
        place.moveCenter(QRectF(QPointF(), size).center());
        QPainter painter(&into);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, shown);
    }
    m_tiles.touchAll();
    m_tiles.prepare();
    update();
}

QSGNode* ThumbnailItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    return window() ? m_tiles.sync(old, *window(), window()->effectiveDevicePixelRatio(), {}) : old;
}

} // namespace leadline::app
