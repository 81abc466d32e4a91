import { capsOf, mostShards, shardsFor } from '../shard-caps.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/**
 * Schema of a shard of an offer's stock: `taken` units are held, at most `cap` if the offer has a limit; `pending` has
 * the codes whose claims may not have been committed.
 */
const shard = z.object({
  cap: z.exactOptional(z.int()),
  taken: z.int(),
  pending: z._default(z.set(z.string()), () => new Set<string>()),
});

export interface Shard extends z.output<typeof shard> {
  readonly offerId: string;
  readonly number: number;
}

/** Returns whether a shard has a unit left. */
export const hasRoom = ({ cap, taken }: Shard) => cap === undefined || taken < cap;

/** Shard of a removed offer: it has no stock. */
const none = { cap: 0, taken: 0 };

/** Returns shards of an offer by their numbers, read strongly. Throws if a shard does not parse. */
export async function findShards(offerId: string, numbers: readonly number[]): Promise<Shard[]> {
  const find = await getItems(numbers.map((number) => keys.claimShard(offerId, number)));
  return numbers.map((number) => ({
    ...shard.parse(find(keys.claimShard(offerId, number)) ?? none),
    offerId,
    number,
  }));
}

/** Returns the numbers of an offer's shards. */
export const shardNumbers = (shards: number): number[] => [...Array(shards).keys()];

export const allShards = shardNumbers(mostShards);

/** Returns the writes that remove shards of a removed offer; none if claims hold units of them. */
export function removeUnusedShards(shards: readonly Shard[]): Write[] {
  if (shards.some(({ taken, pending }) => taken > 0 || pending.size > 0)) return [];
  return shards.map(({ offerId, number }) =>
    remove(keys.claimShard(offerId, number), {
      expression: 'attribute_not_exists(PK) OR (taken = :none AND attribute_not_exists(pending))',
      values: { ':none': 0 },
    }),
  );
}

/** Returns the number of redeemed claims in some shards. */
export async function countUsed(offerId: string, numbers: readonly number[]): Promise<number> {
  const wanted = numbers.map((number) => keys.usedOfShard(offerId, number));
  const find = await getItems(wanted);
  return wanted.reduce((sum, key) => sum + Number(find(key)?.['used'] ?? 0), 0);
}

/** Adds one redeemed claim to a shard, or removes one. */
export function addToUsed(
  {
    offerId,
    shard,
    businessId,
  }: Readonly<Record<'offerId' | 'businessId', string>> & {
    readonly shard: number;
  },
  delta: 1 | -1,
): Write {
  return update(keys.usedOfShard(offerId, shard), 'ADD used :delta SET businessId = :businessId', {
    expression: delta === 1 ? 'attribute_not_exists(used) OR used >= :least' : 'used >= :least',
    values: { ':delta': delta, ':least': delta === 1 ? 0 : 1, ':businessId': businessId },
  });
}

interface DividedOffer {
  readonly id: string;
  readonly businessId: string;
}

const newShard = ({ id, businessId }: DividedOffer, number: number, cap: number | undefined) =>
  putNew({ ...keys.claimShard(id, number), businessId, cap, taken: 0 });

/** Returns the writes that create the shards of an offer. */
export function insertShards(offer: DividedOffer, limit: number | undefined): Write[] {
  const numbers = shardNumbers(shardsFor(limit));
  const caps =
    limit === undefined
      ? undefined
      : capsOf(
          limit,
          numbers.map(() => 0),
        );
  return numbers.map((number) => newShard(offer, number, caps?.[number]));
}

/** Changes the cap of a shard. Fails if the cap changed since it was read, or if more than the new cap is taken. */
function replaceCap({ offerId, number, cap }: Shard, next: number | undefined): Write {
  const before = attributesAre({ cap });
  if (next === undefined) {
    const expression = `attribute_exists(PK) AND ${before.expression}`;
    return update(keys.claimShard(offerId, number), 'REMOVE cap', { ...before, expression });
  }
  return update(keys.claimShard(offerId, number), 'SET cap = :next', {
    ...before,
    expression: `taken <= :next AND ${before.expression}`,
    values: { ...before.values, ':next': next },
  });
}

/** Divides another limit among the shards, adding new ones. Returns undefined if more than it is taken. */
export function divideLimit(
  offer: DividedOffer,
  shards: readonly Shard[],
  limit: number | undefined,
): { readonly shardsCount: number; readonly writes: Write[] } | undefined {
  const shardsCount = Math.max(shards.length, shardsFor(limit));
  const numbers = shardNumbers(shardsCount);
  const taken = numbers.map((number) => shards[number]?.taken ?? 0);
  const caps = limit === undefined ? taken.map(() => undefined) : capsOf(limit, taken);
  if (!caps) return undefined;
  const writes = numbers.map((number) => {
    const found = shards[number];
    return found ? replaceCap(found, caps[number]) : newShard(offer, number, caps[number]);
  });
  return { shardsCount, writes };
}
