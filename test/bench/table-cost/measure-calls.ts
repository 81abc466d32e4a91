import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { findOffer } from '#lambdas/offers/repository/find-offers.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { table, tableName } from '#lambdas/shared/table/client.ts';
import { keys, sortId } from '#lambdas/shared/table/keys.ts';
import { highest, queryRange } from '#lambdas/shared/table/query.ts';
import { type MeasuredCall, readsOf, writesOf } from './calls.ts';
import type { Trader } from './marketplace.ts';
import type { Cost, Meter } from './meter.ts';

/** The cost of an API request and the number of rows in its response. */
export interface Measured extends Cost {
  readonly name: string;
  readonly rows: number;
}

async function measure(meter: Meter, { name, run }: MeasuredCall): Promise<Measured> {
  const { result, cost } = await meter.measure(run);
  return { name, rows: result.rows, ...cost };
}

/** An active offer of the trader, one of the oldest. Throws if there is none. */
async function runningOffer({ businessId }: Trader): Promise<OfferItem> {
  const range = { partition: keys.business(businessId).PK, newestFirst: false };
  const first = await queryRange({ ...range, from: 'OFFER#', to: `OFFER#${highest}` }, 30);
  const rows = first.slice(20);
  for (const row of rows) {
    const id = sortId(row);
    const offer = (await findOffer(id))?.offer;
    if (offer?.status === 'active' && offer.startDate === undefined) return offer;
  }
  throw new Error('The trader has no active offer.');
}

interface Actors {
  /** The trader whose items are read. */
  readonly trader: Trader;
  /** The trader whose items are changed. */
  readonly writer: Trader;
  readonly staffId: string;
  /** A business that awaits approval; the measurement approves it. */
  readonly pendingId: string;
}

/** Measures every API request with the current contents of the table. */
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

/** Measures a scan of the whole table, which no API request makes, to check that the meter detects it. */
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
