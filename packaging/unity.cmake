# SPDX-License-Identifier: GPL-3.0-or-later
# Builds from nothing, faster.

# leadline_unity(<target>): with LEADLINE_UNITY its own sources are compiled up to sixteen at a time, for they
# have most of their headers in common, and those are most of the compiler's work. A folder that would rather not
# sets LEADLINE_UNITY to OFF, a file SKIP_UNITY_BUILD_INCLUSION.
function(leadline_unity target)
  if(LEADLINE_UNITY)
    # As a text, for a deferred call reads its variables when it is made: once the folder's other
    # commands have given the target all its sources.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL leadline_group_sources [[${target}]])")
  endif()
endfunction()

# Two files come together only where they do not give one name to two things of their own, which in their unnamed
# namespaces would meet. Names are read when the build is configured, which a changed file therefore makes again.
function(leadline_group_sources target)
  get_target_property(sources ${target} SOURCES)
  set(group_count 0)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source NORMALIZE)
    cmake_path(IS_PREFIX CMAKE_BINARY_DIR ${source} made)
    get_source_file_property(apart ${source} SKIP_UNITY_BUILD_INCLUSION)
    if(made OR apart OR NOT source MATCHES "\\.cpp$")
      continue()
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    leadline_names_of(${source} names uses)
    set(group 0)
    while(group LESS group_count)
      set(fits ON)
      list(LENGTH files_${group} count)
      if(count EQUAL 16)
        set(fits OFF)
      endif()
      foreach(name IN LISTS names)
        if(fits AND name IN_LIST names_${group})
          set(fits OFF)
        endif()
      endforeach()
      foreach(use IN LISTS uses)
        string(REGEX REPLACE ".*::" "" name ${use})
        set(others "${uses_${group}}")
        list(FILTER others INCLUDE REGEX "::${name}$")
        list(REMOVE_ITEM others ${use})
        if(others OR name IN_LIST names_${group})
          set(fits OFF)
        endif()
      endforeach()
      if(fits)
        break()
      endif()
      math(EXPR group "${group} + 1")
    endwhile()
    if(group EQUAL group_count)
      math(EXPR group_count "${group_count} + 1")
    endif()
    list(APPEND files_${group} ${source})
    list(APPEND names_${group} ${names})
    list(APPEND uses_${group} ${uses})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP own${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # One file's names are no neighbour's business: daily work warns of what one file does. And where gcc 12 sees
  # more at once, it finds writes behind short arrays in the standard library's own code.
  target_compile_options(${target} PRIVATE -Wno-shadow
    $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage;-Wno-array-bounds;-Wno-stringop-overflow>)
endfunction()

# What a source defines at the beginning of a line, and that is no class's member; and what it calls by a short name
# that another may give to something else.
function(leadline_names_of source result result_uses)
  file(READ ${source} text)
  # Neither may be in a list's pieces.
  string(REGEX REPLACE "[][;]" "," text "${text}")
  string(REGEX MATCHALL "\n[A-Za-z][^\n]*" lines "${text}")
  # An enumeration's.
  string(REGEX MATCHALL "\n    [A-Z][A-Za-z0-9]*(,| = )" names "${text}")
  list(TRANSFORM names REPLACE "[^A-Za-z0-9]" "")
  set(uses "")
  foreach(line IN LISTS lines)
    if(line MATCHES "^\nusing ([A-Za-z0-9_:]+::[A-Za-z0-9_]+),")
      list(APPEND uses ${CMAKE_MATCH_1})
    elseif(line MATCHES "^\n(class|struct|enum class|enum|union) ([A-Za-z0-9_]+)")
      list(APPEND names ${CMAKE_MATCH_2})
    elseif(line MATCHES "^\n(namespace|using) ([A-Za-z0-9_]+) = ")
      list(APPEND names ${CMAKE_MATCH_2})
    elseif(NOT line MATCHES "^\nusing " AND line MATCHES "^\n[^(){}=]*[ &*]([A-Za-z0-9_]+)( = |[,({]|$)")
      list(APPEND names ${CMAKE_MATCH_1})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES names)
  set(${result} ${names} PARENT_SCOPE)
  set(${result_uses} ${uses} PARENT_SCOPE)
endfunction()
