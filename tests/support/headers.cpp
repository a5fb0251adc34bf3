// SPDX-License-Identifier: GPL-3.0-or-later
// For the headers that tests share precompiled: they are compiled for a file.
