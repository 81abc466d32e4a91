import type { User } from '#contract/accounts/users.ts';

type Role = User['role'];

/** The roles that have a business or may register one. */
export const owners: readonly Role[] = ['consumer', 'owner'];
