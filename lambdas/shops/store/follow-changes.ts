import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';

/** Follows and unfollows per user and day: at most 200, since each changes numbers that a shop shows. */
export const followChangesOfDay = dailyCount(keys.followChangesOfDay, 200);
