// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcReader.h"

#include <QTest>

#include <array>

#include <netcdf.h>

namespace leadline::test {

namespace {

void need(int wrong, const QString& what)
{
    if (wrong != NC_NOERR)
        qFatal("%s: %s", qPrintable(what), nc_strerror(wrong));
}

int variableIn(int group, const char* name)
{
    int id = 0;
    need(nc_inq_varid(group, name, &id), name);
    return id;
}

std::size_t sizeOf(int group, int variable)
{
    int dimensions = 0;
    std::array<int, NC_MAX_VAR_DIMS> ids{};
    need(nc_inq_var(group, variable, nullptr, nullptr, &dimensions, ids.data(), nullptr), "size");
    std::size_t size = 1;
    for (int i = 0; i < dimensions; ++i) {
        std::size_t length = 0;
        need(nc_inq_dimlen(group, ids[std::size_t(i)], &length), "dimension");
        size *= length;
    }
    return size;
}

} // namespace

NcReader::NcReader(const std::filesystem::path& path)
{
    need(nc_open(path.c_str(), NC_NOWRITE, &m_id), QString::fromStdString(path.string()));
}

NcReader::~NcReader()
{
    nc_close(m_id);
}

int NcReader::groupId(const QString& group) const
{
    int id = m_id;
    for (const QString& name : group.split('/', Qt::SkipEmptyParts)) {
        const int parent = id;
        need(nc_inq_grp_ncid(parent, qPrintable(name), &id), group);
    }
    return id;
}

bool NcReader::hasGroup(const QString& group) const
{
    int id = m_id;
    for (const QString& name : group.split('/', Qt::SkipEmptyParts)) {
        const int parent = id;
        if (nc_inq_grp_ncid(parent, qPrintable(name), &id) != NC_NOERR)
            return false;
    }
    return true;
}

bool NcReader::hasAttribute(const QString& group, const char* name) const
{
    return nc_inq_att(groupId(group), NC_GLOBAL, name, nullptr, nullptr) == NC_NOERR;
}

QString NcReader::text(const QString& group, const char* name, const char* variable) const
{
    const int id = groupId(group);
    const int of = variable ? variableIn(id, variable) : NC_GLOBAL;
    std::size_t length = 0;
    need(nc_inq_attlen(id, of, name, &length), name);
    QByteArray text(qsizetype(length), '\0');
    need(nc_get_att_text(id, of, name, text.data()), name);
    return QString::fromUtf8(text);
}

double NcReader::number(const QString& group, const char* name, const char* variable) const
{
    const int id = groupId(group);
    double value = 0;
    need(nc_get_att_double(id, variableIn(id, variable), name, &value), name);
    return value;
}

std::size_t NcReader::length(const QString& group, const char* dimension) const
{
    const int id = groupId(group);
    int place = 0;
    std::size_t length = 0;
    need(nc_inq_dimid(id, dimension, &place), dimension);
    need(nc_inq_dimlen(id, place, &length), dimension);
    return length;
}

std::vector<double> NcReader::reals(const QString& group, const char* variable) const
{
    const int id = groupId(group);
    const int of = variableIn(id, variable);
    std::vector<double> values(sizeOf(id, of));
    need(nc_get_var_double(id, of, values.data()), variable);
    return values;
}

std::vector<std::int64_t> NcReader::longs(const QString& group, const char* variable) const
{
    const int id = groupId(group);
    const int of = variableIn(id, variable);
    std::vector<long long> values(sizeOf(id, of));
    need(nc_get_var_longlong(id, of, values.data()), variable);
    return {values.begin(), values.end()};
}

std::vector<std::uint8_t> NcReader::samples(const QString& group, std::size_t ping) const
{
    const int id = groupId(group);
    const std::array<std::size_t, 3> start{0, ping, 0};
    const std::array<std::size_t, 3> count{1, 1, length(group, "range_sample")};
    std::vector<std::uint8_t> values(count[2]);
    need(nc_get_vara_uchar(id, variableIn(id, "backscatter_r"), start.data(), count.data(),
                           values.data()),
         "backscatter_r");
    return values;
}

std::vector<std::uint16_t> NcReader::wideSamples(const QString& group, std::size_t ping) const
{
    const int id = groupId(group);
    const int variable = variableIn(id, "backscatter_r");
    nc_type type = NC_NAT;
    need(nc_inq_vartype(id, variable, &type), "backscatter_r");
    need(type == NC_USHORT ? NC_NOERR : NC_EBADTYPE, "backscatter_r of 16 bits");
    const std::array<std::size_t, 3> start{0, ping, 0};
    const std::array<std::size_t, 3> count{1, 1, length(group, "range_sample")};
    std::vector<std::uint16_t> values(count[2]);
    need(nc_get_vara_ushort(id, variable, start.data(), count.data(), values.data()),
         "backscatter_r");
    return values;
}

int NcReader::deflate(const QString& group, const char* variable) const
{
    const int id = groupId(group);
    int packed = 0;
    int level = 0;
    need(nc_inq_var_deflate(id, variableIn(id, variable), nullptr, &packed, &level), variable);
    return packed != 0 ? level : 0;
}

} // namespace leadline::test
