#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What --help says is what the manual pages and the completions of bash and zsh know, no more and
no less; and the manual pages are clean.

Usage: tst_commandline.py REPOSITORY SHARED leadline leadline-cli
Lines that begin with SKIP say what could not be looked at here; ctest counts them.
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

EVERYWHERE = {"-h", "--help", "--help-all", "-v", "--version"}
BASH_COMPLETION = Path("/usr/share/bash-completion/bash_completion")
TOP, SHARED, WINDOW, CLI = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4]
wrong = []


def run(*command, **more):
    return subprocess.run(command, check=True, text=True, capture_output=True, timeout=120,
                          encoding="utf-8", **more).stdout


def skip(what):
    print(f"SKIP   : tst_commandline: {what}")


def compare(what, found, expected):
    for each in sorted(expected - found):
        wrong.append(f"{what} lacks {each}")
    for each in sorted(found - expected):
        wrong.append(f"{what} has {each}, which is not there")


def options_of(help_text):
    found = set()
    for line in help_text.split("Options:\n")[1].split("\n\nArguments:")[0].splitlines():
        if line.startswith("  -"):
            found |= set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", re.split(r"\s{2,}", line.strip())[0]))
    return found


def man_sections(page):
    """The options of each .SH and .SS, and its text."""
    text = (TOP / f"packaging/man/{page}.1.in").read_text(encoding="utf-8").replace("\\-", "-")
    parts = re.split(r"^\.S[HS] (.+)$", text, flags=re.M)
    found = {}
    for name, body in zip(parts[1::2], parts[2::2]):
        tags = re.findall(r"^\.TP\n(.+)$", body, flags=re.M)
        found[name] = {option for tag in tags
                       for option in re.findall(r"(?<![\w-])--?[a-z][a-z-]*", tag)}, body
    return found


def check_man(helps, formats):
    leadline, cli = man_sections("leadline"), man_sections("leadline-cli")
    named = leadline["OPTIONS"][0] | set(re.findall(r"--help-all", leadline["OPTIONS"][1]))
    compare("leadline(1)", named, helps["leadline"])
    for command, options in helps.items():
        if command == "leadline":
            continue
        if command not in cli:
            wrong.append(f"leadline-cli(1) lacks {command}")
            continue
        compare(f"leadline-cli(1), {command}", cli[command][0], options - EVERYWHERE)
        if f"leadline-cli {command}\n" not in cli["SYNOPSIS"][1]:
            wrong.append(f"the synopsis of leadline-cli(1) lacks {command}")
    told = cli["export"][1].split("--to")[1].split(".TP")[0]
    compare("leadline-cli(1), formats", {each for each in formats if each in told}, formats)
    # Where things are kept: what the sources call them.
    for word in ("Documents/Leadline", "leadline.ini", "signing-keys", "colormaps",
                 ".local/share/leadline/notes", ".cache/leadline"):
        if word not in leadline["FILES"][1]:
            wrong.append(f"leadline(1) does not say where {word} is")
    for option in EVERYWHERE:
        if option not in cli["DESCRIPTION"][1]:
            wrong.append(f"leadline-cli(1) lacks {option}")


def check_groff():
    if not shutil.which("groff"):
        return skip("groff is missing")
    for page in ("leadline", "leadline-cli"):
        source = (TOP / f"packaging/man/{page}.1.in").read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / f"{page}.1"
            made.write_text(source.replace("@DATE@", "2026-11-22").replace("@VERSION@", "0.1.0"))
            said = subprocess.run(["groff", "-man", "-ww", "-Tutf8", "-z", made], text=True,
                                  capture_output=True)
            if said.returncode != 0 or said.stderr:
                wrong.append(f"groff of {page}.1: {said.stderr}")
            if not shutil.which("man"):
                skip("man is missing")
                continue
            said = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", made],
                                  text=True, capture_output=True,
                                  env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"})
            if said.returncode != 0 or said.stderr:
                wrong.append(f"man of {page}.1: {said.stderr}")


def bash_completes(words):
    """What bash offers for the last of the words."""
    script = f"""
        . {BASH_COMPLETION}
        . {TOP}/packaging/completions/leadline.bash
        compopt() {{ :; }}
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${{#COMP_LINE}}
        COMP_TYPE=9; COMP_KEY=9
        "_${{1//-/_}}" "$1" "${{!#}}" "${{COMP_WORDS[COMP_CWORD - 1]}}"
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    return set(run("bash", "-c", script, "bash", *words).split())


def check_bash(helps, formats, palettes):
    if not BASH_COMPLETION.exists():
        return skip("bash-completion is missing")
    compare("bash, leadline", bash_completes(["leadline", "-"]), helps["leadline"])
    compare("bash, themes", bash_completes(["leadline", "--theme", ""]), {"dusk", "day", "night"})
    commands = set(helps) - {"leadline"}
    compare("bash, commands", bash_completes(["leadline-cli", ""]),
            commands | EVERYWHERE - {"--help-all"})
    for command in commands:
        compare(f"bash, {command}", bash_completes(["leadline-cli", command, "-"]), helps[command])
    compare("bash, formats", bash_completes(["leadline-cli", "export", "--to", ""]), formats)
    compare("bash, palettes", bash_completes(["leadline-cli", "render", "--palette", ""]), palettes)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("dive.mcap", "dive.bin", "dive.txt"):
            (Path(folder) / name).touch()
        offered = bash_completes(["leadline-cli", "info", f"{folder}/dive"])
        compare("bash, recordings", {Path(each).name for each in offered}, {"dive.mcap", "dive.bin"})
    # Without what stands before the colon, as bash handlesKey it.
    compare("bash, links", bash_completes(["leadline", "sim:p"]), {"ping1d", "ping360"})


def zsh_specs(*words):
    """What _arguments and _describe are told, for words that are complete but for the last."""
    script = """
        compdef() { : }; compadd() { : }; _files() { : }
        _arguments() { print -rl -- "$@" }
        _describe() { print -rl -- "${(@P)2}" }
        shift 1; words=("$@"); CURRENT=$#; service=$1
        . """ + f"{TOP}/packaging/completions/_leadline"
    return run("zsh", "-f", "-c", script, "zsh", "zsh", *words).splitlines()


def zsh_options(*words):
    found = set()
    for spec in zsh_specs(*words, ""):
        option = re.match(r"(?:\([^)]*\))?\*?(--?[a-z][a-z-]*)", spec)
        if option:
            found.add(option[1])
    return found


def choices(option, *words):
    """The list in brackets behind an option."""
    for spec in zsh_specs(*words, ""):
        if spec.startswith(option + "="):
            return set(spec.rsplit("(", 1)[1].rstrip(")").split())
    return set()


def check_zsh(helps, formats, palettes):
    if not shutil.which("zsh"):
        return skip("zsh is missing")
    compare("zsh, leadline", zsh_options("leadline"), helps["leadline"])
    offered = {each.split(":")[0] for each in zsh_specs("leadline-cli", "")}
    compare("zsh, commands", offered, set(helps) - {"leadline"})
    for command in set(helps) - {"leadline"}:
        compare(f"zsh, {command}", zsh_options("leadline-cli", command), helps[command])
    compare("zsh, formats", choices("--to", "leadline-cli", "export"), formats)
    compare("zsh, palettes", choices("--palette", "leadline-cli", "render") or
            choices("*--palette", "leadline-cli", "render"), palettes)


def check_design(helps):
    """CLI.md promises options; some are of every command."""
    if not (SHARED / "design/CLI.md").exists():
        return skip("no CLI.md beside the repository")
    text = (SHARED / "design/CLI.md").read_text(encoding="utf-8")
    window, cli = text.split("## `leadline-cli COMMAND`")
    promised = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", window.split("## `leadline [options]")[1]))
    for option in promised - helps["leadline"]:
        wrong.append(f"CLI.md promises leadline {option}")
    for command, synopsis in re.findall(r"^\| `(\w+)(.*?)` \|", cli, flags=re.M):
        for option in set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", synopsis)) - helps[command]:
            wrong.append(f"CLI.md promises leadline-cli {command} {option}")


def main():
    usage = run(CLI, "--help")
    commands = re.findall(r"^  ([a-z]+) .*", usage, flags=re.M)
    assert len(commands) >= 9, usage
    helps = {"leadline": options_of(run(WINDOW, "--help"))}
    for command in commands:
        helps[command] = options_of(run(CLI, command, "--help"))
        assert EVERYWHERE <= helps[command], command
    export = run(CLI, "export", "--help").split("Options:")[0]
    formats = set(re.findall(r"^  ([a-z-]+)  ", export, flags=re.M))
    palettes = {path.stem for path in (TOP / "resources/colormaps").glob("*.txt")}
    assert len(formats) >= 12 and len(palettes) >= 9
    check_man(helps, formats)
    check_groff()
    check_bash(helps, formats, palettes)
    check_zsh(helps, formats, palettes)
    check_design(helps)
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


main()
