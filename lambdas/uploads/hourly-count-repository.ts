import type { Actor } from '../shared/identity/actor.ts';
import { hourlyCount } from '../shared/period-limit/period-count-repository.ts';
import { keys } from '../shared/table/keys.ts';

/** The forms that the owner of a business gets in an hour: enough for twelve offers of ten images each. */
const ofOwners = hourlyCount(keys.uploadsOfHour, 120);

/** Those of a user without a business, who needs one avatar; everyone may sign up. */
const ofOthers = hourlyCount(keys.uploadsOfHour, 20);

/** The count of the forms that a user got in an hour, with the limit that they have. */
export const uploadsOfHour = ({ businessId }: Pick<Actor, 'businessId'>) =>
  businessId === undefined ? ofOthers : ofOwners;
