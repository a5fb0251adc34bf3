// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the Tour that consist of several views in one window.
#include "DevicesBench.h"
#include "Recordings.h"
#include "Tour.h"
#include "TreeWalk.h"
#include "base/Clock.h"
#include "firmware/HexMaker.h"
#include "flashing/FirmwareUpdate.h"
#include "recorder/RecordingWriter.h"
#include "settings/LinkStore.h"
#include "settings/OldRecordings.h"
#include "support/SonarFrames.h"

#include <QDir>
#include <QTest>
#include <QTime>

#include <algorithm>
#include <chrono>

namespace leadline::test {

namespace {

using namespace std::chrono_literals;
using Firmware = app::FirmwareUpdate;

enum SetupView { Look = 1, Recordings = 3, Connections = 4, Keys = 6, Reset = 7, SetupViews };
/// A file that fits; the question; what was broken off; a port at which nobody answers, with a file
/// of another sonar.
enum FirmwareView { Choosing, Asking, Failed, Recovering, FirmwareViews };

constexpr int oldRecordings = 5;
constexpr const char* adapter = "serial:/dev/ttyUSB9?device=ping360";

/// So many files of a second each, more than a year old.
void recordLongAgo(const QString& folder)
{
    for (int i = 0; i < oldRecordings; ++i) {
        base::FakeClock clock;
        io::FolderDisk disk(folder.toStdString());
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        recorder::RecordingWriter writer(
            disk, clock,
            {.utcZero = {}, .utcAtZero = now - (500 + i) * 24h, .library = "Leadline/test"});
        writer.take(log::RecordedSourceChange{0, {.name = "ping1d-1", .family = "ping1d"}});
        writer.take(log::RecordedBytes{0, false, clock.now(),
                                       Echo1d{.samples = someSamples(50, 1)}.profile()});
        writer.tick();
        clock.advance(1s);
        writer.stop();
    }
}

QQuickItem* belowOf(QQuickItem& root, const char* name)
{
    const QList<QQuickItem*> all = drawnBelow(root);
    const auto found = std::ranges::find_if(
        all, [&](const QQuickItem* item) { return item->objectName() == QLatin1String(name); });
    return found != all.end() ? *found : nullptr;
}

} // namespace

int Tour::views() const
{
    return m_place == "setup" ? SetupViews : m_place == "firmware" ? FirmwareViews : 1;
}

bool Tour::show(int view)
{
    if (m_place == "setup")
        return showSetup(view) && run().drawUntilReady();
    if (m_place == "firmware")
        return showFirmware(view) && run().drawUntilReady();
    return true;
}

QString Tour::viewName(int view) const
{
    return views() > 1 ? QStringLiteral("view %1, ").arg(view) : QString();
}

/// Links that were connected before, one of a vehicle that signs; old recordings; a theme that
/// changes by the hour, though not while somebody looks.
bool Tour::fillSetup(QQuickItem& page)
{
    page.setProperty("finder", QVariant::fromValue(m_bench->finder()));
    for (const char* url : {"udp://192.168.2.2:9092", "udp://192.168.2.2:14660"})
        m_bench->finder()->links()->connected(addressOf(url), {});
    // A section is made when it is looked at.
    page.setProperty("section", Connections);
    auto& links = run().made<app::LinkStore>();
    if (links.count() < 2 || !links.setSigningKey(0, QStringLiteral("a passphrase")))
        return false;

    QObject& kept = *run().window().property("windowSettings").value<QObject*>();
    const int hour = QTime::currentTime().hour();
    const QVariant theme = run().window().property("theme");
    kept.setProperty("dayFrom", (hour + 6) % 24 * 60);
    kept.setProperty("dayUntil", (hour + 12) % 24 * 60);
    kept.setProperty("switchesTheme", true);
    run().window().setProperty("theme", theme);

    QDir folder(m_folder.path());
    if (!folder.mkdir(QStringLiteral("old")) || !folder.cd(QStringLiteral("old")))
        return false;
    recordLongAgo(folder.path());
    auto& old = run().made<app::OldRecordings>();
    old.setFolder(folder.path());
    old.setDays(365);
    return true;
}

bool Tour::showSetup(int section)
{
    QQuickItem* page = run().named(QStringLiteral("setupPage"));
    if (!page)
        return false;
    if (!page->isVisible()) {
        press(Qt::Key_Comma, Qt::ControlModifier);
        if (!run().drawUntil([&] { return page->isVisible(); }) || !fillSetup(*page))
            return false;
    }
    page->setProperty("section", section);
    for (QQuickItem* chapter : drawnBelow(*page))
        if (chapter->objectName() == QLatin1String("setupSection") &&
            chapter->property("index").toInt() == section)
            chapter->forceActiveFocus(Qt::TabFocusReason);
    if (section == Recordings && !listOldRecordings())
        return false;
    if (section == Keys && !askForKey())
        return false;
    if (section == Reset)
        itemOf(QStringLiteral("SetupReset"))->setProperty("isConfirming", true);
    return run().drawsAFrame();
}

bool Tour::listOldRecordings()
{
    auto& old = run().made<app::OldRecordings>();
    // Another language sets what is bound anew.
    old.setFolder(QDir(m_folder.path()).filePath(QStringLiteral("old")));
    old.setDays(365);
    const bool there = run().drawUntil([&] { return !old.busy() && old.count() == oldRecordings; });
    itemOf(QStringLiteral("SetupOldRecordings"))->setProperty("isConfirming", true);
    return there;
}

/// Another action has the key.
bool Tour::askForKey()
{
    for (QQuickItem* row : run().items()) {
        if (row->objectName() != QLatin1String("setupKey") ||
            row->property("action").toString() != QLatin1String("theme"))
            continue;
        if (belowOf(*row, "keyQuestion"))
            return true;
        QQuickItem* button = belowOf(*row, "keyButton");
        if (!button)
            return false;
        button->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Return);
        press(Qt::Key_O, Qt::ControlModifier);
        return run().drawUntil([&] { return belowOf(*row, "keyQuestion") != nullptr; });
    }
    return false;
}

/// Of a sonar at an adapter that is not there.
bool Tour::offerFirmware()
{
    if (!showDevices(false) || !m_bench->finder()->reconnect(addressOf(adapter)).isEmpty())
        return false;
    m_bench->tell(QStringLiteral("live"));
    // Firmware goes to revisions that Leadline knows.
    auto* sonar = m_bench->finder()->sonars().constFirst();
    app::SonarStatus status = sonar->status();
    status.identity->revision = 'C';
    sonar->apply(status);
    if (!run().drawUntil([&] { return itemOf(QStringLiteral("DevicesSonar")) != nullptr; }))
        return false;
    return QMetaObject::invokeMethod(itemOf(QStringLiteral("DevicesSonar")), "firmwareRequested") &&
           run().named(QStringLiteral("firmwarePanel")) != nullptr;
}

bool Tour::showFirmware(int view)
{
    auto& form = run().made<Firmware>();
    form.close();
    if (view == Recovering) {
        form.showForPlace(QStringLiteral("serial:/dev/ttyUSB0"));
        form.setKind(0);
    } else {
        form.showFor(m_bench->finder()->sonars().constFirst());
    }
    form.choose(QUrl::fromLocalFile(madeFile(QStringLiteral("Ping360-V3.3.8_auto.hex"),
                                             QByteArray::fromStdString(ping360Hex()))));
    if (!run().drawUntil([&] { return !(form.fileTrouble() + form.fileDetails()).isEmpty(); }))
        return false;
    if (view == Choosing || view == Recovering)
        return true;
    form.askToConfirm();
    if (view == Asking)
        return form.state() == Firmware::State::Confirming && run().drawsAFrame();
    form.confirm();
    if (!run().drawUntil([&] { return form.state() == Firmware::State::UnderWay; }))
        return false;
    form.cancel();
    return run().drawUntil([&] { return form.state() == Firmware::State::Failed; });
}

} // namespace leadline::test
