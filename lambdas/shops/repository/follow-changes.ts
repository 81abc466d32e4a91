import { dailyCount } from '../../shared/period-limit/period-count-repository.ts';
import { keys } from '../../shared/table/keys.ts';

/** Follows and unfollows per user and day: at most 200, since each changes numbers that a shop shows. */
export const followChangesOfDay = dailyCount(keys.followChangesOfDay, 200);
