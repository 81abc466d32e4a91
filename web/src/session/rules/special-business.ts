import { specialSizeTypeId } from '#contract/size-types.ts';

/** What the rules ask of a business. */
export interface RuledBusiness {
  readonly id: string;
  readonly status: string;
  readonly previousActive?: string;
  readonly sizeTypeId: number;
}

/** A business is special when none is loaded, or when it is new and of the size "talk to us". */
export function isSpecialBusiness(
  business: Pick<RuledBusiness, 'previousActive' | 'sizeTypeId'> | undefined,
): boolean {
  if (!business) return true;
  return !business.previousActive && business.sizeTypeId === specialSizeTypeId;
}

/** While a revision waits for approval, the active record is what everything hangs on. */
export function currentBusinessIdOf(
  business: Pick<RuledBusiness, 'id' | 'status' | 'previousActive'>,
): string {
  return business.status === 'pending_approval' && business.previousActive
    ? business.previousActive
    : business.id;
}
