import { must, type Owner } from '../removal/an-account.ts';

export const asOwner = ({ userId }: Owner) => ({ userId });

/** A request of the owner for their business. */
export const ofBusiness = (owner: Owner) => ({
  as: asOwner(owner),
  params: { id: owner.business.id },
});

/** The items of a list of the owner's business. */
export async function listed(
  name: 'listShopsOfBusiness' | 'listOffersOfBusiness' | 'listValidators',
  owner: Owner,
  query: Record<string, string> = {},
) {
  const { items } = await must(name, { ...ofBusiness(owner), query });
  return items as Record<string, unknown>[];
}
