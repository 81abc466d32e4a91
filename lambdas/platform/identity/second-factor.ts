import { AppError } from '../errors/app-error.ts';
import type { Actor } from './actor.ts';
import { isSecondFactorRequired } from './second-factor-setting.ts';

/** What is known of a staff member's second factor, besides whether they have one now. */
type Known = Pick<Actor, 'authTime' | 'secondFactorSince'>;

/**
 * From when on a sign-in counts, for a second factor that was first seen at `now`: the next whole second, since
 * tokens have whole seconds, rounded down. A sign-in by password alone came before `now`.
 */
export function startOfSecondFactor(now: Date): string {
  return new Date(Math.ceil(now.getTime() / 1000) * 1000).toISOString();
}

/** Whether the caller signed in after the second factor was set up, which Cognito then asked for. */
function signedInSince({ authTime, secondFactorSince }: Known): boolean {
  if (authTime === undefined || secondFactorSince === undefined) return false;
  return authTime * 1000 >= Date.parse(secondFactorSince);
}

/**
 * What follows for a call of staff: it is allowed or refused, and a refused one may have to `store` since when
 * there is a second factor, or `clear` that for one that is gone. Source: design.md, "Second factor of staff".
 */
export function judgeSecondFactor(
  isEnrolled: boolean,
  known: Known,
): 'allow' | 'refuse' | 'store' | 'clear' {
  if (!isEnrolled) return known.secondFactorSince === undefined ? 'refuse' : 'clear';
  if (known.secondFactorSince === undefined) return 'store';
  return signedInSince(known) ? 'allow' : 'refuse';
}

/**
 * Refuses staff who have not signed in with a second factor, as far as the table knows: one that was removed
 * counts until the next call of a route that is for staff only. Throws SECOND_FACTOR_REQUIRED on stages that
 * ask for one.
 */
export function requireStoredSecondFactor(actor: Known): void {
  if (isSecondFactorRequired && !signedInSince(actor)) throw new AppError('SECOND_FACTOR_REQUIRED');
}
