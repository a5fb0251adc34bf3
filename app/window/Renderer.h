// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;

namespace leadline::app {

/// Chooses the renderer of Qt Quick; call it before the first window is created. If OpenGL runs
/// without a graphics card, Qt's software renderer is used, which needs a third of the time because
/// it draws only what changed. QT_QUICK_BACKEND and QSG_RHI_BACKEND take precedence.
void chooseRenderer();

/// Whether an OpenGL renderer (GL_RENDERER) is a software implementation.
[[nodiscard]] bool isDrawnByTheProcessor(const QByteArray& glRenderer);

} // namespace leadline::app
