import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { findOffer } from '#lambdas/offers/repository/find-offers.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { table, tableName } from '#lambdas/shared/table/client.ts';
import { keys, sortId } from '#lambdas/shared/table/keys.ts';
import { highest, queryRange } from '#lambdas/shared/table/query.ts';
import { type MeasuredCall, readsOf, writesOf } from './calls.ts';
import type { Trader } from './marketplace.ts';
import type { Cost, Meter } from './meter.ts';

/** What a call cost and how many rows it gave. */
export interface Measured extends Cost {
  readonly name: string;
  readonly rows: number;
}

async function measure(meter: Meter, { name, run }: MeasuredCall): Promise<Measured> {
  const { result, cost } = await meter.measure(run);
  return { name, rows: result.rows, ...cost };
}

/** An offer of the trader that runs, one of those that they had from the start. */
async function runningOffer({ businessId }: Trader): Promise<OfferItem> {
  const range = { partition: keys.business(businessId).PK, newestFirst: false };
  const first = await queryRange({ ...range, from: 'OFFER#', to: `OFFER#${highest}` }, 30);
  const rows = first.slice(20);
  for (const row of rows) {
    const id = sortId(row);
    const offer = (await findOffer(id))?.offer;
    if (offer?.status === 'active' && offer.startDate === undefined) return offer;
  }
  throw new Error('The trader has no offer that runs.');
}

interface Actors {
  /** Whose things are read. */
  readonly trader: Trader;
  /** Whose things are changed. */
  readonly writer: Trader;
  readonly staffId: string;
  /** A business that waits for staff, and then no more. */
  readonly pendingId: string;
}

/** What every call costs now. */
export async function measureCalls(
  meter: Meter,
  { trader, writer, staffId, pendingId }: Actors,
): Promise<{ reads: Measured[]; writes: Measured[] }> {
  const { id, startsAt } = await runningOffer(trader);
  const middle = { offerId: id, feedPosition: `${startsAt}#${id}` };
  const reads: Measured[] = [];
  for (const call of readsOf(trader, middle, staffId)) reads.push(await measure(meter, call));
  const writes: Measured[] = [];
  const { id: changedId } = await runningOffer(writer);
  for (const call of writesOf(writer, changedId, staffId, pendingId)) {
    writes.push(await measure(meter, call));
  }
  return { reads, writes };
}

/** What no call does: a page that goes through the whole table. To see that the meter would notice. */
export async function measureScan(meter: Meter): Promise<Measured> {
  return measure(meter, {
    name: 'a scan, for comparison',
    run: async () => {
      let rows = 0;
      let start: Record<string, unknown> | undefined;
      do {
        const page = await table.send(
          new ScanCommand({
            TableName: tableName,
            FilterExpression: 'SK = :offer',
            ExpressionAttributeValues: { ':offer': 'OFFER' },
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        rows += page.Count ?? 0;
        start = page.LastEvaluatedKey;
      } while (start);
      return { rows };
    },
  });
}
