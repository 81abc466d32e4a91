import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';

/** The follows that a user begins and ends on a day: 200 at most, since each changes numbers that a shop shows. */
export const followChangesOfDay = dailyCount(keys.followChangesOfDay, 200);
