// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"

#include <QCommandLineParser>

namespace leadline::cli {

int runReport(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Writes a report of a dive (PDF, A4): dive sheet, depth profile, echoes, markers, gaps, "
        "events, link health, sonars and their settings."));
    const auto from = withValue("from", "Start time: seconds or hh:mm:ss.sss.", "T");
    const auto until = withValue("until", "End time.", "T");
    const auto out = withValue("o", "PDF file to write.", "OUT.pdf");
    const auto force = withoutValue("force", "Overwrite an existing file.");
    parser.addOptions({from, until, out, force});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A recording."));
    if (const auto status = answered(parser, arguments))
        return *status;
    if (parser.positionalArguments().size() != 1)
        return complain(QStringLiteral("report needs one file to read."), exitUsage);
    if (parser.value(out).isEmpty())
        return complain(QStringLiteral("report needs -o and a file to write."), exitUsage);

    // The report is one of the export formats, so its command is carried out as an export.
    QStringList exported{QStringLiteral("export"), QStringLiteral("--to"), QStringLiteral("pdf")};
    for (const QCommandLineOption* option : {&from, &until})
        if (parser.isSet(*option))
            exported << QStringLiteral("--") + option->names().first() << parser.value(*option);
    if (parser.isSet(force))
        exported << QStringLiteral("--force");
    exported << QStringLiteral("-o") << parser.value(out) << QStringLiteral("--")
             << parser.positionalArguments().first();
    return runExport(exported);
}

} // namespace leadline::cli
