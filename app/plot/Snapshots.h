// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "base/TaskGroup.h"
#include "export/PictureNote.h"
#include "plot/EchoItem.h"
#include "session/Session.h"

#include <QColor>
#include <QImage>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>

namespace leadline::app {

struct SnapshotColours {
    QColor ground;
    QColor ink;
    /// Of what is less important, and of what is simulated.
    QColor ink2;
    QColor mark;
};

/// What the window says of the vehicle, with the user's settings applied: the same as in the
/// picture. What is not known is left away.
struct ShownPose {
    std::optional<double> headingDeg = {};
    /// Against true north.
    bool headingTrue = false;
    /// Metres, positive down.
    std::optional<double> depthM = {};
};
/// "045.0° T · vehicle depth 3.20 m"
[[nodiscard]] QString poseWords(const ShownPose& pose);

/// The picture with lines below it that say what it shows: when, of which recording, where the
/// vehicle was, and what the sonars' pings were made with. `pixelRatio`: device pixels to one of
/// the window. For any thread.
[[nodiscard]] QImage withFoot(const QImage& picture, double pixelRatio,
                              const exporting::PictureNote& note, const ShownPose& pose,
                              const SnapshotColours& colours);

/// Pictures of what a window shows, as PNG files beside the recording, or in the folder of
/// recordings where it cannot be written there. They say what they show (exporting::PictureNote).
/// The picture is taken with the next frame and written by a thread of its own, however long the
/// disk takes. Lives in the window's thread.
class Snapshots : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session MEMBER m_session NOTIFY sessionChanged)
    /// Pictures of a plot have its scales, and what is to be said of it below; else they are the
    /// echoes alone.
    Q_PROPERTY(bool words MEMBER m_words NOTIFY sessionChanged)
    /// Of what is behind the picture, and of the words below a plot's.
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY sessionChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY sessionChanged)
    Q_PROPERTY(QColor ink2 MEMBER m_ink2 NOTIFY sessionChanged)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY sessionChanged)
    /// Behind echoes.
    Q_PROPERTY(QColor canvas MEMBER m_canvas NOTIFY sessionChanged)

public:
    /// Who presses the key once more while so many are being written waits.
    static constexpr std::size_t mostAtOnce = 4;

    explicit Snapshots(QObject* parent = nullptr) : QObject(parent) {}

    /// Of everything in the item, as the window shows it.
    Q_INVOKABLE void takeWindow(QQuickItem* content);
    /// Of a plot in its panel, which is what `view` says.
    Q_INVOKABLE void takePlot(QQuickItem* panel, leadline::app::EchoItem* echoes,
                              const QString& view);

signals:
    void sessionChanged();
    void saved(const QString& path);
    void failed(const QString& sentence);

private:
    using Finish = std::function<QImage(const QImage&)>;

    void take(QQuickItem& item, const exporting::PictureNote& note, Finish finish);
    void write(QImage image, const exporting::PictureNote& note, Finish finish);
    void written(const base::Result<QString>& path);
    void takePanel(QQuickItem& panel, const exporting::PictureNote& about);
    [[nodiscard]] bool mayTake();
    [[nodiscard]] exporting::PictureNote note(const SonarSource* source, const QString& view);
    [[nodiscard]] SnapshotColours colours() const { return {m_ground, m_ink, m_ink2, m_mark}; }

    QPointer<Session> m_session;
    bool m_words = true;
    QColor m_ground;
    QColor m_ink;
    QColor m_ink2;
    QColor m_mark;
    QColor m_canvas;
    /// Of which nobody has said so far what became of them.
    std::size_t m_writing = 0;
    base::TaskGroup m_writers{"snapshot"};
};

} // namespace leadline::app
