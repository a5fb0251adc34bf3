// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "log/FrameEntry.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace leadline::app {

/// The name of a file without its folder.
[[nodiscard]] QString fileNameOf(const QString& path);

/// Files that are played one after the other, and at which of them one is; or several on one time
/// line: one log of a sonar and one of a vehicle (`.tlog`), or any others.
class FileRow {
public:
    /// More than these are played one after the other.
    static constexpr qsizetype mostTogether = 64;

    /// What was handed over by a user: several files lie on one time line. Folders stand for the
    /// logs in them, one after the other in the order of their names, as files do of which one is a
    /// picture: it shows one log.
    struct Given;

    FileRow() = default;
    explicit FileRow(QStringList paths, qsizetype at = 0);
    [[nodiscard]] static FileRow together(const QString& sonar, const QString& vehicle);
    [[nodiscard]] static FileRow together(const QStringList& paths);

    [[nodiscard]] bool isEmpty() const { return m_paths.isEmpty(); }
    /// Of a row that is not empty.
    [[nodiscard]] QString path() const { return m_paths.at(m_at); }
    /// The vehicle's, which is played with it; empty as a rule.
    [[nodiscard]] QString beside() const { return m_beside; }
    /// All that lie on one time line with path(), itself among them; none as a rule.
    [[nodiscard]] const QStringList& onOneLine() const { return m_onOneLine; }
    /// All that are open at once: path() and what is played with it.
    [[nodiscard]] QStringList atOnce() const;
    /// The same without one of them.
    [[nodiscard]] FileRow without(const QString& path) const;
    /// "dive.bin", "dive.bin + vehicle.tlog", or "dive.bin + 2 more".
    [[nodiscard]] QString name() const;
    /// From 1 on.
    [[nodiscard]] int number() const { return static_cast<int>(m_at) + 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_paths.size()); }
    /// The same files, so many further; nothing where there is none.
    [[nodiscard]] std::optional<FileRow> moved(qsizetype steps) const;
    /// The same row with another file in the present place, alone.
    [[nodiscard]] FileRow replaced(const QString& path) const;
    /// The present file is a picture (by its name), which leads to a log.
    [[nodiscard]] bool isPicture() const { return isPicture(path()); }
    [[nodiscard]] static bool isPicture(const QString& path);

private:
    QStringList m_paths;
    qsizetype m_at = 0;
    QString m_beside;
    QStringList m_onOneLine;
};

struct FileRow::Given {
    explicit Given(const QList<QUrl>& files);

    FileRow row;
    /// A folder that holds no log.
    QString emptyFolder;
};

/// A recording, and the instant of it that a picture shows.
struct PictureOrigin {
    QString path;
    log::Time at{};
};

/// What a picture that Leadline made was made of: the recording of that name beside the picture, in
/// `folder`, or where it was then. What the picture says is anybody's: nothing is opened that is no
/// recording. Reads files, so it is for a worker.
[[nodiscard]] base::Result<PictureOrigin> findPictured(const QString& picture,
                                                       const QString& folder);

} // namespace leadline::app
