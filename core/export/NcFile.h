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

/// How a variable lies on the disk; without chunks in one piece. A chunk has as many figures as the
/// variable has dimensions.
struct NcLayout {
    std::vector<std::size_t> chunk = {};
    /// 0 not at all, 1 fast, 9 small.
    int deflate = 0;
};

/// A netCDF-4 file that is written. The one place that knows the library.
///
/// The HDF5 below it keeps all of its state in globals without locks: every call stands alone, and
/// any number of files can be written by any threads. The first call that fails is remembered, all
/// behind it do nothing, and close() says why.
class NcFile {
public:
    enum class Type : std::uint8_t { Byte, Whole, Long, Real, Text };
    struct Group {
        int id = 0;
    };
    struct Variable {
        int group = 0;
        int id = 0;
    };
    static constexpr std::size_t unlimited = 0;
    /// Stands for none in a variable of Long: what devices count begins at 0.
    static constexpr std::int64_t noneOfLong = -1;

    /// The path must be free. The library never sees it: it reads some names as addresses of the
    /// internet, and takes '\' for '/'.
    static base::Result<std::unique_ptr<NcFile>> create(const std::filesystem::path& path);
    NcFile(const NcFile&) = delete;
    NcFile& operator=(const NcFile&) = delete;
    /// What was not closed is worth nothing, and takes no room any more.
    ~NcFile();

    [[nodiscard]] Group root() const { return {m_id}; }
    Group addGroup(Group parent, const std::string& name);
    int addDimension(Group group, const std::string& name, std::size_t length);
    Variable addVariable(Group group, const std::string& name, Type type,
                         const std::vector<int>& dimensions, const NcLayout& layout = {});
    /// There is a value that stands for none: in a variable of Real it is not a number.
    void setNone(Variable variable);
    /// No value stands for none, as otherwise the library's own does where readers ask for it.
    void setAlwaysThere(Variable variable);

    /// Attributes, of a group or of a variable. Text is cut where it is longer than HDF5 takes.
    void set(Group group, const std::string& name, std::string_view text);
    void set(Group group, const std::string& name, std::int64_t number);
    void set(Variable variable, const std::string& name, std::string_view text);
    void set(Variable variable, const std::string& name, double number);

    /// A block of values, as large as the product of `count`.
    void write(Variable variable, std::span<const std::size_t> start,
               std::span<const std::size_t> count, std::span<const std::uint8_t> values);
    /// A stretch of a variable with one dimension.
    void write(Variable variable, std::size_t start, std::span<const std::int32_t> values);
    void write(Variable variable, std::size_t start, std::span<const std::int64_t> values);
    void write(Variable variable, std::size_t start, std::span<const double> values);
    void write(Variable variable, std::size_t start, std::span<const std::string> values);

    [[nodiscard]] bool failed() const { return m_failure != 0; }
    /// Why it cannot be written.
    [[nodiscard]] base::Error error() const;
    /// Nothing can be added any more.
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

/// Whoever has one may call netCDF: the HDF5 below it keeps all of its state in globals without
/// locks, so that one is had at a time. The first one makes HDF5 ready.
class NcLibrary {
public:
    NcLibrary();

private:
    std::lock_guard<std::mutex> m_lock;
};

} // namespace leadline::exporting
