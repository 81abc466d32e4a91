import type { UserItem } from '#lambdas/platform/identity/user-store.ts';

/** User ids (the `sub` claim of their tokens). */
export const ownerId = '11111111-1111-4111-8111-111111111111';
export const strangerId = '22222222-2222-4222-8222-222222222222';
export const staffId = '33333333-3333-4333-8333-333333333333';

/** Callers of a route. */
export const owner = { userId: ownerId };
export const stranger = { userId: strangerId };

/** A stored user; by default an active consumer. */
export function aUser(changes: Partial<UserItem> = {}): UserItem {
  return {
    userId: ownerId,
    status: 'active',
    createdAt: '2026-01-02T03:04:05.678Z',
    ...changes,
  };
}

/** A stored staff member. */
export function aStaffUser(changes: Partial<UserItem> = {}): UserItem {
  return aUser({ userId: staffId, staffSince: '2026-01-01T00:00:00.000Z', ...changes });
}
