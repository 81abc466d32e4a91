import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { tableOnce } from '#lambdas/platform/table/apply-once.ts';
import { table, tableName } from '#lambdas/platform/table/client.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { highest, queryRange } from '#lambdas/platform/table/query.ts';
import type { Cost } from '../support/meter/cost.ts';
import type { Meter } from '../support/meter/meter.ts';
import { runCall } from '../support/run-call.ts';
import type { Trader } from '../support/traders.ts';
import type { ApiCall, CallContext, JobCall } from './calls.ts';
import { changesOf } from './changes.ts';
import { addClaims, type BenchClaims } from './claims.ts';
import { jobsOf } from './jobs.ts';
import { readsOf, sparseReads } from './reads.ts';

/** Cost of a call, and the number of rows in its answer. */
export interface Measured {
  readonly name: string;
  readonly isJob: boolean;
  /** Whether anyone may call it without a token. */
  readonly isAnonymous: boolean;
  /** The name of the route; a job has none. */
  readonly call?: string;
  readonly rows: number;
  readonly cost: Cost;
}

/** Measurements with one content of the table. */
export interface Measurement {
  readonly reads: readonly Measured[];
  /** Reads of pages where most rows are not shown. */
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

/** Measures calls and jobs one after the other. */
export async function measureAll(
  meter: Meter,
  calls: readonly (ApiCall | JobCall)[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  const clients = [table, tableOnce];
  for (const client of clients) meter.attachTo(client);
  for (const call of calls) {
    const isJob = call.length === 2;
    const isAnonymous = !isJob && call[2].as === undefined;
    const what = { name: call[0], isJob, isAnonymous, ...(!isJob && { call: call[1] }) };
    measured.push(await measure(meter, what, () => runCall(call)));
  }
  for (const client of clients) meter.detachFrom(client);
  return measured;
}

/** Returns running offers of the trader from a range of its list. */
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

/** Claims by business: a trader that is measured again keeps its claims. */
const claimsOf = new Map<string, BenchClaims>();

async function claimsFor({ businessId }: Trader, offer: OfferItem): Promise<BenchClaims> {
  const claims = claimsOf.get(businessId) ?? (await addClaims(offer));
  claimsOf.set(businessId, claims);
  return claims;
}

/** Returns the context of calls on a trader's items; throws if the trader has fewer than two active offers. */
async function contextOf(trader: Trader, others: Others): Promise<CallContext> {
  const [offer, other] = await runningOffers(trader, [false, 20, 30]);
  // An offer among other businesses' offers from the same hours.
  const [recent] = await runningOffers(trader, [true, 1, 5]);
  if (!offer || !other || !recent) throw new Error('The trader has too few active offers.');
  const feedPosition = `${recent.startsAt}#${recent.id}`;
  const claims = await claimsFor(trader, offer);
  return { ...others, trader, offerId: offer.id, claims, feedPosition, otherOfferId: other.id };
}

type Others = Omit<CallContext, 'trader' | 'offerId' | 'claims' | 'feedPosition' | 'otherOfferId'>;

interface Actors extends Others {
  /** Trader whose items are read. */
  readonly trader: Trader;
  /** Trader whose items are changed. */
  readonly writer: Trader;
}

/** Measures all calls with the current content of the table. */
export async function measureCalls(
  meter: Meter,
  { trader, writer, ...others }: Actors,
): Promise<Measurement> {
  const reader = await contextOf(trader, others);
  const changed = await contextOf(writer, others);
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
