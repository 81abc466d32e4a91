import type { User } from '#contract/accounts/users.ts';

/** Data that is deleted with an account, and data that stays, as texts `removeAccount.<name>`. */
interface RemovalEffects {
  readonly goes: readonly (
    | 'access'
    | 'data'
    | 'follows'
    | 'vouchers'
    | 'business'
    | 'validators'
    | 'shop'
  )[];
  readonly stays: readonly (
    | 'traces'
    | 'links'
    | 'decisions'
    | 'invoices'
    | 'redemptions'
    | 'employer'
    | 'own'
  )[];
}

const effectsOf: Readonly<Record<User['role'], RemovalEffects>> = {
  consumer: { goes: [], stays: [] },
  owner: {
    goes: ['business', 'validators'],
    stays: ['links', 'decisions', 'invoices', 'redemptions'],
  },
  validator: { goes: ['shop'], stays: ['employer'] },
  staff: { goes: [], stays: ['own'] },
};

/** Returns the effects of removing an account with a role (docs/decisions/identity.md). */
export function removalEffects(role: User['role']): RemovalEffects {
  const { goes, stays } = effectsOf[role];
  return { goes: ['access', ...goes, 'data', 'follows', 'vouchers'], stays: [...stays, 'traces'] };
}
