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

#include <memory>
#include <optional>

namespace leadline::app {

/// What of the recording that is shown is to be exported, how and where, and how far it is: the
/// window's side of exporting::exportFormats(). The work is done by a thread of its own; one at a
/// time. Lives in the window's thread.
class ExportForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// It is on the screen.
    Q_PROPERTY(bool shown MEMBER m_shown NOTIFY shownChanged)
    /// For people, in the order of the table: "CSV", …, and what each writes.
    Q_PROPERTY(QStringList formats READ formats NOTIFY wordsChanged)
    Q_PROPERTY(QStringList abouts READ abouts NOTIFY wordsChanged)
    Q_PROPERTY(int format READ format WRITE setFormat NOTIFY changed)
    /// What the format can be asked for besides: labels, notes, and which are wanted.
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(QList<bool> chosen READ chosen NOTIFY changed)
    /// Names of the recording's streams that the format can hold, and which of them are wanted.
    Q_PROPERTY(QStringList streams READ streams NOTIFY changed)
    Q_PROPERTY(QList<bool> wanted READ wanted NOTIFY changed)
    /// A and B are set; only what lies between them is wanted.
    Q_PROPERTY(bool loopKnown READ loopKnown NOTIFY changed)
    Q_PROPERTY(bool loopOnly READ loopOnly WRITE setLoopOnly NOTIFY changed)
    /// Of the file to be written. The proposal follows the format until the user types another:
    /// then it is what was typed, as it was typed, and `targetName` what comes of it.
    Q_PROPERTY(QString fileName READ fileName WRITE setFileName NOTIFY changed)
    Q_PROPERTY(QString targetName READ targetName NOTIFY changed)
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    /// What is written besides, of files that lie on one time line; empty as a rule.
    Q_PROPERTY(QString more READ more NOTIFY changed)
    /// Why nothing can be exported now; empty when it can.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    /// 0..1
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// Why the last one failed; empty else.
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

    Q_INVOKABLE void choose(int choice, bool wanted);
    Q_INVOKABLE void want(int stream, bool wanted);
    /// Looks at the recording anew; its streams may have come since.
    Q_INVOKABLE void update();
    Q_INVOKABLE void begin();
    /// A report of the dive under its proposed name, whatever the form says.
    Q_INVOKABLE void report();
    Q_INVOKABLE void cancel();

signals:
    void sessionChanged();
    void shownChanged();
    void changed();
    /// Another language is spoken.
    void wordsChanged();
    void runningChanged();
    void progressChanged();
    void saved(const QString& path);
    void failed(const QString& sentence);
    /// What else there is to say of what was saved.
    void remarked(const QString& sentence);

private:
    struct Work;

    [[nodiscard]] static log::Time timeOf(double seconds);
    [[nodiscard]] const ExportFormat& shown() const;
    /// What is exported of one file.
    struct Piece {
        QString path;
        /// Where it begins in what is shown.
        log::Time from{};
        exporting::ExportPart part = {};
    };
    enum class Streams { All, Wanted };

    [[nodiscard]] std::optional<RecordedFile> recordedFile() const;
    /// In the order of time: of several files on one time line a piece each, where they hold what
    /// the format takes of those streams.
    [[nodiscard]] std::vector<Piece> pieces(const ExportFormat& format, Streams streams) const;
    [[nodiscard]] std::optional<Piece> pieceOf(const OpenFile& file, const ExportFormat& format,
                                               Streams streams) const;
    /// From A to B of a file, where only that is wanted.
    [[nodiscard]] exporting::ExportPart partOf(log::Time shift) const;
    [[nodiscard]] QString obstacleTo(const ExportFormat& format) const;
    [[nodiscard]] QString nothingThere() const;
    [[nodiscard]] QString proposal(const ExportFormat& format) const;
    /// Of the first of them.
    [[nodiscard]] QString proposal(const ExportFormat& format, const std::vector<Piece>& all) const;
    [[nodiscard]] QString proposal(const ExportFormat& format, const Piece& piece,
                                   const QStringList& taken) const;
    void start(const ExportFormat& format, const ExportOrder& order,
               const std::vector<Piece>& pieces, const QString& name);
    void listStreams();
    void watch();
    void fail(const QString& sentence);

    QPointer<Session> m_session;
    bool m_shown = false;
    int m_format = 0;
    std::vector<ExportChoice> m_choices;
    QStringList m_streams;
    /// Those that are not.
    QStringList m_unwanted;
    bool m_loopOnly = false;
    /// As the dive's recorder was heard last.
    bool m_possible = false;
    /// While none was typed the proposal counts.
    std::optional<QString> m_name;
    QString m_trouble;
    QTimer m_look;
    std::shared_ptr<Work> m_work;
    /// Behind what it uses: it is waited for.
    std::unique_ptr<exporting::ExportJob> m_job;
};

} // namespace leadline::app
