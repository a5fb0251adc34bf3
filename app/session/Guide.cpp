// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Guide.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace leadline::app {

namespace {

constexpr double aboveHeading = 20;
constexpr double belowBlock = 8;
constexpr double cellPadding = 4;

QString markdown(const QString& path)
{
    static const QRegularExpression remark(QStringLiteral("<!--.*?-->\\n*"),
                                           QRegularExpression::DotMatchesEverythingOption);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).remove(remark)
                                          : QString();
}

// Paragraphs apart from each other, which Markdown's own format does not ask for.
void spaceBlocks(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool inTable = cursor.currentTable() != nullptr;
        const bool codeGoesOn = format.hasProperty(QTextFormat::BlockCodeFence) &&
                                block.next().blockFormat().hasProperty(QTextFormat::BlockCodeFence);
        if (format.headingLevel() > 1)
            format.setTopMargin(aboveHeading);
        format.setBottomMargin(inTable || codeGoesOn ? 0 : belowBlock);
        cursor.setBlockFormat(format);
    }
}

void setTables(QTextDocument& document)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(cellPadding);
        format.setBottomMargin(belowBlock);
        table->setFormat(format);
    }
}

void fitPictures(QTextDocument& document, int width)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isImageFormat())
                continue;
            QTextImageFormat picture = fragment.charFormat().toImageFormat();
            picture.setWidth(width);
            QTextCursor cursor(&document);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
            // The fragment is another one now.
            break;
        }
    }
}

} // namespace

Guide::Guide(QObject* parent) : QObject(parent)
{
    static const QRegularExpression heading(QStringLiteral("^# (.+)$"),
                                            QRegularExpression::MultilineOption);
    const QDir folder(QStringLiteral(":/leadline/guide"));
    const QString first = QStringLiteral("index.md");
    const QString contents = markdown(folder.filePath(first));
    m_files = folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    const auto place = [&](const QString& file) {
        const qsizetype at = contents.indexOf(QLatin1Char('(') + file);
        return file == first ? -1 : at < 0 ? contents.size() : at;
    };
    std::stable_sort(m_files.begin(), m_files.end(),
                     [&](const QString& a, const QString& b) { return place(a) < place(b); });
    for (const QString& file : std::as_const(m_files)) {
        const QString text = markdown(folder.filePath(file));
        const auto title = heading.match(text);
        m_titles += title.hasMatch() ? title.captured(1) : file;
        m_texts += text;
    }
}

QString Guide::html(int chapter, const QFont& font, int pictureWidth) const
{
    QTextDocument document;
    document.setDefaultFont(font);
    document.setMarkdown(m_texts.value(chapter));
    spaceBlocks(document);
    setTables(document);
    fitPictures(document, pictureWidth);
    return m_texts.value(chapter).isEmpty() ? QString() : document.toHtml();
}

int Guide::chapterOf(const QString& link) const
{
    return static_cast<int>(m_files.indexOf(link.section(QLatin1Char('#'), 0, 0)));
}

} // namespace leadline::app
