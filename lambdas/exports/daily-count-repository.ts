import { dailyCount } from '../shared/period-limit/period-count-repository.ts';
import { keys } from '../shared/table/keys.ts';

/** The exports that a user starts on a day: five at most, since each reads all that is stored about them. */
export const exportsOfDay = dailyCount(keys.exportsOfDay, 5);
