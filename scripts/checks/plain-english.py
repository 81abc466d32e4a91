#!/usr/bin/env python3
"""Finds sentences that a reader has to solve, in comments, test names and documents.

    plain-english.py                   the whole tree: a count for each pattern
    plain-english.py --list [PATTERN]  every place, or those of one pattern
    plain-english.py --since REV       only the lines that were added since REV
    plain-english.py --most RATE       the hits in a thousand words of comments and test names; fails above RATE

A hit is a place to look at, not a verdict: rewrite the sentence with its noun named and at most one
relative clause, or leave it where it reads well.
"""
import re
import subprocess
import sys

PATTERNS = {
    'of-which': r'\b(of|by|for|in|from|to|with|on|after|at|until|under|through) which\b',
    'that-of': r'\b(that|those) of\b',
    'no-noun': r'^(The same|That|Those|One that|The one|Whose|What is|Of|How)\b.{0,60}\b(of|that|which|for)\b',
    'what-clause': r'\bwhat (is|has|was|are|were|it|they|the|a|an|came|comes|goes|can|may|must)\b',
    'odd-words': r"\b(anew|but for|nobody's|without a line|the line is back|afterwards again|whereof|thereof)\b",
    'one-clause': r'\b(one|ones|those|that) (that|which|whose) (is|are|was|were|has|have|had|comes?|came)\b',
}
CODE = re.compile(r'\.(ts|tsx|mjs|cjs|js|py)$')
COMMENT = re.compile(r'^\s*(?://+|/\*\*?|\*|#)\s?(.*?)(?:\*/)?$')
TEST_NAME = re.compile(r"^\s*(?:describe|it|test)(?:\.each\([^)]*\))?\(\s*(['\"`])(.*?)\1")


def run(*args):
    return subprocess.run(args, capture_output=True, text=True, check=False).stdout


def text_of(path, line):
    """The prose of a line: a comment, the name of a test, or a line of a document."""
    if path.endswith('.md'):
        return None if line.lstrip().startswith(('|---', '```')) else line
    if not CODE.search(path):
        return None
    if match := TEST_NAME.match(line):
        return match.group(2)
    if match := COMMENT.match(line):
        return match.group(1)
    return None


def added_since(rev):
    path, number = None, 0
    for line in run('git', 'diff', '-U0', rev, '--').splitlines():
        if line.startswith('+++ '):
            path = line[6:] if line.startswith('+++ b/') else None
        elif line.startswith('@@'):
            number = int(re.search(r'\+(\d+)', line).group(1))
        elif path and line.startswith('+'):
            yield path, number, line[1:]
            number += 1


def whole_tree():
    for path in run('git', 'ls-files').splitlines():
        if CODE.search(path) or path.endswith('.md'):
            try:
                with open(path, encoding='utf-8') as file:
                    for number, line in enumerate(file, 1):
                        yield path, number, line.rstrip('\n')
            except (OSError, UnicodeDecodeError):
                continue


def rate_of_code(most):
    """Prints the hits in a thousand words of comments and test names. Returns whether they are at most `most`."""
    hits = words = 0
    compiled = [re.compile(pattern, re.I if name != 'no-noun' else 0) for name, pattern in PATTERNS.items()]
    for path, _, line in whole_tree():
        text = text_of(path, line)
        if text and CODE.search(path):
            words += len(text.split())
            hits += sum(bool(pattern.search(text.strip())) for pattern in compiled)
    rate = 1000 * hits / max(words, 1)
    print(f'{hits} sentences to look at in {words} words of comments and test names: {rate:.2f} per 1,000, at most {most}')
    return rate <= most


def main(args):
    if '--most' in args:
        sys.exit(not rate_of_code(float(args[args.index('--most') + 1])))
    since = args[args.index('--since') + 1] if '--since' in args else None
    listing = '--list' in args or since is not None
    only = next((arg for arg in args if arg in PATTERNS), None)
    compiled = {name: re.compile(pattern, re.I if name != 'no-noun' else 0) for name, pattern in PATTERNS.items()}
    counts = dict.fromkeys(PATTERNS, 0)
    for path, number, line in added_since(since) if since else whole_tree():
        text = text_of(path, line)
        if not text:
            continue
        for name, pattern in compiled.items():
            if (only in (None, name)) and pattern.search(text.strip()):
                counts[name] += 1
                if listing:
                    print(f'{name:12} {path}:{number}: {text.strip()[:150]}')
    print('  '.join(f'{name} {count}' for name, count in counts.items() if only in (None, name)), ' total', sum(counts.values()))


if __name__ == '__main__':
    main(sys.argv[1:])
