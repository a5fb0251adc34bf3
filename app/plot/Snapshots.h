// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "base/TaskGroup.h"
#include "export/PictureNote.h"
#include "link/EventLoopClock.h"
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

#include <vector>

namespace leadline::app {

struct SnapshotColours {
    QColor ground;
    QColor ink;
    /// Colours of secondary text, and of the mark of simulated data.
    QColor ink2;
    QColor mark;
};

/// The vehicle's pose as displayed, with the user's corrections applied. Unknown values are
/// nullopt.
struct ShownPose {
    std::optional<double> headingDeg = {};
    /// The heading is relative to true north.
    bool headingTrue = false;
    /// Metres, positive down.
    std::optional<double> depthM = {};
    /// The depth is written in feet instead of metres.
    bool imperial = false;
};
/// "045.0° T · vehicle depth 3.20 m"
[[nodiscard]] QString poseText(const ShownPose& pose);

/// The picture with a caption below: time, recording, pose of the vehicle, and settings of the
/// sonars. `pixelRatio`: device pixels per window pixel. Thread-safe.
[[nodiscard]] QImage withFoot(const QImage& picture, double pixelRatio,
                              const exporting::PictureNote& note, const ShownPose& pose,
                              const SnapshotColours& colours);

/// Takes snapshots of the window as PNG files beside the recording, or in the folder of recordings
/// if that is not writable. They contain metadata (exporting::PictureNote). A snapshot is taken
/// with the next frame, and written by a worker thread. Lives in the window's thread.
class Snapshots : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session MEMBER m_session NOTIFY sessionChanged)
    /// Snapshots of a plot have scales and a caption; else only the echoes.
    Q_PROPERTY(bool annotated MEMBER m_annotated NOTIFY sessionChanged)
    /// Colours of the background, and of the caption below a plot.
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY sessionChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY sessionChanged)
    Q_PROPERTY(QColor ink2 MEMBER m_ink2 NOTIFY sessionChanged)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY sessionChanged)
    /// Background colour of the echoes.
    Q_PROPERTY(QColor canvas MEMBER m_canvas NOTIFY sessionChanged)

public:
    /// Largest number of snapshots that are written at the same time; further ones are refused.
    static constexpr std::size_t maximumAtOnce = 4;

    explicit Snapshots(QObject* parent = nullptr) : QObject(parent) {}

    /// Takes a snapshot of an item with all its content.
    Q_INVOKABLE void takeWindow(QQuickItem* content);
    /// Takes a snapshot of the plot `echoes` with its scales, which are in the item `plot`; `view`
    /// is the name of the view in the metadata, `orientation` says which direction is up. While it
    /// is taken the property `bare` of `plot`, if there is one, is true: controls are hidden.
    Q_INVOKABLE void takePlot(QQuickItem* plot, leadline::app::EchoItem* echoes,
                              const QString& view, const QString& orientation = {});
    /// Likewise of a plot of `sonar` that shows no echoes, which keeps its scales; `facts` says
    /// what it shows.
    Q_INVOKABLE void takeView(QQuickItem* plot, leadline::app::SonarSource* sonar,
                              const QString& view, const QString& facts);

signals:
    void sessionChanged();
    void saved(const QString& path);
    void failed(const QString& sentence);

private:
    using Finish = std::function<QImage(const QImage&)>;

    void take(QQuickItem& item, const exporting::PictureNote& note, Finish finish);
    void write(QImage image, const exporting::PictureNote& note, Finish finish);
    void written(const base::Result<QString>& path);
    void takeScaled(QQuickItem& plot, const exporting::PictureNote& about);
    [[nodiscard]] bool mayTake();
    /// Adds to the settings of each sonar what its echoes are drawn with.
    void addLevels(exporting::PictureNote& note, const std::vector<const SonarSource*>& sources);
    [[nodiscard]] exporting::PictureNote note(const SonarSource* source, const QString& view);
    [[nodiscard]] SnapshotColours colours() const { return {m_ground, m_ink, m_ink2, m_mark}; }

    QPointer<Session> m_session;
    bool m_annotated = true;
    QColor m_ground;
    QColor m_ink;
    QColor m_ink2;
    QColor m_mark;
    QColor m_canvas;
    /// Number of snapshots whose result has not been reported yet.
    std::size_t m_writing = 0;
    link::EventLoopClock m_clock;
    base::TaskGroup m_writers{"snapshot", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
