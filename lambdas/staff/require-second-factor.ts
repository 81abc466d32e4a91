import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import {
  isSecondFactorRequired,
  judgeSecondFactor,
  startOfSecondFactor,
} from '#lambdas/platform/identity/second-factor.ts';
import { insertSecondFactor, removeSecondFactor } from '#lambdas/platform/identity/user-store.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';

/** Milliseconds until a container asks Cognito again. */
const rememberedFor = 60_000;

/** Users seen with a second factor: since when (as stored), and until when this is remembered. */
const seen = new Map<string, { readonly since: string; readonly until: number }>();

/**
 * Returns whether the caller has a second factor. Only a yes is remembered, and only with the stored instant:
 * whoever has just set one up does not wait.
 */
async function isEnrolled(
  { userId, secondFactorSince: since }: Actor,
  now: Date,
): Promise<boolean> {
  const last = seen.get(userId);
  if (last && last.since === since && now.getTime() < last.until) return true;
  seen.delete(userId);
  // Only some calls need Cognito's client, so it is loaded on demand.
  const { hasSecondFactor } = await import('./find-second-factor.ts');
  const found = await hasSecondFactor(userId);
  if (found && since) seen.set(userId, { since, until: now.getTime() + rememberedFor });
  return found;
}

/** Another call of the user may have made the same change first; the call is refused anyway. */
async function unlessDone(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}

/**
 * Refuses a staff call without a second factor, on stages that ask for one, and stores since when the user has
 * one. Throws SECOND_FACTOR_REQUIRED, or UNAUTHENTICATED without an account. If Cognito fails, nobody gets in.
 */
export async function requireSecondFactor(actor: Actor, now: Date): Promise<void> {
  if (!isSecondFactorRequired) return;
  const { userId, secondFactorSince: since } = actor;
  const verdict = judgeSecondFactor(await isEnrolled(actor, now), actor);
  if (verdict === 'allow') return;
  if (verdict === 'store') await unlessDone(insertSecondFactor(userId, startOfSecondFactor(now)));
  if (verdict === 'clear' && since) await unlessDone(removeSecondFactor(userId, since));
  throw new AppError('SECOND_FACTOR_REQUIRED');
}
