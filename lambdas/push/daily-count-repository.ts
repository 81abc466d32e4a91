import { dailyCount } from '../shared/period-limit/period-count-repository.ts';
import { keys } from '../shared/table/keys.ts';

/** The endpoints that a user registers on a day: fifty at most, since each may leave a claim for a year. */
export const pushEndpointsOfDay = dailyCount(keys.pushEndpointsOfDay, 50);
