import type { User } from '#contract/accounts/users.ts';
import { screenAt, screenOf } from './screens.ts';

/** Returns whether a role may open the page at a path. The server decides about the actions on it. */
export function maySee(pathname: string, role: User['role']): boolean {
  const name = screenAt(pathname);
  return name === undefined || (screenOf(name).roles?.includes(role) ?? true);
}
