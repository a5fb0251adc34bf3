// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Recordings.h"
#include "plot/TiledImage.h"
#include "session/DisplaySettings.h"

#include <QPointer>
#include <QQuickItem>

#include <optional>

namespace leadline::app {

/// Thumbnail of a recording in the current palette. It is requested while the item is visible, and
/// the request is withdrawn afterwards.
class ThumbnailItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Recordings* recordings READ recordings WRITE setRecordings NOTIFY
                   fileChanged)
    /// Path of a recording in the list; without one there is no picture.
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY fileChanged)
    Q_PROPERTY(
        leadline::app::DisplaySettings* display READ display WRITE setDisplay NOTIFY displayChanged)
    /// There is a picture.
    Q_PROPERTY(bool present READ present NOTIFY made)

public:
    explicit ThumbnailItem(QQuickItem* parent = nullptr);
    ~ThumbnailItem() override;

    [[nodiscard]] Recordings* recordings() const { return m_recordings; }
    void setRecordings(Recordings* recordings);
    [[nodiscard]] QString path() const { return m_path; }
    void setPath(const QString& path);
    [[nodiscard]] DisplaySettings* display() const { return m_display; }
    void setDisplay(DisplaySettings* display);
    [[nodiscard]] bool present() const { return !m_image.isNull(); }
    /// The picture is complete, or there is none.
    [[nodiscard]] bool isDrawn() const { return !m_wanted; }

signals:
    void fileChanged();
    void displayChanged();
    void made();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void updatePolish() override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    void ask();
    void forget();
    void take(const QImage& image);

    QPointer<Recordings> m_recordings;
    QString m_path;
    QPointer<DisplaySettings> m_display;
    /// The file whose picture was requested and is not there yet.
    std::optional<RecordingFile> m_wanted;
    /// Key of the last request.
    QString m_key;
    QImage m_image;
    TiledImage m_tiles{TiledImage::Cut::Whole};
};

} // namespace leadline::app
