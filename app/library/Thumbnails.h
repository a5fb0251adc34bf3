// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "library/RecordingFile.h"
#include "link/EventLoopClock.h"
#include "log/Log.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace leadline::app {

/// A thumbnail of a log: its polar picture at the middle or else the whole waterfall, with
/// intensities as grey levels, transparent where there is no echo; null without pings.
[[nodiscard]] QImage drawThumbnail(const log::Log& log);

/// Draws thumbnails in a thread of its own, the one requested last first, and stores them in the
/// cache. Belongs to the window's thread.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    /// Draws one thumbnail, in the thread; may return null once `goesOn` returns false.
    using Maker =
        std::function<QImage(const RecordingFile& file, const std::function<bool()>& isWanted)>;

    explicit Thumbnails(QObject* parent = nullptr);
    explicit Thumbnails(Maker maker, QObject* parent = nullptr);
    ~Thumbnails() override;

    /// Returns the picture if it is available. Otherwise made() is emitted later, unless all
    /// requests are withdrawn.
    [[nodiscard]] std::optional<QImage> request(const RecordingFile& file);
    /// Withdraws one request; a picture without requests is not drawn.
    void forget(const RecordingFile& file);

signals:
    /// The image is null if there is nothing to show.
    void made(const QString& key, const QImage& image);

private:
    /// Shared with the thread, which may outlive this object.
    struct Requests {
        std::mutex mutex;
        /// Requested files, of which the last is drawn first, and the key of the one being drawn.
        std::deque<RecordingFile> wanted;
        QString making;
        bool givenUp = false;
    };
    using Made = std::function<void(const QString& key, const QImage& image)>;

    static void makeNext(Requests& requests, const Maker& make, const Made& made);
    void take(const QString& key, const QImage& image);

    Maker m_make;
    QCache<QString, QImage> m_made;
    /// Number of requests by key.
    QHash<QString, int> m_waiting;
    std::shared_ptr<Requests> m_requests = std::make_shared<Requests>();
    link::EventLoopClock m_clock;
    base::TaskQueue m_maker{"thumbnails", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
