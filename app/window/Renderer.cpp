// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Renderer.h"

#include <QByteArray>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>
#include <QStringList>

#include <algorithm>
#include <array>

namespace leadline::app {

namespace {

/// Name of the OpenGL renderer; empty without OpenGL.
QByteArray glRenderer()
{
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!context.create() || !context.makeCurrent(&surface))
        return {};
    const auto* const name = context.functions()->glGetString(GL_RENDERER);
    QByteArray renderer(reinterpret_cast<const char*>(name));
    context.doneCurrent();
    return renderer;
}

} // namespace

bool isDrawnByTheProcessor(const QByteArray& glRenderer)
{
    constexpr std::array names{"llvmpipe", "softpipe", "swrast", "software"};
    const QByteArray lower = glRenderer.toLower();
    return lower.isEmpty() || std::any_of(names.begin(), names.end(), [&lower](const char* name) {
               return lower.contains(name);
           });
}

void chooseRenderer()
{
    constexpr std::array chosen{"QT_QUICK_BACKEND", "QSG_RHI_BACKEND"};
    if (std::any_of(chosen.begin(), chosen.end(), qEnvironmentVariableIsSet))
        return;
    // On other platforms Qt Quick uses the system's own API, or there is no choice.
    const QStringList drawnByOpenGl{QStringLiteral("xcb"), QStringLiteral("wayland"),
                                    QStringLiteral("wayland-egl"), QStringLiteral("eglfs")};
    if (drawnByOpenGl.contains(QGuiApplication::platformName()) &&
        isDrawnByTheProcessor(glRenderer()))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

} // namespace leadline::app
