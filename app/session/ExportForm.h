// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportJob.h"
#include "exporting/ExportFormats.h"
#include "session/Session.h"
#include "session/SessionNote.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace leadline::app {

/// Model of the export dialog: what part of the shown recording is exported, in which of
/// exporting::exportFormats(), where to, and the progress. One export at a time runs in a worker
/// thread. Lives in the window's thread.
class ExportForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// The dialog is visible.
    Q_PROPERTY(bool shown MEMBER m_shown NOTIFY shownChanged)
    /// Display names of the formats, in the order of exporting::exportFormats(): "CSV", …
    Q_PROPERTY(QStringList formats READ formats NOTIFY textsChanged)
    /// A description of what each format contains, in the same order.
    Q_PROPERTY(QStringList abouts READ abouts NOTIFY textsChanged)
    Q_PROPERTY(int format READ format WRITE setFormat NOTIFY changed)
    /// Labels of the format's options, and which of them are on.
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(QList<bool> chosen READ chosen NOTIFY changed)
    /// Names of the recording's streams that the format can hold, and which of them to export.
    Q_PROPERTY(QStringList streams READ streams NOTIFY changed)
    Q_PROPERTY(QList<bool> wanted READ wanted NOTIFY changed)
    /// Both ends of the playback loop, A and B, are set.
    Q_PROPERTY(bool loopKnown READ loopKnown NOTIFY changed)
    /// Export only the part between A and B.
    Q_PROPERTY(bool loopOnly READ loopOnly WRITE setLoopOnly NOTIFY changed)
    /// Text of the file name field: a proposal that follows the format, until the user types.
    Q_PROPERTY(QString fileName READ fileName WRITE setFileName NOTIFY changed)
    /// Name of the file that will be written, made from `fileName`.
    Q_PROPERTY(QString targetName READ targetName NOTIFY changed)
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    /// Sentence about further files that are written when several recordings share the time line;
    /// else empty.
    Q_PROPERTY(QString more READ more NOTIFY changed)
    /// Why nothing can be exported now; empty when it can.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    /// 0..1
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// Why the last export failed; empty if it did not.
    Q_PROPERTY(QString trouble READ trouble NOTIFY runningChanged)

public:
    explicit ExportForm(QObject* parent = nullptr);

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] static QStringList formats();
    [[nodiscard]] static QStringList abouts();
    [[nodiscard]] int format() const { return m_format; }
    void setFormat(int format);
    [[nodiscard]] QStringList choices() const;
    [[nodiscard]] QList<bool> chosen() const;
    [[nodiscard]] QStringList streams() const { return m_streams; }
    [[nodiscard]] QList<bool> wanted() const;
    [[nodiscard]] bool loopKnown() const;
    [[nodiscard]] bool loopOnly() const { return m_loopOnly && loopKnown(); }
    void setLoopOnly(bool only);
    [[nodiscard]] QString fileName() const;
    void setFileName(const QString& name);
    [[nodiscard]] QString targetName() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString more() const;
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] bool running() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const { return m_job ? m_job->progress() : 0; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    /// What is set by hand of the side-scan sonars of the session's log.
    void setSideScanCorrections(sidescan::Corrections corrections)
    {
        m_corrections = std::move(corrections);
    }

    Q_INVOKABLE void choose(int choice, bool wanted);
    Q_INVOKABLE void want(int stream, bool wanted);
    /// Reads the recording's streams again; a dive may have added some.
    Q_INVOKABLE void update();
    Q_INVOKABLE void begin();
    /// Exports a PDF report of the dive under its proposed name, regardless of the form's choices.
    Q_INVOKABLE void report();
    Q_INVOKABLE void cancel();

signals:
    void sessionChanged();
    void shownChanged();
    void changed();
    /// Emitted when the language changes.
    void textsChanged();
    void runningChanged();
    void progressChanged();
    void saved(const QString& path);
    void failed(const QString& sentence);
    /// A remark about the saved file, for example what it does not contain.
    void remarked(const QString& sentence);

private:
    struct Work;

    [[nodiscard]] static log::Time timeOf(double seconds);
    [[nodiscard]] const ExportFormat& shown() const;
    /// The part of one recording that is exported to one file.
    struct Piece {
        QString path;
        /// Begin of the part on the shown time line.
        log::Time from{};
        exporting::ExportPart part = {};
        exporting::SideScanCorrections sideScan = {};
    };
    enum class Streams { All, Wanted };

    [[nodiscard]] std::optional<RecordedFile> recordedFile() const;
    /// One piece for each recording on the shown time line that holds something for the format in
    /// the requested streams, in the order of time.
    [[nodiscard]] std::vector<Piece> pieces(const ExportFormat& format, Streams streams) const;
    [[nodiscard]] std::optional<Piece> pieceOf(const OpenFile& file, const ExportFormat& format,
                                               Streams streams) const;
    /// Corrections with the stream names and times of a file, whose zero on the shown time line is
    /// `shift`; `nameOf` gives nothing for the streams of another file.
    [[nodiscard]] exporting::SideScanCorrections
    correctionsOf(log::Time shift,
                  const std::function<std::string(log::StreamNumber)>& nameOf) const;
    /// The part to export: from A to B if only the loop is exported, else all. `shift` is the
    /// file's zero on the shown time line.
    [[nodiscard]] exporting::ExportPart partOf(log::Time shift) const;
    [[nodiscard]] QString obstacleTo(const ExportFormat& format) const;
    [[nodiscard]] QString noEchoThere() const;
    [[nodiscard]] QString proposal(const ExportFormat& format) const;
    /// The proposed name of the first piece.
    [[nodiscard]] QString proposal(const ExportFormat& format, const std::vector<Piece>& all) const;
    [[nodiscard]] QString proposal(const ExportFormat& format, const Piece& piece,
                                   const QStringList& taken) const;
    void start(const ExportFormat& format, const ExportRequest& request,
               const std::vector<Piece>& pieces, const QString& name);
    void listStreams();
    void watch();
    void fail(const QString& sentence);

    QPointer<Session> m_session;
    bool m_shown = false;
    int m_format = 0;
    std::vector<ExportChoice> m_choices;
    QStringList m_streams;
    /// Names of the streams that the user has unticked.
    QStringList m_unwanted;
    sidescan::Corrections m_corrections;
    bool m_loopOnly = false;
    /// Whether an export was possible at the last change of the dive's recorder.
    bool m_possible = false;
    /// The file name typed by the user; nullopt while the proposal is used.
    std::optional<QString> m_name;
    QString m_trouble;
    QTimer m_poll;
    std::shared_ptr<Work> m_work;
    std::unique_ptr<exporting::ExportJob> m_job;
};

} // namespace leadline::app
