import type { Key } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { currentItems } from '../memory-table/table.ts';

/** A shard as it is stored, and how many claims hold a unit of it. */
interface StoredShard {
  readonly number: number;
  readonly cap?: number;
  readonly taken: number;
  readonly pending?: ReadonlySet<string>;
}

export interface StoredClaim {
  readonly code: string;
  readonly shard: number;
  readonly status: string;
  readonly endsAt: string;
  readonly consumerId?: string;
  readonly redemptions?: readonly { readonly id: string }[];
}

/** What the table has of the one offer of a world. */
export interface Stock {
  readonly shards: StoredShard[];
  /** With void and cancelled ones. */
  readonly claims: StoredClaim[];
  readonly counters: Item;
  /** How many are redeemed by the counts of the shards. */
  used: number;
  /** The codes that are counted for each consumer. */
  readonly counted: Map<string, readonly string[]>;
}

type Row = Key & Item;

/** What an item of each kind adds to the stock, by its sort key. */
const readers: Readonly<Record<string, (stock: Stock, row: Row) => unknown>> = {
  CLAIM: ({ claims }, row) => claims.push({ code: row.PK.split('#')[1], ...row } as never),
  SHARD: ({ shards }, row) =>
    shards.push({ ...row, number: Number(row.PK.split('#')[2]) } as never),
  USED: (stock, row) => {
    stock.used += Number(row['used']);
  },
  COUNTERS: ({ counters }, row) => row.PK.startsWith('OFFER#') && Object.assign(counters, row),
  CLAIMS_OF: ({ counted }, row) =>
    counted.set(row.PK.split('#')[1] ?? '', Object.keys(row['claims'] as object)),
};

export function stockNow(): Stock {
  const stock: Stock = { shards: [], claims: [], counters: {}, used: 0, counted: new Map() };
  for (const row of currentItems()) readers[row.SK.split('#')[0] ?? '']?.(stock, row);
  return stock;
}

/** The claims that hold a unit; one that has expired is stored as open. */
export const holding = ({ claims }: Stock): StoredClaim[] =>
  claims.filter(({ status }) => status === 'open' || status === 'redeemed');

/** Whether a claim counts for the limit of its consumer: it is redeemed, or can be used. */
export const counts = ({ status, endsAt }: StoredClaim): boolean =>
  status === 'redeemed' || (status === 'open' && endsAt >= new Date().toISOString());
