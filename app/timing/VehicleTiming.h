// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timing/TimingRows.h"
#include "timing/TimingWords.h"
#include "timing/TimingWorker.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <memory>
#include <optional>

namespace leadline::app {

/// The timing of the vehicle of what is open, at the playhead: made by a worker while somebody
/// looks, and told no faster than figures can be read. Lives in the window's thread.
class VehicleTiming : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// There is a link of a vehicle in what is open.
    Q_PROPERTY(bool present READ present NOTIFY presentChanged)
    /// Somebody looks.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// What is shown is of the playhead.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// ComponentWords.
    Q_PROPERTY(leadline::app::TimingRows* components READ components CONSTANT)
    /// MessageWords of the chosen component.
    Q_PROPERTY(leadline::app::TimingRows* messages READ messages CONSTANT)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)
    Q_PROPERTY(leadline::app::TimingWords words READ words NOTIFY changed)

public:
    /// What is known of the log besides what is in it.
    struct About {
        /// It is of a ground station: received and sent are in one stream.
        bool mixed = false;
        /// UTC since 1970 at its zero.
        std::optional<std::chrono::nanoseconds> utcZero = {};
        /// Where files are put that are made from it.
        QString folder = {};
    };
    static constexpr std::chrono::milliseconds quickest{150};

    explicit VehicleTiming(QObject* parent = nullptr);

    [[nodiscard]] bool present() const { return m_streams.has_value(); }
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] bool ready() const;
    [[nodiscard]] TimingRows* components() { return &m_components; }
    [[nodiscard]] TimingRows* messages() { return &m_messages; }
    [[nodiscard]] int chosen() const { return static_cast<int>(m_picture->chosen); }
    void choose(int row);
    [[nodiscard]] const TimingWords& words() const { return m_words; }
    /// Never null.
    [[nodiscard]] const std::shared_ptr<const TimingPicture>& picture() const { return m_picture; }

    /// Writes what is shown beside the log, and tells how that went in a sentence; `paths` are
    /// PathWords, or null.
    Q_INVOKABLE QString save(leadline::app::TimingRows* paths = nullptr) const;

    /// Looks for a vehicle in the log, which may be null.
    void look(const log::Log* log, const About& about, log::Time playhead);
    /// The log is let go of with the end of this call.
    void clear();
    void setPlayhead(log::Time playhead);

signals:
    void presentChanged();
    void activeChanged();
    void changed();

private:
    void ask();
    void askWhenDue();
    void work();
    void show(std::shared_ptr<const TimingPicture> picture);

    const log::Log* m_log = nullptr;
    std::optional<VehicleStreams> m_streams;
    About m_about;
    log::Time m_playhead{};
    std::optional<ProbeOf> m_wanted;
    bool m_active = false;
    /// Something changed since the worker was asked.
    bool m_due = false;
    QTimer m_pause;
    std::shared_ptr<const TimingPicture> m_picture;
    TimingWords m_words;
    TimingRows m_components;
    TimingRows m_messages;
    /// Pictures of an older one are not shown.
    int m_generation = 0;
    std::unique_ptr<TimingWorker> m_worker;
};

} // namespace leadline::app
