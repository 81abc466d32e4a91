import type { Measured } from './measure-calls.ts';

interface Sizes {
  readonly reads: readonly Measured[];
  readonly writes: readonly Measured[];
}

interface Results {
  readonly small: Sizes;
  readonly big: Sizes;
  /** With one shop at the limit of its size type. */
  readonly full: Sizes;
  readonly smallScan: Measured;
  readonly bigScan: Measured;
}

/** Maximum number of index rows that a feed reads for each row returned. */
const maxIndexRows = 1.2;

/**
 * Maximum read units for each row of a feed, without the index: offer, offer counters, shop, shop counters
 * and business.
 */
const maxRowUnits = 2.5;
/** Additional read units for each row if there is a viewer: whether they follow the shop, read strongly. */
const followUnits = 1;

const unitsOf = { reads: 'read units', writes: 'write units' } as const;

function line(cells: readonly (string | number)[]): void {
  const [name = '', ...numbers] = cells;
  console.log(
    [String(name).padEnd(32), ...numbers.map((cell) => String(cell).padStart(9))].join(''),
  );
}

function printTable(kind: keyof typeof unitsOf, { small, big, full }: Results): boolean {
  console.log(`\n${unitsOf[kind]}`);
  line(['', 'rows', '1,000', '20,000', 'ratio', 'full shop']);
  let isSame = true;
  small[kind].forEach((one, index) => {
    const other = big[kind][index];
    const last = full[kind][index];
    if (!other || !last) throw new Error(`${one.name} was not measured at all three sizes.`);
    const ratio = other[kind] / one[kind];
    isSame &&= ratio === 1 && one.rows === other.rows;
    line([one.name, other.rows, one[kind], other[kind], ratio.toFixed(2), last[kind]]);
  });
  return isSame;
}

function printIndexRows({ small, big }: Results): boolean {
  console.log('\nindex rows that a feed reads for each row returned');
  line(['', 'rows', '1,000', '20,000']);
  let isWithin = true;
  small.reads.forEach((one, index) => {
    const other = big.reads[index];
    if (!other || !one.name.startsWith('feed')) return;
    const ratios = [one, other].map(({ indexRows, rows }) => indexRows / rows);
    isWithin &&= ratios.every((ratio) => ratio <= maxIndexRows);
    line([one.name, other.rows, ...ratios.map((ratio) => ratio.toFixed(2))]);
  });
  return isWithin;
}

/** Read units for each row of a feed; they are highest when every row belongs to another shop. */
function printFeedUnits({ small, big, full }: Results): boolean {
  console.log('\nread units of a feed for each row returned, without the index');
  line(['', 'rows', '1,000', '20,000', '', 'full shop']);
  let isWithin = true;
  small.reads.forEach((one, index) => {
    const [other, last] = [big.reads[index], full.reads[index]];
    if (!other || !last || !one.name.startsWith('feed')) return;
    const units = [one, other, last].map(
      ({ reads, indexReads, rows }) => (reads - indexReads) / rows,
    );
    // A request with a viewer also reads the viewer's own item.
    const hasViewer = one.name.includes('viewer');
    const maxUnits = maxRowUnits + (hasViewer ? followUnits + 1 / other.rows : 0);
    isWithin &&= units.every((unit) => unit <= maxUnits);
    const [atSmall = 0, atBig = 0, atFull = 0] = units.map((unit) => unit.toFixed(2));
    line([one.name, other.rows, atSmall, atBig, '', atFull]);
  });
  return isWithin;
}

/** Prints the results; returns true if no cost grows with the table and feeds stay within their limits. */
export function report(results: Results): boolean {
  const { smallScan, bigScan } = results;
  const verdicts = [
    ['a page costs the same at both sizes', printTable('reads', results)],
    ['a write costs the same at both sizes', printTable('writes', results)],
    [`a row of a feed costs at most ${maxRowUnits} units`, printFeedUnits(results)],
    [
      `a feed reads at most ${maxIndexRows} index rows for each row returned`,
      printIndexRows(results),
    ],
    [
      `a scan would show: ${smallScan.reads} units at 1,000, ${bigScan.reads} at 20,000`,
      bigScan.reads > 10 * smallScan.reads,
    ],
  ] as const;
  console.log('');
  for (const [what, isMet] of verdicts) console.log(`${isMet ? '✓' : '✗'} ${what}`);
  return verdicts.every(([, isMet]) => isMet);
}
