// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <filesystem>
#include <vector>

namespace leadline::test {

/// Reads a netCDF file back through the library's own calls; ends the test where something that is
/// asked for is not there. Groups are named as "Sonar/Beam_group1", "" is the root.
class NcReader {
public:
    explicit NcReader(const std::filesystem::path& path);
    NcReader(const NcReader&) = delete;
    NcReader& operator=(const NcReader&) = delete;
    ~NcReader();

    [[nodiscard]] bool hasGroup(const QString& group) const;
    [[nodiscard]] bool hasAttribute(const QString& group, const char* name) const;
    [[nodiscard]] QString text(const QString& group, const char* name,
                               const char* variable = nullptr) const;
    [[nodiscard]] double number(const QString& group, const char* name, const char* variable) const;
    [[nodiscard]] std::size_t length(const QString& group, const char* dimension) const;
    [[nodiscard]] std::vector<double> reals(const QString& group, const char* variable) const;
    [[nodiscard]] std::vector<std::int64_t> longs(const QString& group, const char* variable) const;
    /// All of backscatter_r, or only of one ping.
    [[nodiscard]] std::vector<std::uint8_t> samples(const QString& group, std::size_t ping) const;
    /// The same of a sonar with 16-bit samples; fails the test if it is written in another type.
    [[nodiscard]] std::vector<std::uint16_t> wideSamples(const QString& group,
                                                         std::size_t ping) const;
    /// Level at which a variable is packed; 0 when it is not.
    [[nodiscard]] int deflate(const QString& group, const char* variable) const;

private:
    [[nodiscard]] int groupId(const QString& group) const;

    int m_id = 0;
};

} // namespace leadline::test
