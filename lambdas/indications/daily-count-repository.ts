import { dailyCount } from '../shared/daily-limit/daily-count-repository.ts';
import { keys } from '../shared/table/keys.ts';

/** The indications that a user sends on a day: twenty at most. */
export const indicationsOfDay = dailyCount(keys.indicationsOfDay, 20);
