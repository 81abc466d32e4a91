import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { handler } from '#lambdas/entries/api/claims.ts';
import { insertOffer } from '#lambdas/offers/store/write-offer.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { actionOf } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { aUser } from '#test/support/builders/people.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { openedShop, stored } from '#test/support/stored.ts';
import { aVoucherKey } from '#test/support/vouchers.ts';
import { type Load, makeTableBusy } from './busy-table.ts';
import { simulatedNow, sleep, untilDone } from './simulated-time.ts';

interface Rush {
  readonly calls: number;
  /** Milliseconds between the first and the last call. */
  readonly within: number;
  readonly limit: number;
}

export interface Outcome extends Load {
  readonly sold: number;
  readonly stored: number;
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Milliseconds; 99% of the calls are at most this long. */
  readonly p99: number;
  readonly longest: number;
}

const consumerNo = (number: number) =>
  `55555555-5555-4555-8555-${String(number).padStart(12, '0')}`;

const SecretString = JSON.stringify({ keys: [aVoucherKey()] });
SecretsManagerClient.prototype.send = (async () => ({ SecretString })) as never;

let offers = 0;

/** Stores an offer of the bakery with a limit, and its consumers. */
function beginRush({ calls, limit }: Rush): string {
  offers += 1;
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const window = { expirationDate: lastDay.slice(0, 10), endsAt: lastDay };
  const offer = offerNo(offers, { ...window, claimShards: Math.min(limit, 16) });
  const published = insertOffer(offer, { business: aBusiness(), shops: [aShop()] }, limit);
  tableHolds(
    ...openedShop(),
    stored.business(aBusiness()),
    { ...keys.businessCounters(businessId), shopsCount: 1 },
    ...Array.from({ length: calls }, (_, number) =>
      stored.user(aUser({ userId: consumerNo(number) })),
    ),
    ...published.flatMap(
      (write) => (actionOf(write).Put?.Item as ReturnType<typeof keys.offer>) ?? [],
    ),
  );
  return offer.id;
}

/** Lets many consumers claim an offer, once each, on a busy table. */
export async function runRush(rush: Rush): Promise<Outcome> {
  const offerId = beginRush(rush);
  const load = makeTableBusy();
  const times: number[] = [];
  const statuses = new Map<string, number>();
  const claim = async (number: number) => {
    await sleep((rush.within * number) / rush.calls);
    const start = simulatedNow();
    const userId = consumerNo(number);
    const event = aRequest('POST /offers/{id}/claims', {
      as: { userId },
      params: { id: offerId },
      body: { consumerId: userId, shopId },
      headers: { 'idempotency-key': `key-of-call-${number}` },
    });
    const { status, body } = await invokeHandler(handler, event, 25_000);
    times.push(simulatedNow() - start);
    const name = status < 300 ? String(status) : `${status} ${body['code']}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
  };
  await untilDone(Promise.all(Array.from({ length: rush.calls }, (_, number) => claim(number))));
  times.sort((one, other) => one - other);
  const stored = itemsOfKind('CLAIM CLAIM').filter(({ status }) => status === 'open').length;
  return {
    ...load,
    statuses,
    stored,
    sold: statuses.get('201') ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    longest: times.at(-1) ?? 0,
  };
}
