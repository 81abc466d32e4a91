import { deleteDB, openDB } from 'idb';
import { onCounterDevice } from '#test/support/counter/a-device.ts';
import { aCheck, counterShop, storeAUse } from '#test/support/counter/entries.ts';
import { forgetOnDevice } from '#web/platform/offline/forget-on-device.ts';
import { openDeviceStore } from '#web/platform/outbox/store/device-store.ts';
import { databaseName, schemaVersion } from '#web/platform/outbox/store/open-database.ts';
import { outboxStore } from '#web/platform/outbox/store/open-store.ts';
import type { OutboxStore } from '#web/platform/outbox/store/outbox-store.ts';

onCounterDevice();

const open: OutboxStore[] = [];
async function openStore(): Promise<OutboxStore> {
  const store = await openDeviceStore();
  open.push(store);
  return store;
}
afterEach(() => {
  for (const store of open.splice(0)) store.close();
});

const quota = () => new DOMException('The disk is full', 'QuotaExceededError');

/** Lets the next transaction fail when the browser writes it, after all its requests succeeded. */
function fillDiskAtCommit(): void {
  const real = IDBDatabase.prototype.transaction;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...args: Parameters<IDBDatabase['transaction']>
  ) {
    const transaction = real.apply(this, args);
    const put = transaction.objectStore('entries');
    const fail = () => {
      Object.defineProperty(transaction, 'error', { value: quota(), configurable: true });
      transaction.abort();
    };
    const realPut = put.put.bind(put);
    put.put = (...values: Parameters<IDBObjectStore['put']>) => {
      const request = realPut(...values);
      request.addEventListener('success', fail);
      return request;
    };
    return transaction;
  });
}

describe('a use', () => {
  it('is stored with strict durability, and is there when the promise resolves', async () => {
    const store = await openStore();
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await storeAUse(store);
    expect(transaction).toHaveBeenCalledWith(['entries', 'shops'], 'readwrite', {
      durability: 'strict',
    });
    const next = await openStore();
    expect(await next.shown(counterShop.id)).toMatchObject([{ code: '7K3MQ9XT2D4', sequence: 1 }]);
  });

  it('resolves at the end of the transaction, not with its last request', async () => {
    const store = await openStore();
    const seen: string[] = [];
    const real = IDBDatabase.prototype.transaction;
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args: Parameters<IDBDatabase['transaction']>
    ) {
      const transaction = real.apply(this, args);
      transaction.addEventListener('complete', () => seen.push('complete'));
      return transaction;
    });
    await storeAUse(store);
    seen.push('resolved');
    expect(seen).toEqual(['complete', 'resolved']);
  });

  it.each([
    [
      'at the write',
      () =>
        jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
          throw quota();
        }),
    ],
    ['at the commit', fillDiskAtCommit],
  ])('is refused with DISK_FULL where the disk is full %s, and is not stored', async (_, fill) => {
    const store = await openStore();
    fill();
    await expect(storeAUse(store)).rejects.toMatchObject({
      name: 'OutboxError',
      code: 'DISK_FULL',
    });
    expect(await store.shown(counterShop.id)).toEqual([]);
    expect((await storeAUse(store)).sequence).toBe(1);
  });

  it('has no consumer', async () => {
    const store = await openStore();
    const claim = { consumerId: 'a-person', title: 'Pão francês' };
    await storeAUse(store, aCheck({ claim: claim as never }));
    expect(JSON.stringify(await store.shown(counterShop.id))).not.toContain('a-person');
  });

  it('gets the next sequence of its shop in whatever tab, and none twice', async () => {
    const [one, other] = [await openStore(), await openStore()];
    const codes = Array.from({ length: 20 }, (_, n) => `CODE${n}`);
    const entries = await Promise.all(
      codes.map((code, n) => storeAUse(n % 2 ? one : other, aCheck({ code }))),
    );
    const sequences = entries.map(({ sequence }) => sequence).sort((a, b) => a - b);
    expect(sequences).toEqual(codes.map((_, n) => n + 1));
  });

  it('of one voucher is stored once, also from two tabs at the same time', async () => {
    const [one, other] = [await openStore(), await openStore()];
    const results = await Promise.allSettled([storeAUse(one), storeAUse(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'ALREADY_REDEEMED' },
    });
  });

  it('is one entry for two taps on one result', async () => {
    const store = await openStore();
    const check = aCheck();
    expect(await storeAUse(store, check)).toEqual(await storeAUse(store, check));
    expect(await store.shown(counterShop.id)).toHaveLength(1);
  });

  it('is not stored after the claim has ended on the screen', async () => {
    const store = await openStore();
    const check = aCheck({ endsAt: '2026-12-01T14:59:59.999Z' });
    await expect(storeAUse(store, check)).rejects.toMatchObject({ code: 'CLAIM_EXPIRED' });
    await expect(storeAUse(store, aCheck({ mayRedeem: false }))).rejects.toMatchObject({
      code: 'NOT_CHECKED',
    });
  });
});

describe('an update of the app', () => {
  it('with another schema finds all entries, and stops the page of the old version', async () => {
    const store = await openStore();
    await storeAUse(store);
    const newer = await openDB(databaseName, schemaVersion + 1);
    expect(await newer.getAll('entries')).toHaveLength(1);
    await expect(storeAUse(store, aCheck({ code: 'CODE2' }))).rejects.toMatchObject({
      code: 'NEW_VERSION',
    });
    await expect(outboxStore()).rejects.toMatchObject({ code: 'NEW_VERSION' });
    newer.close();
  });

  it('waits for a use that is being stored', async () => {
    const store = await openStore();
    const using = storeAUse(store);
    const [entry, newer] = await Promise.all([using, openDB(databaseName, schemaVersion + 1)]);
    expect(await newer.getAll('entries')).toMatchObject([{ nonce: entry.nonce }]);
    newer.close();
  });

  it('that only closed the connection is followed by a new one', async () => {
    const store = await openStore();
    await storeAUse(store);
    store.close();
    expect(await store.shown(counterShop.id)).toHaveLength(1);
    await deleteDB(databaseName);
    expect(await store.shown(counterShop.id)).toEqual([]);
  });

  it('that a browser lost while the page slept is opened again for a use', async () => {
    const store = await openStore();
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    await storeAUse(store);
    expect(await store.shown(counterShop.id)).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  it('leaves the entries on the device', async () => {
    const store = await openStore();
    await storeAUse(store);
    await forgetOnDevice();
    expect(await store.shown(counterShop.id)).toHaveLength(1);
  });
});
