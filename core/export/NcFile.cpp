// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcFile.h"

#include "base/Unicode.h"
#include "io/LockedFile.h"

#include <hdf5.h>
#include <limits>
#include <netcdf.h>
#include <system_error>
#include <utility>

#if defined(__linux__)
#include <fcntl.h>
#include <unistd.h>
#endif

// Platform branch: netCDF opens files only by name. On Linux, /proc provides a name for a file that
// is already open, which cannot be exchanged for another one; on other systems netCDF files cannot
// be written yet.
namespace leadline::exporting {

namespace {

/// HDF5 stores an attribute with its overhead in one piece of at most 64 KiB.
constexpr std::size_t longestAttribute = 16'000;
/// With less free space the disk counts as full, since netCDF writes larger pieces.
constexpr std::uintmax_t littleRoom = std::uintmax_t{4} << 20U;

/// The text as valid UTF-8, cut to the maximum length.
std::string fitting(std::string_view text)
{
    std::u32string characters = base::fromUtf8(text);
    std::string fit = base::toUtf8(characters);
    while (fit.size() > longestAttribute) {
        characters.resize(characters.size() - (fit.size() - longestAttribute + 3) / 4);
        fit = base::toUtf8(characters);
    }
    return fit;
}

nc_type libraryType(NcFile::Type type)
{
    switch (type) {
    case NcFile::Type::Byte:
        return NC_UBYTE;
    case NcFile::Type::Word:
        return NC_USHORT;
    case NcFile::Type::Whole:
        return NC_INT;
    case NcFile::Type::Long:
        return NC_INT64;
    case NcFile::Type::Single:
        return NC_FLOAT;
    case NcFile::Type::Real:
        return NC_DOUBLE;
    case NcFile::Type::Text:
        return NC_STRING;
    }
    return NC_NAT;
}

base::Error cannotMake(const std::filesystem::path& path, const base::Message& why)
{
    if (!path.has_parent_path())
        return {base::Message("Nothing can be written into this folder: %1.", why)};
    return {
        base::Message("Nothing can be written into %1: %2.", base::utf8(path.parent_path()), why)};
}

} // namespace

NcFile::NcFile(std::filesystem::path path, int descriptor)
    : m_path(std::move(path)),
      m_descriptor(descriptor)
{
}

base::Result<std::unique_ptr<NcFile>> NcFile::create(const std::filesystem::path& path)
{
#if defined(__linux__)
    constexpr ::mode_t asUsual = 0666;
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, asUsual);
    if (descriptor < 0)
        return cannotMake(path, io::reasonOf({errno, std::system_category()}));
    std::unique_ptr<NcFile> file(new NcFile(path, descriptor));
    const std::string place = "/proc/self/fd/" + std::to_string(descriptor);
    file->call([&] { return nc_create(place.c_str(), NC_NETCDF4 | NC_CLOBBER, &file->m_id); });
    if (file->failed()) {
        file->m_id = noFile;
        return cannotMake(path, base::Message("the disk does not take a file of this kind"));
    }
    return file;
#else
    return cannotMake(path, base::Message("Leadline writes netCDF on Linux only, so far"));
#endif
}

NcFile::~NcFile()
{
#if defined(__linux__)
    // Emptying the file makes room on a full disk for what HDF5 still holds, so that closing
    // succeeds.
    if (m_id != noFile || failed()) [[maybe_unused]]
        const int emptied = ::ftruncate(m_descriptor, 0);
    if (m_id != noFile)
        closeLibrary();
    ::close(m_descriptor);
#endif
}

template<class Call>
void NcFile::call(const Call& call)
{
    if (failed())
        return;
    const NcLibrary library;
    m_failure = call();
}

NcFile::Group NcFile::addGroup(Group parent, const std::string& name)
{
    Group group;
    call([&] { return nc_def_grp(parent.id, name.c_str(), &group.id); });
    return group;
}

int NcFile::addDimension(Group group, const std::string& name, std::size_t length)
{
    int id = 0;
    const std::size_t size = length == unlimited ? NC_UNLIMITED : length;
    call([&] { return nc_def_dim(group.id, name.c_str(), size, &id); });
    return id;
}

NcFile::Variable NcFile::addVariable(Group group, const std::string& name, Type type,
                                     const std::vector<int>& dimensions, const NcLayout& layout)
{
    // Cache for the last and the next chunk; by default HDF5 would use 16 MB per variable.
    constexpr std::size_t chunksInMemory = 2;
    constexpr std::size_t slots = 11;
    constexpr float writtenOnce = 1;
    Variable variable{group.id, 0};
    const nc_type kind = libraryType(type);
    call([&] {
        int wrong = nc_def_var(group.id, name.c_str(), kind, static_cast<int>(dimensions.size()),
                               dimensions.data(), &variable.id);
        if (wrong != NC_NOERR || layout.chunk.empty())
            return wrong;
        wrong = nc_def_var_chunking(group.id, variable.id, NC_CHUNKED, layout.chunk.data());
        if (wrong == NC_NOERR && layout.deflate > 0)
            wrong = nc_def_var_deflate(group.id, variable.id, type == Type::Byte ? 0 : 1, 1,
                                       layout.deflate);
        std::size_t bytes = 0;
        if (wrong == NC_NOERR)
            wrong = nc_inq_type(group.id, kind, nullptr, &bytes);
        for (const std::size_t length : layout.chunk)
            bytes *= length;
        return wrong == NC_NOERR
                   ? nc_set_var_chunk_cache(group.id, variable.id, chunksInMemory * bytes, slots,
                                            writtenOnce)
                   : wrong;
    });
    return variable;
}

void NcFile::setFillValue(Variable variable)
{
    call([&] {
        nc_type type = NC_NAT;
        if (const int wrong = nc_inq_vartype(variable.group, variable.id, &type); wrong != NC_NOERR)
            return wrong;
        const double noReal = std::numeric_limits<double>::quiet_NaN();
        const float noSingle = std::numeric_limits<float>::quiet_NaN();
        const std::int64_t noLong = fillOfLong;
        const std::uint8_t noByte = fillOfByte;
        const void* fill = &noLong;
        if (type == NC_DOUBLE)
            fill = &noReal;
        else if (type == NC_FLOAT)
            fill = &noSingle;
        else if (type == NC_UBYTE)
            fill = &noByte;
        return nc_def_var_fill(variable.group, variable.id, NC_FILL, fill);
    });
}

void NcFile::setNoFill(Variable variable)
{
    call([&] { return nc_def_var_fill(variable.group, variable.id, NC_NOFILL, nullptr); });
}

void NcFile::set(Group group, const std::string& name, std::string_view text)
{
    set(Variable{group.id, NC_GLOBAL}, name, text);
}

void NcFile::set(Group group, const std::string& name, std::int64_t number)
{
    call([&] {
        const auto value = static_cast<long long>(number);
        return nc_put_att_longlong(group.id, NC_GLOBAL, name.c_str(), NC_INT64, 1, &value);
    });
}

void NcFile::set(Variable variable, const std::string& name, std::string_view text)
{
    const std::string fit = fitting(text);
    call([&] {
        return nc_put_att_text(variable.group, variable.id, name.c_str(), fit.size(), fit.data());
    });
}

void NcFile::set(Variable variable, const std::string& name, double number)
{
    call([&] {
        return nc_put_att_double(variable.group, variable.id, name.c_str(), NC_DOUBLE, 1, &number);
    });
}

void NcFile::setFlags(Variable variable, const std::vector<std::string>& meanings)
{
    std::vector<std::uint8_t> values;
    std::string words;
    for (const std::string& each : meanings) {
        values.push_back(static_cast<std::uint8_t>(values.size()));
        words += (words.empty() ? "" : " ") + each;
    }
    call([&] {
        return nc_put_att_uchar(variable.group, variable.id, "flag_values", NC_UBYTE, values.size(),
                                values.data());
    });
    set(variable, "flag_meanings", words);
}

void NcFile::write(Variable variable, std::span<const std::size_t> start,
                   std::span<const std::size_t> count, std::span<const std::uint8_t> values)
{
    call([&] {
        return nc_put_vara_uchar(variable.group, variable.id, start.data(), count.data(),
                                 values.data());
    });
}

void NcFile::write(Variable variable, std::span<const std::size_t> start,
                   std::span<const std::size_t> count, std::span<const std::uint16_t> values)
{
    call([&] {
        return nc_put_vara_ushort(variable.group, variable.id, start.data(), count.data(),
                                  values.data());
    });
}

void NcFile::write(Variable variable, std::span<const std::size_t> start,
                   std::span<const std::size_t> count, std::span<const float> values)
{
    call([&] {
        return nc_put_vara_float(variable.group, variable.id, start.data(), count.data(),
                                 values.data());
    });
}

void NcFile::write(Variable variable, std::span<const std::size_t> start,
                   std::span<const std::size_t> count, std::span<const double> values)
{
    call([&] {
        return nc_put_vara_double(variable.group, variable.id, start.data(), count.data(),
                                  values.data());
    });
}

template<class Value, class Put>
void NcFile::writeStretch(Variable variable, std::size_t start, std::span<const Value> values,
                          const Put& put)
{
    const std::size_t count = values.size();
    if (count > 0)
        call([&] { return put(variable.group, variable.id, &start, &count, values.data()); });
}

void NcFile::write(Variable variable, std::size_t start, std::span<const std::int32_t> values)
{
    writeStretch(variable, start, values, nc_put_vara_int);
}

void NcFile::write(Variable variable, std::size_t start, std::span<const std::int64_t> values)
{
    // The library's 64-bit integer is `long long`, which on Linux differs from std::int64_t in
    // type, but not in size.
    static_assert(sizeof(long long) == sizeof(std::int64_t));
    writeStretch(variable, start, values,
                 [](int group, int id, const std::size_t* from, const std::size_t* count,
                    const std::int64_t* all) { return nc_put_vara(group, id, from, count, all); });
}

void NcFile::write(Variable variable, std::size_t start, std::span<const double> values)
{
    writeStretch(variable, start, values, nc_put_vara_double);
}

void NcFile::write(Variable variable, std::size_t start, std::span<const std::string> values)
{
    std::vector<std::string> fit;
    std::vector<const char*> texts;
    for (const std::string& value : values)
        fit.push_back(fitting(value));
    for (const std::string& text : fit)
        texts.push_back(text.c_str());
    writeStretch(variable, start, std::span<const char* const>(texts),
                 [](int group, int id, const std::size_t* from, const std::size_t* count,
                    const char* const* all) { return nc_put_vara(group, id, from, count, all); });
}

// Determines the reason, because the library reports only that HDF5 failed.
base::Error NcFile::error() const
{
    std::error_code gone;
    const auto space = std::filesystem::space(m_path, gone);
    return {base::Message("The netCDF file could not be written: %1.",
                          gone                           ? base::Message("its disk is gone")
                          : space.available < littleRoom ? base::Message("the disk is full")
                                                         : base::Message("the disk refuses it"))};
}

void NcFile::closeLibrary()
{
    const NcLibrary library;
    const int wrong = nc_close(std::exchange(m_id, noFile));
    if (m_failure == 0)
        m_failure = wrong;
}

base::Status NcFile::close()
{
    if (!failed())
        closeLibrary();
    if (failed())
        return error();
    return base::done();
}

namespace {

std::mutex& libraryMutex()
{
    static std::mutex mutex;
    return mutex;
}

/// Called once before any other use of HDF5: keeps it from writing to standard error, and from a
/// second attempt at program exit to write a file that failed, which could crash the program.
void prepareLibrary()
{
    [[maybe_unused]] static const bool prepared = [] {
        H5dont_atexit();
        H5open();
        H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
        return true;
    }();
}

} // namespace

NcLibrary::NcLibrary() : m_lock(libraryMutex())
{
    prepareLibrary();
}

} // namespace leadline::exporting
