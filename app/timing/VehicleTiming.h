// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/EventLoopClock.h"
#include "timing/ComponentText.h"
#include "timing/TimingRows.h"
#include "timing/TimingText.h"
#include "timing/TimingWorker.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <memory>
#include <optional>

namespace leadline::app {

/// Timing of the shown log's vehicles at the playhead. Computed by a worker thread while it is
/// displayed, and published no faster than it can be read. Lives in the window's thread.
class VehicleTiming : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// The shown log has a link to a vehicle.
    Q_PROPERTY(bool present READ present NOTIFY presentChanged)
    /// The timing is displayed in full, so that it is computed.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// Only the statistics of whole systems are displayed.
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY activeChanged)
    /// Ignore replies to TIMESYNC without a target, live and recorded. Saved in the settings file.
    Q_PROPERTY(bool strictVersion2 READ strictVersion2 WRITE setStrictVersion2 NOTIFY strictChanged)
    /// The picture is that of the present playhead.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Rows of type ComponentText.
    Q_PROPERTY(leadline::app::TimingRows* components READ components CONSTANT)
    /// Rows of type MessageText: the messages of the selected component.
    Q_PROPERTY(leadline::app::TimingRows* messages READ messages CONSTANT)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)
    /// Stream number of the selected component's link, -1 without one; and the number of links.
    Q_PROPERTY(int link READ link NOTIFY changed)
    Q_PROPERTY(int links READ links NOTIFY changed)
    Q_PROPERTY(leadline::app::TimingText text READ text NOTIFY changed)

public:
    /// Properties of the log that are not stored in it.
    struct About {
        /// The log is a ground station's, with sent and received frames in one stream.
        bool mixed = false;
        /// UTC since 1970 at the log's time zero.
        std::optional<std::chrono::nanoseconds> utcZero = {};
        /// Folder for files exported from the log.
        QString folder = {};
        /// The vehicle whose heading and depth are displayed.
        std::optional<VehicleSource> source = {};
    };
    static constexpr std::chrono::milliseconds quickest{150};
    /// Shortest interval between pictures while only `watched`.
    static constexpr std::chrono::milliseconds quickestBrief{500};

    explicit VehicleTiming(QObject* parent = nullptr);

    [[nodiscard]] bool present() const { return !m_streams.empty(); }
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] bool watched() const { return m_watched; }
    void setWatched(bool watched);
    [[nodiscard]] bool strictVersion2() const { return m_strictVersion2; }
    void setStrictVersion2(bool strict);
    [[nodiscard]] bool ready() const;
    [[nodiscard]] TimingRows* components() { return &m_components; }
    [[nodiscard]] TimingRows* messages() { return &m_messages; }
    [[nodiscard]] int chosen() const { return static_cast<int>(m_picture->chosen); }
    void choose(int row);
    [[nodiscard]] int link() const;
    [[nodiscard]] int links() const { return static_cast<int>(m_picture->links.size()); }
    [[nodiscard]] const TimingText& text() const { return m_text; }
    /// The newest picture; never null.
    [[nodiscard]] const std::shared_ptr<const TimingPicture>& picture() const { return m_picture; }

    /// Writes the picture as CSV beside the log, and returns a sentence about the result. `paths`
    /// has rows of type LinkPathText, or is null.
    Q_INVOKABLE QString save(leadline::app::TimingRows* paths = nullptr) const;

    /// Sets the log, which may be null, and finds the vehicles in it.
    void update(const log::Log* log, const About& about, log::Time playhead);
    /// Releases the log before it returns.
    void clear();
    void setPlayhead(log::Time playhead);

signals:
    void presentChanged();
    void activeChanged();
    void strictChanged();
    void changed();

private:
    void ask();
    void askWhenDue();
    void work();
    void show(std::shared_ptr<const TimingPicture> picture);

    const log::Log* m_log = nullptr;
    std::vector<log::VehicleStreams> m_streams;
    About m_about;
    log::Time m_playhead{};
    std::optional<ProbeOf> m_wanted;
    bool m_active = false;
    bool m_watched = false;
    bool m_strictVersion2 = false;
    /// Something changed since the last request to the worker.
    bool m_due = false;
    QTimer m_pause;
    std::shared_ptr<const TimingPicture> m_picture;
    TimingText m_text;
    TimingRows m_components;
    TimingRows m_messages;
    /// Incremented when the log changes; pictures of older generations are discarded.
    int m_generation = 0;
    link::EventLoopClock m_clock;
    std::unique_ptr<TimingWorker> m_worker;
};

} // namespace leadline::app
