import { onCounterDevice, page, signIn, validatorUser } from '#test/support/counter/a-device.ts';
import { aCheck, counterShop, counterValidator, storeAUse } from '#test/support/counter/entries.ts';
import { undoUse } from '#web/platform/outbox/entries/undo-use.ts';
import {
  countUnsent,
  type SignedInMember,
  sendSoon,
  startSending,
} from '#web/platform/outbox/outbox.ts';
import { outboxStore } from '#web/platform/outbox/store/open-store.ts';
import { anAnswer } from '../support/an-answer.ts';

onCounterDevice();

const me: SignedInMember = {
  userId: validatorUser,
  role: 'validator',
  businessId: counterShop.businessId,
  shopId: counterShop.id,
  validatorId: counterValidator.validatorId,
};
const otherShop = { ...counterShop, id: 'shp_01JD2Q5W8N7V3M4K6T9XBCDF77' };

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const codes = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)).code);
const taken = async (_: string, { body }: RequestInit) => {
  const { code } = JSON.parse(String(body));
  return anAnswer(201, { id: `red_${code}`, code, status: 'done', title: 'Pão', offerPrice: 1 });
};
const busy = async () => anAnswer(403, { code: 'FORBIDDEN' });

let stop = () => {};
const start = (member = me) => {
  stop = startSending(member);
};

const connect = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
const show = async (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
};

/** Waits for pending steps of the store and of calls. */
const settle = async () => {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  fetchMock.mockReset();
  fetchMock.mockImplementation(busy);
  globalThis.fetch = fetchMock as never;
  page.visibilityState = 'visible';
  connect(true);
  const store = await outboxStore();
  await storeAUse(store, aCheck({ code: 'CODE1' }));
});
afterEach(async () => {
  stop();
  const store = await outboxStore();
  store.close();
  await settle();
  jest.useRealTimers();
});

describe('the outbox sends', () => {
  it('at the start, and every 30 seconds', async () => {
    start();
    await settle();
    expect(codes()).toEqual(['CODE1']);
    for (const times of [2, 3]) {
      jest.advanceTimersByTime(30_000);
      await settle();
      expect(fetchMock).toHaveBeenCalledTimes(times);
    }
    stop();
    jest.advanceTimersByTime(60_000);
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('when the connection comes back, and not without one', async () => {
    connect(false);
    start();
    jest.advanceTimersByTime(60_000);
    await settle();
    expect(fetchMock).not.toHaveBeenCalled();
    connect(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('when the page is shown again', async () => {
    start();
    await settle();
    await show('hidden');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await show('visible');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('not before the server wants it', async () => {
    fetchMock.mockImplementation(async () =>
      anAnswer(429, { code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '100' }),
    );
    start();
    await settle();
    for (const [seconds, times] of [
      [90, 1],
      [30, 2],
    ] as const) {
      jest.advanceTimersByTime(seconds * 1000);
      await settle();
      expect(fetchMock).toHaveBeenCalledTimes(times);
    }
  });

  it('one at a time: the second tab waits for the lock', async () => {
    let answer = () => {};
    fetchMock.mockImplementation(
      (...request) =>
        new Promise((resolve) => {
          answer = () => resolve(taken(...request));
        }),
    );
    start();
    await settle();
    let secondTab: typeof import('#web/platform/outbox/outbox.ts') | undefined;
    await jest.isolateModulesAsync(async () => {
      const { setAppConfig } = await import('#web/config/app-config.ts');
      const { aConfig } = await import('../support/a-config.ts');
      const device = await import('#test/support/counter/a-device.ts');
      setAppConfig(aConfig());
      device.signIn(validatorUser);
      secondTab = await import('#web/platform/outbox/outbox.ts');
    });
    const stopSecond = secondTab?.startSending(me);
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    answer();
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(await countUnsent(me)).toBe(0);
    stopSecond?.();
  });

  it.each([
    ['a validator of the shop', me, true],
    ['the owner', { ...me, role: 'owner', shopId: undefined } as never, true],
    ['a validator of another shop', { ...me, shopId: otherShop.id }, false],
    ['the owner of another business', { ...me, role: 'owner', businessId: 'biz_2' }, false],
    ['a consumer', { userId: validatorUser, role: 'consumer' }, false],
  ] as const)('for %s only its own entries', async (_, member, isSent) => {
    start(member as SignedInMember);
    await settle();
    expect(codes()).toEqual(isSent ? ['CODE1'] : []);
    expect(await countUnsent(member as SignedInMember)).toBe(isSent ? 1 : 0);
  });

  it('under the name of who redeemed, also for the next validator on the same page', async () => {
    start();
    await settle();
    stop();
    signIn('next-validator');
    start({ ...me, userId: 'next-validator', validatorId: 'val_01JD2Q5W8N7V3M4K6T9XBCDF99' });
    await settle();
    const [own, ofOther] = fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
    expect(own).not.toHaveProperty('validatorId');
    expect(ofOther).toMatchObject({ validatorId: counterValidator.validatorId, offline: true });
  });

  it('the undo of a validator on any screen, and keeps it if the server refuses it for another reason', async () => {
    const store = await outboxStore();
    const [entry] = await store.shown(counterShop.id);
    fetchMock.mockImplementationOnce(taken);
    start();
    await settle();
    const wish = undoUse(entry?.nonce ?? '', 'Engano');
    await store.change({ code: 'CODE1', shopId: counterShop.id }, wish);
    await sendSoon();
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(await store.shown(counterShop.id)).toMatchObject([{ undo: { state: 'wished' } }]);
  });

  it('nothing once another user has signed in, in this tab or another one', async () => {
    signIn('another-user');
    start();
    await settle();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
