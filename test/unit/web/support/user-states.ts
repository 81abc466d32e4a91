import type { UserState } from '#web/session/rules/user-state.ts';

const booleans = [false, true] as const;

const aSpecialBusiness = { sizeTypeId: 99 };
const aRevisionOfSpecialSize = { sizeTypeId: 99, previousActive: 'biz_1' };
const aPlainBusiness = { sizeTypeId: 1 };

const businesses = [
  undefined,
  aSpecialBusiness,
  aRevisionOfSpecialSize,
  aPlainBusiness,
  { ...aPlainBusiness, previousActive: 'biz_1' },
] as const;

/** Every combination that the rules can meet: 4 roles, 5 businesses, 16 sets of belongings. */
export const allStates: readonly UserState[] = (
  ['consumer', 'owner', 'validator', 'staff'] as const
).flatMap((role) =>
  businesses.flatMap((business) =>
    booleans.flatMap((hasShops) =>
      booleans.flatMap((hasValidators) =>
        booleans.flatMap((hasOffers) =>
          booleans.map((hasInvoices) => ({
            role,
            business,
            hasShops,
            hasValidators,
            hasOffers,
            hasInvoices,
          })),
        ),
      ),
    ),
  ),
);
