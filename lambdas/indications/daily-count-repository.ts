import { dailyCount } from '../shared/period-limit/period-count-repository.ts';
import { keys } from '../shared/table/keys.ts';

/** The indications that a user sends on a day: twenty at most. */
export const indicationsOfDay = dailyCount(keys.indicationsOfDay, 20);
