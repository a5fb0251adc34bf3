// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "echo/VehicleProfile.h"
#include "link/EventLoopClock.h"
#include "timing/TimingPicture.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace leadline::app {

/// Depth and heading of the selected vehicle over the whole log, indexed in a thread of its own
/// while the log grows. Lives in the window's thread.
class DiveProfile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(bool present READ present NOTIFY grown)
    Q_PROPERTY(bool hasDepth READ hasDepth NOTIFY grown)
    Q_PROPERTY(bool hasHeading READ hasHeading NOTIFY grown)

public:
    explicit DiveProfile(QObject* parent = nullptr);
    ~DiveProfile() override;

    [[nodiscard]] bool present() const { return m_hasDepth || m_hasHeading; }
    [[nodiscard]] bool hasDepth() const { return m_hasDepth; }
    [[nodiscard]] bool hasHeading() const { return m_hasHeading; }
    /// Everything that the log held at the last update() is indexed.
    [[nodiscard]] bool isComplete() const { return !m_building || !m_running; }

    /// Call when the log grew or was replaced; indexes at most four times a second. The previous
    /// log is no longer used when it returns, unless it is shared. Null for none.
    void update(const log::Log* log, const std::optional<VehicleSource>& vehicle);

    /// See echo::VehicleProfile; metres and degrees without the user's corrections.
    void read(log::Time from, log::Time until, std::span<echo::VehicleProfile::Column> into) const;
    [[nodiscard]] std::optional<echo::VehicleProfile::Range> depthRange() const;

signals:
    /// More is indexed, or the log was replaced.
    void grown();

private:
    /// Shared with the thread, which may outlive this object.
    struct Building {
        Building(const log::Log& log, const VehicleSource& vehicle);

        /// Null if the log is not shared.
        std::shared_ptr<const log::Log> log;
        echo::VehicleProfile profile;
    };

    void stop();
    void extend();
    void publish();

    const log::Log* m_log = nullptr;
    std::optional<VehicleSource> m_vehicle;
    std::uint64_t m_frames = 0;
    bool m_hasDepth = false;
    bool m_hasHeading = false;
    bool m_running = false;
    std::shared_ptr<Building> m_building;
    std::stop_source m_stop;
    QTimer m_pause;
    link::EventLoopClock m_clock;
    std::unique_ptr<base::TaskQueue> m_builder;
};

} // namespace leadline::app
