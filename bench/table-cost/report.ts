import { billingShards } from '#lambdas/billing/store/subscription-index-keys.ts';
import type { Measured, Measurement } from './measure-calls.ts';
import { chainShops, pageSize } from './sizes.ts';

/** Measurement with a number of offers in the table. */
export interface Size {
  readonly offers: number;
  readonly measured: Measurement;
}

interface Results {
  /** Smallest table first. */
  readonly sizes: readonly Size[];
  /** With one shop at the limit of its size type, and another with many followers. */
  readonly full: Measurement;
  /** Scans at the first sizes. */
  readonly scans: readonly Measured[];
}

/** Maximum number of index rows read for each row of an answer. */
const maxIndexRows = 1.2;
/**
 * Number of partitions that a call reads a page from, by call. Staff also see the businesses with each row's tax id; a
 * counter pack is one row with offers and codes.
 */
const partitionsByName: Readonly<Record<string, number>> = {
  'invoices that are overdue': billingShards.length,
  'queue of staff': 2,
  'search of staff': 2,
  'search of staff by tax id': 2,
  'pack of a counter': 2,
};
/** Rows that a page reads to learn whether it needs a link to the rest. */
const rowsAhead: Readonly<Record<string, number>> = {
  'page of shop': 5,
  'flyer of shop': 5,
  'flyer of offer': 5,
};
const partitionsOf = ({ name }: Measured) => partitionsByName[name] ?? 1;
/** Maximum number of index rows of calls that count what waits: three queues of staff, each up to 100. */
const maxCountedRows: Readonly<Record<string, number>> = { 'queues of staff': 300 };
/** Maximum number of index rows for each row of a page when most rows are not shown. */
const maxSparseRows = { oneWord: 3, severalWords: 5 };

/** Maximum read units for each feed row without the index: offer, offer counters, shop, shop counters and business. */
const maxRowUnits = 2.5;
/** Additional read units for each row if there is a viewer: a strong read tells whether they follow the shop. */
const followUnits = 1;

type Group = keyof Measurement;
type Figure = (measured: Measured) => number;

const readUnits: Figure = ({ cost }) => cost.reads;
/** Units of calls that vary by chance: the stored answer of an upload is compressed to about 1 KB. */
const unitsAtMost: Readonly<Record<string, number>> = { 'upload an avatar': 13 };
const writeUnits: Figure = ({ name, cost }) => Math.max(cost.writes, unitsAtMost[name] ?? 0);
const itemsPerRow: Figure = ({ cost, rows }) => cost.itemsRead / Math.max(1, rows);
const indexRowsPerRow: Figure = ({ name, cost, rows }) =>
  (cost.indexRows - (rowsAhead[name] ?? 0)) / Math.max(1, rows);

const inDigits = (value: number) => String(Math.round(value * 100) / 100);

function line(name: string, cells: readonly (string | number)[]): void {
  console.log([name.padEnd(32), ...cells.map((cell) => String(cell).padStart(9))].join(''));
}

/** Returns a measured call at all sizes and at the full one; throws if one is missing. */
function atAllSizes({ sizes, full }: Results, group: Group) {
  const all = [...sizes.map(({ measured }) => measured), full];
  return (sizes[0]?.measured[group] ?? []).map(({ name }, index) => {
    const calls = all.flatMap((measured) => measured[group][index] ?? []);
    if (calls.length !== all.length) throw new Error(`${name} was not measured at all sizes.`);
    return { name, calls: calls.slice(0, -1), last: calls.at(-1) as Measured };
  });
}

/** Prints a figure of a group's calls at each size, and its ratio to the smallest. Returns whether all are equal. */
function printTable(title: string, results: Results, group: Group, figureOf: Figure): boolean {
  const ratios = results.sizes.slice(1).map(() => 'ratio');
  console.log(`\n${title}`);
  line('', ['rows', ...results.sizes.map(({ offers }) => offers), ...ratios, 'full']);
  let isSame = true;
  for (const { name, calls, last } of atAllSizes(results, group)) {
    const figures = calls.map(figureOf);
    const [first = 0, ...others] = figures;
    // A call without cost at the smallest size must have none at the others.
    const compared = others.map((figure) => (figure === first ? 1 : figure / first));
    const rows = calls[0]?.rows ?? 0;
    const isEqual =
      compared.every((ratio) => ratio === 1) && calls.every((one) => one.rows === rows);
    isSame &&= isEqual || name in maxCountedRows;
    const cells = [...figures.map(inDigits), ...compared.map((ratio) => ratio.toFixed(2))];
    line(name, [rows, ...cells, inDigits(figureOf(last))]);
  }
  return isSame;
}

/** Checks the read units per feed row, which are highest when every row belongs to another shop. */
function areFeedsWithin(results: Results): boolean {
  return atAllSizes(results, 'reads')
    .filter(({ name }) => name.startsWith('feed'))
    .every(({ name, calls, last }) =>
      [...calls, last].every(({ cost, rows }) => {
        // A request with a viewer also reads the viewer's own item.
        const viewer = name.includes('viewer') ? followUnits + 1 / rows : 0;
        return (cost.reads - cost.indexReads) / rows <= maxRowUnits + viewer;
      }),
    );
}

/** Checks that an owner's read of another business's offer costs the same as for anyone with a token. */
function areForeignReadsEqual(results: Results): boolean {
  const calls = atAllSizes(results, 'reads');
  const unitsOf = (kind: string) =>
    readUnits(calls.find(({ name }) => name === `shops of chain offer${kind}`)?.last as Measured);
  // Besides the follows, a request with a viewer reads the viewer's own item.
  const anonymous = unitsOf('') + chainShops * followUnits + 1;
  return unitsOf(', viewer') === anonymous && unitsOf(', foreign') === anonymous;
}

/** Prints and checks the index rows of pages where most rows are not shown. */
function areSparseReadsWithin(results: Results): boolean {
  printTable(
    'index rows where most are not shown',
    results,
    'sparse',
    ({ cost }) => cost.indexRows,
  );
  printTable('read units where most are not shown', results, 'sparse', readUnits);
  const { oneWord, severalWords } = maxSparseRows;
  return atAllSizes(results, 'sparse').every(({ name, calls, last }) => {
    const most = name.includes('shown before') ? oneWord : severalWords;
    return [...calls, last].every(({ cost }) => cost.indexRows <= most * pageSize);
  });
}

const everyMeasurement = ({ sizes, full }: Results) => [
  ...sizes.map(({ measured }) => measured),
  full,
];

/** Returns all API calls except for sparse reads. */
const steadyCalls = (results: Results) =>
  everyMeasurement(results).flatMap(({ reads, writes }) => [...reads, ...writes]);

/** Prints the calls that read too many index rows. Returns whether there are none. */
function areIndexRowsWithin(results: Results): boolean {
  const beyond = steadyCalls(results).filter((measured) => {
    const counted = maxCountedRows[measured.name];
    if (counted !== undefined) return measured.cost.indexRows > counted;
    return indexRowsPerRow(measured) > maxIndexRows * partitionsOf(measured);
  });
  for (const one of beyond) line(one.name, [`${inDigits(indexRowsPerRow(one))} index rows`]);
  return beyond.length === 0;
}

const everyCall = (results: Results) =>
  everyMeasurement(results).flatMap(({ reads, sparse, writes, jobs }) => [
    ...reads,
    ...sparse,
    ...writes,
    ...jobs,
  ]);

const isWithoutScan = ({ cost }: Measured) => cost.scans === 0;

/** Checks that the meter detects scans, and that their items and units grow with the table. */
function isScanDetected(scans: readonly Measured[]): boolean {
  const [small, big] = scans;
  if (!small || !big) throw new Error('A scan was not measured at two sizes.');
  return (
    scans.every(({ cost }) => cost.scans > 0) &&
    readUnits(big) > 5 * readUnits(small) &&
    big.cost.itemsRead > 5 * small.cost.itemsRead
  );
}

/** Prints the results. Returns true if no cost grows with the table and calls stay within their limits. */
export function report(results: Results): boolean {
  const scanUnits = results.scans.map(readUnits).join(', then ');
  const verdicts = [
    ['a read costs the same at each size', printTable('read units', results, 'reads', readUnits)],
    [
      'a read reads the same items at each size',
      printTable('items read for each row of the answer', results, 'reads', itemsPerRow),
    ],
    [
      'a search reads at most 3 index rows for each row of a full page, 5 with several words',
      areSparseReadsWithin(results),
    ],
    [
      'a write costs the same at each size',
      printTable('write units', results, 'writes', writeUnits),
    ],
    [
      'a write reads the same at each size',
      printTable('read units of writes', results, 'writes', readUnits),
    ],
    [
      'a job costs the same at each size',
      printTable('read units of jobs', results, 'jobs', readUnits) &&
        printTable('write units of jobs', results, 'jobs', writeUnits),
    ],
    [
      `a call reads at most ${maxIndexRows} index rows of each partition for each row of its answer`,
      areIndexRowsWithin(results),
    ],
    [`a row of a feed costs at most ${maxRowUnits} units`, areFeedsWithin(results)],
    [
      'a read of what is of another business costs an anonymous one and the follows',
      areForeignReadsEqual(results),
    ],
    ['no call scans', everyCall(results).every(isWithoutScan)],
    [
      'a write costs the same for any number of followers',
      atAllSizes(results, 'writes').every(
        ({ calls, last }) => writeUnits(last) === writeUnits(calls[0] as Measured),
      ),
    ],
    [`a scan would show: ${scanUnits} units`, isScanDetected(results.scans)],
  ] as const;
  console.log('');
  for (const [what, isMet] of verdicts) console.log(`${isMet ? '✓' : '✗'} ${what}`);
  return verdicts.every(([, isMet]) => isMet);
}
