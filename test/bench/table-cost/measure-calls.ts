import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { findOffer } from '#lambdas/offers/repository/find-offers.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { table, tableName } from '#lambdas/shared/table/client.ts';
import { keys, sortId } from '#lambdas/shared/table/keys.ts';
import { highest, queryRange } from '#lambdas/shared/table/query.ts';
import { type ApiCall, type JobCall, jobsOf, readsOf, writesOf } from './calls.ts';
import type { Cost } from './cost.ts';
import type { Trader } from './marketplace.ts';
import type { Meter } from './meter.ts';
import { runCall } from './run-call.ts';

/** The cost of a call and the number of rows that it gave. */
export interface Measured {
  readonly name: string;
  /** Whether anyone may make it, without a token. */
  readonly isAnonymous: boolean;
  readonly rows: number;
  readonly cost: Cost;
}

/** What was measured with one content of the table. */
export interface Measurement {
  readonly reads: readonly Measured[];
  readonly writes: readonly Measured[];
  readonly jobs: readonly Measured[];
}

async function measure(
  meter: Meter,
  name: string,
  isAnonymous: boolean,
  run: () => Promise<number>,
): Promise<Measured> {
  const { result: rows, cost } = await meter.measure(run);
  return { name, isAnonymous, rows, cost };
}

async function measureAll(
  meter: Meter,
  calls: readonly (ApiCall | JobCall)[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const call of calls) {
    const isAnonymous = call.length === 3 && call[2].as === undefined;
    measured.push(await measure(meter, call[0], isAnonymous, () => runCall(call)));
  }
  return measured;
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

/** Who makes the measured calls. */
interface Actors {
  /** The trader whose items are read. */
  readonly trader: Trader;
  /** The trader whose items are changed. */
  readonly writer: Trader;
  readonly staffId: string;
  /** A business that awaits approval; the measurement approves it. */
  readonly pendingId: string;
}

/** Measures all calls with the current contents of the table. */
export async function measureCalls(
  meter: Meter,
  { trader, writer, ...rest }: Actors,
): Promise<Measurement> {
  const contextOf = async (one: Trader) => {
    const { id, startsAt } = await runningOffer(one);
    return { ...rest, trader: one, offerId: id, feedPosition: `${startsAt}#${id}` };
  };
  const [reader, changed] = [await contextOf(trader), await contextOf(writer)];
  meter.attachTo(table);
  try {
    return {
      reads: await measureAll(meter, readsOf(reader)),
      jobs: await measureAll(meter, jobsOf(reader)),
      writes: await measureAll(meter, writesOf(changed)),
    };
  } finally {
    meter.detachFrom(table);
  }
}

/** Measures a scan of the whole table, which no call makes, to check that the meter detects it. */
export async function measureScan(meter: Meter): Promise<Measured> {
  meter.attachTo(table);
  const scanned = await measure(meter, 'a scan, for comparison', false, async () => {
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
    return rows;
  });
  meter.detachFrom(table);
  return scanned;
}
