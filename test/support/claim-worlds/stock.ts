import type { Key } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { currentItems } from '../memory-table/table.ts';

/** A stored shard, with the number of claims that hold its stock. */
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

/** The table's content for the world's offer. */
export interface Stock {
  readonly shards: StoredShard[];
  /** Includes void and cancelled claims. */
  readonly claims: StoredClaim[];
  readonly counters: Item;
  /** Number of redeemed claims by the shards' counts. */
  used: number;
  /** Counted codes of each consumer. */
  readonly counted: Map<string, readonly string[]>;
}

type Row = Key & Item;

/** Adds an item to the stock, by its sort key. */
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

/** Returns the claims that hold stock; an expired one is stored as open. */
export const holding = ({ claims }: Stock): StoredClaim[] =>
  claims.filter(({ status }) => status === 'open' || status === 'redeemed');

/** Tells whether a claim counts for the limit of its consumer: it is redeemed or usable. */
export const counts = ({ status, endsAt }: StoredClaim): boolean =>
  status === 'redeemed' || (status === 'open' && endsAt >= new Date().toISOString());
