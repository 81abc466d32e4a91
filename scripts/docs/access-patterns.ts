import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type JobName, jobs } from '#lambdas/entries/jobs.ts';
import { checkout } from '../stage/checkout.ts';
import { firstPart, keyShapes, partitionShapes } from './key-shapes.ts';
import {
  type HighestUse,
  type MeasuredAccess,
  type MeasuredAccesses,
  readAccesses,
} from './measured-accesses.ts';

/** What most calls do: the document says it once. */
const isUsual = (name: string, way: string) =>
  name === 'idempotency' || (name === 'user' && way === 'strong');

const code = (text: string) => `\`${text}\``;

/** A Markdown table. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => cells.join(' | ').trimEnd();
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Every primary key with the indexes that its items are in. */
const itemsTable = ({ entries }: MeasuredAccesses): string =>
  tableOf(
    ['Item', '`PK`', '`SK`', 'Indexes'],
    keyShapes.map(({ name, texts: [partition = '', sortKey = ''] }) => [
      code(name),
      code(partition),
      code(sortKey),
      (entries[name] ?? '').replaceAll(/(GSI.) /g, '$1.'),
    ]),
  );

/** Every partition of the global indexes with the index that the bench saw it in. */
function partitionsTable({ entries }: MeasuredAccesses): string {
  const all = Object.values(entries).flatMap((list) => list.split(', '));
  return tableOf(
    ['Partition', 'Key', 'Index'],
    partitionShapes.map(({ name, texts: [partition = ''] }) => [
      code(name),
      code(partition),
      all.find((entry) => entry.split(' ')[1] === name)?.split(' ')[0] ?? '',
    ]),
  );
}

/** The keys that a call used in one way: their names, after the index that it read, as in `GSI1.feedOfCity`. */
const keysBy = ({ keys }: MeasuredAccess, way: string): string =>
  Object.entries(keys)
    .filter(([name]) => !isUsual(name, way))
    .flatMap(([name, ways]) =>
      ways
        .split(', ')
        .filter((one) => one === way || one.endsWith(` ${way}`))
        .map((one) => (one === way ? code(name) : code(`${one.split(' ')[0]}.${name}`))),
    )
    .join(', ');

const both = (few: number, many: number | undefined) =>
  many === undefined || many === few ? String(few) : `${few} (${many})`;

const readUnits = ({ readUnits: few, full }: MeasuredAccess) => both(few, full?.readUnits);
const writeUnits = ({ writeUnits: few, full }: MeasuredAccess) => both(few, full?.writeUnits);

/**
 * Rows with name, call, keys and units. Accesses of one call, or jobs, that use the same keys share a row, with the names
 * and units of all.
 */
function rowsOf(
  accesses: readonly MeasuredAccess[],
  ways: readonly (readonly string[])[],
  unitsOf: (access: MeasuredAccess) => string,
): string[][] {
  const cellsOf = (access: MeasuredAccess) => [
    ...(access.call ? [code(access.call)] : []),
    ...ways.map((some) => some.flatMap((way) => keysBy(access, way) || []).join(', ')),
  ];
  const rows = Map.groupBy(accesses, (access) => cellsOf(access).join());
  return [...rows.values()].map((same) => {
    const units = same.map(unitsOf);
    const shown = new Set(units).size === 1 ? units.slice(0, 1) : units;
    const names = same.map(({ name }) => name);
    return [names.join('; '), ...same.slice(0, 1).flatMap(cellsOf), shown.join('; ')];
  });
}

const ofGroups = ({ accesses }: MeasuredAccesses, ...groups: readonly string[]) =>
  accesses.filter(({ group }) => groups.includes(group));

/** The reads of the API: what each reads strongly and eventually, and its read units. */
const readsTable = (measured: MeasuredAccesses): string =>
  tableOf(
    ['Read', 'Call', 'Strong', 'Eventual', 'Units'],
    rowsOf(ofGroups(measured, 'reads', 'sparse'), [['strong'], ['eventual']], readUnits),
  );

const waysOfChanges = [['strong', 'eventual'], ['checked'], ['written']];
const allUnits = (access: MeasuredAccess) => `${readUnits(access)}+${writeUnits(access)}`;
const changeHead = ['Reads', 'Checks', 'Writes', 'Units, read+write'];

/** The writes of the API: what each reads, checks and writes, and its units. */
const writesTable = (measured: MeasuredAccesses): string =>
  tableOf(
    ['Write', 'Call', ...changeHead],
    rowsOf(ofGroups(measured, 'writes'), waysOfChanges, allUnits),
  );

/** Jobs, sweeps and recounts: their keys and units. */
const measuredJobsTable = (measured: MeasuredAccesses): string =>
  tableOf(['Job', ...changeHead], rowsOf(ofGroups(measured, 'jobs'), waysOfChanges, allUnits));

const rateOf = (use: HighestUse | undefined) =>
  use ? `${use.rate} (${use.call}, ${use.units})` : '';

/** The rates at which hot partitions throttle. */
const ratesTable = ({ hotPartitions }: MeasuredAccesses): string =>
  tableOf(
    ['Partition', 'Reads a second', 'Writes a second'],
    hotPartitions.map(({ name, read, write }) => [name, rateOf(read), rateOf(write)]),
  );

/** What each job does, in a few words. A job without a text does not compile. */
const jobTexts: Readonly<Record<JobName, string>> = {
  'refresh-feeds-of-business': 'refreshes the feed keys of its offers',
  'refresh-feeds-of-shop': 'refreshes the feed keys of its offers',
  'refresh-feeds-of-offer': 'refreshes the feed keys of one offer',
  'refresh-offers-count': 'counts the running offers of a shop',
  'refresh-search-of-business': 'rewrites the search rows of its shops',
  'refresh-search': 'rewrites the search rows of a shop',
  'remove-followers': 'removes the follows of a removed shop',
  'move-offers-of-shop': 'adapts its offers to the new place',
  'move-offer': 'adapts one offer that failed',
  'remove-offers-of-shop': 'takes offers out of a removed shop',
  'drop-removed-shops': 'takes one offer that failed out',
  'count-image-uses': 'counts the images of an item, and copies their state',
  'count-claims': 'sums up the shards of an offer',
  'settle-claims': 'confirms committed claims; returns the stock of others',
  'cancel-claims-of-shop': 'cancels claims that have no shop left',
  'cancel-claim-of-shop': 'cancels one claim that failed',
  'forget-consumers': 'takes consumers out of claims after two years',
  'forget-consumer': 'does so for one claim that failed',
  'count-events': 'adds events to the statistics, each once',
  'end-sign-in': 'disables an account and ends its sessions',
  'restore-sign-in': 'enables an account again',
  'disable-validators-of-shop': 'removes the validators of a removed shop',
  'remove-account': 'removes all data and the account',
  'remove-item-of-account': 'removes one item that failed',
  'close-business': 'removes the data of a business',
  'remove-item-of-business': 'removes one item that failed',
  'bill-business': 'suspends, issues or reminds, as due',
  'remove-receipts': 'removes the receipts of a removed invoice',
  'make-export': 'writes the file, a part with each message',
  'remove-export-file': 'removes the file of a former export',
  'make-report': 'writes the file, a part with each message',
  'remove-report-file': 'removes the file of a former report',
  'drop-reports-of-validator': 'removes report files that name a removed validator',
  'tell-owner': 'sends push messages, up to a day late',
  'send-message': 'retries one push message',
  'mail-owner': 'mails the owner, up to a week late',
  'mail-holder': 'mails a consumer whose claims were cancelled',
  'mail-validator': 'mails a new validator',
  'process-upload': 'makes the variants of a photo, or refuses it',
  'process-receipt': 'checks and stores a receipt, or refuses it',
  'make-link-preview': 'draws the preview of a shop or an offer',
  'make-link-previews-of-business': 'queues the previews of its shops and offers',
  'make-link-previews-of-shop': 'queues the previews of its offers',
  'make-link-previews-of-shops': 'queues the previews of its shops',
  'move-pictures-of-business': 'hides its images, or shows them again',
  'remove-unsaved-variants': 'removes variants of a removed image',
  'withdraw-image': 'hides an image that staff took down',
};

/** The names of keys by their kind, such as `SHOP OFFER`: the first parts of both keys. */
const nameByKind = new Map(
  keyShapes.map(({ name, texts }) => [texts.map(firstPart).join(' '), name] as const).reverse(),
);

/** Every job: its queue, the items whose changes start it, and its work. */
const jobsTable = (): string =>
  tableOf(
    ['Job', 'Queue', 'Changes of', 'Work'],
    Object.entries(jobs).map(([name, { queue, causes }]) => [
      `\`${name}\``,
      queue,
      Object.keys(causes)
        .map((kind) => `\`${nameByKind.get(kind)}\``)
        .join(', '),
      jobTexts[name as keyof typeof jobs],
    ]),
  );

const document = path.join(checkout, 'docs', 'access-patterns.md');

/** The tables of the document by the names of their places in it. */
function tables(): Readonly<Record<string, string>> {
  const measured = readAccesses();
  return {
    items: itemsTable(measured),
    partitions: partitionsTable(measured),
    reads: readsTable(measured),
    writes: writesTable(measured),
    'measured jobs': measuredJobsTable(measured),
    jobs: jobsTable(),
    rates: ratesTable(measured),
    size: `Measured with ${measured.offers.toLocaleString('en')} offers in the table.`,
  };
}

/**
 * The text of `docs/access-patterns.md`: its prose as it is, with each table between its two marks written again. Throws
 * if a mark is missing.
 */
export function accessPatterns(): string {
  let text = readFileSync(document, 'utf8');
  for (const [name, table] of Object.entries(tables())) {
    const [begin, end] = [`<!-- generated: ${name} -->\n`, `<!-- end: ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/access-patterns.md has no place for: ${name}`);
    text = `${text.slice(0, from)}${begin}\n${table}\n\n${text.slice(to)}`;
  }
  return text;
}
