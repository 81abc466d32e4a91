import type { User } from '#contract/accounts/users.ts';

type Role = User['role'];

/** Roles that have a business or may register one. */
export const owners: readonly Role[] = ['consumer', 'owner'];
