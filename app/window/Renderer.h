// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;

namespace leadline::app {

/// Chooses how Qt Quick draws; to be called before the first window is made. Where OpenGL has no
/// graphics card behind it, Qt's own software renderer does with a third of the work, for it
/// draws only what changed. What the environment says (QT_QUICK_BACKEND, QSG_RHI_BACKEND) wins.
void chooseRenderer();

/// Whether OpenGL by this name (GL_RENDERER) is drawn by the processor.
[[nodiscard]] bool isDrawnByTheProcessor(const QByteArray& glRenderer);

} // namespace leadline::app
