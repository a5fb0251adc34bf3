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
    /// Id of the QML image provider that delivers the guide's pictures in red for night vision.
    static constexpr QLatin1String redPictures{"redpictures"};

    explicit Guide(QObject* parent = nullptr);

    [[nodiscard]] QStringList titles() const { return m_titles; }
    /// A chapter as rich text with spacing, links coloured `link` and pictures `pictureWidth`
    /// pixels wide, red if `red`. Empty if the chapter does not exist.
    [[nodiscard]] Q_INVOKABLE QString html(int chapter, const QFont& font, int pictureWidth,
                                           const QColor& link, bool red) const;
    /// Index of the chapter that a link such as "window.md#keys" points to; -1 for other links.
    [[nodiscard]] Q_INVOKABLE int chapterOf(const QString& link) const;

private:
    QStringList m_files;
    QStringList m_titles;
    /// Markdown text of each chapter.
    QStringList m_texts;
};

} // namespace leadline::app
