// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "mcap/McapRepair.h"

#include <QCommandLineParser>

namespace leadline::cli {

int runRepair(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Completes a recording that was cut off, in place; rewrites a damaged one "
                       "and keeps the damaged file. Reports what it saved."));
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("An .mcap recording."));
    if (const auto status = answered(parser, arguments))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return complain(QStringLiteral("repair needs one file."), exitUsage);
    const Interruption interruption;
    const auto report = mcap::repairMcap(toPath(files.front()), interruption.token());
    if (!report)
        return complain(report.error());
    const std::string said = report->message(files.front().toStdString()).text();
    return print(forTerminal(QString::fromStdString(said) + QLatin1Char('\n'))) ? exitDone
                                                                                : exitFailed;
}

} // namespace leadline::cli
