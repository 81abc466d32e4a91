import type { User } from '#contract/accounts/users.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { announceChange } from '../changes.ts';
import { clockOf, loadClock } from '../checking/shop-clock.ts';
import { isDue } from '../entries/settle-entry.ts';
import { outboxStore } from '../store/open-store.ts';
import type { OutboxStore } from '../store/outbox-store.ts';
import type { SendingMember } from './entry-request.ts';
import { asOneSender } from './one-sender.ts';
import { sendDue } from './send-due.ts';

/** The signed-in member, as `GET users/me` answers. */
export type SignedInMember = Pick<
  User,
  'userId' | 'role' | 'businessId' | 'shopId' | 'validatorId'
>;

/** Milliseconds between two attempts. */
const pause = 30_000;

interface Sending {
  readonly me: SignedInMember;
  /** Epoch milliseconds before which the server wants no further calls. */
  notBefore: number;
  run: Promise<void> | undefined;
  /** Whether something was stored during a run. */
  isAsked: boolean;
}

let sending: Sending | undefined;

const senderOf = ({ role, validatorId }: SignedInMember): SendingMember =>
  role === 'owner' ? { kind: 'owner' } : { kind: 'validator', validatorId };

/** Returns the ids of the user's shops that have entries on this device. */
async function shopsOf(
  store: OutboxStore,
  { role, businessId, shopId }: SignedInMember,
): Promise<string[]> {
  if (businessId === undefined || (role !== 'owner' && role !== 'validator')) return [];
  const shops = await store.shops();
  return shops
    .filter((shop) => shop.businessId === businessId)
    .filter((shop) => role === 'owner' || shop.shopId === shopId)
    .map((shop) => shop.shopId);
}

async function sendOnce(current: Sending): Promise<void> {
  const { me } = current;
  const isSignedIn = () => sending === current && storedUserId() === me.userId;
  const store = await outboxStore();
  const shopIds = await shopsOf(store, me);
  await Promise.all(shopIds.map((shopId) => loadClock(store, shopId)));
  const wait = await sendDue(shopIds, {
    store,
    isSignedIn,
    sender: () => senderOf(me),
    now: async (shopId) => clockOf(shopId).now,
    onChange: announceChange,
  });
  current.notBefore = Date.now() + wait;
}

const mayRun = ({ notBefore }: Sending) => {
  const wait = notBefore - Date.now();
  // Longer waits come from a clock that was set back.
  const isAsked = wait > 0 && wait < 24 * 3_600_000;
  return !isAsked && navigator.onLine !== false;
};

async function runUntilDone(current: Sending): Promise<void> {
  do {
    current.isAsked = false;
    await asOneSender(() => sendOnce(current));
  } while (current.isAsked && mayRun(current) && sending === current);
}

/** Sends what waits, once the present run ends. Resolves after it; never rejects. */
export function sendSoon(): Promise<void> {
  const current = sending;
  if (!current) return Promise.resolve();
  current.isAsked = true;
  if (!mayRun(current)) return Promise.resolve();
  current.run ??= runUntilDone(current)
    // The next attempt reads the store again.
    .catch(() => {})
    .finally(() => {
      current.run = undefined;
    });
  return current.run;
}

const sendIfVisible = () => {
  if (document.visibilityState === 'visible') sendSoon();
};

/**
 * Sends the waiting entries of the user's shops: now, every 30 seconds, and when the connection or the page comes back.
 * Returns a function that ends this.
 */
export function startSending(me: SignedInMember): () => void {
  const current: Sending = { me, notBefore: 0, run: undefined, isAsked: false };
  sending = current;
  const timer = setInterval(sendSoon, pause);
  window.addEventListener('online', sendSoon);
  document.addEventListener('visibilitychange', sendIfVisible);
  sendSoon();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', sendSoon);
    document.removeEventListener('visibilitychange', sendIfVisible);
    if (sending === current) sending = undefined;
  };
}

/** Returns the number of uses and undos of the user's shops that wait on this device; 0 if it cannot be read. */
export async function countUnsent(me: SignedInMember): Promise<number> {
  try {
    const store = await outboxStore();
    const shopIds = await shopsOf(store, me);
    const shown = await Promise.all(shopIds.map((shopId) => store.shown(shopId)));
    return shown.flat().filter(isDue).length;
  } catch {
    return 0;
  }
}
