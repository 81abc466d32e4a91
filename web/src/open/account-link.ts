import { storedRole } from '#web/lib/auth/stored-business.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith, whenShown } from './elements.ts';

/**
 * Makes the link to the sign-in lead to the vouchers of a user who is signed in on this device, and shows those who have
 * a business, validate for one, or are staff the way into the app.
 */
export function offerAccount(): void {
  for (const link of elementsWith('account') as HTMLAnchorElement[]) {
    const { text, href } = link;
    whenShown(() => Object.assign(link, storedUserId() ? link.dataset : { text, href }));
  }
  whenShown(() => {
    for (const link of elementsWith('role-link')) {
      const role = storedRole();
      const { [`${role}`]: text, [`${role}Href`]: href } = link.dataset;
      link.hidden = !text;
      if (text) Object.assign(link, { text, href });
    }
  });
}
