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

/// Computes the geometry of a polar picture, which takes tens of milliseconds, in another thread,
/// one at a time. Of the requests that come meanwhile only the last is carried out.
class GeometryMaker : public QObject {
    Q_OBJECT

public:
    explicit GeometryMaker(QObject* parent = nullptr);
    ~GeometryMaker() override;

    /// Requests a geometry; ignored if it is being computed, or was the last one.
    void request(QSize size, const raster::PolarView& view);
    /// The newest result, returned once; else nullopt.
    [[nodiscard]] std::optional<raster::PolarGeometry> take()
    {
        return std::exchange(m_result, std::nullopt);
    }

signals:
    void made();

private:
    struct Request {
        QSize size;
        raster::PolarView view;

        friend bool operator==(const Request&, const Request&) = default;
    };
    using Mailbox = base::Mailbox<std::optional<raster::PolarGeometry>>;

    void start();
    void arrived();

    /// Shared with the other thread, which may outlive this object.
    std::shared_ptr<Mailbox> m_mailbox;
    std::optional<raster::PolarGeometry> m_result;
    std::optional<Request> m_latest;
    std::optional<Request> m_making;
};

} // namespace leadline::app
