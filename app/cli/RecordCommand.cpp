// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "base/Unicode.h"
#include "cli/Arguments.h"
#include "cli/Deadline.h"
#include "cli/Interruption.h"
#include "cli/RecordOptions.h"
#include "device/Negotiation.h"
#include "engine/LiveLog.h"
#include "engine/RejectedPeers.h"
#include "engine/SimulatedPeers.h"
#include "engine/SonarConnection.h"
#include "engine/VehicleConnection.h"
#include "io/LockedFile.h"
#include "io/RecordingDisk.h"
#include "link/EventLoopClock.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace leadline::cli {

namespace {

/// Creates the named file or its parts (OUT-part001.mcap, …). An existing file is replaced when its
/// turn comes, if that is allowed, but never one that is being recorded.
class RecordDisk final : public io::RecordingDisk {
public:
    enum class Existing : std::uint8_t { Keep, Replace };

    enum class Parts : std::uint8_t { One, Many };

    RecordDisk(const std::filesystem::path& file, Existing existing, Parts parts = Parts::One);

    /// Checks before recording whether the file may be created.
    [[nodiscard]] base::Status check() const;

    /// Creates the next file under its given name, or under a numbered one if that name is no
    /// longer available.
    base::Result<std::unique_ptr<io::RecordingFile>> create(const std::string& stem,
                                                            const std::string& suffix) override;
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override;

private:
    [[nodiscard]] std::filesystem::path named(const std::string& suffix) const;
    [[nodiscard]] base::Status check(const std::filesystem::path& file) const;

    std::filesystem::path m_file;
    Existing m_existing;
    Parts m_parts;
    /// Suffixes of the files that were created.
    std::set<std::string> m_begun;
    io::FolderDisk m_folder;
};

namespace fs = std::filesystem;

fs::path folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

RecordDisk::RecordDisk(const fs::path& file, Existing existing, Parts parts)
    : m_file(file),
      m_existing(existing),
      m_parts(parts),
      m_folder(folderOf(file))
{
}

fs::path RecordDisk::named(const std::string& suffix) const
{
    return folderOf(m_file) / (m_file.stem().string() + suffix + m_file.extension().string());
}

base::Status RecordDisk::check() const
{
    std::error_code error;
    if (!fs::is_directory(folderOf(m_file), error))
        return base::Error{base::Message("There is no folder %1.", folderOf(m_file).string())};
    if (m_parts == Parts::One)
        return check(m_file);
    // Parts of an earlier recording must not be mistaken for parts of this one.
    const std::string before = m_file.stem().string();
    for (fs::directory_iterator entry(folderOf(m_file), error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().stem().string();
        if (entry->path().extension() != m_file.extension() || !name.starts_with(before) ||
            !io::isPartSuffix(std::string_view(name).substr(before.size())))
            continue;
        if (auto allowed = check(entry->path()); !allowed)
            return allowed;
    }
    return base::done();
}

base::Status RecordDisk::check(const fs::path& file) const
{
    const std::string name = file.string();
    std::error_code error;
    if (!fs::exists(fs::symlink_status(file, error)))
        return base::done();
    if (m_existing == Existing::Keep)
        return base::Error{base::Message("%1 already exists; --force overwrites it.", name)};
    if (!fs::is_regular_file(file, error))
        return base::Error{base::Message("%1 is not a file that could be written over.", name)};
    io::LockedFile::Failure failure;
    const auto there = io::LockedFile::open(file, io::LockedFile::Make::Existing, failure);
    if (!there && failure.cause == io::LockedFile::Cause::Locked)
        return base::Error{base::Message("%1 is being recorded by another program.", name)};
    return base::done();
}

base::Result<std::unique_ptr<io::RecordingFile>> RecordDisk::create(const std::string&,
                                                                    const std::string& suffix)
{
    const fs::path file = named(suffix);
    const auto allowed = m_begun.contains(suffix) ? base::done() : check(file);
    if (!allowed && m_begun.empty())
        return allowed.error();
    std::error_code error;
    const fs::file_status before = fs::status(file, error);
    // A later part gets another name if its own is taken.
    const bool isFirst = allowed && m_begun.insert(suffix).second;
    if (isFirst && !fs::remove(file, error) && error)
        return base::Error{
            base::Message("%1 cannot be written over: %2.", base::utf8(file), io::reasonOf(error))};
    auto made = m_folder.create(m_file.stem().string(), suffix);
    // The new file takes the permissions of the old one, so that it cannot be read by more users.
    if (made && isFirst && fs::is_regular_file(before))
        fs::permissions((*made)->path(), before.permissions(), error);
    return made;
}

std::optional<std::uint64_t> RecordDisk::freeBytes() const
{
    return m_folder.freeBytes();
}

using app::SonarConnection;
using app::SonarStatus;
using app::VehicleConnection;
using app::VehicleStatus;

base::Message noMavlink()
{
    return base::Message(
        "Bytes received on this link, but no MAVLink: check the device and its baud rate.");
}

std::unique_ptr<RecordDisk> diskOf(const RecordOptions& options)
{
    return std::make_unique<RecordDisk>(
        options.file, options.force ? RecordDisk::Existing::Replace : RecordDisk::Existing::Keep,
        options.split.isAsked() ? RecordDisk::Parts::Many : RecordDisk::Parts::One);
}

/// The recording in progress, and what is reported about it.
class Recording {
public:
    Recording(base::Clock& clock, const RecordOptions& options)
        : m_clock(clock),
          m_options(options),
          m_log(m_systemClock, "Leadline/" + QCoreApplication::applicationVersion().toStdString())
    {
        m_log.recordSimulated(true);
        m_log.splitRecording(options.split);
        m_log.recordTo([options] { return diskOf(options); });
    }

    [[nodiscard]] base::Status open()
    {
        const auto makePeer = app::simulatedPeers();
        for (const link::LinkUrl& url : m_options.links) {
            Line& line = m_lines.emplace_back();
            line.url = url;
            line.isListenOnly = m_options.listenOnly;
            line.address = m_options.addresses[m_lines.size() - 1];
            if (url.protocol() == link::Protocol::Mavlink) {
                if (const auto opened = openVehicle(m_lines.size() - 1, makePeer); !opened)
                    return opened.error();
                continue;
            }
            app::ConnectionPlan plan;
            plan.url = url;
            plan.listenOnly = m_options.listenOnly;
            plan.start.driver.startsPinging = true;
            line.connection = std::make_unique<SonarConnection>(
                std::move(plan), m_log, m_clock, makePeer,
                SonarConnection::Reports{
                    .mailbox = m_mailbox,
                    .link = static_cast<int>(m_lines.size()) - 1,
                    .happened = [this, at = m_lines.size() - 1](const base::Message& message) {
                        report(m_lines[at], message);
                    }});
            if (const auto opened = line.connection->open(); !opened)
                return opened.error();
        }
        return base::done();
    }

    /// True if recording cannot continue.
    [[nodiscard]] bool isOver() const
    {
        const auto status = m_log.recorderStatus();
        return status && (status->state == log::RecorderState::Full ||
                          (status->state == log::RecorderState::Failing && status->file.empty()));
    }

    /// Closes all devices, then calls `done`.
    void leave(const std::function<void()>& done)
    {
        m_leaving = static_cast<int>(m_lines.size());
        const auto left = [this, done] {
            if (--m_leaving == 0)
                done();
        };
        for (const Line& line : m_lines) {
            if (line.vehicle)
                line.vehicle->leave(left);
            else
                line.connection->leave(left);
        }
    }

    /// Completes the file and returns the exit status.
    [[nodiscard]] int finish()
    {
        takeAll();
        QStringList missing;
        QStringList remarks;
        for (const Line& line : m_lines) {
            if (!isAnswered(line) && isFirstOfItsAddress(line))
                missing += nameOf(line) + missingOn(line);
            for (const base::Message& each : line.remarks())
                remarks += nameOf(line) + QString::fromStdString(each.text());
        }
        for (Line& line : m_lines)
            line.close();
        m_log.finish();
        const auto status = m_log.recorderStatus();
        const bool written = status && !status->file.empty() && status->messages > 0;
        QString trouble = status ? QString::fromStdString(status->message.text()) : QString();
        if (trouble.isEmpty())
            trouble = missing.join(QLatin1Char(' '));
        if (trouble.isEmpty())
            trouble = m_refusal;
        if (trouble.isEmpty())
            trouble = unapplied();
        for (const QString& each : std::as_const(remarks))
            say(each);
        if (m_unwritten || (written && !print(said(*status))))
            return exitFailed;
        if (!trouble.isEmpty())
            return complain(trouble, exitFailed);
        return written ? exitDone
                       : complain(QStringLiteral("Nothing was recorded: no data received."),
                                  exitFailed);
    }

private:
    /// What was --set of a sonar that has identified itself.
    struct Asked {
        ping::Family family = ping::Family::Unknown;
        /// Number of the last command.
        std::uint64_t command = 0;
        /// Keys of the settings that have not been applied.
        std::set<std::string_view> left = {};
        /// Another program drives the sonar.
        bool isListening = false;
    };

    struct Line {
        link::LinkUrl url;
        bool isListenOnly = false;
        /// Index of the named address that this link belongs to.
        int address = 0;
        /// Exactly one of the two is set.
        std::unique_ptr<SonarConnection> connection;
        std::unique_ptr<VehicleConnection> vehicle;
        /// By the sonar's number on the link.
        std::map<int, Asked> asked;
        base::Message reason;
        /// A device was identified, and is of a known type.
        bool identified = false;
        /// The last reason that was printed.
        base::Message said;
        std::uint64_t repeated = 0;

        [[nodiscard]] std::uint64_t bytesIn() const
        {
            return vehicle ? vehicle->bytesIn() : connection->bytesIn();
        }
        [[nodiscard]] link::Link* openLink() const
        {
            return vehicle ? vehicle->openLink() : connection->openLink();
        }
        [[nodiscard]] bool hasDevice() const
        {
            return identified || (isListenOnly && connection && connection->hasReceivedMessages());
        }
        [[nodiscard]] std::vector<base::Message> remarks() const
        {
            std::vector<base::Message> all;
            const link::Link* link = openLink();
            if (link != nullptr && link->counters().rejectedDatagrams > 0)
                all.push_back(app::rejectedPeersText(link->counters().rejectedDatagrams, url));
            if (repeated > 0)
                all.push_back(app::repeatedDatagramsText(repeated));
            return all;
        }
        void close()
        {
            vehicle.reset();
            connection.reset();
        }
    };

    /// True if a device answered on this link or on another one of the same address.
    [[nodiscard]] bool isAnswered(const Line& line) const
    {
        return std::ranges::any_of(m_lines, [&](const Line& other) {
            return other.address == line.address && other.hasDevice();
        });
    }

    /// An address may stand for several links, of which only the first is reported.
    [[nodiscard]] bool isFirstOfItsAddress(const Line& line) const
    {
        return &line == &*std::ranges::find(m_lines, line.address, &Line::address);
    }

    [[nodiscard]] base::Status openVehicle(std::size_t at, const link::PeerMaker& makePeer)
    {
        Line& line = m_lines[at];
        line.vehicle = std::make_unique<VehicleConnection>(
            app::VehiclePlan{.url = line.url,
                             .number = static_cast<std::uint8_t>(at),
                             .listenOnly = m_options.listenOnly},
            m_log, m_clock, makePeer,
            VehicleConnection::Reports{
                .status = [this, at](const VehicleStatus& news) { takeVehicle(m_lines[at], news); },
                .happened = [this,
                             at](const base::Message& message) { report(m_lines[at], message); }});
        return line.vehicle->open();
    }

    void takeAll()
    {
        for (const auto& [key, status] : m_mailbox->take().sonars)
            take(static_cast<std::size_t>(key.first), key.second, status);
    }

    void take(std::size_t at, int sonar, const SonarStatus& news)
    {
        Line& line = m_lines[at];
        line.reason = news.reason;
        line.repeated = news.repeated;
        line.identified = line.identified || news.driver == device::DriverState::Live;
        if (news.listening)
            line.reason =
                base::Message("Another program drives this sonar: Leadline only listens.");
        reportReason(line);
        recordRefusal(news);
        if (const auto asked = line.asked.find(sonar); asked != line.asked.end())
            noteApplied(asked->second, news);
        else if (news.driver == device::DriverState::Live)
            setOn(line, sonar, news.family);
    }

    void setOn(Line& line, int sonar, ping::Family family)
    {
        Asked& asked = line.asked[sonar];
        asked.family = family;
        const auto its = m_options.settings.find(family);
        if (its == m_options.settings.end())
            return;
        for (const device::SettingValues& each : its->second) {
            asked.command = ++m_commands;
            for (const device::SettingValue& value : each)
                asked.left.insert(value.key);
            line.connection->channel(sonar)->execute(app::SetSettings{each}, asked.command);
        }
    }

    /// What a sonar reports that another program drives is that program's.
    static void noteApplied(Asked& asked, const SonarStatus& news)
    {
        asked.isListening = news.listening;
        if (news.listening || news.handledCommand < asked.command)
            return;
        const auto rows = device::settingRows(asked.family);
        for (std::size_t i = 0; i < std::min(rows.size(), news.settings.size()); ++i)
            if (news.settings[i].state == device::SettingState::Applied)
                asked.left.erase(rows[i].key);
    }

    /// Says why something that was --set was not applied; empty if all was.
    [[nodiscard]] QString unapplied() const
    {
        for (const Line& line : m_lines)
            for (const auto& [sonar, asked] : line.asked)
                if (!asked.left.empty())
                    return (asked.isListening
                                ? QStringLiteral("What was --set was not sent: another program "
                                                 "drives the %1.")
                                : QStringLiteral("The %1 has not reported all that was --set."))
                        .arg(QString::fromStdString(device::familyName(asked.family).text()));
        return {};
    }

    void takeVehicle(Line& line, const VehicleStatus& news)
    {
        line.identified = line.identified || !news.autopilots.empty() || news.rateHz > 0 ||
                          !news.otherSystems.empty();
        line.reason = news.reason;
        if (line.reason.empty() && news.unreadable)
            line.reason = noMavlink();
        reportReason(line);
    }

    /// Reports a reason only when it changes.
    void reportReason(Line& line)
    {
        if (std::exchange(line.said, line.reason) != line.reason && !line.reason.empty())
            report(line, line.reason);
    }

    void report(const Line& line, const base::Message& message)
    {
        say(nameOf(line) + QString::fromStdString(message.text()));
    }

    void say(const QString& sentence)
    {
        m_unwritten = m_unwritten || !print(forTerminal(sentence) + '\n');
    }

    [[nodiscard]] static QString nameOf(const Line& line)
    {
        return QString::fromStdString(line.url.toString() + ": ");
    }

    /// Without --set no settings were requested.
    void recordRefusal(const SonarStatus& news)
    {
        if (!m_options.settings.contains(news.family))
            return;
        for (const device::SettingStatus& setting : news.settings)
            if (setting.state == device::SettingState::Refused && m_refusal.isEmpty())
                m_refusal = QStringLiteral("The %1 refused what was --set: %2")
                                .arg(QString::fromStdString(device::familyName(news.family).text()),
                                     QString::fromStdString(setting.reason.text()));
    }

    /// Explains why no device answers on the link.
    [[nodiscard]] static QString missingOn(const Line& line)
    {
        const link::Link* link = line.openLink();
        base::Message why =
            link != nullptr && !link->reason().empty() ? link->reason() : line.reason;
        if (why.empty() && line.bytesIn() > 0)
            why = line.connection
                      ? device::Unidentified{.bytes = line.bytesIn(),
                                             .frames =
                                                 line.connection->hasReceivedMessages() ? 1U : 0U}
                            .message()
                      : noMavlink();
        return why.empty() ? QStringLiteral("No data received.")
                           : QString::fromStdString(why.text());
    }

    [[nodiscard]] QByteArray said(const log::RecorderStatus& status) const
    {
        QString files = QString::fromStdString(m_options.file.string());
        // The recorder may have had to use another name because the given one was taken.
        if (m_options.split.isAsked() || status.firstFile.filename() != m_options.file.filename())
            files = QString::fromStdString(status.firstFile.string());
        if (status.part > 1)
            files = QStringLiteral("%1 to %2")
                        .arg(files, QString::fromStdString(status.file.filename().string()));
        const std::uint64_t bytes = status.earlierBytes + status.fileBytes;
        // The name is inserted together with the other arguments, because it may contain %2 itself.
        return forTerminal(QStringLiteral("%1: %2, %3.\n")
                               .arg(files,
                                    countOf(status.earlierMessages + status.messages,
                                            QStringLiteral("message"), QStringLiteral("messages")),
                                    QLocale::c().formattedDataSize(static_cast<qint64>(bytes), 1,
                                                                   QLocale::DataSizeSIFormat)));
    }

    base::Clock& m_clock;
    base::Timer m_taking{m_clock};
    std::shared_ptr<app::EngineMailbox> m_mailbox =
        std::make_shared<app::EngineMailbox>([this] { m_taking.after({}, [this] { takeAll(); }); });
    const RecordOptions& m_options;
    base::SystemClock m_systemClock;
    app::LiveLog m_log;
    std::vector<Line> m_lines;
    std::uint64_t m_commands = 0;
    QString m_refusal;
    int m_leaving = 0;
    bool m_unwritten = false;
};

} // namespace

int runRecord(const QStringList& arguments)
{
    const auto parsed = parseRecordOptions(arguments);
    if (const int* status = std::get_if<int>(&parsed))
        return *status;
    const auto& options = std::get<RecordOptions>(parsed);
    if (const auto allowed = diskOf(options)->check(); !allowed)
        return complain(allowed.error());

    Interruption interruption;
    link::EventLoopClock clock;
    Recording recording(clock, options);
    if (const auto opened = recording.open(); !opened)
        return complain(opened.error());

    const QByteArray unfinished =
        (options.file.filename().string() + " is incomplete: its disk did not accept the end in "
                                            "time. leadline-cli repair completes it.")
            .c_str();
    Deadline deadline([&] { Deadline::endProgram(unfinished.constData()); });
    const base::Instant start = clock.now();
    base::Timer timer(clock);
    const std::function<void()> look = [&] {
        const bool timeIsUp = options.duration && clock.now() >= start + *options.duration;
        if (interruption.check())
            deadline.in(Deadline::leaving);
        if (interruption.check() || timeIsUp || recording.isOver()) {
            recording.leave([] { QCoreApplication::exit(); });
            return;
        }
        base::Instant next = clock.now() + Interruption::checkInterval;
        if (options.duration)
            next = std::min(next, start + *options.duration);
        timer.at(next, look);
    };
    // Deferred because the event loop, which it may end, does not run yet.
    timer.after({}, look);
    QCoreApplication::exec();
    return recording.finish();
}

} // namespace leadline::cli
