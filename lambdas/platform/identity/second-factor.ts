import { AppError } from '../errors/app-error.ts';
import type { Actor } from './actor.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Known facts about a staff member's sign-in and second factor. */
type Known = Pick<Actor, 'authTime' | 'secondFactorSince'>;

/** Returns from when on sign-ins count after a new second factor: the next whole second, since tokens round down. */
export function startOfSecondFactor(now: Date): string {
  return new Date(Math.ceil(now.getTime() / 1000) * 1000).toISOString();
}

/** Whether the caller signed in after the second factor was set up; Cognito then asked for it. */
function signedInSince({ authTime, secondFactorSince }: Known): boolean {
  if (authTime === undefined || secondFactorSince === undefined) return false;
  return authTime * 1000 >= Date.parse(secondFactorSince);
}

/**
 * Decides on a call of staff. `store` (new second factor) and `clear` (removed one) are refusals, too. Source:
 * docs/decisions/identity.md, "Staff must have signed in after they set up the second factor".
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
 * Refuses staff without a sign-in by second factor, as far as the table knows: a removed one counts until the next
 * call for staff only. Throws SECOND_FACTOR_REQUIRED on stages that ask for one.
 */
export function requireStoredSecondFactor(actor: Known): void {
  if (isSecondFactorRequired && !signedInSince(actor)) throw new AppError('SECOND_FACTOR_REQUIRED');
}

const { SECOND_FACTOR_OF_STAFF: setting } = z
  .object({ SECOND_FACTOR_OF_STAFF: z.enum(['required', 'optional']) })
  .parse(process.env);

/**
 * Whether this stage asks staff for a second factor. Lambdas with staff calls do not start without the variable, so
 * that a lost variable cannot open these calls.
 */
export const isSecondFactorRequired = setting === 'required';
