// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"
#include "support/OwnSettings.h"

#include "DevicesBench.h"
#include "MessagesBench.h"
#include "SyntheticLog.h"
#include "support/SonarFrames.h"
#include "support/TlogFrames.h"

#include <QDir>
#include <QFontDatabase>
#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest/quicktest.h>

#include <memory>

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)

using namespace leadline;

namespace {

/// Both sonars, 100 ms a frame.
std::vector<std::byte> bothSonars()
{
    std::vector<std::byte> bytes;
    for (unsigned i = 0; i < 100; ++i) {
        const leadline::test::Samples samples(200, static_cast<std::uint8_t>(i));
        base::append(bytes, leadline::test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i),
                                                     .samples = samples}
                                .frame());
        base::append(bytes, leadline::test::Echo1d{.pingNumber = i, .samples = samples}.profile());
    }
    return bytes;
}

/// The same, and two seconds without the Ping1D.
std::vector<std::byte> quietAtTheEnd()
{
    std::vector<std::byte> bytes = bothSonars();
    for (unsigned i = 0; i < 20; ++i)
        base::append(bytes, leadline::test::Spoke360{.angleGrad = static_cast<std::uint16_t>(i),
                                                     .samples = test::Samples(200, 9)}
                                .frame());
    return bytes;
}

/// A vehicle's, 10 s.
std::vector<std::byte> telemetry()
{
    test::TlogMaker maker;
    for (std::uint32_t i = 0; i < 100; ++i)
        i % 10 == 0 ? maker.heartbeat() : maker.attitude(i);
    return maker.bytes();
}

/// A vehicle's that sinks by a metre a second, turns, and says something after 7.5 s.
std::vector<std::byte> diving()
{
    test::TlogMaker maker;
    for (std::uint8_t i = 0; i < 100; ++i) {
        mavlink::VfrHud hud;
        hud.alt = -0.1F * static_cast<float>(i);
        hud.heading = i;
        mavlink::StatusText text;
        text.severity = 6;
        text.text[0] = 'H';
        text.text[1] = 'i';
        if (i % 10 == 0)
            maker.heartbeat();
        else
            maker.record(i == 75 ? mavlink::encodeFrame({{1, 1}, i}, text)
                                 : mavlink::encodeFrame({{1, 1}, i}, hud));
    }
    return maker.bytes();
}

/// Provides the QML tests with the module, its fonts, two empty sessions and three logs.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        m_settings = std::make_unique<test::OwnSettings>();
        for (const QString& font : QDir(QStringLiteral(":/leadline/fonts")).entryList())
            QFontDatabase::addApplicationFont(QStringLiteral(":/leadline/fonts/") + font);
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        // What a script of the window gets wrong fails the test in which it does.
        connect(engine, &QQmlEngine::warnings, this, [](const QList<QQmlError>& warnings) {
            for (const QQmlError& warning : warnings)
                QTest::qFail(qPrintable(warning.toString()), __FILE__, __LINE__);
        });
        m_session = std::make_unique<app::Session>();
        engine->rootContext()->setContextProperty(QStringLiteral("testSession"), m_session.get());
        m_dive = std::make_unique<app::Session>();
        engine->rootContext()->setContextProperty(QStringLiteral("diveSession"), m_dive.get());
        m_devices = std::make_unique<test::DevicesBench>();
        engine->rootContext()->setContextProperty(QStringLiteral("testDevices"), m_devices.get());
        m_messages = std::make_unique<test::MessagesBench>();
        engine->rootContext()->setContextProperty(QStringLiteral("testMessages"), m_messages.get());
        give(engine, "bothLog", "both.svlog", bothSonars());
        give(engine, "quietLog", "quiet.svlog", quietAtTheEnd());
        give(engine, "vehicleLog", "drive.tlog", telemetry());
        give(engine, "divingLog", "diving.tlog", diving());
        give(engine, "gapLog", "gap.bin", test::spokesWithAGap());
    }

private:
    void give(QQmlEngine* engine, const char* property, const char* name,
              const std::vector<std::byte>& bytes)
    {
        const QString path = test::written(m_folder.filePath(QString::fromLatin1(name)), bytes);
        engine->rootContext()->setContextProperty(QString::fromLatin1(property),
                                                  QUrl::fromLocalFile(path));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<test::OwnSettings> m_settings;
    std::unique_ptr<app::Session> m_session;
    /// Of tests that connect simulated sonars.
    std::unique_ptr<app::Session> m_dive;
    std::unique_ptr<test::DevicesBench> m_devices;
    std::unique_ptr<test::MessagesBench> m_messages;
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(leadline, Setup)
#include "tst_qml.moc"
