import { dailyCount } from '../../shared/period-limit/period-count-repository.ts';
import { keys } from '../../shared/table/keys.ts';

/**
 * The identifiers that the shops of a business give up on a day, by a rename or a removal: ten at most, since
 * each stays reserved for the business for twelve months.
 */
export const releasedIdentifiersOfDay = dailyCount(keys.releasedIdentifiersOfDay, 10);
