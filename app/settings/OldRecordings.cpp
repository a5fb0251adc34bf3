// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/OldRecordings.h"

#include "engine/DataFolder.h"
#include "language/DayTime.h"
#include "language/Tr.h"
#include "preferences/SettingKeys.h"
#include "settings/TimeFormat.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t gigabyte = 1'000'000'000;

QString sizeText(std::uint64_t bytes)
{
    return QLocale::c().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeSIFormat);
}

QString pathOf(const recorder::OldRecording& recording)
{
    return QFile::decodeName(recording.file.c_str());
}

} // namespace

OldRecordings::OldRecordings(QObject* parent)
    : QAbstractListModel(parent),
      m_days(Preferences().value(setting::mayGoAfterDays)),
      m_gigabytes(Preferences().value(setting::mayGoAboveGB)),
      m_remove([](const QString& path) { return QFile::moveToTrash(path); })
{
    connect(this, &OldRecordings::ruleChanged, this, &OldRecordings::update);
    connect(&TimeFormat::instance(), &TimeFormat::changed, this, [this] {
        if (count() > 0)
            emit dataChanged(index(0), index(count() - 1), {WhenRole});
    });
}

OldRecordings::~OldRecordings()
{
    m_stop.request_stop();
}

recorder::RetentionRule OldRecordings::rule() const
{
    recorder::RetentionRule rule;
    if (m_days > 0)
        rule.age = 24h * m_days;
    if (m_gigabytes > 0)
        rule.bytes = gigabyte * static_cast<std::uint64_t>(m_gigabytes);
    return rule;
}

void OldRecordings::setFolder(const QString& folder)
{
    if (std::exchange(m_folder, folder) != folder)
        emit ruleChanged();
}

void OldRecordings::setDays(int days)
{
    const int bounded = setting::mayGoAfterDays.bounded(days);
    if (std::exchange(m_days, bounded) == bounded)
        return;
    Preferences().setValue(setting::mayGoAfterDays, bounded);
    emit ruleChanged();
}

void OldRecordings::setGigabytes(int gigabytes)
{
    const int bounded = setting::mayGoAboveGB.bounded(gigabytes);
    if (std::exchange(m_gigabytes, bounded) == bounded)
        return;
    Preferences().setValue(setting::mayGoAboveGB, bounded);
    emit ruleChanged();
}

void OldRecordings::reset()
{
    setDays(0);
    setGigabytes(0);
}

void OldRecordings::setShown(bool shown)
{
    if (std::exchange(m_shown, shown) == shown)
        return;
    if (!m_removing)
        m_sentence.clear();
    update();
    emit changed();
}

void OldRecordings::update()
{
    if (!m_shown)
        return;
    m_searchesAfter = m_removing;
    if (m_removing)
        return;
    m_stop.request_stop();
    m_stop = {};
    m_busy = isOn() && !m_folder.isEmpty();
    if (!m_busy) {
        take({});
        return;
    }
    m_tasks.post([this, search = search(), stop = m_stop.get_token(), post = poster()] {
        Found found = search(stop);
        post(stop, [this, its = std::move(found)] { take(its); });
    });
    emit changed();
}

/// The search runs anew each time, because a recording that was marked in the meantime is kept.
std::function<OldRecordings::Found(const std::stop_token& stop)> OldRecordings::search() const
{
    return [folder = std::filesystem::path(QFile::encodeName(m_folder).toStdString()),
            notes = notesFolder(), rule = rule()](const std::stop_token& stop) {
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        return recorder::proposeRemoval(folder, notes, rule, now, stop);
    };
}

OldRecordings::Post OldRecordings::poster() const
{
    return [post = m_clock.poster()](const std::stop_token& stop, std::function<void()> what) {
        post([stop, what = std::move(what)] { stop.stop_requested() ? void() : what(); });
    };
}

void OldRecordings::removeTicked()
{
    QStringList unwanted;
    for (const Row& row : m_rows)
        if (row.ticked)
            unwanted += pathOf(row.recording);
    if (m_busy || unwanted.isEmpty())
        return;
    m_busy = true;
    m_removing = true;
    m_sentence = tr("Moving to the trash…");
    // Deletion runs to its end, even if the page is closed.
    m_tasks.post([this, unwanted, search = search(), remove = m_remove, post = poster()] {
        Removed removed;
        for (const recorder::OldRecording& each : search({})) {
            const QString path = pathOf(each);
            if (!unwanted.contains(path))
                continue;
            if (!remove(path)) {
                removed.stayed += QFileInfo(path).fileName();
                continue;
            }
            ++removed.count;
            removed.bytes += each.bytes;
        }
        post({}, [this, removed, its = search({})] {
            m_removing = false;
            report(removed);
            take(its);
            // The result was found with the previous rule.
            if (std::exchange(m_searchesAfter, false))
                update();
        });
    });
    emit changed();
}

void OldRecordings::report(const Removed& removed)
{
    if (!removed.stayed.isEmpty())
        m_sentence = tr("There is no trash for %1: it stays. Remove it in the file manager.",
                        nullptr, static_cast<int>(removed.stayed.size()))
                         .arg(removed.stayed.join(QStringLiteral(", ")));
    else
        m_sentence = tr("%n recording(s) moved to the trash, %1.", nullptr, removed.count)
                         .arg(sizeText(removed.bytes));
}

void OldRecordings::take(const Found& found)
{
    beginResetModel();
    m_rows.clear();
    for (const recorder::OldRecording& each : found)
        m_rows.push_back({each, !m_unticked.contains(pathOf(each))});
    endResetModel();
    m_busy = false;
    emit changed();
}

int OldRecordings::ticked() const
{
    return static_cast<int>(std::ranges::count(m_rows, true, &Row::ticked));
}

QString OldRecordings::summary() const
{
    std::uint64_t bytes = 0;
    for (const Row& row : m_rows)
        bytes += row.ticked ? row.recording.bytes : 0;
    return tr("%1 of %n recording(s) · %2", nullptr, count()).arg(ticked()).arg(sizeText(bytes));
}

void OldRecordings::tick(int row, bool ticked)
{
    if (row < 0 || row >= count())
        return;
    Row& its = m_rows[static_cast<std::size_t>(row)];
    its.ticked = ticked;
    if (ticked)
        m_unticked.remove(pathOf(its.recording));
    else
        m_unticked.insert(pathOf(its.recording));
    emit dataChanged(index(row), index(row), {TickedRole});
    emit changed();
}

void OldRecordings::tickAll(bool ticked)
{
    for (int row = 0; row < count(); ++row)
        tick(row, ticked);
}

int OldRecordings::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant OldRecordings::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= count())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const DayZone zone = TimeFormat::instance().zone();
    switch (role) {
    case NameRole:
        return QFileInfo(pathOf(row.recording)).fileName();
    case WhenRole:
        return dayNames().toString(dateTimeOf(row.recording.start, zone).date(), tr("d MMM yyyy"));
    case SizeRole:
        return sizeText(row.recording.bytes);
    case TickedRole:
        return row.ticked;
    default:
        return {};
    }
}

QHash<int, QByteArray> OldRecordings::roleNames() const
{
    return {{NameRole, "name"}, {WhenRole, "when"}, {SizeRole, "size"}, {TickedRole, "ticked"}};
}

} // namespace leadline::app
