import { onCounterDevice, signIn, validatorUser } from '#test/support/counter/a-device.ts';
import { aCheck, counterShop, counterValidator, storeAUse } from '#test/support/counter/entries.ts';
import { aVoucher, voucherFacts, voucherKey } from '#test/support/vouchers.ts';
import { openCounter } from '#web/platform/outbox/outbox.ts';
import { outboxStore } from '#web/platform/outbox/store/open-store.ts';
import { anAnswer } from '../support/an-answer.ts';

const { code, offerId, offerVersion } = voucherFacts;
const now = Date.parse('2026-12-01T15:00:00.000Z');
const offer = { title: 'Pão francês', originalPrice: 10, offerPrice: 7.5 };
const claim = { code, ...offer, endsAt: '2027-01-01T02:59:59.000Z', status: 'open' };
const pack = {
  serverTime: new Date(now).toISOString(),
  keys: [{ id: voucherKey.id, publicKey: voucherKey.publicKey, validUntil: voucherKey.validUntil }],
  offers: [{ offerId, offerVersion, ...offer, endsAt: claim.endsAt }],
  closedCodes: [],
};

onCounterDevice();

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answers = (answer: (init: RequestInit) => Response | Promise<Response>) =>
  fetchMock.mockImplementation(async (url, init) =>
    url.includes('counter-pack') ? anAnswer(200, pack) : answer(init),
  );
const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
/** A server that never answers. */
const hangs = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const counter = () => openCounter(counterShop, counterValidator);
const ready = async () => {
  const device = counter();
  await device.refreshPack();
  return device;
};

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as never;
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  answers(() => anAnswer(200, { claim }));
});
afterEach(async () => {
  (await outboxStore()).close();
});

describe('a check with a connection', () => {
  it('does not wait for the server about a use that it does not know yet', async () => {
    const device = await ready();
    fetchMock.mockClear();
    await storeAUse(await outboxStore(), aCheck());
    const result = await device.check(await aVoucher());
    expect(result).toMatchObject({ state: 'refused', refusal: { code: 'ALREADY_REDEEMED' } });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is the device’s if the server does not answer within 1.5 seconds', async () => {
    const device = await ready();
    answers(hangs);
    const start = performance.now();
    const result = await device.check(await aVoucher());
    expect(result).toMatchObject({ state: 'ok', source: 'device', offer });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each([
    ['the connection fails', noAnswer],
    ['the server is down', () => anAnswer(503, { code: 'UNAVAILABLE' })],
    ['a portal answers', () => new Response('<html>', { status: 404 })],
    ['the session has ended', () => anAnswer(403, { code: 'FORBIDDEN' })],
    ['the server is busy', () => anAnswer(429, { code: 'TOO_MANY_REQUESTS' })],
  ])('is the device’s if %s', async (_, answer) => {
    const device = await ready();
    answers(answer);
    expect(await device.check(await aVoucher())).toMatchObject({ state: 'ok', source: 'device' });
  });
});

const offline = () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
};

it.each([3_600_000, -365 * 86_400_000])(
  'a check without a connection is right on a device whose clock is wrong by %d ms',
  async (wrong) => {
    jest.spyOn(Date, 'now').mockReturnValue(now + wrong);
    signIn(validatorUser);
    const device = await ready();
    offline();
    const checked = async (lastDay: string) => device.check(await aVoucher({ lastDay }));
    expect(await checked('2026-12-01')).toMatchObject({ state: 'ok' });
    expect(await checked('2026-11-30')).toMatchObject({ refusal: { code: 'CLAIM_EXPIRED' } });
    expect(device.now()).toEqual(new Date(now));
  },
);

describe('a use', () => {
  it('follows a use that was undone elsewhere, if the server has checked', async () => {
    const device = await ready();
    const store = await outboxStore();
    const first = await device.redeem(await device.check(await aVoucher()));
    await store.change({ code, shopId: counterShop.id }, ({ ofCode: [entry] }) => ({
      put: { ...(entry as never as typeof first), state: 'sent', settledAt: now - 1000 } as never,
      result: undefined,
    }));
    const second = await device.redeem(await device.check(await aVoucher()));
    expect(second.sequence).toBe(2);
  });

  it('is not possible offline in a browser without storage, and is online', async () => {
    jest.resetModules();
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Private window', 'SecurityError');
    });
    await jest.isolateModulesAsync(async () => {
      const { setAppConfig } = await import('#web/config/app-config.ts');
      const { aConfig } = await import('../support/a-config.ts');
      setAppConfig(aConfig());
      const fresh = await import('#web/platform/outbox/outbox.ts');
      const device = fresh.openCounter(counterShop, counterValidator);
      await device.refreshPack();
      expect(await device.isKept()).toBe(false);
      const check = await device.check(await aVoucher());
      expect(check.source).toBe('server');
      offline();
      const alone = await device.check(await aVoucher());
      await expect(device.redeem(alone)).rejects.toMatchObject({ code: 'NO_STORAGE' });
      expect(await device.redeem(check)).toMatchObject({ state: 'unsent' });
    });
  });
});

it('the browser is asked once not to remove the entries', () => {
  const persist = jest.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  const stored = new Map([['userId', 'somebody']]);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  counter();
  counter();
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(navigator, 'storage');
});
