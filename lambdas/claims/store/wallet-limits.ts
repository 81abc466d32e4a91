import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { countOpenClaims } from './claim-store.ts';

/** Most claims of one person that can be used at the same time. */
const mostOpen = 100;

/** The offers that a person claims on a day: fifty at most. */
export const claimsOfDay = dailyCount(keys.claimsOfDay, 50);

/** Throws WALLET_FULL for a person with a hundred claims that can be used. Those of the last second may not count yet. */
export async function requireRoomInWallet(userId: string, now: Date): Promise<void> {
  if ((await countOpenClaims(userId, now)) >= mostOpen) throw new AppError('WALLET_FULL');
}
