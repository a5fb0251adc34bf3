// SPDX-License-Identifier: GPL-3.0-or-later
// What precompiled headers are made of has to have a source.
