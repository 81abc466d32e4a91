import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { type BusinessItem, findBusiness } from './store/business-store.ts';

interface BelongsToBusiness {
  readonly businessId: string;
}

/** Returns the live record of an item's business. Throws BUSINESS_NOT_FOUND. */
export async function findLiveBusiness({ businessId }: BelongsToBusiness): Promise<BusinessItem> {
  const business = await findBusiness(businessId);
  if (!business) throw new AppError('BUSINESS_NOT_FOUND');
  return business;
}

/** Returns the live record if the given id is its own or its revision's. Throws BUSINESS_NOT_FOUND. */
export async function findNamedLiveBusiness(
  item: BelongsToBusiness,
  id: string,
): Promise<BusinessItem> {
  const named = await findBusiness(id);
  const liveId = named?.previousActive ?? named?.id;
  if (liveId !== item.businessId) throw new AppError('BUSINESS_NOT_FOUND');
  return named?.id === liveId ? named : findLiveBusiness(item);
}
