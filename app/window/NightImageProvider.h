// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>
#include <QString>

namespace leadline::app {

/// Pictures of the guide for eyes that are used to the dark: as light as they are, and red.
class NightImageProvider : public QQuickImageProvider {
public:
    NightImageProvider() : QQuickImageProvider(Image) {}

    /// Of a picture of the guide, such as `pictures/window-day.png`.
    [[nodiscard]] QImage requestImage(const QString& name, QSize* size,
                                      const QSize& wanted) override;

private:
    [[nodiscard]] static QImage reddened(const QImage& picture);
};

} // namespace leadline::app
