import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { elementsWith, whenShown } from './elements.ts';

/** Makes the link to the sign-in lead to the account of a user who is signed in on this device. */
export function offerAccount(): void {
  for (const link of elementsWith('account') as HTMLAnchorElement[]) {
    const { text, href } = link;
    whenShown(() => Object.assign(link, storedUserId() ? link.dataset : { text, href }));
  }
}
