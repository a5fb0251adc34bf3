// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The guide that comes with the program: Markdown in chapters, a file each. index.md is the first,
/// the others follow in the order in which it names them.
class Guide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList titles READ titles CONSTANT)

public:
    /// Who has the guide's pictures for a night, by their names.
    static constexpr QLatin1String redPictures{"redpictures"};

    explicit Guide(QObject* parent = nullptr);

    [[nodiscard]] QStringList titles() const { return m_titles; }
    /// A chapter, set for reading; pictures are so many pixels wide, and red for the eyes of a
    /// night. Empty for one that does not exist.
    [[nodiscard]] Q_INVOKABLE QString html(int chapter, const QFont& font, int pictureWidth,
                                           const QColor& link, bool red) const;
    /// The chapter that a link such as "window.md" leads to; -1 for one that leads elsewhere.
    [[nodiscard]] Q_INVOKABLE int chapterOf(const QString& link) const;

private:
    QStringList m_files;
    QStringList m_titles;
    /// Markdown.
    QStringList m_texts;
};

} // namespace leadline::app
