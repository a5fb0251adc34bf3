// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Recordings.h"
#include "plot/TiledImage.h"
#include "session/DisplaySettings.h"

#include <QPointer>
#include <QQuickItem>

#include <optional>

namespace leadline::app {

/// The small picture of a recording in the colours that echoes have now. It is asked for when it is
/// seen, and nobody makes it any more once it is not.
class ThumbnailItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Recordings* recordings READ recordings WRITE setRecordings NOTIFY
                   fileChanged)
    /// A row's path; without one there is no picture.
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
    /// Its picture is there, or it is known that there is none.
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
    /// What was asked for, while it is not there.
    std::optional<RecordingFile> m_wanted;
    /// Of what was asked for last.
    QString m_key;
    QImage m_image;
    TiledImage m_tiles{TiledImage::Cut::Whole};
};

} // namespace leadline::app
