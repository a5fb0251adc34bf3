// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QSaveFile>
#include <QString>

#include <string_view>

namespace leadline::cli {

/// A file that a command writes: whole or not at all, never over another without being told, and
/// never over the recording that it is made from. `-` is standard output.
class OutputFile {
public:
    OutputFile(const QString& name, const QString& source, bool mayReplace);

    [[nodiscard]] base::Status open();
    [[nodiscard]] bool write(std::string_view bytes);
    [[nodiscard]] base::Status commit();

private:
    [[nodiscard]] base::Status mayWrite() const;

    QString m_name;
    QString m_source;
    bool m_mayReplace;
    QSaveFile m_file;
};

} // namespace leadline::cli
