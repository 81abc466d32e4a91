import { openDB } from 'idb';
import { codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { aShownClaim } from '#test/support/builders/shown-records.ts';
import {
  answerPictures,
  signInAs,
  storedVouchers,
  useDevice,
} from '#test/unit/web/support/a-wallet.ts';
import {
  forgetOtherWallets,
  forgetWallet,
  keepClaims,
  keptClaims,
} from '#web/platform/wallet/wallet.ts';

const claim = aShownClaim({ code: codeNo(1) });
const image = { url: imageUrlNo(), status: 'ready' } as const;

describe('the vouchers on a device are removed', () => {
  useDevice();
  beforeEach(async () => {
    signInAs(holderId);
    await keepClaims(holderId, [claim]);
    expect(await storedVouchers()).toHaveLength(1);
  });

  it('although another tab has the wallet open and does not close it', async () => {
    const frozenTab = await openDB('vitrine-wallet');
    await forgetWallet();
    expect(await storedVouchers()).toEqual([]);
    frozenTab.close();
  });

  it('although the version of the app in another tab has another schema', async () => {
    const newer = await openDB('vitrine-wallet', 7);
    expect(newer.version).toBe(7);
    await forgetWallet();
    expect(await storedVouchers()).toEqual([]);
    newer.close();
  });

  it('with a database of another schema that has no such store', async () => {
    const newer = await openDB('vitrine-wallet', 8, {
      upgrade: (wallet) => wallet.deleteObjectStore('claims'),
      blocking: (_old, _new, { target }) => (target as IDBDatabase).close(),
    });
    expect(newer.version).toBe(8);
    await forgetWallet();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('also where the user signs out while pictures load', async () => {
    answerPictures().mockImplementation(async () => {
      signInAs(undefined);
      return new Response('picture', { headers: { 'content-type': 'image/webp' } });
    });
    expect(await keepClaims(holderId, [{ ...claim, image }])).toBe(false);
    expect(await storedVouchers()).toEqual([]);
  });
});

describe('a browser that stores nothing', () => {
  useDevice();
  beforeEach(() => signInAs(holderId));

  const missing = () => Reflect.deleteProperty(globalThis, 'indexedDB');
  const refusing = () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  };

  it.each([
    ['without IndexedDB', missing],
    ['in a private window that refuses it', refusing],
  ])('%s has an empty wallet, says so, and signs out', async (_, prepare) => {
    prepare();
    expect(await keepClaims(holderId, [claim])).toBe(false);
    expect(await keptClaims(holderId)).toEqual([]);
    await expect(forgetWallet()).resolves.toBeUndefined();
    await expect(forgetOtherWallets(holderId)).resolves.toBeUndefined();
  });

  it('does not wait for ever for a database that another tab holds', async () => {
    const old = await openDB('vitrine-wallet', 1);
    void openDB('vitrine-wallet', 3).then((wallet) => wallet.close());
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const keeping = keepClaims(holderId, [claim]);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await keeping).toBe(false);
    jest.useRealTimers();
    old.close();
  });

  it('does not wait for the place of a full disk', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await keepClaims(holderId, [claim])).toBe(false);
  });
});
