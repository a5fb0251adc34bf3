// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/PdfReport.h"

#include "language/Tr.h"
#include "pictures/ColormapStore.h"
#include "report/ReportPages.h"
#include "report/SonarSummary.h"

#include <QBuffer>
#include <QCoreApplication>

namespace leadline::app {

namespace {

constexpr int dotsPerInch = 600;
/// Share of the progress that reading the recording takes.
constexpr double gatherShare = 0.8;

struct Pdf {
    QByteArray bytes;
    int pages = 0;
};

/// `pages` is the number of pages printed on each of them; 0 while it is not known.
Pdf laidOut(const DiveReport& report, const ReportPictures& pictures,
            const raster::Colormap& colours, int pages)
{
    Pdf pdf;
    QBuffer buffer(&pdf.bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(tr("Dive report of %1").arg(report.file));
    const QString program =
        QStringLiteral("Leadline %1").arg(QCoreApplication::applicationVersion());
    writer.setCreator(program);
    {
        // The destructor of Paper completes the file.
        Paper paper(writer, {.left = report.file + QStringLiteral(" · ") + program,
                             .mark = report.simulated ? tr("Simulated data") : QString(),
                             .pages = pages});
        drawReport(paper, report, pictures, colours);
        pdf.pages = paper.pages();
    }
    return pdf;
}

} // namespace

base::Result<std::uint64_t> writeReport(const formats::Recording& recording,
                                        const std::filesystem::path& file,
                                        const ReportOptions& options,
                                        const std::function<bool(base::ByteSpan)>& sink,
                                        const exporting::ExportWatch& watch)
{
    const auto colours = ColormapStore().load(QStringLiteral("ink"));
    if (!colours)
        return colours.error();
    const auto depths = ColormapStore().load(QStringLiteral("viridis"));
    if (!depths)
        return depths.error();
    auto report =
        gatherReport(recording, file, options.part, options.imperial, watch.step(0, gatherShare));
    if (!report)
        return report.error();
    nameSides(*report, recording.log(), options.sideScan.sides);
    const auto pictures =
        drawPictures(recording.log(), *report, options.sideScan, *colours, *depths, watch);
    if (!pictures || !watch.reportProgress(gatherShare))
        return exporting::cancelled();
    // The first pass counts the pages, and the second prints their number on each of them.
    const int pages = laidOut(*report, *pictures, *colours, 0).pages;
    if (!watch.reportProgress((1 + gatherShare) / 2))
        return exporting::cancelled();
    const Pdf pdf = laidOut(*report, *pictures, *colours, pages);
    if (!sink(std::as_bytes(
            std::span(pdf.bytes.constData(), static_cast<std::size_t>(pdf.bytes.size())))))
        return base::Error{
            base::Message("The report cannot be written: the disk is full or gone.")};
    return static_cast<std::uint64_t>(pages);
}

} // namespace leadline::app
