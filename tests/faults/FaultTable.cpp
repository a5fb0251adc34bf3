// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/FaultTable.h"

namespace leadline::test {

namespace {

using D = Device;
using F = Fault;

Cell cell(Fault fault, Device device, const char* says, const char* kept, const char* help)
{
    return {fault, device, QString::fromUtf8(says), QString::fromUtf8(kept),
            QString::fromUtf8(help)};
}

Cell notHere(Fault fault, Device device, const char* why)
{
    return {fault, device, {}, {}, {}, QString::fromUtf8(why)};
}

constexpr const char* everything = "Every byte.";
constexpr const char* nothingToDo = "Nothing.";
constexpr const char* nothingSaid = "";

std::vector<Cell> ofLinks()
{
    constexpr const char* gap = "Every byte from before and after; the time between is hatched.";
    constexpr const char* around = "Every byte from before and after.";
    constexpr const char* plugIn = "Plug it in. It goes on by itself, with its settings.";
    constexpr const char* damaged = "Damaged: …/s, … % of its bytes";
    constexpr const char* lossy = "Loss … %";
    constexpr const char* stray =
        "Every byte, the damaged ones too. Only whole messages with a right checksum are shown.";
    constexpr const char* line =
        "Check plugs and cable; the chip is calm again below 2 %. How much was skipped is said of "
        "the recording, too, when you open it.";
    constexpr const char* radio =
        "Check the radio or the cable; the chip is calm again below 2 %. How much was skipped is "
        "said of the recording, too, when you open it.";
    constexpr const char* askAgain = "Check its power and cable. Leadline asks until it answers.";
    return {
        cell(F::Unplug, D::Ping1D, "Unplugged. Reconnects by itself.", gap, plugIn),
        cell(F::Unplug, D::Ping360, "Unplugged. Reconnects by itself.", gap, plugIn),
        cell(F::Unplug, D::Vehicle, "Unplugged. Reconnects by itself.", around, plugIn),
        cell(F::HalfFrames, D::Ping1D, damaged, stray, line),
        cell(F::HalfFrames, D::Ping360, damaged, stray, line),
        cell(F::HalfFrames, D::Vehicle, lossy, stray, radio),
        cell(F::WrongChecksum, D::Ping1D, damaged, stray, line),
        cell(F::WrongChecksum, D::Ping360, damaged, stray, line),
        cell(F::WrongChecksum, D::Vehicle, lossy, stray, radio),
        cell(F::Flood, D::Ping1D, nothingSaid, everything, nothingToDo),
        cell(F::Flood, D::Ping360, nothingSaid, everything, nothingToDo),
        cell(F::Flood, D::Vehicle, nothingSaid, everything, nothingToDo),
        cell(F::DataGap, D::Ping1D, "No data … s, asking again", gap, askAgain),
        cell(F::DataGap, D::Ping360, "No data … s, asking again", gap, askAgain),
        cell(F::DataGap, D::Vehicle, "No heartbeat … s", around,
             "Check its power and the link. It is shown again with its next heartbeat."),
        cell(F::Reboot, D::Ping1D, "The sonar was power-cycled: your settings are sent again.",
             around, "Nothing; check its supply if it happens again."),
        cell(F::Reboot, D::Ping360, "No data … s, asking again", around,
             "Nothing: it gets its settings with the next request. Check its supply if it happens "
             "again."),
        cell(F::Reboot, D::Vehicle, "The autopilot restarted.", around,
             "Check its supply. Its clock is measured anew."),
        cell(F::ChangedAddress, D::Ping1D, "No data … s, asking again",
             "Every byte up to then, and from the new link on, in one recording.",
             "Devices (Ctrl+3) finds it under its new address: Connect."),
        cell(F::ChangedAddress, D::Ping360, "No data … s, asking again",
             "Every byte up to then, and from the new link on, in one recording.",
             "Devices (Ctrl+3) finds it under its new address: Connect."),
        cell(F::ChangedAddress, D::Vehicle, "… from other senders dropped",
             "Every byte but those of the two seconds until the new sender is believed.",
             "Nothing: where Leadline listens, it follows when the old sender was silent for 2 s "
             "(5 s if it is another computer)."),
    };
}

std::vector<Cell> ofOthers()
{
    constexpr const char* noMavlink = "Sonars do not speak MAVLink.";
    constexpr const char* listens = "Another program drives this sonar: Leadline only listens.";
    constexpr const char* takeOver =
        "Agree who drives it; Take over beside it makes it yours. Until "
        "then none of your settings is sent.";
    return {
        cell(F::AnothersId, D::Ping1D, "A second device answers on this link, with the id ….",
             "Every byte of both, each under its own id.",
             "Both are listed and driven by their ids. If there is only one, somebody changed its "
             "id."),
        cell(F::AnothersId, D::Ping360, "A second device answers on this link, with the id ….",
             "Every byte of both, each under its own id.",
             "Both are listed and driven by their ids. If there is only one, somebody changed its "
             "id."),
        cell(F::AnothersId, D::Vehicle, "…also system …", "Every byte of both.",
             "Heading and depth stay those of your vehicle. The chip chooses another one."),
        cell(F::HostileLengths, D::Ping1D, nothingSaid, everything, nothingToDo),
        cell(F::HostileLengths, D::Ping360, nothingSaid, everything, nothingToDo),
        cell(F::HostileLengths, D::Vehicle, nothingSaid, everything, nothingToDo),
        cell(F::TwoPrograms, D::Ping1D, "Another program uses ….",
             "Every byte from the moment on that Leadline has the port. Before, it neither reads "
             "nor "
             "writes there.",
             "Close the other program; Leadline connects by itself. The doctor names it."),
        cell(F::TwoPrograms, D::Ping360, "Another program uses ….",
             "Every byte from the moment on that Leadline has the port. Before, it neither reads "
             "nor "
             "writes there.",
             "Close the other program; Leadline connects by itself. The doctor names it."),
        cell(F::TwoPrograms, D::Vehicle, "Another program uses ….",
             "Every byte from the moment on that Leadline has the port. Before, it neither reads "
             "nor "
             "writes there.",
             "Close the other program; Leadline connects by itself. The doctor names it."),
        cell(F::TwoHosts, D::Ping1D, listens, everything, takeOver),
        cell(F::TwoHosts, D::Ping360, listens, everything, takeOver),
        cell(
            F::TwoHosts, D::Vehicle, "… from other senders dropped",
            "Every byte of the first sender.",
            "Let one computer send to that port. What the other one sends is dropped and counted."),
        notHere(F::Impostor, D::Ping1D, noMavlink),
        notHere(F::Impostor, D::Ping360, noMavlink),
        cell(F::Impostor, D::Vehicle, "Another program also uses 254/190: … is free.", everything,
             "Devices: Use the free ids. A signing key keeps out whoever pretends on purpose."),
        notHere(F::Port14550, D::Ping1D, "Sonars are not listened for there."),
        notHere(F::Port14550, D::Ping360, "Sonars are not listened for there."),
        cell(F::Port14550, D::Vehicle, "Port 14550 is in use. … has it.",
             "Nothing comes, so there is nothing to keep; the sonars' recording goes on.",
             "Devices: Use 14660, which BlueOS offers for this. If the port becomes free, the link "
             "opens by itself."),
        cell(F::LooksForward, D::Ping1D, "TARGET TOO CLOSE", everything,
             "Nothing: with the look set to Forward there is no bottom and no water depth, and the "
             "alarm warns of targets."),
        notHere(F::LooksForward, D::Ping360, "It looks around."),
        notHere(F::LooksForward, D::Vehicle, "It does not look."),
    };
}

std::vector<Cell> ofTheComputer()
{
    constexpr const char* timesGoOn =
        "Every byte, in order; times go on from the dive's beginning.";
    return {
        cell(F::ClockForward, D::Computer,
             "This computer's clock was set forward by …. Times in this dive continue unchanged.",
             timesGoOn, "Nothing. The event list has the moment and the step."),
        cell(F::ClockBack, D::Computer,
             "This computer's clock was set back by …. Times in this dive continue unchanged.",
             timesGoOn, "Nothing. The event list has the moment and the step."),
        cell(F::Suspend, D::Computer, "This computer was suspended for …: nothing was received.",
             "Every byte from before and after; the time between is hatched.",
             "Forbid the computer to sleep during a dive."),
        cell(F::FullDisk, D::Computer,
             "Recording stopped: only … MB left on the disk. Free disk space: recording resumes in "
             "a new file with 300 MB free.",
             "Every byte up to then, in a complete file, and every byte since there is room again, "
             "in a new one. How much is not is said then. View and sonars go on.",
             "Delete or move something. Recording goes on by itself."),
        cell(F::ReadOnlyFolder, D::Computer,
             "… cannot be made: the disk is write-protected. New data is held in memory until the "
             "disk accepts it.",
             "Every byte, up to 64 MB in memory (more than ten minutes as a rule).",
             "Make it writable, or take another folder at the next start."),
        cell(F::SlowDisk, D::Computer,
             "The disk is slow: the last … s would be lost in a power cut. Nothing is lost; a "
             "faster disk or card helps.",
             "Every byte, up to 64 MB in memory.", "Take a faster disk or card."),
        cell(
            F::FolderDeleted, D::Computer,
            "… was removed during recording, losing … messages; later data is in a new file.",
            "Every byte that was not in the file yet, and all from then on, in a new folder of the "
            "same name.",
            "Nothing; what was deleted is gone."),
        cell(F::Digits, D::Computer, nothingSaid,
             "Every byte; all figures in files have points and the digits 0-9.",
             "Nothing: numbers may be typed with a comma or a point."),
        cell(F::TimeZone, D::Computer, nothingSaid,
             "Every byte; recordings are named and timed by UTC.", nothingToDo),
        cell(F::SecondLeadline, D::Computer, nothingSaid,
             "Every byte of both, each in its own file. Neither touches what the other records.",
             nothingToDo),
        cell(F::NoSound, D::Computer, "No sound on this computer",
             "The alarm: it is shown, and in the recording.",
             "Install a player (pw-play, paplay or aplay), then Test in the inspector."),
    };
}

/// Of a sonar of Cerulean's, by what is said, kept and done with a Ping1D.
Cell ofCerulean(const Cell& ping1d, Device device)
{
    const bool hasSerial = device == D::S500;
    Cell its = ping1d;
    its.device = device;
    switch (ping1d.fault) {
    case F::Unplug:
        if (!hasSerial)
            its.says = QString::fromUtf8(
                "… is there, but nothing listens on its TCP port …. Reconnects by itself.");
        return its;
    case F::Reboot:
        its.says = QString::fromUtf8("No data … s, asking again");
        its.help =
            QStringLiteral("Nothing: it is started again with its settings. Check its supply "
                           "if it happens again.");
        return its;
    case F::TwoPrograms:
        return hasSerial ? its : notHere(its.fault, device, "It has no serial port.");
    case F::TwoHosts:
        return notHere(its.fault, device,
                       "What another program sets is seen only where the sonar reports it.");
    case F::LooksForward:
        return notHere(its.fault, device,
                       hasSerial ? "The alarm is the same as that of a Ping1D."
                                 : "No alarm uses it.");
    default:
        return its;
    }
}

std::vector<Cell> makeTable()
{
    std::vector<Cell> all;
    for (std::vector<Cell> some : {ofLinks(), ofOthers()}) {
        for (Cell& each : some) {
            if (each.device == D::Vehicle) {
                const Cell ping1d = all[all.size() - 2];
                for (const Device device : {D::S500, D::Omniscan450, D::Surveyor240, D::Omniscan3D})
                    all.push_back(ofCerulean(ping1d, device));
            }
            all.push_back(std::move(each));
            if (all.back().device == D::Vehicle)
                all.push_back(
                    notHere(all.back().fault, D::Computer, "It happens to a link, not to it."));
        }
    }
    for (Cell& each : ofTheComputer()) {
        for (const Device device : {D::Ping1D, D::Ping360, D::S500, D::Omniscan450, D::Surveyor240,
                                    D::Omniscan3D, D::Vehicle})
            all.push_back(notHere(each.fault, device,
                                  "It happens to the computer, which has all of them connected."));
        all.push_back(std::move(each));
    }
    return all;
}

} // namespace

const std::vector<Cell>& faultTable()
{
    static const std::vector<Cell> all = makeTable();
    return all;
}

} // namespace leadline::test
