import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../stage/checkout.ts';

/** A call, job or sweep that the bench `table-cost` measured. */
export interface MeasuredAccess {
  readonly group: 'reads' | 'sparse' | 'writes' | 'jobs';
  readonly name: string;
  /** The name of the route; a job has none. */
  readonly call?: string;
  /** Rows of the answer. */
  readonly rows: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Units with the largest number of active offers, where they differ. */
  readonly full?: { readonly readUnits: number; readonly writeUnits: number };
  /** The keys that it used, by their names in keys.ts, and how: `strong`, `GSI1 eventual`, `written`, `checked`. */
  readonly keys: Readonly<Record<string, string>>;
}

/** The measured call that uses the most units of a partition. */
export interface HighestUse {
  readonly call: string;
  readonly units: number;
  /** Calls a second at which the partition throttles. */
  readonly rate: number;
}

/** The file that the bench `table-cost` writes. */
export interface MeasuredAccesses {
  /** Number of offers in the largest measured table. */
  readonly offers: number;
  readonly accesses: readonly MeasuredAccess[];
  /** Which indexes the items of each key were in, by the name of the key. */
  readonly entries: Readonly<Record<string, string>>;
  /** Partitions that many callers use at the same time. */
  readonly hotPartitions: readonly {
    readonly name: string;
    /** The part of the country's offers that it holds; 0 where it holds no offers of others. */
    readonly share: number;
    readonly read?: HighestUse | undefined;
    readonly write?: HighestUse | undefined;
  }[];
}

/** The file in `docs/` that the bench writes. */
export const accessesFile = path.join(checkout, 'docs', 'access-patterns.json');

/** Reads the latest measurement of the bench. */
export const readAccesses = (): MeasuredAccesses => JSON.parse(readFileSync(accessesFile, 'utf8'));
