import { stripVTControlCharacters } from 'node:util';

/** Returns the operations that were never called, with the reason in the summary. They count as findings. */
function leftOut(output: string): string[] {
  const skipped = /^ *(Skipped: \d+)\n *- (.*)$/m.exec(output);
  return skipped ? [`${skipped[1]} operations. ${skipped[2]}`] : [];
}

/**
 * Returns the findings in the fuzzer's output, each with a curl line. Skipped operations are findings, since a clean
 * result must cover the whole API.
 */
export function findingsIn(coloured: string): string {
  const output = stripVTControlCharacters(coloured);
  const sections = output.split(/^=+ ([A-Z]+) =+$/m);
  const found = sections.flatMap((name, index) =>
    index % 2 === 1 && ['FAILURES', 'ERRORS'].includes(name) ? [sections[index + 1] ?? ''] : [],
  );
  return [...found, ...leftOut(output)].join('\n').trim();
}

/** Returns the request counts in the fuzzer's summary: `698 generated, 698 passed`. */
export function countsIn(output: string): string | undefined {
  return /^ *(\d+ generated, .*)$/m.exec(stripVTControlCharacters(output))?.[1];
}
