import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import { isSpecialBusiness } from '#web/screens/special-business.ts';

const stepNames = ['business', 'approval', 'shop', 'offer', 'share'] as const;

export type StepName = (typeof stepNames)[number];

export interface FirstStep {
  readonly name: StepName;
  /** `next` is the step that the user can do now; `waiting` depends on others. */
  readonly status: 'done' | 'next' | 'waiting' | 'later';
}

export interface Progress {
  /** The live record, or the draft that waits for its first approval. */
  readonly business:
    | Pick<
        Business,
        'status' | 'sizeTypeId' | 'previousActive' | 'legalRegister' | 'personRegister'
      >
    | undefined;
  readonly hasShops: boolean;
  readonly hasOffers: boolean;
}

/** Returns an owner's steps up to sharing the flyer; empty for a suspended, closed or special business. */
export function firstStepsOf({ business, hasShops, hasOffers }: Progress): readonly FirstStep[] {
  const status = business?.status;
  if (status === 'suspended' || status === 'closed') return [];
  if (business && isSpecialBusiness(business)) return [];
  const isApproved = status === 'active';
  const isDone: Readonly<Record<StepName, boolean>> = {
    business: business !== undefined,
    approval: isApproved,
    shop: hasShops,
    offer: hasOffers,
    share: false,
  };
  const waits: Readonly<Partial<Record<StepName, boolean>>> = {
    approval: status === 'pending_approval' && business !== undefined && !lacksTaxId(business),
    share: !isApproved,
  };
  const next = stepNames.find((name) => !isDone[name] && !waits[name]);
  return stepNames.map((name) => {
    if (isDone[name]) return { name, status: 'done' };
    if (name === next) return { name, status: 'next' };
    return { name, status: waits[name] && business ? 'waiting' : 'later' };
  });
}
