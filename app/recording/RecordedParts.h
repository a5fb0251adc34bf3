// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

namespace leadline::app {

class RecorderState;

/// The files in which a dive was recorded so far, one after the other. Belongs to the state of the
/// dive's recorder, and follows it.
class RecordedParts : public QObject {
    Q_OBJECT

public:
    struct Part {
        std::filesystem::path file;
        /// UTC since 1970 at the zero of its times.
        std::chrono::nanoseconds began{};
    };

    explicit RecordedParts(RecorderState& recorder);

    /// That which holds what came at that UTC (since 1970); nullopt before the first byte of all.
    [[nodiscard]] std::optional<Part> at(std::chrono::nanoseconds utc) const;
    /// Those of a recorder's state; nullopt as above.
    [[nodiscard]] static std::optional<Part> at(const RecorderState& recorder,
                                                std::chrono::nanoseconds utc);

private:
    void look(const RecorderState& recorder);

    /// In the order in which they began.
    std::vector<Part> m_parts;
};

} // namespace leadline::app
