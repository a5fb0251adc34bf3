// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Recordings.h"

#include "library/RecordingText.h"
#include "settings/RecordingFolders.h"
#include "settings/TimeFormat.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using State = RecordingFinding::State;

constexpr auto settleTime = 700ms;
constexpr auto growTime = 10s;

} // namespace

Recordings::Recordings(QObject* parent) : QObject(parent)
{
    connect(&m_watch, &FolderMonitor::due, this, &Recordings::refresh);
    connect(&m_scan, &RecordingScan::listed, this,
            [this](const QList<RecordingFile>& files, const QStringList& troubles) {
                m_trouble = troubles.join(QLatin1Char(' '));
                m_rows.setFiles(files, m_known);
                if (!chosen())
                    setCurrent(0);
                emit changed();
                emit currentChanged();
            });
    connect(&m_scan, &RecordingScan::found, this, [this](const auto& findings) {
        const int before = current();
        for (const auto& [file, found] : findings)
            take(file, found);
        if (current() != before)
            emit currentChanged();
        emit changed();
    });
    connect(&m_scan, &RecordingScan::finished, this, [this] {
        m_scanning = false;
        emit changed();
    });
    connect(&m_scan, &RecordingScan::repaired, this,
            [this](const QString&, const QString& sentence) {
                emit notified(sentence);
                refresh();
            });
    connect(&m_scan, &RecordingScan::sheetStored, this,
            [this](const QString& path, const QString& sentence) {
                if (path == m_path)
                    m_sheetSentence =
                        sentence.isEmpty() ? tr("Kept beside the recording.") : sentence;
                emit currentChanged();
            });
    connect(&m_sheet, &SheetForm::changed, this, [this] { m_writing = !m_filling; });
    connect(&m_sheet, &SheetForm::settled, this, &Recordings::storeSheet);
    connect(&m_rows, &RecordingRows::countChanged, this, &Recordings::changed);
    connect(&m_rows, &RecordingRows::countChanged, this, &Recordings::currentChanged);
    connect(&m_rows, &RecordingRows::ticksChanged, this, &Recordings::tickedChanged);
}

Recordings::~Recordings()
{
    m_sheet.settle();
}

void Recordings::setSession(Session* session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->dive()->disconnect(this);
    }
    m_session = session;
    if (m_session)
        connect(m_session->dive(), &LiveSession::recordingFolderChanged, this, [this] {
            refresh();
            emit changed();
        });
    // The live session may have repaired a recording.
    if (m_session)
        connect(m_session->dive(), &LiveSession::happened, this, &Recordings::refresh);
    if (m_session)
        connect(m_session, &Session::readingFinished, this, &Recordings::takeDamage);
    takeZone();
    takeDamage();
    emit sessionChanged();
    if (m_shown)
        refresh();
}

/// The time zone is chosen on another page, while this one is hidden.
void Recordings::takeZone()
{
    m_rows.setZone(TimeFormat::instance().zone());
    emit currentChanged();
}

void Recordings::takeDamage()
{
    if (!m_session || !m_session->files().isRead())
        return;
    for (const OpenFile& file : m_session->files().files()) {
        const log::ReadCounts counts = file.recording->counts();
        if (counts.damagedAmid && !counts.truncated && !counts.mediumFailed)
            m_scan.storeDamage(file.path, file.recording->bytes(), counts);
    }
}

void Recordings::setShown(bool shown)
{
    if (std::exchange(m_shown, shown) == shown)
        return;
    takeZone();
    if (shown) {
        refresh();
    } else {
        m_sheet.settle();
        m_scan.stop();
        m_scanning = false;
        emit changed();
    }
    emit shownChanged();
}

QString Recordings::folder() const
{
    return m_session ? QFile::decodeName(m_session->dive()->recordingFolder().c_str()) : QString();
}

QStringList Recordings::folders() const
{
    QStringList all = listedFolders();
    if (!folder().isEmpty())
        all.prepend(QDir::cleanPath(folder()));
    all.removeDuplicates();
    return all;
}

void Recordings::refresh()
{
    if (!m_session || !m_shown)
        return;
    const QStringList all = folders();
    m_watch.follow(all);
    m_scanning = true;
    m_scan.begin(all, m_session->recent()->files(), {m_known.keyBegin(), m_known.keyEnd()});
    emit changed();
}

void Recordings::rescan()
{
    m_known.clear();
    refresh();
}

void Recordings::take(const RecordingFile& file, const RecordingFinding& found)
{
    if (found.state == State::Unknown)
        return;
    const bool grows = found.state == State::BeingRecorded;
    if (!grows)
        m_known.insert(file.key(), found);
    else
        m_watch.awaitGrowth();
    m_rows.setFinding(file, found);
    if (file.path == m_path) {
        fillSheet();
        emit currentChanged();
    }
}

void Recordings::setSearch(const QString& search)
{
    if (std::exchange(m_search, search) == search)
        return;
    m_rows.setSearch(search);
    if (current() < 0)
        setCurrent(0);
    emit searchChanged();
}

QString Recordings::countText(qsizetype recordings)
{
    return recordings == 1 ? tr("1 recording") : tr("%1 recordings").arg(recordings);
}

QString Recordings::summary() const
{
    if (count() != all())
        return tr("%1 of %2").arg(count()).arg(all());
    qint64 bytes = 0;
    for (int row = 0; row < count(); ++row)
        bytes += m_rows.at(row)->file.bytes;
    return count() == 0 ? QString() : countText(count()) + QStringLiteral(" · ") + sizeText(bytes);
}

void Recordings::setCurrent(int row)
{
    const RecordingRows::Entry* entry = m_rows.at(row);
    const QString path = entry ? entry->file.path : QString();
    if (path == m_path)
        return;
    m_sheet.settle();
    m_path = path;
    m_sheetSentence.clear();
    fillSheet();
    emit currentChanged();
}

void Recordings::step(int rows)
{
    if (count() > 0)
        setCurrent(std::clamp(std::max(current(), 0) + (current() < 0 ? 0 : rows), 0, count() - 1));
}

QString Recordings::name() const
{
    return m_path.section(QLatin1Char('/'), -1);
}

QStringList Recordings::facts() const
{
    const RecordingRows::Entry* entry = chosen();
    if (!entry)
        return {};
    const RecordingFinding& found = entry->found;
    const DayZone zone = m_rows.zone();
    QStringList when{whenText(entry->file, found, zone)};
    if (const QString other = elsewhereText(found, zone); !other.isEmpty())
        when += other;
    QStringList lines{when.join(QStringLiteral(" · "))};
    QStringList size{sizeText(entry->file.bytes)};
    if (found.digest)
        size.prepend(found.digest->untimed
                         ? tr("%1 (estimated: file has no times)").arg(lengthText(found))
                         : lengthText(found));
    lines += size.join(QStringLiteral(" · "));
    lines += deviceLines(found);
    if (isSimulated(found))
        lines += tr("Simulated");
    if (found.marksBeside || (found.digest && found.digest->markers > 0))
        lines += tr("Has markers");
    lines += QDir::toNativeSeparators(QFileInfo(m_path).path());
    return lines;
}

QString Recordings::sentence() const
{
    const RecordingRows::Entry* entry = chosen();
    return entry ? entry->found.sentence : QString();
}

bool Recordings::repairable() const
{
    const RecordingRows::Entry* entry = chosen();
    return entry && entry->found.repairable;
}

QString Recordings::tickedText() const
{
    const auto all = m_rows.ticked();
    qint64 bytes = 0;
    log::Time length{};
    for (const RecordingRows::Entry* entry : all) {
        bytes += entry->file.bytes;
        length += entry->found.digest ? entry->found.digest->duration : log::Time{};
    }
    return QStringList{countText(std::ssize(all)),
                       QString::fromStdString(base::durationText(length)), sizeText(bytes)}
        .join(QStringLiteral(" · "));
}

void Recordings::toggleTick(int row)
{
    if (const RecordingRows::Entry* entry = m_rows.at(row))
        m_rows.tick(row, !entry->ticked);
}

void Recordings::tickTo(int row)
{
    const int from = std::max(current(), 0);
    for (int i = std::min(from, row); i <= std::max(from, row); ++i)
        m_rows.tick(i, true);
}

bool Recordings::open()
{
    QList<QUrl> files;
    for (const RecordingRows::Entry* entry : m_rows.ticked())
        files += QUrl::fromLocalFile(entry->file.path);
    if (files.isEmpty() && chosen())
        files += QUrl::fromLocalFile(m_path);
    if (files.isEmpty() || !m_session)
        return false;
    m_sheet.settle();
    m_rows.tickNone();
    m_session->open(files);
    return true;
}

void Recordings::repair()
{
    if (repairable())
        m_scan.repair(m_path);
}

void Recordings::showFolder()
{
    const QString folder = m_path.isEmpty() ? this->folder() : QFileInfo(m_path).path();
    if (!folder.isEmpty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}

void Recordings::addFolder(const QUrl& folder)
{
    if (listFolder(folder.toLocalFile()))
        refresh();
}

// The dive sheet of the current recording: to which file it belongs, and where it is stored.

bool Recordings::isOfDive(const QString& path) const
{
    return m_session && m_session->dive()->active() && isRecorded(path) &&
           QFile::decodeName(m_session->dive()->recorder()->path().c_str()) == path;
}

bool Recordings::isOthers(const QString& path) const
{
    return isRecorded(path) && !isOfDive(path);
}

bool Recordings::isRecorded(const QString& path) const
{
    const RecordingRows::Entry* entry = m_rows.entryOf(path);
    return entry && entry->found.state == State::BeingRecorded;
}

SheetForm* Recordings::sheet()
{
    return isOfDive(m_path) ? m_session->dive()->sheet() : &m_sheet;
}

void Recordings::fillSheet()
{
    if (m_writing)
        return;
    const RecordingRows::Entry* entry = chosen();
    const QScopedValueRollback filling(m_filling, true);
    m_sheet.setSheet(entry && entry->found.sheet ? *entry->found.sheet : annotations::DiveSheet());
}

void Recordings::storeSheet()
{
    m_writing = false;
    const RecordingRows::Entry* entry = chosen();
    if (!entry)
        return;
    if (isOthers(m_path)) {
        m_sheetSentence =
            tr("Another program is recording it. Fill in the sheet when the recording has ended.");
        fillSheet();
        emit currentChanged();
        return;
    }
    const annotations::DiveSheet sheet = annotations::tidied(m_sheet.sheet());
    RecordingFinding found = entry->found;
    found.sheet = sheet.isEmpty() ? std::nullopt : std::optional(sheet);
    const RecordingFile file = entry->file;
    if (found.state != State::Unknown)
        m_known.insert(file.key(), found);
    m_rows.setFinding(file, found);
    m_scan.storeSheet(file.path, sheet);
}

FolderMonitor::FolderMonitor()
{
    m_settles.setSingleShot(true);
    connect(&m_settles, &QTimer::timeout, this, &FolderMonitor::due);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this,
            [this] { m_settles.start(settleTime); });
}

void FolderMonitor::follow(const QStringList& folders)
{
    const QStringList before = m_watcher.directories();
    for (const QString& folder : folders)
        if (!before.contains(folder) && QFileInfo(folder).isDir())
            m_watcher.addPath(folder);
}

void FolderMonitor::awaitGrowth()
{
    if (!m_settles.isActive())
        m_settles.start(growTime);
}

} // namespace leadline::app
