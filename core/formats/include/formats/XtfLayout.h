// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Where the values of the eXtended Triton Format lie, little-endian and without padding: a file
/// header with descriptions of the channels, then packets that say how long they are.
namespace leadline::formats::xtf {

/// Offsets in the file header, which is a multiple of 1024 bytes with 6 descriptions of channels in
/// the first 1024, and 8 in each further.
namespace file {
inline constexpr std::size_t size = 1024;
inline constexpr std::uint8_t format = 123;
inline constexpr std::size_t systemType = 1;
inline constexpr std::size_t programName = 2;
inline constexpr std::size_t programVersion = 10;
inline constexpr std::size_t programSize = 8;
inline constexpr std::size_t sonarName = 18;
inline constexpr std::size_t sonarNameSize = 16;
inline constexpr std::size_t sonarType = 34;
inline constexpr std::size_t note = 36;
inline constexpr std::size_t noteSize = 64;
/// Positions are in degrees if it is 3, else in metres of an unknown projection.
inline constexpr std::size_t navigationUnits = 164;
inline constexpr std::uint16_t degrees = 3;
inline constexpr std::size_t sonarChannels = 166;
inline constexpr std::size_t channels = 256;
/// What Leadline notes where all samples are decibels by these limits.
inline constexpr std::string_view decibelNote = "Decibels: 0 is -155 dB, 65535 is 100 dB, relative";
inline constexpr double decibelsAtZero = -155;
inline constexpr double decibelsAtFullScale = 100;
} // namespace file

/// Offsets in the description of a channel.
namespace channel {
inline constexpr std::size_t size = 128;
inline constexpr std::size_t type = 0;
inline constexpr std::size_t subChannel = 1;
inline constexpr std::size_t correction = 2;
inline constexpr std::uint16_t slantRange = 1;
inline constexpr std::uint16_t groundRange = 2;
/// 0 if samples of 16 bits have a sign.
inline constexpr std::size_t unipolar = 4;
inline constexpr std::size_t bytesPerSample = 6;
/// Of old files, whose pings do not say it.
inline constexpr std::size_t samples = 8;
inline constexpr std::size_t name = 12;
inline constexpr std::size_t nameSize = 16;
inline constexpr std::size_t frequency = 32;
inline constexpr std::size_t sampleFormat = 74;
inline constexpr std::uint8_t subBottom = 0;
inline constexpr std::uint8_t port = 1;
inline constexpr std::uint8_t starboard = 2;
inline constexpr std::uint8_t bathymetry = 3;
/// Of samples of 4 bytes; all others are whole numbers.
inline constexpr std::uint8_t ibmFloat = 1;
inline constexpr std::uint8_t ieeeFloat = 5;
} // namespace channel

/// Offsets in each packet.
namespace packet {
inline constexpr std::size_t headSize = 14;
inline constexpr std::uint16_t magic = 0xface;
inline constexpr std::size_t type = 2;
inline constexpr std::size_t subChannel = 3;
inline constexpr std::size_t channels = 4;
inline constexpr std::size_t bytes = 10;
/// Writers fill packets up to a multiple.
inline constexpr std::size_t multiple = 64;
inline constexpr std::uint8_t sonar = 0;
inline constexpr std::uint8_t attitude = 3;
inline constexpr std::uint8_t navigation = 42;
inline constexpr std::uint8_t gyro = 84;
inline constexpr std::uint8_t rawNavigation = 107;
} // namespace packet

/// Offsets in a packet of a side-scan ping. Angles are in degrees, speeds in knots, coordinates in
/// the file's units; a value of 0 is unknown.
namespace ping {
inline constexpr std::size_t headSize = 256;
inline constexpr std::size_t year = 14;
inline constexpr std::size_t month = 16;
inline constexpr std::size_t hundredths = 21;
inline constexpr std::size_t dayOfYear = 22;
inline constexpr std::size_t number = 28;
/// Of the way there and back: half the speed of sound, though some files have the whole.
inline constexpr std::size_t soundVelocity = 32;
inline constexpr std::size_t computedSoundVelocity = 72;
inline constexpr std::size_t shipSpeed = 120;
inline constexpr std::size_t shipHeading = 124;
inline constexpr std::size_t shipY = 128;
inline constexpr std::size_t shipX = 136;
inline constexpr std::size_t sensorSpeed = 152;
inline constexpr std::size_t sensorY = 160;
inline constexpr std::size_t sensorX = 168;
inline constexpr std::size_t sensorDepth = 192;
inline constexpr std::size_t sensorAltitude = 196;
inline constexpr std::size_t sensorPitch = 204;
inline constexpr std::size_t sensorRoll = 208;
inline constexpr std::size_t sensorHeading = 212;
} // namespace ping

/// Offsets in the header of each channel of a ping; its samples follow. Those of port begin with
/// the farthest, those of starboard with the nearest.
namespace pingChannel {
inline constexpr std::size_t headSize = 64;
inline constexpr std::size_t number = 0;
inline constexpr std::size_t slantRange = 4;
inline constexpr std::size_t groundRange = 8;
inline constexpr std::size_t delay = 12;
inline constexpr std::size_t duration = 16;
inline constexpr std::size_t secondsPerPing = 20;
inline constexpr std::size_t frequency = 26;
inline constexpr std::size_t samples = 42;
/// A sample's value is its count times 2 to the power of minus this.
inline constexpr std::size_t weight = 58;
} // namespace pingChannel

/// Offsets in packets of 64 bytes with navigation or attitude. The date is year, month, day, hour,
/// minute and second; a year is 16 bits, the others are bytes.
namespace motion {
inline constexpr std::size_t size = 64;
inline constexpr std::size_t attitudePitch = 30;
inline constexpr std::size_t attitudeRoll = 34;
inline constexpr std::size_t attitudeHeading = 50;
inline constexpr std::size_t attitudeYear = 54;
inline constexpr std::size_t attitudeMilliseconds = 61;
inline constexpr std::size_t year = 14;
inline constexpr std::size_t microseconds = 21;
inline constexpr std::size_t navigationY = 33;
inline constexpr std::size_t navigationX = 41;
inline constexpr std::size_t gyroHeading = 33;
/// Units of 100 microseconds, 16 bits.
inline constexpr std::size_t rawTenths = 21;
inline constexpr std::size_t rawY = 23;
inline constexpr std::size_t rawX = 31;
inline constexpr std::size_t rawPitch = 47;
inline constexpr std::size_t rawRoll = 51;
inline constexpr std::size_t rawHeading = 59;
} // namespace motion

} // namespace leadline::formats::xtf
