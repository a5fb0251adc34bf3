// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/LinkPathText.h"

#include "language/Tr.h"
#include "link/SerialLatency.h"
#include "timing/TimingNumbers.h"

namespace leadline::app {

namespace {

QString nameOf(PathPart part)
{
    switch (part) {
    case PathPart::RequestToReply:
        return tr("%1 request → reply");
    case PathPart::ReplyToScreen:
        return tr("%1 reply → screen");
    case PathPart::PingToScreen:
        return tr("%1 ping → screen");
    }
    return {};
}

} // namespace

LinkPathText linkPathText(const QString& sonar, PathPart part,
                          const std::optional<mavlink::DurationSummary>& summary,
                          const QString& note)
{
    LinkPathText words;
    words.name = nameOf(part).arg(sonar);
    if (!summary) {
        words.note = note;
        words.translated = tr("%1: %2").arg(words.name, note);
        return words;
    }
    words.medianTime = summary->median;
    words.p95Time = summary->p95;
    words.median = numberText(milliseconds(summary->median), 1);
    words.p95 = numberText(milliseconds(summary->p95), 1);
    words.translated =
        tr("%1: median %2, 95 percent %3 milliseconds").arg(words.name, words.median, words.p95);
    return words;
}

SlowPortText slowPortText(const QString& port, int heldBackMs, bool refused)
{
    SlowPortText words;
    if (!refused) {
        words.text = tr("%1 holds data back for up to %2 ms. 1 ms is possible.")
                         .arg(port, QString::number(heldBackMs));
        return words;
    }
    words.text = tr("%1 holds data back for up to %2 ms, and this user may not change that. Copy "
                    "the udev rule into a terminal.")
                     .arg(port, QString::number(heldBackMs));
    words.command = QString::fromStdString(link::latencyRule());
    return words;
}

} // namespace leadline::app
