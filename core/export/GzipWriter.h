// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/ExportPart.h"

#include <memory>

namespace leadline::exporting {

/// Compresses bytes into one member of a gzip file for a sink.
class GzipWriter {
public:
    /// `sink` must outlive this object.
    explicit GzipWriter(const BytesSink& sink);
    GzipWriter(const GzipWriter&) = delete;
    GzipWriter& operator=(const GzipWriter&) = delete;
    ~GzipWriter();

    /// Both return false after the sink has refused.
    [[nodiscard]] bool add(base::ByteSpan bytes);
    /// Writes the rest; nothing may be added afterwards.
    [[nodiscard]] bool finish();

private:
    struct Deflater;

    bool run(base::ByteSpan bytes, int flush);

    const BytesSink& m_sink;
    std::unique_ptr<Deflater> m_deflater;
    bool m_good = true;
};

} // namespace leadline::exporting
