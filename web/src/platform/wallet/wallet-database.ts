import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Claim } from '#contract/claims/claims.ts';

export const walletName = 'vitrine-wallet';

/** Version of the schema. The next one needs a migration in `upgrade`, since vouchers may be stored nowhere else. */
const schemaVersion = 1;

/** A voucher as stored, with its offer's picture once that has loaded. */
export interface StoredClaim {
  readonly userId: string;
  readonly claim: Claim;
  readonly picture?: Blob;
}

interface WalletSchema extends DBSchema {
  claims: { key: [userId: string, code: string]; value: StoredClaim };
}

export type WalletDatabase = IDBPDatabase<WalletSchema>;

/** Milliseconds to wait for the database: a change of its version waits for other tabs. */
const patience = 3000;

async function open(version?: number): Promise<WalletDatabase> {
  const opening = openDB<WalletSchema>(walletName, version, {
    upgrade(wallet, oldVersion) {
      if (oldVersion < 1) {
        wallet.createObjectStore('claims', { keyPath: ['userId', 'claim.code'] });
      }
    },
    // Lets another tab change or delete the database.
    blocking: (_old, _new, { target }) => (target as IDBDatabase).close(),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The wallet cannot be opened'));
      opening.then((wallet) => wallet.close()).catch(() => {});
    }, patience);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function closeAfter<T>(
  opening: Promise<WalletDatabase>,
  work: (wallet: WalletDatabase) => Promise<T>,
): Promise<T> {
  const wallet = await opening;
  try {
    return await work(wallet);
  } finally {
    wallet.close();
  }
}

/** Opens the wallet for one piece of work. Rejects if the browser stores nothing, as in some private windows. */
export const inWallet = <T>(work: (wallet: WalletDatabase) => Promise<T>): Promise<T> =>
  closeAfter(open(schemaVersion), work);

/** Opens the wallet in the version that it has, also a newer one. */
export const inAnyWallet = <T>(work: (wallet: WalletDatabase) => Promise<T>): Promise<T> =>
  closeAfter(open(), work);
