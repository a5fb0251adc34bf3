// SPDX-License-Identifier: GPL-3.0-or-later
// Names of faults and devices, and the table as it is in the guide.
#include "faults/FaultTable.h"

#include <QRegularExpression>

namespace leadline::test {

namespace {

using D = Device;
using F = Fault;

constexpr std::size_t devices = static_cast<std::size_t>(lastDevice) + 1;

struct Names {
    const char* words;
    const char* file;
};

Names namesOf(Fault fault)
{
    switch (fault) {
    case F::Unplug:
        return {"Its cable is pulled", "unplug"};
    case F::HalfFrames:
        return {"Half messages arrive", "half-frames"};
    case F::WrongChecksum:
        return {"One message in five is damaged", "wrong-checksum"};
    case F::Flood:
        return {"A flood of messages that nobody asked for", "flood"};
    case F::DataGap:
        return {"It falls silent", "silence"};
    case F::Reboot:
        return {"Its power fails for a moment", "reboot"};
    case F::ChangedAddress:
        return {"It gets another network address", "changed-address"};
    case F::AnothersId:
        return {"Another one answers on the same link", "anothers-id"};
    case F::HostileLengths:
        return {"Messages that claim to be longer than they are", "hostile-lengths"};
    case F::TwoPrograms:
        return {"Another program has its port open", "two-programs"};
    case F::TwoHosts:
        return {"Two computers on one UDP link", "two-hosts"};
    case F::Impostor:
        return {"Somebody speaks under Leadline's own ids", "impostor"};
    case F::Port14550:
        return {"Port 14550 is taken", "port-14550"};
    case F::LooksForward:
        return {"It is mounted to look forward", "looks-forward"};
    case F::ClockForward:
        return {"The clock is set forward", "clock-forward"};
    case F::ClockBack:
        return {"The clock is set back", "clock-back"};
    case F::Suspend:
        return {"The computer sleeps", "suspend"};
    case F::FullDisk:
        return {"The disk is full", "full-disk"};
    case F::ReadOnlyFolder:
        return {"The folder is write-protected", "read-only-folder"};
    case F::SlowDisk:
        return {"The disk is slow", "slow-disk"};
    case F::FolderDeleted:
        return {"The folder is deleted during the dive", "folder-deleted"};
    case F::Digits:
        return {"Another language's digits and decimal commas", "digits"};
    case F::TimeZone:
        return {"The time zone changes", "time-zone"};
    case F::SecondLeadline:
        return {"A second Leadline records into the same folder", "second-leadline"};
    case F::NoSound:
        break;
    }
    return {"No player for sounds", "no-sound"};
}

QString text(const char* words)
{
    return QString::fromUtf8(words);
}

QString joined(const QStringList& who)
{
    return who.size() + 1 == static_cast<qsizetype>(devices) ? text("any") : who.join(text(", "));
}

} // namespace

bool isSentence(const QString& words, const QString& sentence)
{
    QStringList parts;
    for (const QString& part : sentence.split(QChar(0x2026)))
        parts += QRegularExpression::escape(part);
    // A title may stand before it.
    const QRegularExpression wanted(QRegularExpression::anchoredPattern(
        QStringLiteral("(?:[^\\x{2026}]+\\. )?") + parts.join(QStringLiteral("[^\\x{2026}]+"))));
    return wanted.match(words).hasMatch();
}

QString nameOf(Fault fault)
{
    return text(namesOf(fault).words);
}

QString nameOf(Device device)
{
    switch (device) {
    case D::Ping1D:
        return text("Ping1D");
    case D::Ping360:
        return text("Ping360");
    case D::S500:
        return text("S500");
    case D::Omniscan450:
        return text("Omniscan 450");
    case D::Surveyor240:
        return text("Surveyor 240-16");
    case D::Omniscan3D:
        return text("Omniscan 3D");
    case D::Vehicle:
        return text("vehicle");
    case D::Computer:
        break;
    }
    return text("computer");
}

QString fileNameOf(const Cell& cell)
{
    return text(namesOf(cell.fault).file) + QLatin1Char('-') +
           nameOf(cell.device).toLower().remove(QLatin1Char(' '));
}

QStringList guideRows()
{
    QStringList rows;
    const auto& table = faultTable();
    for (std::size_t i = 0; i < table.size(); i += devices) {
        const std::vector<Cell> group(table.begin() + static_cast<std::ptrdiff_t>(i),
                                      table.begin() + static_cast<std::ptrdiff_t>(i + devices));
        for (std::size_t first = 0; first < group.size();) {
            const Cell& its = group[first];
            QStringList who;
            std::size_t next = first;
            for (; next < group.size() && group[next].says == its.says &&
                   group[next].kept == its.kept && group[next].help == its.help &&
                   group[next].notHere.isEmpty();
                 ++next)
                who += nameOf(group[next].device);
            if (who.isEmpty()) {
                ++first;
                continue;
            }
            const bool ofComputer = its.device == Device::Computer;
            rows +=
                QStringLiteral("| %1%2 | %3 | %4 | %5 |")
                    .arg(nameOf(its.fault), ofComputer ? QString() : text(" (%1)").arg(joined(who)),
                         its.says.isEmpty() ? text("–") : text("*%1*").arg(its.says), its.kept,
                         its.help);
            first = next;
        }
    }
    return rows;
}

} // namespace leadline::test
