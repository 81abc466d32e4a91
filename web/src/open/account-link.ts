import { storedRole } from '#web/lib/auth/stored-business.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith, whenShown } from './elements.ts';

const linksWith = (attribute: string) => elementsWith(attribute) as HTMLAnchorElement[];

/**
 * Makes the link to the sign-in lead to the vouchers of a user who is signed in on this device, and shows those who have
 * a business, validate for one, or are staff the way into the app.
 */
export function offerAccount(): void {
  for (const link of linksWith('account')) {
    const { text, href } = link;
    whenShown(() => Object.assign(link, storedUserId() ? link.dataset : { text, href }));
  }
  for (const link of linksWith('role-link')) {
    whenShown(() => {
      const role = storedRole() ?? '';
      const { [role]: text = '', [`${role}Href`]: href = '' } = link.dataset;
      Object.assign(link, { text, href, hidden: !text });
    });
  }
}
