import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { countOpenClaims } from './claim-store.ts';

/** Most usable claims per consumer. */
const mostOpen = 100;

/** Most claims per consumer and day. */
export const claimsOfDay = dailyCount(keys.claimsOfDay, 50);

/** Throws WALLET_FULL if a consumer has a hundred usable claims. Claims of the last second may not count yet. */
export async function requireRoomInWallet(userId: string, now: Date): Promise<void> {
  if ((await countOpenClaims(userId, now)) >= mostOpen) throw new AppError('WALLET_FULL');
}
