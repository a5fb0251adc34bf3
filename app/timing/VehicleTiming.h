// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The timing of the vehicles of what is open, at the playhead: made by a worker while somebody
/// looks, and told no faster than figures can be read. Lives in the window's thread.
class VehicleTiming : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// There is a link of a vehicle in what is open.
    Q_PROPERTY(bool present READ present NOTIFY presentChanged)
    /// Somebody looks.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// Somebody looks at the figures of whole systems only.
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY activeChanged)
    /// Replies to TIMESYNC without a target are ignored, in what comes and in what was recorded.
    /// Kept in the settings.
    Q_PROPERTY(bool strictVersion2 READ strictVersion2 WRITE setStrictVersion2 NOTIFY strictChanged)
    /// What is shown is of the playhead.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// ComponentText.
    Q_PROPERTY(leadline::app::TimingRows* components READ components CONSTANT)
    /// MessageText of the chosen component.
    Q_PROPERTY(leadline::app::TimingRows* messages READ messages CONSTANT)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)
    /// The chosen component's link, as the log numbers it, and how many links there are; -1
    /// without.
    Q_PROPERTY(int link READ link NOTIFY changed)
    Q_PROPERTY(int links READ links NOTIFY changed)
    Q_PROPERTY(leadline::app::TimingText words READ words NOTIFY changed)

public:
    /// What is known of the log besides what is in it.
    struct About {
        /// It is of a ground station: received and sent are in one stream.
        bool mixed = false;
        /// UTC since 1970 at its zero.
        std::optional<std::chrono::nanoseconds> utcZero = {};
        /// Where files are put that are made from it.
        QString folder = {};
        /// Whose heading and depth the window shows.
        std::optional<VehicleSource> source = {};
    };
    static constexpr std::chrono::milliseconds quickest{150};
    /// Of the figures only.
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
    [[nodiscard]] const TimingText& words() const { return m_words; }
    /// Never null.
    [[nodiscard]] const std::shared_ptr<const TimingPicture>& picture() const { return m_picture; }

    /// Writes what is shown beside the log, and tells how that went in a sentence; `paths` are
    /// LinkPathText, or null.
    Q_INVOKABLE QString save(leadline::app::TimingRows* paths = nullptr) const;

    /// Looks for vehicles in the log, which may be null.
    void update(const log::Log* log, const About& about, log::Time playhead);
    /// The log is let go of with the end of this call.
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
    /// Something changed since the worker was asked.
    bool m_due = false;
    QTimer m_pause;
    std::shared_ptr<const TimingPicture> m_picture;
    TimingText m_words;
    TimingRows m_components;
    TimingRows m_messages;
    /// Pictures of an older one are not shown.
    int m_generation = 0;
    std::unique_ptr<TimingWorker> m_worker;
};

} // namespace leadline::app
