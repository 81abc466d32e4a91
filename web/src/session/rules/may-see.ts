import type { User } from '#contract/users.ts';

const validatorPaths = ['/offer-list', '/profile', '/change-password', '/accept-terms'];

/** May the role see a private page? What it may do there is the server's to decide. */
export function maySee(pathname: string, role: User['role']): boolean {
  if (pathname === '/staff') return role === 'staff';
  if (role === 'validator') return validatorPaths.includes(pathname);
  return true;
}
