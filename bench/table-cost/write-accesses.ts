import { writeFileSync } from 'node:fs';
import {
  accessesFile,
  type MeasuredAccess,
  type MeasuredAccesses,
} from '#scripts/docs/measured-accesses.ts';
import type { Measured, Measurement } from './measure-calls.ts';

const rounded = (units: number) => Math.round(units * 100) / 100;

const unitsOf = ({ cost }: Measured) => ({
  readUnits: rounded(cost.reads),
  writeUnits: rounded(cost.writes),
});

const groups = ['reads', 'sparse', 'writes', 'jobs'] as const;

/** The stored form of a measured call; `atFull` is the same call with the largest number of active offers. */
function accessOf(
  group: MeasuredAccess['group'],
  measured: Measured,
  atFull: Measured | undefined,
): MeasuredAccess {
  const [units, full] = [unitsOf(measured), atFull && unitsOf(atFull)];
  const isOther =
    full && (full.readUnits !== units.readUnits || full.writeUnits !== units.writeUnits);
  return {
    group,
    name: measured.name,
    ...(measured.call && { call: measured.call }),
    rows: measured.rows,
    ...units,
    ...(isOther && { full }),
    // A list that is short in the first table uses all of its keys in the other one.
    keys: { ...measured.cost.accesses.keys, ...atFull?.cost.accesses.keys },
  };
}

interface Results extends Pick<MeasuredAccesses, 'entries' | 'hotPartitions'> {
  /** The largest measured table. */
  readonly largest: { readonly offers: number; readonly measured: Measurement };
  /** With one shop at the limit of its size type. */
  readonly full: Measurement;
  /** Calls and jobs that were measured once. */
  readonly others: Measurement;
}

/** Writes docs/access-patterns.json; `npm run docs` makes tables of it. */
export function writeAccesses(results: Results): void {
  const { largest, full, others, entries, hotPartitions } = results;
  const accesses = groups.flatMap((group) => [
    ...largest.measured[group].map((measured, index) =>
      accessOf(group, measured, full[group][index]),
    ),
    ...others[group].map((measured) => accessOf(group, measured, undefined)),
  ]);
  const written: MeasuredAccesses = { offers: largest.offers, accesses, entries, hotPartitions };
  writeFileSync(accessesFile, `${JSON.stringify(written, undefined, 2)}\n`);
  console.log('✓ docs/access-patterns.json; `npm run docs` writes the document');
}
