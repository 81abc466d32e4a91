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

/** Index rows that a feed may read for each that it shows. */
const allowedRows = 1.2;

/** Read units of one row of a feed, beside the index: offer, counters, shop, its counters, business. */
const allowedUnits = 2.5;
/** And of whether the viewer follows the shop, which is read strongly. */
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
    if (!other || !last) throw new Error(`${one.name} was measured once only.`);
    const ratio = other[kind] / one[kind];
    isSame &&= ratio === 1 && one.rows === other.rows;
    line([one.name, other.rows, one[kind], other[kind], ratio.toFixed(2), last[kind]]);
  });
  return isSame;
}

function printIndexRows({ small, big }: Results): boolean {
  console.log('\nindex rows of a feed for each row shown');
  line(['', 'rows', '1,000', '20,000']);
  let isWithin = true;
  small.reads.forEach((one, index) => {
    const other = big.reads[index];
    if (!other || !one.name.startsWith('feed')) return;
    const ratios = [one, other].map(({ indexRows, rows }) => indexRows / rows);
    isWithin &&= ratios.every((ratio) => ratio <= allowedRows);
    line([one.name, other.rows, ...ratios.map((ratio) => ratio.toFixed(2))]);
  });
  return isWithin;
}

/** What a row of a feed costs at most: when every row is of another shop. */
function printFeedUnits({ small, big, full }: Results): boolean {
  console.log('\nread units of a feed for each row shown, beside the index');
  line(['', 'rows', '1,000', '20,000', '', 'full shop']);
  let isWithin = true;
  small.reads.forEach((one, index) => {
    const [other, last] = [big.reads[index], full.reads[index]];
    if (!other || !last || !one.name.startsWith('feed')) return;
    const units = [one, other, last].map(
      ({ reads, indexReads, rows }) => (reads - indexReads) / rows,
    );
    // The call of a viewer reads their own item, too.
    const isViewed = one.name.includes('viewer');
    const allowed = allowedUnits + (isViewed ? followUnits + 1 / other.rows : 0);
    isWithin &&= units.every((unit) => unit <= allowed);
    const [atSmall = 0, atBig = 0, atFull = 0] = units.map((unit) => unit.toFixed(2));
    line([one.name, other.rows, atSmall, atBig, '', atFull]);
  });
  return isWithin;
}

/** Prints what was measured; true where no cost grows with the table. */
export function report(results: Results): boolean {
  const { smallScan, bigScan } = results;
  const verdicts = [
    ['a page costs the same at both sizes', printTable('reads', results)],
    ['a write costs the same at both sizes', printTable('writes', results)],
    [`a row of a feed costs at most ${allowedUnits} units`, printFeedUnits(results)],
    [`a feed reads at most ${allowedRows} index rows for each it shows`, printIndexRows(results)],
    [
      `a scan would show: ${smallScan.reads} units at 1,000, ${bigScan.reads} at 20,000`,
      bigScan.reads > 10 * smallScan.reads,
    ],
  ] as const;
  console.log('');
  for (const [what, isMet] of verdicts) console.log(`${isMet ? '✓' : '✗'} ${what}`);
  return verdicts.every(([, isMet]) => isMet);
}
