// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/PolarGeometry.h"

#include <QObject>
#include <QSize>

#include <memory>
#include <mutex>
#include <optional>

namespace leadline::app {

/// Makes the geometry of a disc, which takes tens of milliseconds, on another thread. One at a
/// time: of what is asked for meanwhile only the last counts.
class GeometryMaker : public QObject {
    Q_OBJECT

public:
    explicit GeometryMaker(QObject* parent = nullptr);
    ~GeometryMaker() override;

    /// Does nothing when just that is in the making or was made last.
    void request(QSize size, const raster::PolarView& view);
    /// What came last, once.
    [[nodiscard]] std::optional<raster::PolarGeometry> take();

signals:
    void made();

private:
    struct Wish {
        QSize size;
        raster::PolarView view;

        friend bool operator==(const Wish&, const Wish&) = default;
    };
    /// What the other thread sees; it may outlive the maker.
    struct Mailbox {
        std::mutex mutex;
        GeometryMaker* receiver = nullptr;
        std::optional<raster::PolarGeometry> result;
    };

    void start();
    void arrived();

    std::shared_ptr<Mailbox> m_mailbox;
    std::optional<Wish> m_latest;
    std::optional<Wish> m_making;
};

} // namespace leadline::app
