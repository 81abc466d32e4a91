import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { type BusinessItem, findBusiness } from './store/business-store.ts';

interface OfBusiness {
  readonly businessId: string;
}

/** The live record of the business of an item. Throws BUSINESS_NOT_FOUND. */
export async function findBusinessOf({ businessId }: OfBusiness): Promise<BusinessItem> {
  const business = await findBusiness(businessId);
  if (!business) throw new AppError('BUSINESS_NOT_FOUND');
  return business;
}

/** The same, where an input must name it, by its own id or by that of a revision. Throws BUSINESS_NOT_FOUND. */
export async function findNamedBusiness(item: OfBusiness, id: string): Promise<BusinessItem> {
  const named = await findBusiness(id);
  const liveId = named?.previousActive ?? named?.id;
  if (liveId !== item.businessId) throw new AppError('BUSINESS_NOT_FOUND');
  return named?.id === liveId ? named : findBusinessOf(item);
}
