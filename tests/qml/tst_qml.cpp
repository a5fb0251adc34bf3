// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"
#include "support/OwnSettings.h"

#include <QDir>
#include <QFontDatabase>
#include <QQmlContext>
#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest/quicktest.h>

#include <memory>

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)

namespace {

/// Gives the tests the module, its fonts and an empty session.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        m_settings = std::make_unique<leadline::test::OwnSettings>();
        for (const QString& font : QDir(QStringLiteral(":/leadline/fonts")).entryList())
            QFontDatabase::addApplicationFont(QStringLiteral(":/leadline/fonts/") + font);
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        m_session = std::make_unique<leadline::app::Session>();
        engine->rootContext()->setContextProperty(QStringLiteral("testSession"), m_session.get());
    }

private:
    std::unique_ptr<leadline::test::OwnSettings> m_settings;
    std::unique_ptr<leadline::app::Session> m_session;
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(leadline, Setup)
#include "tst_qml.moc"
