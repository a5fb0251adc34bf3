// SPDX-License-Identifier: GPL-3.0-or-later
// CMake needs a source file for the library whose precompiled header the tests share.
