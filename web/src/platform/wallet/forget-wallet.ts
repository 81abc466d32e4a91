import { deleteDB } from 'idb';
import { inAnyWallet, walletName } from './wallet-database.ts';

/**
 * Removes the vouchers of all users from this device. Empties the store first, since the deletion of the database would
 * wait for other tabs that have it open.
 */
export async function forgetWallet(): Promise<void> {
  try {
    await inAnyWallet((wallet) => wallet.clear('claims'));
  } catch {
    // A broken database, or one of a newer version of the app. Without storage, nothing was stored.
    await Promise.resolve()
      .then(() => deleteDB(walletName))
      .catch(() => {});
  }
}
