import {
  isTrusted,
  type KeyRing,
  signingKey,
  type VoucherKey,
} from '#lambdas/claims/vouchers/key-ring.ts';
import { leadDays } from '#lambdas/claims/vouchers/keys-to-verify.ts';
import { UserError } from '../process/user-error.ts';

type MakeKey = (signsFrom: Date) => VoucherKey;

/** Returns the key that waits to sign, if there is one. */
export function waitingKey({ keys }: KeyRing, now: Date): VoucherKey | undefined {
  return keys.find((key) => isTrusted(key) && new Date(key.signsFrom) > now);
}

/** Returns the keys with a successor that signs in seven days; by then every counter in use has it. */
export function withSuccessor(ring: KeyRing, now: Date, makeKey: MakeKey): KeyRing {
  const signsFrom = new Date(now.getTime() + leadDays * 86_400_000);
  return { keys: [...ring.keys, makeKey(signsFrom)] };
}

/**
 * Returns the keys with one ended, and a new one if no other key signs. Throws a UserError if the id is unknown or the
 * key has already ended.
 */
export function withEnded(ring: KeyRing, id: string, now: Date, makeKey: MakeKey): KeyRing {
  const ended = ring.keys.find((key) => key.id === id);
  if (!ended) throw new UserError(`There is no key ${id}: the command list shows all.`);
  if (!isTrusted(ended)) throw new UserError(`The key ${id} was ended at ${ended.endedAt}.`);
  const keys = ring.keys.map((key) =>
    key === ended ? { ...key, endedAt: now.toISOString() } : key,
  );
  return { keys: signingKey({ keys }, now) ? keys : [...keys, makeKey(now)] };
}
