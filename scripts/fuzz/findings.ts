import { stripVTControlCharacters } from 'node:util';

/** The operations that were never called, as the summary says with the reason; they count as a finding. */
function leftOut(output: string): string[] {
  const skipped = /^ *(Skipped: \d+)\n *- (.*)$/m.exec(output);
  return skipped ? [`${skipped[1]} operations. ${skipped[2]}`] : [];
}

/**
 * The part of the fuzzer's output that describes findings, each with a curl line, without its other sections.
 * Operations for which there was no time are a finding, since a clean result would not be one of the whole API.
 */
export function findingsIn(coloured: string): string {
  const output = stripVTControlCharacters(coloured);
  const sections = output.split(/^=+ ([A-Z]+) =+$/m);
  const found = sections.flatMap((name, index) =>
    index % 2 === 1 && ['FAILURES', 'ERRORS'].includes(name) ? [sections[index + 1] ?? ''] : [],
  );
  return [...found, ...leftOut(output)].join('\n').trim();
}

/** How many requests were sent, as the fuzzer's summary says: `698 generated, 698 passed`. */
export function countsIn(output: string): string | undefined {
  return /^ *(\d+ generated, .*)$/m.exec(stripVTControlCharacters(output))?.[1];
}
