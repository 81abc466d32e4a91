import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import {
  judgeSecondFactor,
  startOfSecondFactor,
} from '#lambdas/platform/identity/second-factor.ts';
import { isSecondFactorRequired } from '#lambdas/platform/identity/second-factor-setting.ts';
import { insertSecondFactor, removeSecondFactor } from '#lambdas/platform/identity/user-store.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';

/** Milliseconds for which a container does not ask Cognito again. */
const rememberedFor = 60_000;

/** Who was seen with a second factor: since when the table knows of it, and until when that is remembered. */
const seen = new Map<string, { readonly since: string; readonly until: number }>();

/**
 * Whether the caller has a second factor. Only a yes is remembered, and only together with the stored instant:
 * someone who has just set one up does not wait, and an instant is never stored by what was true a minute ago.
 */
async function isEnrolled(
  { userId, secondFactorSince: since }: Actor,
  now: Date,
): Promise<boolean> {
  const last = seen.get(userId);
  if (last && last.since === since && now.getTime() < last.until) return true;
  seen.delete(userId);
  // Cognito's client is loaded by the calls that need it, not by every cold start.
  const { hasSecondFactor } = await import('./find-second-factor.ts');
  const found = await hasSecondFactor(userId);
  if (found && since) seen.set(userId, { since, until: now.getTime() + rememberedFor });
  return found;
}

/** Another call of the user may have made the same change first: the call is refused all the same. */
async function unlessDone(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}

/**
 * Refuses a call of staff without a second factor, on stages that ask for one, and keeps on the user's item since
 * when they have one. Throws SECOND_FACTOR_REQUIRED; UNAUTHENTICATED where the account is gone or disabled; and
 * Cognito's error where it is throttled or down, so that nobody gets in meanwhile.
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
