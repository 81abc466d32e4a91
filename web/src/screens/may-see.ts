import type { User } from '#contract/accounts/users.ts';
import { screenAt, screenOf } from './screens.ts';

/** Whether a role may open the page at a path. What it may do there is decided by the server. */
export function maySee(pathname: string, role: User['role']): boolean {
  const name = screenAt(pathname);
  return name === undefined || (screenOf(name).roles?.includes(role) ?? true);
}
