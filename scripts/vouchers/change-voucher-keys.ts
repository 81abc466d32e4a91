import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { KeyRing } from '#lambdas/claims/vouchers/key-ring.ts';
import { UserError } from '../process/user-error.ts';
import { waitingKey, withEnded, withSuccessor } from './key-changes.ts';
import { newVoucherKey } from './new-voucher-key.ts';
import { findKeyRing, putKeyRing } from './stored-key-ring.ts';

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
