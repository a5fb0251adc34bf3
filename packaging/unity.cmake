# SPDX-License-Identifier: GPL-3.0-or-later
# Builds from nothing, faster.

# leadline_unity(<target>): with LEADLINE_UNITY its sources are compiled up to sixteen at a time, for they have most of
# their headers in common, and those are most of the compiler's work. Names in unnamed namespaces therefore differ
# within a target. A file that has to stand alone sets SKIP_UNITY_BUILD_INCLUSION.
function(leadline_unity target)
  if(LEADLINE_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
    # Daily work warns of what one file does. And where gcc 12 sees more at once, it finds writes behind short arrays
    # in the standard library's own code.
    target_compile_options(${target} PRIVATE -Wno-shadow
      $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage;-Wno-array-bounds;-Wno-stringop-overflow>)
  endif()
endfunction()
