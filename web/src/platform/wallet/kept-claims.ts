import type { Claim } from '#contract/claims/claims.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { answeredAt, serverNow } from '#web/lib/clock/server-clock.ts';
import { forgetWallet } from './forget-wallet.ts';
import { keepPictures, pictureOf } from './keep-pictures.ts';
import { inWallet, type StoredClaim, type WalletDatabase } from './wallet-database.ts';

/** A voucher on this device. */
export type KeptClaim = Omit<StoredClaim, 'userId'>;

/** Returns whether a voucher is over. Known once the server has told its time: the device's clock may be a year ahead. */
const isOver = ({ status, endsAt }: Claim): boolean =>
  status !== 'open' || (answeredAt() > 0 && Date.parse(endsAt) < serverNow());

interface Change {
  readonly userId: string;
  readonly claims: readonly Claim[];
  /** Whether the user's other vouchers leave. */
  readonly isWhole: boolean;
}

/** Writes usable claims of a user, and removes vouchers that are over or another user's. */
async function write(
  wallet: WalletDatabase,
  { userId, claims, isWhole }: Change,
): Promise<readonly StoredClaim[]> {
  const transaction = wallet.transaction('claims', 'readwrite');
  const { store } = transaction;
  const codes = new Set(claims.map(({ code }) => code));
  const pictures = new Map<string | undefined, Blob | undefined>();
  for (const old of await store.getAll()) {
    const { code } = old.claim;
    const isOwn = old.userId === userId;
    if (isOwn) pictures.set(pictureOf(old), old.picture);
    if (isWhole || !isOwn || codes.has(code) || isOver(old.claim)) {
      await store.delete([old.userId, code]);
    }
  }
  const stored = claims
    .filter((claim) => !isOver(claim))
    .map((claim): StoredClaim => {
      const picture = pictures.get(pictureOf({ claim }));
      return { userId, claim, ...(picture && { picture }) };
    });
  for (const each of stored) await store.put(each);
  await transaction.done;
  return stored;
}

/** Empties the wallet if the user has signed out meanwhile, even in another tab: it may have been filled since. */
async function isStillSignedIn(userId: string): Promise<boolean> {
  if (storedUserId() === userId) return true;
  await forgetWallet();
  return false;
}

async function keep(change: Change): Promise<boolean> {
  const { userId } = change;
  if (storedUserId() !== userId) return false;
  try {
    const stored = await inWallet((wallet) => write(wallet, change));
    if (!(await isStillSignedIn(userId))) return false;
    await keepPictures(stored);
    return await isStillSignedIn(userId);
  } catch {
    // The storage is full or unavailable.
    return false;
  }
}

/** Replaces the stored vouchers by the user's usable claims. Returns whether this device has stored them. */
export const keepClaims = (userId: string, claims: readonly Claim[]): Promise<boolean> =>
  keep({ userId, claims, isWhole: true });

/** Stores a new claim beside the user's others. Returns whether this device has stored it. */
export const keepClaim = (userId: string, claim: Claim): Promise<boolean> =>
  keep({ userId, claims: [claim], isWhole: false });

/** Returns a user's stored vouchers, soonest to end first; none if the browser stores nothing. */
export async function keptClaims(userId: string): Promise<KeptClaim[]> {
  try {
    const stored = await inWallet(async (wallet) => {
      await write(wallet, { userId, claims: [], isWhole: false });
      return wallet.getAll('claims');
    });
    if (!(await isStillSignedIn(userId))) return [];
    return stored
      .map(({ userId: _, ...kept }): KeptClaim => kept)
      .sort((one, other) => one.claim.endsAt.localeCompare(other.claim.endsAt));
  } catch {
    return [];
  }
}

/** Removes the vouchers of others when a user signs in: an earlier removal may have failed. */
export async function forgetOtherWallets(userId: string): Promise<void> {
  await keptClaims(userId);
}
