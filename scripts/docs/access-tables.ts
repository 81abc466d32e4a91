import { keyShapes, partitionShapes } from './key-shapes.ts';
import type { HighestUse, MeasuredAccess, MeasuredAccesses } from './measured-accesses.ts';

/** What most calls do: the document says it once. */
const isUsual = (name: string, way: string) =>
  name === 'idempotency' || (name === 'user' && way === 'strong');

const code = (text: string) => `\`${text}\``;

/** A Markdown table. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => cells.join(' | ').trimEnd();
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Every primary key with the indexes that its items are in. */
export const itemsTable = ({ entries }: MeasuredAccesses): string =>
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
export function partitionsTable({ entries }: MeasuredAccesses): string {
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
export const readsTable = (measured: MeasuredAccesses): string =>
  tableOf(
    ['Read', 'Call', 'Strong', 'Eventual', 'Units'],
    rowsOf(ofGroups(measured, 'reads', 'sparse'), [['strong'], ['eventual']], readUnits),
  );

const waysOfChanges = [['strong', 'eventual'], ['checked'], ['written']];
const allUnits = (access: MeasuredAccess) => `${readUnits(access)}+${writeUnits(access)}`;
const changeHead = ['Reads', 'Checks', 'Writes', 'Units, read+write'];

/** The writes of the API: what each reads, checks and writes, and its units. */
export const writesTable = (measured: MeasuredAccesses): string =>
  tableOf(
    ['Write', 'Call', ...changeHead],
    rowsOf(ofGroups(measured, 'writes'), waysOfChanges, allUnits),
  );

/** Jobs, sweeps and recounts: their keys and units. */
export const measuredJobsTable = (measured: MeasuredAccesses): string =>
  tableOf(['Job', ...changeHead], rowsOf(ofGroups(measured, 'jobs'), waysOfChanges, allUnits));

const rateOf = (use: HighestUse | undefined) =>
  use ? `${use.rate} (${use.call}, ${use.units})` : '';

/** The rates at which hot partitions throttle. */
export const ratesTable = ({ hotPartitions }: MeasuredAccesses): string =>
  tableOf(
    ['Partition', 'Reads a second', 'Writes a second'],
    hotPartitions.map(({ name, read, write }) => [name, rateOf(read), rateOf(write)]),
  );
