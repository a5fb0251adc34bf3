// SPDX-License-Identifier: GPL-3.0-or-later
#include "flashing/FirmwareText.h"

#include <QCoreApplication>
#include <QLocale>

namespace leadline::app {

namespace {

using firmware::FirmwareKind;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Firmware)
};

/// The revision of a Ping360 is a letter.
QString revisionText(const device::Identity& who)
{
    const bool isLetter = who.revision >= 'A' && who.revision <= 'Z';
    return isLetter ? QString(QLatin1Char(static_cast<char>(who.revision)))
                    : QString::number(who.revision);
}

} // namespace

std::optional<FirmwareKind> kindOf(const device::Identity& who)
{
    return firmware::kindOf(who.family,
                            who.byFirmwareVersion ? std::nullopt : std::optional(who.revision));
}

QString firmwareText(const device::Identity& who)
{
    const QString version =
        Words::tr("firmware %1").arg(QString::fromStdString(device::toString(who.firmware)));
    return who.revision == 0 ? version
                             : Words::tr("revision %1 · %2").arg(revisionText(who), version);
}

QString firmwareText(const firmware::FirmwareFile& file)
{
    const QString size = QLocale::c().formattedDataSize(static_cast<qint64>(file.bytes), 1,
                                                        QLocale::DataSizeSIFormat);
    const QString kind = QString::fromStdString(firmware::nameOf(file.name.kind));
    return file.name.version
               ? Words::tr("For a %1 · firmware %2 · %3")
                     .arg(kind, QString::fromStdString(firmware::toString(*file.name.version)),
                          size)
               : Words::tr("For a %1 · %2").arg(kind, size);
}

QString firmwareRemark(const firmware::FirmwareName& file,
                       const std::optional<device::Firmware>& present)
{
    if (file.baudRate)
        return Words::tr("With this firmware the sonar works at %1 baud only.").arg(*file.baudRate);
    if (!present || !file.version)
        return {};
    const firmware::FirmwareVersion its{present->major, present->minor, present->patch};
    if (*file.version == its)
        return Words::tr("The sonar already has this firmware.");
    return *file.version < its ? Words::tr("This is older than the sonar's current firmware.")
                               : QString();
}

QString stageText(const FirmwareStatus& status)
{
    switch (status.stage) {
    case FirmwareStage::Identify:
        return Words::tr("Identifying the sonar");
    case FirmwareStage::Enter:
        return Words::tr("Starting the bootloader of the sonar");
    case FirmwareStage::Contact:
        if (status.awaitsPower)
            return Words::tr("Waiting for the bootloader: switch the sonar off and on now");
        // stm32flash reports erasing only when it is over.
        return status.mayCancel
                   ? Words::tr("Looking for the bootloader")
                   : Words::tr("Looking for the bootloader, then erasing: leave the power on");
    case FirmwareStage::Erase:
        return Words::tr("Erasing: leave the power on");
    case FirmwareStage::Write:
        return Words::tr("Writing: leave the power on");
    case FirmwareStage::Verify:
        return Words::tr("Reading back: leave the power on");
    case FirmwareStage::Restart:
        break;
    }
    return Words::tr("Starting the new firmware");
}

QString rescueText(FirmwareKind kind)
{
    if (kind == FirmwareKind::Ping360)
        return Words::tr(
            "If the power or the cable fails meanwhile, the bootloader of the Ping360 listens "
            "again "
            "when its power is switched on: choose the port on the left, then Recover firmware…, "
            "and switch the sonar off and on when asked.");
    return Words::tr(
               "If the cable fails meanwhile, leave the power on and write the file again. If "
               "the power fails, the %1 may no longer start: then it has to be opened, and "
               "started with its BOOT button held down. The guide says how.")
        .arg(QString::fromStdString(firmware::nameOf(kind)));
}

} // namespace leadline::app
