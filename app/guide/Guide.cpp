// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/Guide.h"

#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

/// Spacing as multiples of the font's pixel size: 20, 8 and 4 pixels at a font size of 14.
constexpr double aboveHeading = 20.0 / 14;
constexpr double belowBlock = 8.0 / 14;
constexpr double cellPadding = 4.0 / 14;

QString markdown(const QString& path)
{
    static const QRegularExpression remark(QStringLiteral("<!--.*?-->\\n*"),
                                           QRegularExpression::DotMatchesEverythingOption);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).remove(remark)
                                          : QString();
}

// Sets margins between paragraphs, since QTextDocument::setMarkdown() sets none.
void spaceBlocks(QTextDocument& document, double size)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool inTable = cursor.currentTable() != nullptr;
        const bool codeGoesOn = format.hasProperty(QTextFormat::BlockCodeFence) &&
                                block.next().blockFormat().hasProperty(QTextFormat::BlockCodeFence);
        if (format.headingLevel() > 1)
            format.setTopMargin(aboveHeading * size);
        format.setBottomMargin(inTable || codeGoesOn ? 0 : belowBlock * size);
        cursor.setBlockFormat(format);
    }
}

void setTables(QTextDocument& document, double size)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(cellPadding * size);
        format.setBottomMargin(belowBlock * size);
        table->setFormat(format);
    }
}

/// Calls change(format) for each text fragment and applies the format where it returns true.
template<class Change>
void changeFragments(QTextDocument& document, const Change& change)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QList<std::pair<QTextCursor, QTextCharFormat>> changed;
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextCharFormat format = part.fragment().charFormat();
            if (!change(format))
                continue;
            QTextCursor cursor(&document);
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + part.fragment().length(),
                               QTextCursor::KeepAnchor);
            changed.emplaceBack(cursor, format);
        }
        for (auto& [cursor, format] : changed)
            cursor.setCharFormat(format);
    }
}

/// Replaces the blue that setMarkdown() gives links, which is illegible on the themes' backgrounds.
void colourLinks(QTextDocument& document, const QColor& colour)
{
    changeFragments(document, [&](QTextCharFormat& format) {
        if (format.isAnchor())
            format.setForeground(colour);
        return format.isAnchor();
    });
}

void fitPictures(QTextDocument& document, int width, bool red)
{
    changeFragments(document, [&](QTextCharFormat& format) {
        if (!format.isImageFormat())
            return false;
        QTextImageFormat picture = format.toImageFormat();
        picture.setWidth(width);
        if (red)
            picture.setName(
                QStringLiteral("image://%1/%2").arg(Guide::redPictures, picture.name()));
        format = picture;
        return true;
    });
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

QString Guide::html(int chapter, const QFont& font, int pictureWidth, const QColor& link,
                    bool red) const
{
    QTextDocument document;
    document.setDefaultFont(font);
    document.setMarkdown(m_texts.value(chapter));
    const double size = QFontInfo(font).pixelSize();
    spaceBlocks(document, size);
    setTables(document, size);
    colourLinks(document, link);
    fitPictures(document, pictureWidth, red);
    return m_texts.value(chapter).isEmpty() ? QString() : document.toHtml();
}

int Guide::chapterOf(const QString& link) const
{
    return static_cast<int>(m_files.indexOf(link.section(QLatin1Char('#'), 0, 0)));
}

} // namespace leadline::app
