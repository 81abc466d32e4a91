import { onCounterDevice } from '#test/support/counter/a-device.ts';
import { aCheck, aValidator, counterShop, noon, storeAUse } from '#test/support/counter/entries.ts';
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

const redemption = (code = '7K3MQ9XT2D4', status = 'done') => ({
  id: 'red_01JD2Q5W8N7V3M4K6T9XBCDFGH',
  code,
  status,
  title: 'Pão francês',
  offerPrice: 7.5,
});
const problem = (status: number, code: string, more: object = {}) =>
  anAnswer(status, { code, ...more });

interface Sending {
  readonly sender?: SendingMember;
  readonly now?: number;
  readonly shopIds?: readonly string[];
}
const send = ({ sender = aValidator, now = noon, shopIds = [counterShop.id] }: Sending = {}) =>
  sendDue(shopIds, {
    store,
    sender: () => sender,
    isSignedIn: () => isSignedIn,
    now: async () => now,
    onChange: () => {},
  });

const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const keys = () =>
  fetchMock.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
const shown = () => store.shown(counterShop.id);
const undo = ({ nonce, code }: StoredEntry) =>
  store.change({ code, shopId: counterShop.id }, undoUse(nonce, 'Engano'));
const answerOnce = (...answers: readonly (() => Response)[]) => {
  for (const answer of answers) fetchMock.mockImplementationOnce(async () => answer());
};

describe('a use that is sent', () => {
  it.each([200, 201])('is sent for good after %d', async (status) => {
    await storeAUse(store);
    answerOnce(() => anAnswer(status, redemption()));
    await send();
    expect(await shown()).toMatchObject([{ state: 'sent', redemptionId: redemption().id }]);
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    [400, 'VALIDATION_FAILED'],
    [404, 'CLAIM_NOT_FOUND'],
    [404, 'VALIDATOR_NOT_FOUND'],
    [409, 'CLAIM_CANCELLED'],
  ])('is refused for good after %d %s', async (status, code) => {
    await storeAUse(store);
    answerOnce(() => problem(status, code));
    await send();
    expect(await shown()).toMatchObject([{ state: 'refused', refusal: { code } }]);
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('shows where another device was first', async () => {
    await storeAUse(store);
    const earlier = { redeemedAt: '2026-12-01T14:00:00.000Z', shopId: counterShop.id };
    answerOnce(() => problem(409, 'REDEEMED_ELSEWHERE', { redemption: earlier }));
    await send();
    expect((await shown())[0]?.refusal).toEqual({
      code: 'REDEEMED_ELSEWHERE',
      redemption: earlier,
    });
  });

  it.each<[string, () => Response]>([
    ['401', () => problem(401, 'UNAUTHENTICATED')],
    ['403', () => problem(403, 'FORBIDDEN')],
    ['429', () => anAnswer(429, { code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '60' })],
    ["a gateway's 500", () => anAnswer(500, { message: 'Internal Server Error' })],
    ['503', () => problem(503, 'UNAVAILABLE')],
    ['an earlier attempt that still runs', () => problem(409, 'REQUEST_IN_PROGRESS')],
    ["a portal's 404", () => new Response('<html>', { status: 404 })],
    ["a portal's 200", () => new Response('<html>', { status: 200 })],
    ["a portal's JSON", () => anAnswer(200, { ok: true })],
    ["the gateway's 404", () => anAnswer(404, { message: 'Not Found' })],
    [
      'no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('stays after %s, and is sent again', async (_, answer) => {
    const first = await storeAUse(store);
    await storeAUse(store, aCheck({ code: '00000000000' }));
    fetchMock.mockImplementation(async () => answer());
    await send();
    expect(await shown()).toMatchObject([{ state: 'unsent' }, { state: 'unsent', isTried: false }]);
    fetchMock.mockReset();
    answerOnce(
      () => anAnswer(201, redemption()),
      () => anAnswer(201, redemption('00000000000')),
    );
    await send();
    expect(await shown()).toMatchObject([{ nonce: first.nonce, state: 'sent' }, { state: 'sent' }]);
  });

  it('stays with those behind it, in their order, while another shop is served', async () => {
    const other = { ...counterShop, id: 'shp_01JD2Q5W8N7V3M4K6T9XBCDF02' };
    await storeAUse(store);
    await storeAUse(store, aCheck({ code: 'CODE2' }));
    await storeAUse(store, aCheck({ code: 'CODE3' }), { shop: other });
    fetchMock.mockImplementation(async (_, { body }) =>
      String(body).includes('CODE3')
        ? anAnswer(201, redemption('CODE3'))
        : problem(403, 'FORBIDDEN'),
    );
    await send({ shopIds: [counterShop.id, other.id] });
    expect(bodies().map(({ code }) => code)).toEqual(['7K3MQ9XT2D4', 'CODE3']);
    expect(await store.shown(other.id)).toMatchObject([{ state: 'sent' }]);
  });

  it('stays alone where the server fails at its voucher, with the next use of that voucher', async () => {
    await undo(await storeAUse(store));
    await storeAUse(store);
    await storeAUse(store, aCheck({ code: 'CODE2' }));
    fetchMock.mockImplementation(async (_, { body }) =>
      String(body).includes('CODE2')
        ? anAnswer(201, redemption('CODE2'))
        : problem(500, 'INTERNAL'),
    );
    await send();
    expect(new Set(bodies().map(({ code }) => code))).toEqual(new Set(['7K3MQ9XT2D4', 'CODE2']));
    expect(await shown()).toMatchObject([
      { code: '7K3MQ9XT2D4', state: 'unsent' },
      { code: 'CODE2', state: 'sent' },
    ]);
  });

  it('stays with all others after the third voucher that the server fails at', async () => {
    for (const code of ['CODE1', 'CODE2', 'CODE3', 'CODE4']) {
      await storeAUse(store, aCheck({ code }));
    }
    fetchMock.mockImplementation(async () => problem(500, 'INTERNAL'));
    await send();
    expect(new Set(bodies().map(({ code }) => code)).size).toBe(3);
    expect((await shown()).map(({ state }) => state)).toEqual(Array(4).fill('unsent'));
  });

  it("does not wait as long as a portal's page says", async () => {
    await storeAUse(store);
    fetchMock.mockImplementation(async () =>
      anAnswer(503, { ok: false }, { 'retry-after': '86000' }),
    );
    expect(await send()).toBe(0);
  });

  it('tells how long the server wants to be left alone', async () => {
    await storeAUse(store);
    answerOnce(() => anAnswer(429, { code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '3600' }));
    expect(await send()).toBe(3_600_000);
  });

  it('keeps its entry where another user signed in meanwhile', async () => {
    await storeAUse(store);
    fetchMock.mockImplementationOnce(async () => {
      isSignedIn = false;
      return problem(404, 'SHOP_NOT_FOUND');
    });
    await send();
    expect(await shown()).toMatchObject([{ state: 'unsent' }]);
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('the body of a use', () => {
  const plain = { code: '7K3MQ9XT2D4', shopId: counterShop.id };

  it('leaves the time to the server at once and online, later it names its own', async () => {
    const { nonce } = await storeAUse(store, aCheck({ source: 'server' }));
    fetchMock.mockImplementation(async () => problem(403, 'FORBIDDEN'));
    await send();
    await send();
    await send();
    const later = { ...plain, nonce, redeemedAt: '2026-12-01T15:00:00.000Z', offline: true };
    expect(bodies()).toEqual([{ ...plain, nonce }, later, later]);
    // The server refuses a key that it knows with another body.
    const [first, second, third] = keys();
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it('is of the past for an old entry and for a check without the server', async () => {
    fetchMock.mockImplementation(async () => problem(403, 'FORBIDDEN'));
    await storeAUse(store, aCheck({ source: 'device' }));
    await send();
    store = memoryStore();
    await storeAUse(store, aCheck({ source: 'server' }));
    await send({ now: noon + 11_000 });
    expect(bodies()).toMatchObject([{ offline: true }, { offline: true }]);
  });

  const other = 'val_01JD2Q5W8N7V3M4K6T9XBCDF99';
  it.each<[string, typeof aValidator | { kind: 'owner' }, SendingMember, object]>([
    ["owner's own", { kind: 'owner' }, { kind: 'owner' }, {}],
    ["owner's, sent by a validator", { kind: 'owner' }, aValidator, { byOwner: true }],
    ["validator's own", aValidator, aValidator, {}],
    [
      "validator's, sent by the owner",
      aValidator,
      { kind: 'owner' },
      { validatorId: aValidator.validatorId },
    ],
    [
      "validator's, sent by another one",
      aValidator,
      { kind: 'validator', validatorId: other },
      { validatorId: aValidator.validatorId },
    ],
    [
      "validator's, sent before the id of the sender is known",
      aValidator,
      { kind: 'validator' },
      { validatorId: aValidator.validatorId },
    ],
  ])('names who redeemed: %s', async (_, by, sender, expected) => {
    const { nonce } = await storeAUse(store, aCheck(), { by });
    answerOnce(() => anAnswer(201, redemption()));
    await send({ sender });
    const redeemedAt = '2026-12-01T15:00:00.000Z';
    expect(bodies()).toEqual([{ ...plain, nonce, redeemedAt, offline: true, ...expected }]);
  });
});

describe('an undo', () => {
  it('of a use that was never sent leaves nothing', async () => {
    await undo(await storeAUse(store));
    await send();
    expect(await shown()).toEqual([]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    [
      'while it is in flight',
      async (entry: StoredEntry) => {
        fetchMock.mockImplementationOnce(async () => {
          await undo(entry);
          return anAnswer(201, redemption());
        });
      },
    ],
    [
      'after its answer was lost',
      async (entry: StoredEntry) => {
        fetchMock.mockImplementation(async () => problem(403, 'FORBIDDEN'));
        await send();
        await undo(entry);
        fetchMock.mockReset();
        answerOnce(() => anAnswer(200, redemption()));
      },
    ],
    [
      'after its answer',
      async (entry: StoredEntry) => {
        answerOnce(() => anAnswer(201, redemption()));
        await send();
        await undo(entry);
      },
    ],
  ])('of a use %s rolls it back', async (_, prepare) => {
    await prepare(await storeAUse(store));
    answerOnce(() => anAnswer(200, redemption('7K3MQ9XT2D4', 'reversed')));
    await send();
    const [url, { body }] = fetchMock.mock.lastCall ?? ['', {}];
    expect(url).toBe(`/api/redemptions/${redemption().id}/rollback`);
    expect(JSON.parse(String(body))).toEqual({ reason: 'Engano' });
    expect(await shown()).toMatchObject([{ state: 'sent', undo: { state: 'done' } }]);
  });

  it('opens the code again for checks offline', async () => {
    const entry = await sentUse();
    const pack = { shopId: counterShop.id, serverTime: '', fullAt: '', arrivedAt: 0 };
    const lists = { keys: [], offers: [], closedCodes: ['A', entry.code] };
    await store.changePack(counterShop.id, () => ({ ...pack, ...lists }));
    await undo(entry);
    answerOnce(() => anAnswer(200, redemption(entry.code, 'reversed')));
    await send();
    expect((await store.pack(counterShop.id))?.closedCodes).toEqual(['A']);
  });

  it('of a use that the server then refuses leaves nothing', async () => {
    const entry = await storeAUse(store);
    fetchMock.mockImplementationOnce(async () => {
      await undo(entry);
      return problem(409, 'CLAIM_CANCELLED');
    });
    await send();
    expect(await shown()).toEqual([]);
  });

  it('comes before the next use of the same voucher', async () => {
    await undo(await sentUse());
    await storeAUse(store);
    answerOnce(
      () => anAnswer(200, redemption('7K3MQ9XT2D4', 'reversed')),
      () => anAnswer(201, redemption()),
    );
    await send();
    const urls = fetchMock.mock.calls.map(([url]) => url.split('/').at(-1));
    expect(urls).toEqual(['redemptions', 'rollback', 'redemptions']);
  });

  it('whose answer was lost counts as done where the server has undone it', async () => {
    await undo(await sentUse());
    answerOnce(() => problem(409, 'INVALID_TRANSITION'));
    await send();
    expect(await shown()).toMatchObject([{ undo: { state: 'done' } }]);
  });

  it.each<[string, number, string, SendingMember, number, string]>([
    ['after five minutes', 403, 'FORBIDDEN', aValidator, 301_000, 'refused'],
    ['within five minutes', 403, 'FORBIDDEN', aValidator, 299_000, 'wished'],
    ['by the owner', 403, 'FORBIDDEN', { kind: 'owner' }, 301_000, 'wished'],
    [
      'by another validator',
      403,
      'FORBIDDEN',
      { kind: 'validator', validatorId: 'val_2' },
      0,
      'refused',
    ],
    ['of a gone redemption', 404, 'REDEMPTION_NOT_FOUND', { kind: 'owner' }, 0, 'refused'],
    ['without a session', 401, 'UNAUTHENTICATED', aValidator, 301_000, 'wished'],
  ])('%s is %s', async (_, status, code, sender, after, state) => {
    await undo(await sentUse());
    fetchMock.mockImplementation(async () => problem(status, code));
    await send({ sender, now: noon + after });
    expect(await shown()).toMatchObject([{ state: 'sent', undo: { state } }]);
  });

  async function sentUse(): Promise<StoredEntry> {
    const entry = await storeAUse(store);
    answerOnce(() => anAnswer(201, redemption()));
    await send();
    return entry;
  }
});
