// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Mailbox.h"
#include "raster/PolarGeometry.h"

#include <QObject>
#include <QSize>

#include <memory>
#include <optional>
#include <utility>

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
    [[nodiscard]] std::optional<raster::PolarGeometry> take()
    {
        return std::exchange(m_result, std::nullopt);
    }

signals:
    void made();

private:
    struct Wish {
        QSize size;
        raster::PolarView view;

        friend bool operator==(const Wish&, const Wish&) = default;
    };
    using Mailbox = base::Mailbox<std::optional<raster::PolarGeometry>>;

    void start();
    void arrived();

    /// The other thread has it too, and may outlive the maker.
    std::shared_ptr<Mailbox> m_mailbox;
    std::optional<raster::PolarGeometry> m_result;
    std::optional<Wish> m_latest;
    std::optional<Wish> m_making;
};

} // namespace leadline::app
