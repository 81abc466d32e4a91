import { aMemberOfStaff, type Staff } from '../removal/an-account.ts';
import { startWithOwnStores } from './own-stores.ts';

/** The staff member of the current test. */
export let staff: Staff;

/** Gives each test of a file empty stores with a staff member. */
export function startWithStaff(): void {
  startWithOwnStores();
  beforeEach(async () => {
    staff = await aMemberOfStaff();
  });
}
