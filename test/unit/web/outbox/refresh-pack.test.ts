import { onCounterDevice, signIn, validatorUser } from '#test/support/counter/a-device.ts';
import { aCheck, counterShop, noon, storeAUse } from '#test/support/counter/entries.ts';
import { refreshPack } from '#web/platform/outbox/checking/refresh-pack.ts';
import { clockOf, loadClock, packAgeOf } from '#web/platform/outbox/checking/shop-clock.ts';
import { settleEntry } from '#web/platform/outbox/entries/settle-entry.ts';
import { memoryStore } from '#web/platform/outbox/store/memory-store.ts';
import type { OutboxStore } from '#web/platform/outbox/store/outbox-store.ts';
import { anAnswer } from '../support/an-answer.ts';

onCounterDevice();

const day = 24 * 3_600_000;
let store: OutboxStore;
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  store = memoryStore();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as never;
});

const answer = (at: number, closedCodes: string[]) =>
  fetchMock.mockImplementationOnce(async () =>
    anAnswer(200, { serverTime: new Date(at).toISOString(), keys: [], offers: [], closedCodes }),
  );
const refresh = () => refreshPack(store, counterShop.id);
const minutes = (count: number) => noon + count * 60_000;
const lastUrl = () => new URL(fetchMock.mock.lastCall?.[0] ?? '', 'https://vitrine.example');
const packCodes = async () => (await store.pack(counterShop.id))?.closedCodes;

describe('the pack of a counter', () => {
  it('grows by increments, which overlap, and is loaded whole after an hour', async () => {
    answer(noon, ['A']);
    await refresh();
    expect(lastUrl().search).toBe('');
    answer(minutes(30), ['B', 'A']);
    await refresh();
    expect(lastUrl().searchParams.get('since')).toBe('2026-12-01T14:55:00.000Z');
    expect(await packCodes()).toEqual(['B', 'A']);
    answer(minutes(60), ['C']);
    await refresh();
    expect(await packCodes()).toEqual(['C', 'B', 'A']);
    // A code that was opened again is only absent from a whole pack.
    answer(minutes(61), ['C']);
    await refresh();
    expect(lastUrl().search).toBe('');
    expect(await packCodes()).toEqual(['C']);
  });

  it('corrects the clock of the device', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(noon + 365 * day);
    signIn(validatorUser);
    answer(noon, []);
    await refresh();
    expect(clockOf(counterShop.id)).toMatchObject({ now: noon, isSetBack: false });
    expect(packAgeOf(counterShop.id)).toBe(0);
  });

  it('of another tab corrects it, too', async () => {
    answer(noon, []);
    await refresh();
    await store.changePack(
      counterShop.id,
      (pack) =>
        pack && {
          ...pack,
          arrivedAt: Date.now() + 1,
          serverTime: new Date(minutes(5)).toISOString(),
        },
    );
    await loadClock(store, counterShop.id);
    expect(Math.abs(clockOf(counterShop.id).now - minutes(5))).toBeLessThan(5000);
  });

  it.each([
    ['was used at a later time', 0, true],
    ['was used at a later time by a clock that was wrong then', 3_600_000, false],
  ])('notices a clock that was set back, if the counter %s', async (_, wrong, isSetBack) => {
    answer(noon, []);
    await refresh();
    const now = Date.now();
    await storeAUse(store, aCheck(), {
      now: noon + 7_200_000,
      deviceNow: now + 7_200_000 + wrong,
    });
    await jest.isolateModulesAsync(async () => {
      const nextPage = await import('#web/platform/outbox/checking/shop-clock.ts');
      await nextPage.loadClock(store, counterShop.id);
      expect(nextPage.clockOf(counterShop.id).isSetBack).toBe(isSetBack);
    });
  });

  it('is not replaced by the answer of a portal', async () => {
    answer(noon, ['A']);
    await refresh();
    fetchMock.mockImplementationOnce(async () => anAnswer(200, { welcome: true }));
    await expect(refresh()).rejects.toMatchObject({ name: 'OutboxError' });
    expect(await packCodes()).toEqual(['A']);
  });
});

describe('with a new pack, by the clock of the server', () => {
  const redemption = { id: 'red_1', status: 'done', title: 'Pão', offerPrice: 1 } as const;

  /** Stores a use, which the server then settles, or not. Returns its code. */
  const storeUse = async (settlement?: Parameters<typeof settleEntry>[1]) => {
    const { nonce, code } = await storeAUse(store);
    const at = { code, shopId: counterShop.id };
    if (settlement) await store.change(at, settleEntry(nonce, settlement, noon));
    return code;
  };
  const refreshAfter = async (days: number) => {
    answer(noon + days * day, []);
    await refresh();
  };

  it.each([
    ['a sent use leaves the list after 36 hours', { kind: 'redeemed', redemption }, 1.4, 1.6],
    [
      'a refusal leaves after 30 days',
      { kind: 'refused', refusal: { code: 'CLAIM_CANCELLED' } },
      29,
      30,
    ],
    ['an unsent use stays for ever', undefined, 3650, undefined],
  ] as const)('%s', async (_, settlement, last, over) => {
    await storeUse(settlement);
    await refreshAfter(last);
    expect(await store.shown(counterShop.id)).toHaveLength(1);
    if (over) await refreshAfter(over);
    expect(await store.shown(counterShop.id)).toHaveLength(over ? 0 : 1);
  });

  it('a sent use leaves the device after the end of its claim', async () => {
    const code = await storeUse({ kind: 'redeemed', redemption });
    await refreshAfter(30);
    expect(await store.ofCode(code)).toHaveLength(1);
    await refreshAfter(31);
    expect(await store.ofCode(code)).toEqual([]);
  });
});
