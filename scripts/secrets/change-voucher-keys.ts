import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  isTrusted,
  type KeyRing,
  keysToVerify,
  leadDays,
  signingKey,
  type VoucherKey,
} from '#lambdas/claims/vouchers/key-ring.ts';
import { UserError } from '../process/user-error.ts';
import { findKeyRing, newVoucherKey, putKeyRing } from './voucher-keys.ts';

type MakeKey = (signsFrom: Date) => VoucherKey;

/** Returns the key that waits to sign, if there is one. */
function waitingKey({ keys }: KeyRing, now: Date): VoucherKey | undefined {
  return keys.find((key) => isTrusted(key) && new Date(key.signsFrom) > now);
}

/** Returns the keys with a successor that signs in seven days; by then every counter in use has it. */
function withSuccessor(ring: KeyRing, now: Date, makeKey: MakeKey): KeyRing {
  const signsFrom = new Date(now.getTime() + leadDays * 86_400_000);
  return { keys: [...ring.keys, makeKey(signsFrom)] };
}

/**
 * Returns the keys with one ended, and a new one if no other key signs. Throws a UserError if the id is unknown or the
 * key has already ended.
 */
function withEnded(ring: KeyRing, id: string, now: Date, makeKey: MakeKey): KeyRing {
  const ended = ring.keys.find((key) => key.id === id);
  if (!ended) throw new UserError(`There is no key ${id}: the command list shows all.`);
  if (!isTrusted(ended)) throw new UserError(`The key ${id} was ended at ${ended.endedAt}.`);
  const keys = ring.keys.map((key) =>
    key === ended ? { ...key, endedAt: now.toISOString() } : key,
  );
  return { keys: signingKey({ keys }, now) ? keys : [...keys, makeKey(now)] };
}

/** The keys of a stage after a command, and a remark about the change. */
interface Changed {
  readonly ring: KeyRing;
  readonly remark: string;
}

interface KeyRingContext {
  readonly client: SecretsManagerClient;
  readonly stage: string;
  readonly now: Date;
}

/** Reads the keys of a stage; throws a UserError if no deploy has created them yet. */
export async function requireKeyRing({ client, stage }: KeyRingContext): Promise<KeyRing> {
  const ring = await findKeyRing(client, stage);
  if (ring) return ring;
  throw new UserError(`The stage ${stage} has no keys for vouchers yet: its deploy makes one.`);
}

/** Adds a successor that signs in seven days, unless one is already waiting. */
export async function rotateVoucherKeys(context: KeyRingContext): Promise<Changed> {
  const ring = await requireKeyRing(context);
  const waiting = waitingKey(ring, context.now);
  if (waiting) return { ring, remark: `nothing was changed, since ${waiting.id} waits to sign` };
  const changed = withSuccessor(ring, context.now, newVoucherKey);
  await putKeyRing(context.client, context.stage, changed);
  return { ring: changed, remark: `${changed.keys.at(-1)?.id} was added` };
}

/** Ends a compromised key; throws what `withEnded` throws. */
export async function endVoucherKey(context: KeyRingContext, id: string): Promise<Changed> {
  const ring = await requireKeyRing(context);
  const changed = withEnded(ring, id, context.now, newVoucherKey);
  await putKeyRing(context.client, context.stage, changed);
  const isNew = changed.keys.length > ring.keys.length;
  return { ring: changed, remark: isNew ? `${id} ended, a new one signs` : `${id} ended` };
}

/** Returns a line for each key, newest first: its id, its state, and how long counters accept it. No private keys. */
export function linesOfKeys(ring: KeyRing, now: Date): string[] {
  const known = new Map(keysToVerify(ring, now).map(({ id, validUntil }) => [id, validUntil]));
  const signing = signingKey(ring, now);
  const stateOf = (key: VoucherKey) => {
    if (!isTrusted(key)) return `ended at ${key.endedAt}`;
    if (key === signing) return `signs since ${key.signsFrom}`;
    if (new Date(key.signsFrom) > now) return `signs from ${key.signsFrom}`;
    return `signed from ${key.signsFrom}`;
  };
  const uptoOf = ({ id }: VoucherKey) =>
    known.has(id) ? `counters take it until ${known.get(id)}` : 'counters do not take it';
  return [...ring.keys]
    .sort((one, two) => two.signsFrom.localeCompare(one.signsFrom))
    .map((key) => `${key.id}: ${stateOf(key)}, ${uptoOf(key)}`);
}
