import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { useStorages } from './a-storage.ts';

/** Gives an empty device to the tests of a file, without a user, pictures and an answer of the server. */
export function useDevice(): void {
  useStorages();
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}

/** Signs a user in or out on this device, as another tab does. */
export function signInAs(userId: string | undefined): void {
  if (userId === undefined) localStorage.removeItem('userId');
  else localStorage.setItem('userId', userId);
}

/** Answers pictures by a file of a type. */
export function answerPictures(type = 'image/webp', status = 200) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response('picture', { status, headers: { 'content-type': type } }),
    );
}

/** Returns users and codes of all stored vouchers, whoever asks. */
export async function storedVouchers(): Promise<readonly string[]> {
  const wallet = await openDB('vitrine-wallet');
  try {
    if (!wallet.objectStoreNames.contains('claims')) return [];
    const keys = (await wallet.getAllKeys('claims')) as unknown as readonly (readonly string[])[];
    return keys.map((key) => key.join(' '));
  } finally {
    wallet.close();
  }
}
