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

/// A small picture of a log, its intensities as grey where there are echoes and transparent
/// elsewhere: the disc of its middle, else the whole waterfall; null where nobody pinged.
[[nodiscard]] QImage drawThumbnail(const log::Log& log);

/// Makes small pictures of recordings in a thread of its own, the one that was asked for last
/// first, and keeps them in the cache. For the window's thread.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    /// Draws one, in the thread; may give up, with nothing, once `goesOn` says no.
    using Maker =
        std::function<QImage(const RecordingFile& file, const std::function<bool()>& goesOn)>;

    explicit Thumbnails(QObject* parent = nullptr);
    explicit Thumbnails(Maker maker, QObject* parent = nullptr);
    ~Thumbnails() override;

    /// The picture, if it is at hand; else made() tells of it, unless everyone who wanted it
    /// forgets it first.
    [[nodiscard]] std::optional<QImage> want(const RecordingFile& file);
    /// One of those who wanted it looks no more. What nobody waits for is given up.
    void forget(const RecordingFile& file);

signals:
    /// Null where there is nothing to show.
    void made(const QString& key, const QImage& image);

private:
    /// What the maker uses, too, which may outlive this.
    struct Wishes {
        std::mutex mutex;
        /// The newest last, and the one that is being made.
        std::deque<RecordingFile> wanted;
        QString making;
        bool givenUp = false;
    };
    using Made = std::function<void(const QString& key, const QImage& image)>;

    static void makeNext(Wishes& wishes, const Maker& make, const Made& made);
    void take(const QString& key, const QImage& image);

    Maker m_make;
    QCache<QString, QImage> m_made;
    /// How many wait for the picture of each key.
    QHash<QString, int> m_waiting;
    std::shared_ptr<Wishes> m_wishes = std::make_shared<Wishes>();
    link::EventLoopClock m_clock;
    base::TaskQueue m_maker{"thumbnails", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
