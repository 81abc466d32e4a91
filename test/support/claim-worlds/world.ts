import fc from 'fast-check';
import { insertOffer } from '#lambdas/offers/store/write-offer.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { actionOf } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '../builders/a-business.ts';
import { aShop } from '../builders/a-shop.ts';
import { anOffer } from '../builders/an-offer.ts';
import { aUser } from '../builders/people.ts';
import { currentItems, readsLag, tableHolds } from '../memory-table/table.ts';
import { openedShop, stored } from '../stored.ts';

/** An act; `who` and `which` choose the person and the thing. */
export interface Act {
  readonly name: string;
  readonly who: number;
  readonly which: number;
}

/** The start of a world and its acts. */
export interface Plan {
  /** Decides on the order and the faults of requests. */
  readonly seed: number;
  readonly limit: number | undefined;
  readonly perConsumerLimit: number;
  /** Whether the offer is older than claims. */
  readonly isOld: boolean;
  readonly isFaulty: boolean;
  readonly people: number;
  /** Maximum number of concurrent calls. */
  readonly concurrency: number;
  /** Maximum number of recent writes that an eventually consistent read may miss. */
  readonly lag: number;
  readonly acts: readonly Act[];
}

/** Relative frequency of each act. */
const weights = {
  claim: 100,
  cancel: 50,
  redeem: 40,
  rollBack: 20,
  setLimit: 30,
  deleteLimit: 10,
  edit: 10,
  replay: 30,
  jobs: 20,
  remove: 3,
  renew: 3,
};

const act = fc.record<Act>({
  name: fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  who: fc.nat(11),
  which: fc.nat(11),
});

/** Any world of up to 60 acts. */
export const anyPlan: fc.Arbitrary<Plan> = fc.record<Plan>({
  seed: fc.noShrink(fc.nat()),
  limit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  perConsumerLimit: fc.integer({ min: 1, max: 4 }),
  isOld: fc.boolean(),
  isFaulty: fc.nat(3).map((number) => number > 0),
  people: fc.integer({ min: 1, max: 4 }),
  concurrency: fc.integer({ min: 1, max: 8 }),
  lag: fc.nat(3),
  acts: fc.array(act, { minLength: 1, maxLength: 60, size: 'max' }),
});

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

export interface Answered {
  readonly route: string;
  readonly key: string;
  /** Code of the call's claim. */
  readonly about: string;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** State and history of a world. */
export interface World {
  readonly plan: Plan;
  readonly offerId: string;
  readonly people: readonly string[];
  lastDay: string;
  readonly removed: Set<string>;
  /** Calls that may be repeated. */
  calls: (() => Promise<void>)[];
  readonly answers: Answered[];
}

let worlds = 0;

/** Returns the items of a new offer, without shards if it is older than claims. */
function itemsOfOffer(id: string, { limit, perConsumerLimit, isOld }: Plan) {
  const { claimShards: _, ...old } = anOffer({ id, perConsumerLimit });
  const offer = isOld ? old : { ...old, claimShards: Math.min(limit ?? 16, 16) };
  const seller = { business: aBusiness(), shops: [aShop()] };
  return insertOffer(offer, seller, limit)
    .map((write) => actionOf(write).Put?.Item as ReturnType<typeof keys.offer> | undefined)
    .filter((item) => item !== undefined)
    .filter(({ SK }) => !(isOld && SK === 'SHARD'));
}

/** Starts a world: an offer of the bakery and some consumers in an empty table. */
export function beginWorld(plan: Plan): World {
  worlds += 1;
  // A new id, because containers cache sold-out offers for a second and stored terms for longer.
  const offerId = `off_01K9C1B2C3D4E5F6G7H8J${String(worlds).padStart(5, '0')}`;
  const people = Array.from(
    { length: plan.people },
    (_, number) => `55555555-5555-4555-8555-00000000000${number}`,
  );
  tableHolds(
    ...openedShop(),
    stored.business(aBusiness()),
    { ...keys.businessCounters(businessId), shopsCount: 1 },
    stored.user(aUser({ businessId })),
    ...people.map((userId) => stored.user(aUser({ userId }))),
    ...itemsOfOffer(offerId, plan),
  );
  readsLag({ indexes: plan.lag, reads: plan.lag });
  const lastDay = anOffer().expirationDate;
  return { plan, offerId, people, lastDay, removed: new Set(), calls: [], answers: [] };
}
