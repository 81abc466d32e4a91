import type { User } from '#contract/accounts/users.ts';

/** What goes with an account, and what stays, as texts `removeAccount.<name>`. */
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

/** What the removal of an account does to a user of a role (docs/decisions/identity.md). */
export function removalEffects(role: User['role']): RemovalEffects {
  const { goes, stays } = effectsOf[role];
  return { goes: ['access', ...goes, 'data', 'follows', 'vouchers'], stays: [...stays, 'traces'] };
}
