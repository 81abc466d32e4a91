import type { UserState } from '#web/screens/user-state.ts';

const booleans = [false, true] as const;

const businesses = [
  undefined,
  { sizeTypeId: 99, status: 'pending_approval' },
  { sizeTypeId: 99, status: 'active' },
  { sizeTypeId: 99, status: 'pending_approval', previousActive: 'biz_1' },
  { sizeTypeId: 1, status: 'active' },
  { sizeTypeId: 1, status: 'pending_approval', previousActive: 'biz_1' },
] as const;

/** Every combination of the inputs of the rules of landing and menu. */
export const allStates: readonly UserState[] = (
  ['consumer', 'owner', 'validator', 'staff'] as const
).flatMap((role) =>
  businesses.flatMap((business) =>
    booleans.flatMap((hasShops) =>
      booleans.flatMap((hasValidators) =>
        booleans.flatMap((hasOffers) =>
          booleans.map((hasInvoices) => ({
            ...{ role, business, hasShops },
            ...{ hasValidators, hasOffers, hasInvoices },
          })),
        ),
      ),
    ),
  ),
);
