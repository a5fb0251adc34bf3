// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcMetadata.h"

#include "NcBeam.h"
#include "annotations/DiveSheet.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <limits>

namespace leadline::exporting {

namespace {

constexpr std::string_view follows =
    "Follows SONAR-netCDF4 2.0 in its groups and names, and is not compliant with it: echoes are "
    "dense, backscatter_r(channel, ping_time, range_sample), uncalibrated and without the beams' "
    "geometry.";

/// Limits against damaged files.
constexpr std::size_t maxNotes = 200;
constexpr std::size_t longestAttributeName = 100;

/// Attribute names may contain only word characters.
std::string word(std::string_view text)
{
    std::string name(text.substr(0, longestAttributeName));
    std::replace_if(
        name.begin(), name.end(),
        [](char c) {
            const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            return !isLetter && !(c >= '0' && c <= '9');
        },
        '_');
    return name;
}

} // namespace

NcMetadata::NcMetadata(NcFile& file, const formats::Recording& recording,
                       const NetcdfOptions& options, const NcTime& time)
    : m_file(file),
      m_options(options),
      m_time(time),
      m_environment(file.addGroup(file.root(), "Environment")),
      m_soundSpeed(
          file.addVariable(m_environment, "sound_speed_indicative", NcFile::Type::Real, {}))
{
    describeFile();
    describeOrigin(recording);
    m_file.set(m_soundSpeed, "long_name", "Sound speed in which the first ping's ranges are given");
    m_file.set(m_soundSpeed, "standard_name", "speed_of_sound_in_sea_water");
    m_file.set(m_soundSpeed, "units", "m s-1");
    m_file.set(m_soundSpeed, "comment",
               options.soundSpeed
                   ? "Chosen for this export."
                   : "Of the recording, or 1500 where it holds none; that of each ping is "
                     "sound_speed_at_transducer in its beam group.");
}

void NcMetadata::describeFile()
{
    const NcFile::Group root = m_file.root();
    std::string names;
    for (const std::string& source : m_options.sources)
        names += (names.empty() ? "" : ", ") + source;
    m_file.set(root, "Conventions", "CF-1.8, ACDD-1.3");
    m_file.set(root, "sonar_convention_authority", "ICES");
    m_file.set(root, "sonar_convention_name", "SONAR-netCDF4");
    m_file.set(root, "sonar_convention_version", "2.0");
    m_file.set(root, "sonar_convention_conformance", follows);
    m_file.set(root, "title", "Echoes of Ping sonars" + (names.empty() ? names : ": " + names));
    m_file.set(root, "summary",
               "Raw echo intensities of scanning sonars and echosounders as they came over Ping "
               "Protocol, and soundings of multibeam sonars, with their settings and the vehicle's "
               "heading, attitude and position where the recording holds them.");
    m_file.set(root, "keywords", "sonar, echosounder, water column");
    m_file.set(root, "time_reference", m_time.reference());
    if (m_options.createdUtc) {
        const std::string now = base::utcIso(*m_options.createdUtc);
        m_file.set(root, "date_created", now);
        m_file.set(root, "history",
                   now + ' ' + m_options.program + " export --to netcdf" +
                       (m_options.drift ? " --drift" : ""));
    }
}

void NcMetadata::describeOrigin(const formats::Recording& recording)
{
    const NcFile::Group origin = m_file.addGroup(m_file.root(), "Provenance");
    const auto slash = m_options.program.find('/');
    m_file.set(origin, "conversion_software_name", m_options.program.substr(0, slash));
    if (slash != std::string::npos)
        m_file.set(origin, "conversion_software_version", m_options.program.substr(slash + 1));
    if (m_options.createdUtc)
        m_file.set(origin, "conversion_time", base::utcIso(*m_options.createdUtc));
    const log::ReadCounts counts = recording.counts();
    m_file.set(origin, "source_format", log::toString(recording.format()));
    m_file.set(origin, "source_bytes", static_cast<std::int64_t>(recording.bytes()));
    m_file.set(origin, "source_frames", static_cast<std::int64_t>(counts.frames));
    m_file.set(origin, "source_bytes_skipped", static_cast<std::int64_t>(counts.bytesSkipped));
    m_file.set(origin, "source_bad_checksums", static_cast<std::int64_t>(counts.badChecksums));
    m_file.set(origin, "source_truncated",
               counts.truncated && !m_options.beingWritten ? "yes" : "no");
    m_file.set(origin, "source_being_recorded", m_options.beingWritten ? "yes" : "no");
    m_file.set(origin, "source_messages_missing", std::to_string(counts.messagesMissing));
    const auto report = [&](std::string_view note, const std::string& key,
                            const std::string& value) {
        m_file.set(origin, word(std::string(note) + '_' + key), value);
    };
    // The current dive sheet, wherever it is stored, and further notes in the recording.
    if (const auto sheet = recording.diveSheet())
        for (const auto& [key, value] : annotations::noteOfSheet(*sheet))
            report(annotations::diveSheetNote, key, value);
    const log::RecordingContents contents = recording.contents();
    std::size_t notes = 0;
    for (const auto& note : contents.notes) {
        if (note.name == annotations::diveSheetNote)
            continue;
        for (const auto& [key, value] : note.values)
            if (notes++ < maxNotes)
                report(note.name, key, value);
    }
    if (m_options.sources.empty())
        return;
    const int files = m_file.addDimension(origin, "filenames", m_options.sources.size());
    const auto names = m_file.addVariable(origin, "source_filenames", NcFile::Type::Text, {files});
    m_file.set(names, "long_name", "Recordings that this file was made from");
    m_file.write(names, 0, m_options.sources);
}

void NcMetadata::describeSonar(NcFile::Group sonar, const std::vector<Beam>& beams)
{
    std::vector<std::string> groups;
    std::vector<std::string> streams;
    std::vector<std::string> models;
    std::vector<std::string_view> makers;
    std::string manufacturers;
    std::string simulated;
    for (const Beam& beam : beams) {
        const auto& reader = beam.source->reader;
        groups.push_back(beam.group);
        streams.push_back(beam.source->name);
        models.push_back(sonarModel(beam.source->kind));
        const auto* family = ping::descriptorOf(beam.source->kind.family());
        if (family && !family->manufacturer.empty() &&
            std::ranges::find(makers, family->manufacturer) == makers.end()) {
            makers.push_back(family->manufacturer);
            manufacturers += (manufacturers.empty() ? "" : ", ") + std::string(makers.back());
        }
        if (reader.log().stream(reader.stream()).simulated())
            simulated += (simulated.empty() ? "" : ", ") + beam.source->name;
    }
    m_file.set(m_file.root(), "simulated", simulated.empty() ? "no" : "yes: " + simulated);
    m_file.set(sonar, "sonar_manufacturer", manufacturers);
    const int dimension = m_file.addDimension(sonar, "beam_group", groups.size());
    const auto add = [&](const char* name, const char* longName,
                         const std::vector<std::string>& values) {
        const auto variable = m_file.addVariable(sonar, name, NcFile::Type::Text, {dimension});
        m_file.set(variable, "long_name", longName);
        m_file.write(variable, 0, values);
    };
    add("beam_group", "Group of each stream", groups);
    add("stream", "Name of the stream, as leadline-cli info says it", streams);
    add("sonar_model", "What kind of sonar it is", models);
}

void NcMetadata::cover(log::Time time, std::optional<double> soundSpeed)
{
    m_last = m_first ? std::max(m_last, time) : time;
    m_first = m_first ? std::min(*m_first, time) : time;
    if (!m_firstSpeed)
        m_firstSpeed = soundSpeed;
}

void NcMetadata::finish()
{
    const double speed = m_firstSpeed.value_or(std::numeric_limits<double>::quiet_NaN());
    m_file.write(m_soundSpeed, 0, std::span(&speed, 1));
    if (m_first && !m_time.iso(*m_first).empty()) {
        m_file.set(m_file.root(), "time_coverage_start", m_time.iso(*m_first));
        m_file.set(m_file.root(), "time_coverage_end", m_time.iso(m_last));
    }
}

} // namespace leadline::exporting
