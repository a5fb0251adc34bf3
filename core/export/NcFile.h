// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::exporting {

/// Storage layout of a variable. A chunk has one size per dimension; without chunks the variable is
/// contiguous.
struct NcLayout {
    std::vector<std::size_t> chunk = {};
    /// Compression level: 0 for none, 1 for the fastest, 9 for the smallest size.
    int deflate = 0;
};

/// Writes a netCDF-4 file; the only class that uses the netCDF library.
///
/// HDF5 below it keeps its state in global variables without locks, so each call is made under a
/// lock, and any number of files can be written by any threads. After the first call that fails,
/// all further calls do nothing, and close() gives the reason.
class NcFile {
public:
    enum class Type : std::uint8_t { Byte, Word, Whole, Long, Single, Real, Text };
    struct Group {
        int id = 0;
    };
    struct Variable {
        int group = 0;
        int id = 0;
    };
    static constexpr std::size_t unlimited = 0;
    /// Fill value of Long variables for a missing value; the values themselves are never negative.
    static constexpr std::int64_t fillOfLong = -1;
    static constexpr std::uint8_t fillOfByte = 255;

    /// The path must not exist. It is not passed to the library, which takes some names for
    /// internet addresses and '\' for '/'.
    static base::Result<std::unique_ptr<NcFile>> create(const std::filesystem::path& path);
    NcFile(const NcFile&) = delete;
    NcFile& operator=(const NcFile&) = delete;
    /// A file that was not closed is invalid; it is emptied.
    ~NcFile();

    [[nodiscard]] Group root() const { return {m_id}; }
    Group addGroup(Group parent, const std::string& name);
    int addDimension(Group group, const std::string& name, std::size_t length);
    Variable addVariable(Group group, const std::string& name, Type type,
                         const std::vector<int>& dimensions, const NcLayout& layout = {});
    /// Declares a fill value for missing values: in a Byte variable 255, in a Single or a Real one
    /// NaN.
    void setFillValue(Variable variable);
    /// Declares that no value is missing; otherwise readers would take the library's default fill
    /// value for a missing value.
    void setNoFill(Variable variable);

    /// Sets an attribute of a group or of a variable. Text is cut at the maximum length of HDF5.
    void set(Group group, const std::string& name, std::string_view text);
    void set(Group group, const std::string& name, std::int64_t number);
    void set(Variable variable, const std::string& name, std::string_view text);
    void set(Variable variable, const std::string& name, double number);
    /// Says what the values 0, 1, 2, … of a Byte variable mean, each by one word.
    void setFlags(Variable variable, const std::vector<std::string>& meanings);

    /// Writes a block of values, whose number is the product of `count`.
    void write(Variable variable, std::span<const std::size_t> start,
               std::span<const std::size_t> count, std::span<const std::uint8_t> values);
    void write(Variable variable, std::span<const std::size_t> start,
               std::span<const std::size_t> count, std::span<const std::uint16_t> values);
    void write(Variable variable, std::span<const std::size_t> start,
               std::span<const std::size_t> count, std::span<const float> values);
    void write(Variable variable, std::span<const std::size_t> start,
               std::span<const std::size_t> count, std::span<const double> values);
    /// A stretch of a variable with one dimension.
    void write(Variable variable, std::size_t start, std::span<const std::int32_t> values);
    void write(Variable variable, std::size_t start, std::span<const std::int64_t> values);
    void write(Variable variable, std::size_t start, std::span<const double> values);
    void write(Variable variable, std::size_t start, std::span<const std::string> values);

    [[nodiscard]] bool failed() const { return m_failure != 0; }
    /// The reason why the file cannot be written.
    [[nodiscard]] base::Error error() const;
    /// Closes the file, to which nothing can be added afterwards.
    [[nodiscard]] base::Status close();

private:
    static constexpr int noFile = -1;

    NcFile(std::filesystem::path path, int descriptor);

    template<class Call>
    void call(const Call& call);
    template<class Value, class Put>
    void writeStretch(Variable variable, std::size_t start, std::span<const Value> values,
                      const Put& put);
    void closeLibrary();

    std::filesystem::path m_path;
    int m_descriptor;
    int m_id = noFile;
    int m_failure = 0;
};

/// Holds the lock for calls of netCDF, because HDF5 below it keeps its state in global variables
/// without locks. The first one initialises HDF5.
class NcLibrary {
public:
    NcLibrary();

private:
    std::lock_guard<std::mutex> m_lock;
};

} // namespace leadline::exporting
