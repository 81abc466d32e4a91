import { createPrivateKey, sign } from 'node:crypto';
import { encodeVoucher } from '#contract/claims/voucher.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { voucherFactsOf } from '#lambdas/claims/vouchers/sign-voucher.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { countUnsent, openCounter, sendSoon, startSending } from '#web/platform/outbox/outbox.ts';
import { outboxStore } from '#web/platform/outbox/store/open-store.ts';
import { aBusiness, businessId } from '../builders/a-business.ts';
import { aClaim, codeNo, holderId } from '../builders/a-claim.ts';
import { shopId } from '../builders/a-shop.ts';
import { aValidator, aValidatorUser } from '../builders/a-validator.ts';
import { aUser, ownerId } from '../builders/people.ts';
import { everyRoute } from '../every-route.ts';
import { itemsOfKind, tableHolds } from '../memory-table/table.ts';
import { invokeLambda } from '../operations/invoke-lambda.ts';
import { openedShop, stored } from '../stored.ts';
import { aVoucherKey } from '../vouchers.ts';
import { emptyDisk, openPage, signIn } from './a-device.ts';

/** Lets the clock of this process jump; timers are not affected. */
function startTime() {
  const RealDate = globalThis.Date;
  const realTicks = performance.now;
  let passed = 0;
  class ShiftedDate extends RealDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(ShiftedDate.now());
      else super(...given);
    }

    static override now(): number {
      return RealDate.now() + passed;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
  performance.now = () => realTicks.call(performance) + passed;
  return {
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    stop: () => {
      globalThis.Date = RealDate;
      performance.now = realTicks;
    },
  };
}

/** What happens to a request on its way. `lost`: the server executes it, and its answer does not arrive. */
export type Way = 'good' | 'lost' | 'unreached';

/** Returns the route of a request, with the values in its path. */
function routeOf(method: string, path: string) {
  for (const [, route] of everyRoute) {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^/api${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const values = route.method === method ? pattern.exec(path) : null;
    if (!values) continue;
    const params = Object.fromEntries(names.map((name, at) => [name, values[at + 1] ?? '']));
    return { route, params };
  }
  throw new Error(`There is no route for ${method} ${path}`);
}

async function answerOf(url: string, { method = 'GET', body, headers }: RequestInit) {
  const { pathname, searchParams } = new URL(url, 'https://vitrine.example');
  const { route, params } = routeOf(method, pathname);
  const key = new Headers(headers).get('idempotency-key');
  const answer = await invokeLambda(route, {
    params,
    query: Object.fromEntries(searchParams),
    headers: key === null ? {} : { 'idempotency-key': key },
    as: { userId: storedUserId() ?? '' },
    ...(body && { text: String(body) }),
  });
  return new Response(answer.text ?? null, { status: answer.status, headers: answer.headers });
}

/** Answers the calls of the web by the Lambdas in this process, as the signed-in user. */
function serveInProcess(wayOf: (url: string) => Way): void {
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const way = navigator.onLine === false ? 'unreached' : wayOf(url);
    const answer = way === 'unreached' ? undefined : await answerOf(url, init);
    if (way === 'good' && answer) return answer;
    throw new TypeError('Failed to fetch');
  }) as typeof fetch;
}

const count = 20;
const minute = 60_000;
const shop = { id: shopId, businessId, timeZone: 'America/Sao_Paulo' } as const;
const { id: validatorId, userId: validatorUserId } = aValidator();

/** The signature of a claim's voucher by the stage's key, or a forged one. */
async function voucherOf(claim: ClaimItem, isForged: boolean): Promise<string> {
  const { id, privateKey } = aVoucherKey();
  const key = createPrivateKey({
    key: Buffer.from(privateKey, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  });
  return encodeVoucher(voucherFactsOf(claim), id, (bytes) =>
    isForged ? new Uint8Array(64) : sign(null, bytes, key),
  );
}

/** Twenty claims of a shop with its owner and a validator. */
function storeClaims(): ClaimItem[] {
  const claims = Array.from({ length: count }, (_, number) => aClaim({ code: codeNo(number) }));
  tableHolds(
    ...openedShop(),
    stored.business(aBusiness()),
    stored.user(aUser({ userId: ownerId, businessId })),
    stored.user(aValidatorUser()),
    stored.validator(aValidator()),
    stored.user(aUser({ userId: holderId })),
    stored.terms(aClaim()),
    stored.shard(aClaim(), count),
    stored.usedOfShard(aClaim(), count),
    ...claims.map(stored.claim),
  );
  return claims;
}

async function call(method: string, path: string, body?: object): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const { ok, status } = await fetch(`/api${path}`, init);
  if (!ok) throw new Error(`${method} ${path} answered ${status}`);
}

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

/** The result of an hour without a connection, at the server and on the device. */
export interface HourOffline {
  readonly vouchers: number;
  /** Refused by the device alone. */
  readonly refusedAtOnce: number;
  readonly sent: number;
  /** Refused by the server, when the device was online again. */
  readonly refused: readonly string[];
  readonly unsent: number;
  /** Uses that the device promised, and that are neither at the server nor shown as refused. */
  readonly lost: number;
  /** Vouchers with more than one use at the server. */
  readonly doubled: number;
  /** Uses of the owner that the validator's session sent. */
  readonly ofOwner: number;
}

/**
 * Lets a counter use twenty vouchers within an hour offline: one is forged, one is cancelled and one is used elsewhere
 * meanwhile. Afterwards a validator's session sends them over a network that loses requests and answers.
 */
export async function anHourOffline(): Promise<HourOffline> {
  emptyDisk();
  openPage();
  const time = startTime();
  const claims = storeClaims();
  const [forged, cancelled, usedElsewhere] = claims as [ClaimItem, ClaimItem, ClaimItem];
  const ways: Way[] = [];
  serveInProcess(() => ways.shift() ?? 'good');
  signIn(validatorUserId);
  const counters = [
    openCounter(shop, { kind: 'owner' }),
    openCounter(shop, { kind: 'validator', validatorId }),
  ] as const;
  await counters[1].refreshPack();

  setOnline(false);
  let refusedAtOnce = 0;
  const promised: string[] = [];
  for (const [number, claim] of claims.entries()) {
    time.pass(3 * minute);
    const counter = counters[number % 4 === 0 ? 0 : 1];
    const voucher = await voucherOf(claim, claim === forged);
    const check = await counter.check(voucher);
    if (check.state === 'ok') promised.push((await counter.redeem(check)).code);
    else refusedAtOnce += 1;
    // Shown again, the device itself refuses it.
    if ((await counter.check(voucher)).state !== 'refused') throw new Error('It was taken twice');
  }

  setOnline(true);
  await call('POST', '/redemptions', {
    code: usedElsewhere.code,
    shopId,
    nonce: 'nonce-of-other-device',
  });
  signIn(holderId);
  await call('DELETE', `/claims/${cancelled.code}`);
  signIn(validatorUserId);
  const me = { userId: validatorUserId, role: 'validator', businessId, shopId } as const;
  ways.push('good', 'lost', 'unreached', 'good', 'lost', 'lost', 'lost', 'good', 'unreached');
  const stop = startSending(me);
  for (let round = 0; round < 10 && (await countUnsent(me)) > 0; round += 1) {
    time.pass(minute / 2);
    await sendSoon();
  }
  stop();
  time.stop();
  return resultOf(promised, refusedAtOnce, await countUnsent(me));
}

async function resultOf(
  promised: readonly string[],
  refusedAtOnce: number,
  unsent: number,
): Promise<HourOffline> {
  const store = await outboxStore();
  const entries = await store.shown(shopId);
  store.close();
  const items = itemsOfKind('CLAIM CLAIM') as unknown as ClaimItem[];
  const usesOf = (code: string) => items.find((item) => item.code === code)?.redemptions ?? [];
  const isLost = (code: string) => {
    const entry = entries.find((one) => one.code === code);
    if (entry?.state === 'refused') return false;
    return !usesOf(code).some(({ nonce }) => nonce === entry?.nonce);
  };
  return {
    vouchers: items.length,
    refusedAtOnce,
    sent: entries.filter(({ state }) => state === 'sent').length,
    refused: entries.flatMap(({ refusal }) => refusal?.code ?? []).sort(),
    unsent,
    lost: promised.filter(isLost).length,
    doubled: items.filter(({ redemptions = [] }) => redemptions.length > 1).length,
    ofOwner: items
      .flatMap(({ redemptions = [] }) => redemptions)
      .filter(({ redeemedBy, recordedBy }) => redeemedBy.kind === 'owner' && recordedBy).length,
  };
}
