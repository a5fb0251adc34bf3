// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace leadline::app {

/// From when to when a log holds what vehicles said. Times are seconds of the recording.
class VehicleSpan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(double begin READ begin NOTIFY changed)
    Q_PROPERTY(double end READ end NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool present() const { return m_span.has_value(); }
    [[nodiscard]] double begin() const;
    [[nodiscard]] double end() const;

    /// Nothing of null.
    void look(const log::Log* log);

signals:
    void changed();

private:
    struct Span {
        log::Time begin{};
        log::Time end{};
        friend bool operator==(const Span&, const Span&) = default;
    };
    [[nodiscard]] static std::optional<Span> find(const log::Log& log);

    std::optional<Span> m_span;
};

} // namespace leadline::app
