import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { daysIn } from '#contract/statistics/period.ts';
import { table, tableName } from '#lambdas/platform/table/client.ts';
import { type Contribution, contributionsOf } from '#lambdas/statistics/contributions.ts';
import { keyOfRow } from '#lambdas/statistics/store/numbers-store.ts';

/** A chain with sales every day. */
export interface Chain {
  readonly businessId: string;
  readonly shops: number;
  readonly offers: number;
  readonly validators: number;
}

/** Two years: one is read and compared with the other. */
const period = { from: '2024-01-01', to: '2025-12-31' };

const idOf = (prefix: string, number: number) =>
  `${prefix}_01K9${String(number).padStart(22, '0')}`;

const counts = {
  claims: 137,
  redemptions: 112,
  cancels: 11,
  expired: 14,
  savingsCents: 38_192,
  revenueCents: 61_488,
};

/** Yields the contributions of each offer of a chain on a day, each with its own shop and validator. */
function* contributionsOfDay({ businessId, shops, offers, validators }: Chain, day: string) {
  for (let offer = 0; offer < offers; offer += 1) {
    yield* contributionsOf({
      businessId,
      shopId: idOf('shp', offer % shops),
      day,
      hour: String(8 + (offer % 14)).padStart(2, '0'),
      offerId: idOf('off', offer),
      by: idOf('val', offer % validators),
      counts,
    });
  }
}

/** Returns the items of the business itself, with all its contributions added. */
function itemsOf(chain: Chain): Record<string, unknown>[] {
  const items = new Map<string, Record<string, unknown>>();
  const addTo = (contribution: Contribution) => {
    if (contribution.row.owner !== chain.businessId) return;
    const key = keyOfRow(contribution.row);
    const item = items.get(key.SK) ?? { ...key };
    for (const [letter, value] of Object.entries(contribution.numbers)) {
      item[letter] = Number(item[letter] ?? 0) + value;
    }
    items.set(key.SK, item);
  };
  for (const day of daysIn(period)) {
    for (const one of contributionsOfDay(chain, day)) addTo(one);
  }
  return [...items.values()];
}

/** Stores two years of a chain. Returns the number of items. */
export async function storeYears(chain: Chain): Promise<number> {
  const items = itemsOf(chain);
  for (let start = 0; start < items.length; start += 25) {
    const batch = items.slice(start, start + 25);
    await table.send(
      new BatchWriteCommand({
        RequestItems: { [tableName]: batch.map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  }
  return items.length;
}
