import { insertOffer } from '#lambdas/offers/store/write-offer.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { actionOf } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '../builders/a-business.ts';
import { aShop } from '../builders/a-shop.ts';
import { anOffer } from '../builders/an-offer.ts';
import { aUser } from '../builders/people.ts';
import { openedShop } from '../builders/whole-items.ts';
import { readsLag, tableHolds } from '../memory-table/table.ts';
import { stored } from '../stored.ts';
import type { Plan } from './plans.ts';

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
