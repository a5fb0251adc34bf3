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

/// A list of recordings with a current one: played one after the other, or shown together on one
/// time line (a sonar's log and a vehicle's `.tlog`, or any others).
class FileRow {
public:
    /// Largest number of files on one time line; more are played one after the other.
    static constexpr qsizetype maximumTogether = 64;

    /// Files and folders that the user opened. Several files are shown on one time line. The logs
    /// in a folder are played one after the other in the order of their names, and so are files if
    /// one of them is a snapshot, which stands for one log.
    struct Given;

    FileRow() = default;
    explicit FileRow(QStringList paths, qsizetype at = 0);
    [[nodiscard]] static FileRow together(const QString& sonar, const QString& vehicle);
    [[nodiscard]] static FileRow together(const QStringList& paths);

    [[nodiscard]] bool isEmpty() const { return m_paths.isEmpty(); }
    /// Path of the current file; the list must not be empty.
    [[nodiscard]] QString path() const { return m_paths.at(m_at); }
    /// Path of the vehicle's log that is played with path(); usually empty.
    [[nodiscard]] QString beside() const { return m_beside; }
    /// All files on one time line with path(), including it; usually empty.
    [[nodiscard]] const QStringList& onOneLine() const { return m_onOneLine; }
    /// All that are open at once: path() and what is played with it.
    [[nodiscard]] QStringList atOnce() const;
    /// A copy of this list without `path`.
    [[nodiscard]] FileRow without(const QString& path) const;
    /// "dive.bin", "dive.bin + vehicle.tlog", or "dive.bin + 2 more".
    [[nodiscard]] QString name() const;
    /// Number of the current file, counted from 1.
    [[nodiscard]] int number() const { return static_cast<int>(m_at) + 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_paths.size()); }
    /// A copy whose current file is the one `steps` further; nullopt if there is none.
    [[nodiscard]] std::optional<FileRow> moved(qsizetype steps) const;
    /// A copy whose current file is replaced by `path`, without others on its time line.
    [[nodiscard]] FileRow replaced(const QString& path) const;
    /// The current file is, by its suffix, a picture and thus perhaps a snapshot of a recording.
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
    /// Path of an opened folder that contains no log; empty if there is none.
    QString emptyFolder;
};

/// The recording that a snapshot was made from, and the instant that it shows.
struct PictureOrigin {
    QString path;
    log::Time at{};
};

/// Finds the recording named in a snapshot's metadata: beside the picture, in `folder`, or at its
/// original path. The metadata is not trusted: only a recording is accepted. Reads files, so call
/// it from a worker thread.
[[nodiscard]] base::Result<PictureOrigin> findPictured(const QString& picture,
                                                       const QString& folder);

} // namespace leadline::app
