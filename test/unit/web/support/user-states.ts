import type { UserState } from '#web/screens/user-state.ts';

const booleans = [false, true] as const;

const businesses = [
  undefined,
  { sizeTypeId: 99, status: 'pending_approval' },
  { sizeTypeId: 99, status: 'pending_approval', previousActive: 'biz_1' },
  { sizeTypeId: 1, status: 'active' },
  { sizeTypeId: 1, status: 'pending_approval', previousActive: 'biz_1' },
] as const;

/** Every combination of inputs of the rules: 4 roles, 5 businesses, with or without shops, validators and offers. */
export const allStates: readonly UserState[] = (
  ['consumer', 'owner', 'validator', 'staff'] as const
).flatMap((role) =>
  businesses.flatMap((business) =>
    booleans.flatMap((hasShops) =>
      booleans.flatMap((hasValidators) =>
        booleans.map((hasOffers) => ({
          role,
          business,
          hasShops,
          hasValidators,
          hasOffers,
          hasInvoices: false,
        })),
      ),
    ),
  ),
);
