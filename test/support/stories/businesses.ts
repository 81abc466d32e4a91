import type { Business, BusinessInput } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { ifMatch } from '../builders/a-request.ts';
import { call } from './call.ts';
import { aPerson, aStaffMember, type Person } from './people.ts';

export interface OwnedBusiness {
  readonly owner: Person;
  readonly business: Business;
}

/** The request body that registers a bakery. */
export function aBusinessBody(
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

/** Returns the staff member shared by the tests of a file, created at the first use. */
export function theStaff(): Promise<Person> {
  staff ??= aStaffMember();
  return staff;
}

/** Registers a business, which is then pending approval. */
export async function aRegisteredBusiness(
  changes: Partial<BusinessInput> = {},
): Promise<OwnedBusiness> {
  const owner = await aPerson();
  const { body } = await call(businessRoutes.createBusiness, {
    as: owner,
    body: aBusinessBody(owner, changes),
  });
  return { owner, business: body };
}

/** Returns a staff request about the stored version of a business or revision. */
async function asSeenByStaff(id: string) {
  const request = { as: await theStaff(), params: { id } };
  const { version } = (await call(businessRoutes.getBusiness, request)).body;
  return { ...request, headers: ifMatch(version) };
}

/** Approves or rejects a business or revision as staff. */
export async function decideAsStaff(
  id: string,
  decision: 'approve' | 'reject',
  reason = 'Os dados não conferem',
): Promise<Business> {
  const { body } = await call(staffRoutes.decideBusinessApproval, {
    ...(await asSeenByStaff(id)),
    body: decision === 'approve' ? { decision } : { decision, reason },
  });
  return body;
}

/** Registers and approves a business. */
export async function anActiveBusiness(
  changes: Partial<BusinessInput> = {},
): Promise<OwnedBusiness> {
  const { owner, business } = await aRegisteredBusiness(changes);
  return { owner, business: await decideAsStaff(business.id, 'approve') };
}

/** Suspends a business as staff. */
export const suspend = async ({ business }: Pick<OwnedBusiness, 'business'>) =>
  call(staffRoutes.suspendBusiness, {
    ...(await asSeenByStaff(business.id)),
    body: { reason: 'Fatura vencida' },
  });

/** Lists a user's business (at most one) with its pending revision. */
export async function businessesOf(person: Person) {
  const query = { userId: person.userId };
  const { body } = await call(businessRoutes.listBusinesses, { as: person, query });
  return body.items;
}
