// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/FaultRun.h"

#include "support/OwnSettings.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace leadline::test {

namespace {

constexpr QSize windowSize(1600, 900);

/// Wider than its place, or something in front of it ends before it does.
bool isCut(const QQuickItem& text)
{
    constexpr QMarginsF rounding(1, 2, 1, 2);
    if (text.property("truncated").toBool())
        return true;
    for (const QQuickItem* each = &text; each != nullptr; each = each->parentItem()) {
        const QRectF place(QPointF(), each->size());
        const bool clips = each->clip() || each->parentItem() == nullptr;
        const QRectF words = text.mapRectToItem(each, text.boundingRect());
        if (clips && !(place + rounding).contains(words))
            return true;
    }
    return false;
}

quint16 freePort()
{
    QUdpSocket socket;
    if (!socket.bind(QHostAddress::LocalHost, 0))
        throw CellFailed("There is no free UDP port.");
    return socket.localPort();
}

} // namespace

FaultRun::FaultRun(const Cell& cell)
    : m_cell(cell),
      m_folder(m_scratch.filePath(QStringLiteral("Leadline"))),
      m_window(std::make_unique<WindowRun>())
{
    m_window->resize(windowSize);
}

FaultRun::~FaultRun()
{
    m_window.reset();
    forgetClock();
}

std::unique_ptr<FaultRun::Line> FaultRun::make(Device device, Way way)
{
    const QString kind = kindNameOf(device);
    auto made = sim::makeDevice(*link::deviceNamed(kind.toStdString()), m_clock,
                                std::make_shared<const sim::World>(1, m_clock.now()));
    auto line = std::make_unique<Line>();
    line->device = device;
    line->power = &(*made)->device();
    auto noted = std::make_unique<SpyPeer>(std::move(*made));
    switch (way) {
    case Way::Serial:
        line->cable = std::make_unique<SerialCable>(std::move(noted), m_clock, kind);
        break;
    case Way::Tcp:
        line->cable = std::make_unique<TcpCable>(std::move(noted), kind);
        break;
    case Way::Udp:
        line->cable = std::make_unique<UdpCable>(std::move(noted), kind);
        break;
    case Way::Calls:
        line->cable = std::make_unique<CallingCable>(std::move(noted), freePort());
        break;
    }
    if (!line->cable->plugIn())
        throw CellFailed("The line could not be made.");
    return line;
}

FaultRun::Line& FaultRun::add(Device device, Way way)
{
    return *m_lines.emplace_back(make(device, way));
}

FaultRun::Line& FaultRun::addOthers(Device device, Way way)
{
    return *m_others.emplace_back(make(device, way));
}

void FaultRun::connect(Line& line)
{
    if (dive().recordingFolder().empty())
        dive().setRecordingFolder(m_folder.toStdString());
    if (const QString why = dive().connectTo(line.cable->url()); !why.isEmpty())
        throw CellFailed(why.toStdString());
    line.waitsForStart = isCeruleans(line.device);
}

app::Alarms& FaultRun::alarms()
{
    auto* alarms = m_window->window().findChild<app::Alarms*>();
    if (alarms == nullptr)
        throw CellFailed("The window has no alarms.");
    return *alarms;
}

FaultRun::Line& FaultRun::begin(Way way)
{
    Line& line = add(m_cell.device, way);
    connect(line);
    waitUntilLive(line);
    return line;
}

void FaultRun::beginAll()
{
    for (const auto& [device, way] :
         {std::pair(Device::Ping1D, Way::Serial), std::pair(Device::Ping360, Way::Tcp),
          std::pair(Device::Vehicle, Way::Udp)})
        connect(add(device, way));
    for (const auto& line : m_lines)
        waitUntilLive(*line);
}

void FaultRun::waitFor(const std::string& what, const std::function<bool()>& condition)
{
    if (QTest::qWaitFor(condition, mostMs))
        return;
    QString seen;
    for (const Text& text : texts())
        seen += (text.cut ? "\n  (cut off) " : "\n  ") + text.words;
    throw CellFailed("In vain waited for: " + what + ". The window says:" + seen.toStdString());
}

void FaultRun::startPinging(Line& line)
{
    for (app::LiveSonar* each : dive().sonars())
        if (line.waitsForStart && each->family() == familyOf(line.device) &&
            each->state() == app::LiveSonar::State::Standby) {
            line.waitsForStart = false;
            each->setStandby(false);
        }
}

bool FaultRun::isWell(Line& line)
{
    if (line.device == Device::Vehicle)
        return std::ranges::any_of(dive().vehicles(), [](const app::LiveVehicle* each) {
            return each->state() == app::LiveVehicle::State::Live;
        });
    startPinging(line);
    const ping::Family family = familyOf(line.device);
    return std::ranges::any_of(dive().sonars(), [family](const app::LiveSonar* each) {
        return each->family() == family && (each->state() == app::LiveSonar::State::Live ||
                                            each->state() == app::LiveSonar::State::Slow);
    });
}

std::uint64_t FaultRun::frames()
{
    return dive().log() == nullptr ? 0 : dive().log()->frameCount();
}

void FaultRun::waitUntilLive(Line& line)
{
    waitFor(nameOf(line.device).toStdString() + " is live", [&] { return isWell(line); });
    goesOn(line);
}

void FaultRun::goesOn(Line& line)
{
    const auto before = frames();
    waitFor(nameOf(line.device).toStdString() + " goes on",
            [&] { return isWell(line) && frames() > before + 10; });
}

std::vector<FaultRun::Text> FaultRun::texts()
{
    std::vector<Text> all;
    for (const QQuickItem* item : m_window->items()) {
        const QVariant text = item->property("text");
        const bool isText =
            item->property("truncated").isValid() && text.typeId() == QMetaType::QString;
        if (isText && item->isVisible() && item->opacity() > 0 && !text.toString().isEmpty())
            all.push_back({text.toString(), isCut(*item)});
    }
    return all;
}

bool FaultRun::says(const QString& pattern)
{
    const auto all = texts();
    return std::ranges::any_of(
        all, [&](const Text& text) { return !text.cut && isSentence(text.words, pattern); });
}

void FaultRun::takePicture()
{
    const QDir folder(QStringLiteral(LEADLINE_FAULTS_DIR));
    bool taken = folder.mkpath(QStringLiteral("."));
    // Dusk is the last: the dive goes on in it.
    for (const char* theme : {"day", "night", "dusk"}) {
        m_window->setTheme(QLatin1String(theme));
        const QString name = fileNameOf(m_cell) + QLatin1Char('-') + QLatin1String(theme) + ".png";
        taken = taken && m_window->grab().save(folder.filePath(name));
    }
    if (!taken)
        throw CellFailed("The picture could not be written.");
}

void FaultRun::isSaid()
{
    waitFor(m_cell.says.toStdString(), [&] { return says(m_cell.says); });
    takePicture();
}

void FaultRun::isSaidOnDevices()
{
    m_window->window().setProperty("devicesShown", true);
    isSaid();
}

void FaultRun::nothingIsSaid()
{
    if (!m_cell.says.isEmpty())
        throw CellFailed("The table has a sentence.");
    for (const auto& line : m_lines)
        goesOn(*line);
    waitFor("no notice", [this] {
        return std::ranges::none_of(m_window->items(), [](const QQuickItem* item) {
            return item->objectName() == QLatin1String("notice") && item->isVisible();
        });
    });
    takePicture();
}

void FaultRun::isSaidOfTheRecording(const QString& pattern)
{
    endDive();
    session().openPath(QDir(m_folder).filePath(recordings().front()));
    waitFor(pattern.toStdString(), [&] { return says(pattern); });
}

void addCells(Device device)
{
    QTest::addColumn<int>("number");
    const auto& table = faultTable();
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].device == device && table[i].notHere.isEmpty())
            QTest::newRow(qPrintable(fileNameOf(table[i]))) << static_cast<int>(i);
}

void playCell()
{
    QFETCH(int, number);
    const Cell& cell = faultTable().at(static_cast<std::size_t>(number));
    OwnSettings::forget();
    try {
        FaultRun run(cell);
        playOf(cell)(run);
    } catch (const CellSkipped& why) {
        QSKIP(why.what());
    } catch (const CellFailed& why) {
        QFAIL(why.what());
    }
}

} // namespace leadline::test
