import { redemptionId } from '#test/support/builders/a-claim.ts';
import { onCounterDevice } from '#test/support/counter/a-device.ts';
import {
  aCheck,
  counterShop,
  counterValidator,
  noon,
  storeAUse,
} from '#test/support/counter/entries.ts';
import type { StoredEntry } from '#web/platform/outbox/entries/entry.ts';
import { undoUse } from '#web/platform/outbox/entries/undo-use.ts';
import type { SendingMember } from '#web/platform/outbox/sending/entry-request.ts';
import { sendDue } from '#web/platform/outbox/sending/send-due.ts';
import { memoryStore } from '#web/platform/outbox/store/memory-store.ts';
import type { OutboxStore } from '#web/platform/outbox/store/outbox-store.ts';
import { anAnswer } from '../support/an-answer.ts';

onCounterDevice();

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
let store: OutboxStore;
let isSignedIn = true;
beforeEach(() => {
  store = memoryStore();
  isSignedIn = true;
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as never;
});

const shopId = counterShop.id;
const voucher = '7K3MQ9XT2D4';
const redemption = (code = voucher, status = 'done') => ({ id: redemptionId, code, status });
const redeemed = (code = voucher) => anAnswer(201, redemption(code));
const reversed = () => anAnswer(200, redemption(voucher, 'reversed'));
const problem = (status: number, code: string, more: object = {}) =>
  anAnswer(status, { code, ...more });
const forbidden = () => problem(403, 'FORBIDDEN');
const busyFor = (status: number, seconds: string, body: object = { code: 'TOO_MANY_REQUESTS' }) =>
  anAnswer(status, body, { 'retry-after': seconds });

const send = (changes: Partial<Parameters<typeof sendDue>[1]> = {}, shopIds = [shopId]) =>
  sendDue(shopIds, {
    store,
    sender: () => counterValidator,
    isSignedIn: () => isSignedIn,
    now: async () => noon,
    onChange: () => {},
    ...changes,
  });

const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const codes = () => bodies().map(({ code }) => code);
const shown = () => store.shown(shopId);
const undo = ({ nonce, code }: StoredEntry) =>
  store.change({ code, shopId }, undoUse(nonce, 'Engano'));
const answerOnce = (...answers: readonly (() => Response | Promise<Response>)[]) => {
  for (const answer of answers) fetchMock.mockImplementationOnce(async () => answer());
};
/** Answers every call, by the code in its body. */
const answerAll = (answer: (code: string) => Response) =>
  fetchMock.mockImplementation(async (_, { body }) => answer(JSON.parse(String(body)).code));

describe('a use that is sent', () => {
  /** Sends a use until it is settled. */
  async function settleBy(answer: () => Response) {
    await storeAUse(store);
    answerOnce(answer);
    await send();
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    return (await shown())[0];
  }

  it.each([200, 201])('is sent for good after %d', async (status) => {
    const entry = await settleBy(() => anAnswer(status, redemption()));
    expect(entry).toMatchObject({ state: 'sent', redemptionId });
  });

  const earlier = { redeemedAt: '2026-12-01T14:00:00.000Z', shopId };
  it.each([
    [400, 'VALIDATION_FAILED', {}],
    [404, 'CLAIM_NOT_FOUND', {}],
    [404, 'VALIDATOR_NOT_FOUND', {}],
    [409, 'CLAIM_CANCELLED', {}],
    [409, 'REDEEMED_ELSEWHERE', { redemption: earlier }],
  ])('is refused for good after %d %s, with all facts', async (status, code, facts) => {
    const entry = await settleBy(() => problem(status, code, facts));
    expect([entry?.state, entry?.refusal]).toEqual(['refused', { code, ...facts }]);
  });

  it('stays, and is not sent again, where another user signed in meanwhile', async () => {
    const entry = await settleBy(() => {
      isSignedIn = false;
      return problem(404, 'SHOP_NOT_FOUND');
    });
    expect(entry).toMatchObject({ state: 'unsent' });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['401', () => problem(401, 'UNAUTHENTICATED')],
    ['403', forbidden],
    ['429', () => busyFor(429, '60')],
    ["a gateway's 500", () => anAnswer(500, { message: 'Internal Server Error' })],
    ['503', () => problem(503, 'UNAVAILABLE')],
    ['an earlier attempt that still runs', () => problem(409, 'REQUEST_IN_PROGRESS')],
    ["a portal's 404", () => new Response('<html>', { status: 404 })],
    ["a portal's 200", () => new Response('<html>', { status: 200 })],
    ["a portal's JSON", () => anAnswer(200, { ok: true })],
    ["the gateway's 404", () => anAnswer(404, { message: 'Not Found' })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays after %s, and is sent again', async (_, answer) => {
    const first = await storeAUse(store);
    await storeAUse(store, aCheck({ code: 'CODE2' }));
    fetchMock.mockImplementation(async () => answer());
    await send();
    expect(await shown()).toMatchObject([{ state: 'unsent' }, { state: 'unsent', isTried: false }]);
    answerAll(redeemed);
    await send();
    expect(await shown()).toMatchObject([{ nonce: first.nonce, state: 'sent' }, { state: 'sent' }]);
  });

  it('stays with those behind it, in their order, while another shop is served', async () => {
    const other = { ...counterShop, id: 'shp_01JD2Q5W8N7V3M4K6T9XBCDF02' };
    await storeAUse(store);
    await storeAUse(store, aCheck({ code: 'CODE2' }));
    await storeAUse(store, aCheck({ code: 'CODE3' }), { shop: other });
    answerAll((code) => (code === 'CODE3' ? redeemed(code) : forbidden()));
    await send({}, [shopId, other.id]);
    expect(codes()).toEqual([voucher, 'CODE3']);
    expect(await store.shown(other.id)).toMatchObject([{ state: 'sent' }]);
  });

  it('stays alone where the server fails at its voucher, with the next use of that voucher', async () => {
    await undo(await storeAUse(store));
    await storeAUse(store);
    await storeAUse(store, aCheck({ code: 'CODE2' }));
    answerAll((code) => (code === 'CODE2' ? redeemed(code) : problem(500, 'INTERNAL')));
    await send();
    expect(new Set(codes())).toEqual(new Set([voucher, 'CODE2']));
    expect(await shown()).toMatchObject([{ state: 'unsent' }, { code: 'CODE2', state: 'sent' }]);
  });

  it('stays with all others after the third voucher that the server fails at', async () => {
    for (const code of 'ABCD') await storeAUse(store, aCheck({ code }));
    answerAll(() => problem(500, 'INTERNAL'));
    await send();
    expect(new Set(codes()).size).toBe(3);
    expect((await shown()).map(({ state }) => state)).toEqual(Array(4).fill('unsent'));
  });

  it.each([
    ['as long as the server asks for', () => busyFor(429, '3600'), 3_600_000],
    ["no longer for a portal's page", () => busyFor(503, '86000', { ok: false }), 0],
  ])('waits %s', async (_, answer, wait) => {
    await storeAUse(store);
    answerAll(answer);
    expect(await send()).toBe(wait);
  });

  it('leaves the time to the server at once and online, and names its own later', async () => {
    const { nonce } = await storeAUse(store, aCheck({ source: 'server' }));
    answerAll(forbidden);
    for (let attempt = 0; attempt < 3; attempt += 1) await send();
    const use = { code: voucher, shopId, nonce };
    const later = { ...use, redeemedAt: '2026-12-01T15:00:00.000Z', offline: true };
    expect(bodies()).toEqual([use, later, later]);
    // The server refuses a key that it knows with another body.
    const [first, second, third] = fetchMock.mock.calls.map(([, { headers }]) =>
      new Headers(headers).get('idempotency-key'),
    );
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });
});

describe('an undo', () => {
  async function sentUse(answer: () => Response = redeemed): Promise<StoredEntry> {
    const entry = await storeAUse(store);
    answerOnce(answer);
    await send();
    return entry;
  }

  /** Undoes a use while it is sent. */
  async function undoInFlight(answer: () => Response): Promise<void> {
    const entry = await storeAUse(store);
    answerOnce(() => undo(entry).then(() => answer()));
  }

  it.each<[string, () => Promise<unknown>, number]>([
    ['was never sent', async () => undo(await storeAUse(store)), 0],
    ['the server then refuses', () => undoInFlight(() => problem(409, 'CLAIM_CANCELLED')), 1],
  ])('of a use that %s leaves nothing', async (_, prepare, calls) => {
    await prepare();
    await send();
    expect(await shown()).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ['while it is in flight', () => undoInFlight(redeemed)],
    [
      'after its answer was lost',
      async () => {
        await undo(await sentUse(forbidden));
        answerOnce(() => anAnswer(200, redemption()));
      },
    ],
    ['after its answer', async () => undo(await sentUse())],
  ])('of a use %s rolls it back, and opens its code for checks offline', async (_, prepare) => {
    const pack = { serverTime: '', fullAt: '', arrivedAt: 0, keys: [], offers: [] };
    await store.changePack(shopId, () => ({ ...pack, shopId, closedCodes: ['A', voucher] }));
    await prepare();
    answerOnce(reversed);
    await send();
    const [url, { body }] = fetchMock.mock.lastCall ?? ['', {}];
    expect(url).toBe(`/api/redemptions/${redemptionId}/rollback`);
    expect(JSON.parse(String(body))).toEqual({ reason: 'Engano' });
    expect(await shown()).toMatchObject([{ state: 'sent', undo: { state: 'done' } }]);
    expect((await store.pack(shopId))?.closedCodes).toEqual(['A']);
  });

  it('comes before the next use of the same voucher', async () => {
    await undo(await sentUse());
    await storeAUse(store);
    answerOnce(reversed, redeemed);
    await send();
    const urls = fetchMock.mock.calls.map(([url]) => url.split('/').at(-1));
    expect(urls).toEqual(['redemptions', 'rollback', 'redemptions']);
  });

  const owner = { kind: 'owner' } as const;
  const another = { kind: 'validator', validatorId: 'val_2' } as const;
  it.each<[string, number, string, SendingMember, number, string]>([
    ['after five minutes', 403, 'FORBIDDEN', counterValidator, 301_000, 'refused'],
    ['within five minutes', 403, 'FORBIDDEN', counterValidator, 299_000, 'wished'],
    ['by the owner', 403, 'FORBIDDEN', owner, 301_000, 'wished'],
    ['by another validator', 403, 'FORBIDDEN', another, 0, 'refused'],
    ['of a gone redemption', 404, 'REDEMPTION_NOT_FOUND', owner, 0, 'refused'],
    ['without a session', 401, 'UNAUTHENTICATED', counterValidator, 301_000, 'wished'],
    ['done before its answer was lost', 409, 'INVALID_TRANSITION', counterValidator, 0, 'done'],
  ])('%s is %s', async (_, status, code, sender, after, state) => {
    await undo(await sentUse());
    answerAll(() => problem(status, code));
    await send({ sender: () => sender, now: async () => noon + after });
    expect(await shown()).toMatchObject([{ state: 'sent', undo: { state } }]);
  });
});
