import type { Business, BusinessInput } from '#contract/businesses.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { call } from './call.ts';
import { aPerson, aStaffMember, type Person } from './people.ts';

/** A business with the person who owns it. */
export interface Owned {
  readonly owner: Person;
  readonly business: Business;
}

/** What the owner of a bakery says of it. */
export function aBusinessInput(
  { userId }: Pick<Person, 'userId'>,
  changes: Partial<BusinessInput> = {},
): BusinessInput {
  return {
    name: 'Padaria São João',
    sizeTypeId: 3,
    userId,
    legalRegister: '11222333000181',
    ...changes,
  };
}

let staff: Promise<Person> | undefined;

/** The one staff member that a test file's approvals are made by. */
export function theStaff(): Promise<Person> {
  staff ??= aStaffMember();
  return staff;
}

/** A business that waits for staff. */
export async function aPendingBusiness(changes: Partial<BusinessInput> = {}): Promise<Owned> {
  const owner = await aPerson();
  const { body } = await call(businessRoutes.createBusiness, {
    as: owner,
    body: aBusinessInput(owner, changes),
  });
  return { owner, business: body };
}

/** Has staff decide on a business or revision. */
export async function decide(
  id: string,
  decision: 'approve' | 'reject',
  reason = 'Os dados não conferem',
): Promise<Business> {
  const { body } = await call(staffRoutes.decideBusinessApproval, {
    as: await theStaff(),
    params: { id },
    body: decision === 'approve' ? { decision } : { decision, reason },
  });
  return body;
}

/** A business that staff approved. */
export async function anActiveBusiness(changes: Partial<BusinessInput> = {}): Promise<Owned> {
  const { owner, business } = await aPendingBusiness(changes);
  return { owner, business: await decide(business.id, 'approve') };
}

/** A live business whose owner asked for a change that staff have still to look at. */
export async function aBusinessWithRevision(): Promise<Owned & { readonly revision: Business }> {
  const { owner, business } = await anActiveBusiness();
  const { body } = await call(businessRoutes.updateBusiness, {
    as: owner,
    params: { id: business.id },
    body: aBusinessInput(owner, { name: 'Padaria São João e Filhas' }),
  });
  return { owner, business, revision: body };
}
