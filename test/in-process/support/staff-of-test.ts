import { aMemberOfStaff, type Staff } from '../removal/an-account.ts';
import { startWithOwnStores } from './own-stores.ts';

/** The member of staff of the test that runs. */
export let staff: Staff;

/** Gives each test of a file empty stores, with a member of staff. */
export function startWithStaff(): void {
  startWithOwnStores();
  beforeEach(async () => {
    staff = await aMemberOfStaff();
  });
}
