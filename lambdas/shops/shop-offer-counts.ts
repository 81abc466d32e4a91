import { keys } from '../shared/table/keys.ts';
import { getItem, type Item } from '../shared/table/read.ts';
import { put, update, type Write } from '../shared/table/transaction.ts';
import type { ShopItem } from './shop-repository.ts';

/** The days of an offer, by the shop's clock, `YYYY-MM-DD`. */
export interface OfferDays {
  readonly startDate?: string;
  readonly expirationDate: string;
}

// How many offers run changes at midnight without a write. So a shop's counts hold how many of its
// offers are on, and of those how many end or start on each day: one read tells the number of any day.
const endsOn = (day: string) => `ends#${day}`;
const startsOn = (day: string) => `starts#${day}`;

/** The counts of a new shop; with its owner and version, so that a write to them holds the shop to both. */
export function openOfferCounts({ id, userId, version }: ShopItem): Write {
  return put({ ...keys.shopOfferCounts(id), userId, shopVersion: version, on: 0 });
}

const namesOf = ({ startDate, expirationDate }: OfferDays) => ({
  '#on': 'on',
  '#ends': endsOn(expirationDate),
  ...(startDate && { '#starts': startsOn(startDate) }),
});

const addition = ({ startDate }: OfferDays) =>
  startDate ? 'ADD #on :by, #ends :by, #starts :by' : 'ADD #on :by, #ends :by';

/** Counts offers of the same days in or, with a negative number, out, if the shop is as it was read. */
export function countOffers(shop: ShopItem, days: OfferDays, by: number): Write {
  return update(keys.shopOfferCounts(shop.id), addition(days), {
    expression: 'userId = :userId AND shopVersion = :version',
    names: namesOf(days),
    values: { ':by': by, ':userId': shop.userId, ':version': shop.version },
  });
}

/** Counts out an offer that is over, whatever became of the shop. */
export function countOutEnded(shopId: string, days: OfferDays): Write {
  return update(keys.shopOfferCounts(shopId), addition(days), {
    expression: 'attribute_exists(PK)',
    names: namesOf(days),
    values: { ':by': -1 },
  });
}

/** Takes out the counts of days that are past and have nothing left; none when there are no such days. */
export function dropEmptyDays(shopId: string, counts: Item, today: string): Write[] {
  const names = Object.entries(counts)
    .filter(([name, count]) => count === 0 && (name.split('#')[1] ?? today) < today)
    .map(([name]) => name);
  if (names.length === 0) return [];
  const aliases = names.map((_, index) => `#d${index}`);
  return [
    update(keys.shopOfferCounts(shopId), `REMOVE ${aliases.join(', ')}`, {
      expression: aliases.map((alias) => `${alias} = :none`).join(' AND '),
      names: Object.fromEntries(aliases.map((alias, index) => [alias, names[index] ?? ''])),
      values: { ':none': 0 },
    }),
  ];
}

/** The counts of a shop, strongly consistent. */
export async function findOfferCounts(shopId: string): Promise<Item> {
  return (await getItem(keys.shopOfferCounts(shopId))) ?? {};
}

/** How many offers run on a day: those on, without those that ended before it or start after it. */
export function runningOffers(counts: Item | undefined, today: string): number {
  let running = 0;
  for (const [name, count] of Object.entries(counts ?? {})) {
    const [kind, day = ''] = name.split('#');
    if (name === 'on') running += Number(count);
    if ((kind === 'ends' && day < today) || (kind === 'starts' && day > today)) {
      running -= Number(count);
    }
  }
  return running;
}
