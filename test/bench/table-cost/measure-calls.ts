import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { findOffer } from '#lambdas/offers/repository/find-offers.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { tableOnce } from '#lambdas/shared/table/apply-once.ts';
import { table, tableName } from '#lambdas/shared/table/client.ts';
import { keys, sortId } from '#lambdas/shared/table/keys.ts';
import { highest, queryRange } from '#lambdas/shared/table/query.ts';
import type { ApiCall, CallContext, JobCall } from './calls.ts';
import { changesOf } from './changes.ts';
import { addClaims, type BenchClaims } from './claims.ts';
import type { Cost } from './cost.ts';
import { jobsOf } from './jobs.ts';
import type { Trader } from './marketplace.ts';
import type { Meter } from './meter.ts';
import { readsOf, sparseReads } from './reads.ts';
import { runCall } from './run-call.ts';

/** The cost of a call and the number of rows that it gave. */
export interface Measured {
  readonly name: string;
  readonly isJob: boolean;
  /** Whether anyone may make it, without a token. */
  readonly isAnonymous: boolean;
  /** The name of the route; a job has none. */
  readonly call?: string;
  readonly rows: number;
  readonly cost: Cost;
}

/** What was measured with one content of the table. */
export interface Measurement {
  readonly reads: readonly Measured[];
  /** Reads of pages for which most rows are not shown. */
  readonly sparse: readonly Measured[];
  readonly writes: readonly Measured[];
  readonly jobs: readonly Measured[];
}

async function measure(
  meter: Meter,
  what: Omit<Measured, 'rows' | 'cost'>,
  run: () => Promise<number>,
): Promise<Measured> {
  const { result: rows, cost } = await meter.measure(run);
  return { ...what, rows, cost };
}

async function measureAll(
  meter: Meter,
  calls: readonly (ApiCall | JobCall)[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const call of calls) {
    const isJob = call.length === 2;
    const isAnonymous = !isJob && call[2].as === undefined;
    const what = { name: call[0], isJob, isAnonymous, ...(!isJob && { call: call[1] }) };
    measured.push(await measure(meter, what, () => runCall(call)));
  }
  return measured;
}

/** Offers of the trader that run, of some rows of its list. */
async function runningOffers(
  { businessId }: Trader,
  [newestFirst, from, to]: readonly [newestFirst: boolean, from: number, to: number],
): Promise<OfferItem[]> {
  const range = { partition: keys.business(businessId).PK, newestFirst };
  const first = await queryRange({ ...range, from: 'OFFER#', to: `OFFER#${highest}` }, to);
  const offers = await Promise.all(first.slice(from).map((row) => findOffer(sortId(row))));
  return offers.flatMap((found) =>
    found?.offer.status === 'active' && found.offer.startDate === undefined ? [found.offer] : [],
  );
}

/** The claims of each trader, by its business: a trader that is measured again keeps those that it has. */
const claimsOf = new Map<string, BenchClaims>();

async function claimsFor({ businessId }: Trader, offer: OfferItem): Promise<BenchClaims> {
  const claims = claimsOf.get(businessId) ?? (await addClaims(offer));
  claimsOf.set(businessId, claims);
  return claims;
}

/** The context of calls on the items of a trader. Throws if the trader has less than two active offers. */
async function contextOf(trader: Trader, others: Others): Promise<CallContext> {
  const [offer, other] = await runningOffers(trader, [false, 20, 30]);
  // Among offers that other businesses published in the same hours.
  const [recent] = await runningOffers(trader, [true, 1, 5]);
  if (!offer || !other || !recent) throw new Error('The trader has too few active offers.');
  const feedPosition = `${recent.startsAt}#${recent.id}`;
  const claims = await claimsFor(trader, offer);
  return { ...others, trader, offerId: offer.id, claims, feedPosition, otherOfferId: other.id };
}

type Others = Omit<CallContext, 'trader' | 'offerId' | 'claims' | 'feedPosition' | 'otherOfferId'>;

/** Who makes the measured calls. */
interface Actors extends Others {
  /** The trader whose items are read. */
  readonly trader: Trader;
  /** The trader whose items are changed. */
  readonly writer: Trader;
}

/** Measures all calls with the current contents of the table. */
export async function measureCalls(
  meter: Meter,
  { trader, writer, ...others }: Actors,
): Promise<Measurement> {
  const reader = await contextOf(trader, others);
  const changed = await contextOf(writer, others);
  const clients = [table, tableOnce];
  for (const client of clients) meter.attachTo(client);
  try {
    const reads = await measureAll(meter, readsOf(reader));
    const sparse = await measureAll(meter, sparseReads);
    const jobs = await measureAll(meter, jobsOf(reader));
    const changes = await measureAll(meter, changesOf(changed));
    const calls = changes.filter(({ isJob }) => !isJob);
    return {
      reads: [...reads, ...calls.filter(({ cost }) => cost.writes === 0)],
      sparse,
      writes: calls.filter(({ cost }) => cost.writes > 0),
      jobs: [...jobs, ...changes.filter(({ isJob }) => isJob)],
    };
  } finally {
    for (const client of clients) meter.detachFrom(client);
  }
}

/** Measures a scan of the whole table, which no call makes, to check that the meter detects it. */
export async function measureScan(meter: Meter): Promise<Measured> {
  const what = { name: 'a scan, for comparison', isJob: false, isAnonymous: false };
  meter.attachTo(table);
  const scanned = await measure(meter, what, async () => {
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
